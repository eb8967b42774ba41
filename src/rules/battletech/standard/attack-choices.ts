import { isPlatoon, mostOfArms } from './infantry.js';
import { namesIn, pick, type Choice, type Option, type Blanks } from '../../kernel/choices.js';
import { distance } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import { locationsOf } from '../damage/left.js';
import type { Command } from '../commands.js';
import type { StandardMount } from '../record-sheet.js';
import { mountOf, unitOf } from '../units.js';
import { binsFor, dumpable, jamsToClear, munitionOf } from './ammunition.js';
import { binOf } from './condition.js';
import { holdFire, type Attack } from './fire-phase.js';
import { fullShots, hasComputer, spotterOf, twistsOf } from './gunnery.js';
import { sees } from './sightings.js';
import { worthSpotting } from './spotting.js';
import { isIdle } from './idle.js';
import { locationName } from './legs.js';
import { damageAt, loaded } from './munitions.js';
import { isImmobile } from './parts.js';
import type { SpotterAhead } from './reckoning.js';
import { heatOfFire, isMech } from './vehicles.js';
import { targetProblem } from '../fire.js';
import { mannerOf, modesOf, type FireMode } from './traits.js';
import { canAim, isSide, sidesIn } from '../league/aimed.js';
import { blastsAhead } from '../league/blast-ahead.js';
import { canShift } from '../league/column-shift.js';
import { COLUMN_SHIFTS, type Aim, type Aimed, type BinId, type FullShot, type HexToHit, type Twist } from './types.js';

/** The blanks of a declaration of fire: twist, then target and weapons, again for further targets. */

type Next = Choice<Command>;

/** The value for "no fire", and for "that is all" once something is declared. */
export const NO_TARGET = 'none';
/** Values of the blank `twist`. */
export const TWISTS = {
  '-2': 'left2',
  '-1': 'left',
  '0': 'ahead',
  '1': 'right',
  '2': 'right2',
  '3': 'rear',
  flip: 'flip',
} as const satisfies Record<`${Twist}`, string>;
/** The value for seeing to ammunition and heat sinks before the first target, and the blank in which that is asked then. */
export const UPKEEP = 'upkeep';
const FIRST_TARGET = 'target1';
/** What the value of a jam to clear begins with. */
export const UNJAM = 'unjam:';

/** A way to fire a weapon at a target, as an option: `A`, `A/double`, `A/heat`, `A/indirect`, `A/LT-5` for a bin. */
interface Way {
  readonly value: string;
  readonly aimed: Aimed;
}

/** A way that can be declared after what is declared already, with its number then: a second target costs a modifier (AMB-SEQ-08). */
interface Fit extends Way {
  readonly shot: FullShot;
  readonly spotter: SpotterAhead | null;
}

/** An enemy with every way to fire at it. */
export interface Targeted {
  readonly target: StandardUnit;
  readonly ways: readonly Fit[];
}

export function attackChoice(state: StandardState, unit: StandardUnit, partial: Blanks): Next {
  const twists = twistsOf(unit);
  const chosen = twists.find((twist) => TWISTS[twist] === partial['twist']);
  if (chosen !== undefined) return spotChoice(state, unit, chosen, partial);
  if (isIdle(state, unit)) return { kind: 'done', command: holdFire(unit.id) };
  if (twists.length === 1) return spotChoice(state, unit, 0, partial);
  return pick(
    'twist',
    twists.map((twist) => ({
      value: TWISTS[twist],
      facts: {
        unit: unit.id,
        twist,
        ...(isMech(unit) ? {} : { turret: true }),
        targets: targetsFor(state, unit, twist, []).map(({ target }) => target.id),
      },
    })),
  );
}

/** Whether it spots for friends that do not see an enemy, and which; asked only where that serves anybody (FIN-05). */
function spotChoice(state: StandardState, unit: StandardUnit, twist: Twist, partial: Blanks): Next {
  const worth = worthSpotting(state, unit);
  if (worth.length === 0 || spotIn(state, unit, partial) !== undefined) {
    // Spotting makes its own shots harder, and so it is offered them (FIN-07).
    const spots = spotIn(state, unit, partial) ?? null;
    return targetChoice(state, { ...unit, body: { ...unit.body, spots } }, twist, [], partial, 1);
  }
  const options = worth.map((id): Option => ({ value: id, facts: { unit: id, hex: placeOf(unitOf(state, id)).hex } }));
  return pick('spot', [{ value: NO_TARGET, facts: {} }, ...options]);
}

/** The enemy chosen to be spotted; `null`: none; `undefined` as long as nothing is chosen. */
function spotIn(state: StandardState, unit: StandardUnit, partial: Blanks): UnitId | null | undefined {
  const value = partial['spot'];
  return value === NO_TARGET ? null : worthSpotting(state, unit).find((id) => id === value);
}

/** The enemies at whom a unit can still declare something besides what it has declared. */
const targetsFor = (
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
): readonly Targeted[] =>
  state.units
    .map((target) => ({ target, ways: waysAt(state, unit, twist, target, shots) }))
    .filter(({ ways }) => ways.length > 0);

/** The n-th target with its weapons; when there is nothing left to declare the order is done. */
function targetChoice(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  partial: Blanks,
  n: number,
): Next {
  const blank = targetBlank(partial, n);
  if (blank === FIRST_TARGET) {
    const open = upkeepChoice(state, unit, partial);
    if (open) return open;
  }
  const jams = n === 1 ? jamsToClear(state, unit) : [];
  const named = state.units.find(({ id }) => id === partial[blank]);
  const ways = named ? waysAt(state, unit, twist, named, shots) : [];
  if (named && ways.length > 0) return weaponsChoice(state, unit, twist, shots, { target: named, ways }, partial, n);
  const targets = partial[blank] === NO_TARGET ? [] : targetsFor(state, unit, twist, shots);
  if (partial[blank] === NO_TARGET || (n > 1 && targets.length === 0)) {
    const { spots } = unit.body;
    return { kind: 'done', command: { ...holdFire(unit.id), ...upkeepOf(unit, partial), twist, shots, spots } };
  }
  const jam = jams.find((mount) => partial[blank] === `${UNJAM}${mount}`);
  if (jam) {
    const { spots } = unit.body;
    return { kind: 'done', command: { ...holdFire(unit.id), ...upkeepOf(unit, partial), twist, spots, unjam: jam } };
  }
  return pick(blank, [
    ...targets.map((one) => ({ value: one.target.id, facts: targetFacts(unit, one) })),
    ...jams.map((mount) => ({
      value: `${UNJAM}${mount}`,
      facts: { mount, weapon: mountOf(unit, mount).weapon.id },
    })),
    ...(blank === 'target' ? [{ value: UPKEEP, facts: { unit: unit.id } }] : []),
    { value: NO_TARGET, facts: {} },
  ]);
}

/** The blank of the n-th target. Whoever first sees to ammunition and heat sinks is asked for the first target again. */
const targetBlank = (partial: Blanks, n: number): string =>
  n > 1 ? `target${n}` : partial['target'] === UPKEEP ? FIRST_TARGET : 'target';

/** Bins to dump, then heat sinks to switch off, as long as they have not been chosen (SEQ-16). */
function upkeepChoice(state: StandardState, unit: StandardUnit, partial: Blanks): Next | null {
  const bins = dumpable(unit);
  if (bins.length > 0 && dumpIn(unit, partial) === null) {
    const blasts = blastsAhead(state, unit);
    const facts = (bin: BinId): Option['facts'] => {
      const blast = blasts.find((one) => one.bin === bin)?.damage;
      return { unit: unit.id, bin, rounds: binOf(unit, bin)?.left ?? 0, ...(blast === undefined ? {} : { blast }) };
    };
    return pick(
      'dump',
      [...bins.map((bin) => ({ value: bin, facts: facts(bin) })), { value: NO_TARGET, facts: {} }],
      1,
      bins.length,
    );
  }
  if (sinksIn(unit, partial) !== undefined) return null;
  const counts = Array.from({ length: unit.sheet.full.heatSinks.count + 1 }, (_, off) => off);
  return pick('sinks', [
    { value: NO_TARGET, facts: {} },
    ...counts.map((off) => ({ value: String(off), facts: { off } })),
  ]);
}

/** The bins chosen; `null` as long as nothing is. */
function dumpIn(unit: StandardUnit, partial: Blanks): readonly BinId[] | null {
  const names = new Set(namesIn(partial['dump']));
  const chosen = dumpable(unit).filter((bin) => names.has(bin));
  return chosen.length > 0 || names.has(NO_TARGET) ? chosen : null;
}

/** The heat sinks to be off; `null`: as they are; `undefined` as long as nothing is chosen. */
function sinksIn(unit: StandardUnit, partial: Blanks): number | null | undefined {
  const value = partial['sinks'];
  if (value === NO_TARGET) return null;
  const off = /^\d{1,2}$/u.test(value ?? '') ? Number(value) : -1;
  return off >= 0 && off <= unit.sheet.full.heatSinks.count ? off : undefined;
}

const upkeepOf = (unit: StandardUnit, partial: Blanks): Partial<Pick<Attack, 'dump' | 'sinksOff'>> =>
  partial['target'] === UPKEEP ? { dump: dumpIn(unit, partial) ?? [], sinksOff: sinksIn(unit, partial) ?? null } : {};

export function weaponsChoice(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  { target, ways }: Targeted,
  partial: Blanks,
  n: number,
): Next {
  const blank = n === 1 ? 'weapons' : `weapons${n}`;
  const names = [...new Set(namesIn(partial[blank]))];
  const chosen = names.flatMap((name) => ways.filter(({ value }) => value === name).map(({ aimed }) => aimed));
  const all = [...shots, ...chosen];
  const together = chosen.length === 0 ? null : fullShots(state, unit, twist, all);
  if (!together?.ok || chosen.length < names.length) {
    const asked = weaponsPick(blank, unit, { target, ways });
    return together && !together.ok ? { ...asked, refusal: together.error } : asked;
  }
  const aims = aimsAt(state, unit, twist, target, chosen);
  const aimBlank = n === 1 ? 'aim' : `aim${n}`;
  const aimed = aims.find(({ aim }) => aim === partial[aimBlank]);
  if (aims.length > 0 && !aimed && partial[aimBlank] !== NO_TARGET) {
    return pick(aimBlank, [
      { value: NO_TARGET, facts: {} },
      ...aims.map(({ aim, shots: able }) => ({ value: aim, facts: aimFacts(target, aim, able) })),
    ]);
  }
  const shiftBlank = n === 1 ? 'shift' : `shift${n}`;
  const shift = COLUMN_SHIFTS.find((one) => one === partial[shiftBlank]);
  if (canShift(state, unit, target) && !shift && partial[shiftBlank] !== NO_TARGET)
    return pick(
      shiftBlank,
      [NO_TARGET, ...COLUMN_SHIFTS].map((value) => ({ value, facts: {} })),
    );
  const laid = all.map((shot) => ({
    ...shot,
    ...(aimed?.shots.some(({ mount }) => mount === shot.mount) ? { aim: aimed.aim } : {}),
    ...(shift && chosen.includes(shot) ? { shift } : {}),
  }));
  return targetChoice(state, unit, twist, laid, partial, n + 1);
}

/** What a unit could aim at on a target: its sides, its locations (CLN-32, SEQ-19). */
export const aimsFor = (state: StandardState, unit: StandardUnit, target: StandardUnit): readonly Aim[] => [
  ...(canAim(state, unit) ? sidesIn(state) : []),
  ...(isImmobile(target) || hasComputer(unit) ? locationsOf(target) : []),
];

/** What some of the shots chosen can be aimed at, with those that can. */
function aimsAt(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: StandardUnit,
  chosen: readonly Aimed[],
): readonly { readonly aim: Aim; readonly shots: readonly FullShot[] }[] {
  return aimsFor(state, unit, target).flatMap((aim) => {
    const shots = chosen.flatMap((shot) => {
      const laid = fullShots(state, unit, twist, [{ ...shot, aim }]);
      return laid.ok ? laid.value : [];
    });
    return shots.length > 0 ? [{ aim, shots }] : [];
  });
}

function aimFacts(target: StandardUnit, aim: Aim, shots: readonly FullShot[]): Option['facts'] {
  const number = Math.min(...shots.map(({ toHit }) => toHit.number));
  const at = isSide(aim) ? { side: aim } : { location: locationName(target, aim) };
  return { ...at, number, chance: waysToHit(number) };
}

/** Which weapons, of all ways to fire them at a target. */
export const weaponsPick = (blank: string, unit: StandardUnit, { ways }: Targeted): Extract<Next, { kind: 'pick' }> => {
  const options = ways.map((way) => ({
    value: way.value,
    facts: {
      ...shotFacts(unit, way.aimed, way.shot),
      ...(way.spotter ? { spotter: way.spotter.by, spots: way.spotter.how } : {}),
    },
  }));
  return pick(blank, options, 1, new Set(ways.map(({ aimed }) => aimed.mount)).size);
};

/** Every way to fire a weapon, not yet declared, at a target. */
export function waysAt(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: StandardUnit,
  shots: readonly Aimed[],
): readonly Fit[] {
  if (targetProblem(state, unit, target) || shots.some((shot) => shot.target === target.id)) return [];
  const isSeen = sees(state, unit, target);
  return unit.sheet.mounts
    .filter(({ id }) => !shots.some((shot) => shot.mount === id))
    .flatMap((mount) => waysOf(unit, mount, target, isSeen))
    .flatMap((way) => {
      const result = fullShots(state, unit, twist, [...shots, way.aimed]);
      const shot = result.ok ? result.value.at(-1) : undefined;
      return shot ? [{ ...way, shot, spotter: spotterOf(state, unit, shot) }] : [];
    });
}

function waysOf(unit: StandardUnit, mount: StandardMount, target: StandardUnit, isSeen: boolean): readonly Way[] {
  const modes = modesOf(mount.weapon.full).map((mode) => ({ mode, ...mannerOf(mode) }));
  const aimed = (mode: FireMode, bin: BinId | null = null): Aimed => ({
    mount: mount.id,
    target: target.id,
    mode,
    bin,
    aim: null,
  });
  const special = modes
    .filter(({ seen }) => seen === isSeen)
    .map(({ mode }) => ({ value: `${mount.id}/${mode}`, aimed: aimed(mode) }));
  if (!isSeen) return special;
  // Only bins of different munitions are worth a choice.
  const bins = binsFor(unit, mount, null, isPlatoon(target));
  const munitions = new Map(bins.map(({ stowed }) => [stowed.munition, stowed.id]));
  return [
    { value: mount.id, aimed: aimed('normal') },
    ...(munitions.size > 1
      ? [...munitions.values()].map((bin) => ({ value: `${mount.id}/${bin}`, aimed: aimed('normal', bin) }))
      : []),
    ...special,
  ];
}

export function targetFacts(unit: StandardUnit, { target, ways }: Targeted): Option['facts'] {
  const numbers = ways.map(({ shot }) => shot.toHit.number);
  const best = Math.min(...numbers);
  return {
    unit: target.id,
    hex: placeOf(target).hex,
    distance: distance(placeOf(unit).hex, placeOf(target).hex),
    number: best,
    chance: waysToHit(best),
    weapons: new Set(ways.map(({ aimed }) => aimed.mount)).size,
  };
}

/** Of ways that are called the same under several twists the first. */
export const firstOfEach = <Way extends { readonly value: string }>(ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ value }, i) => ways.findIndex((way) => way.value === value) === i);

/** What is said of a way to fire a weapon. */
export function shotFacts(
  unit: StandardUnit,
  { mount, mode, bin }: Pick<Aimed, 'mount' | 'mode' | 'bin'>,
  { toHit: { number, range }, bin: from }: Pick<FullShot, 'bin'> & { readonly toHit: HexToHit },
): Option['facts'] {
  const { id, weapon, location } = mountOf(unit, mount);
  const munition = munitionOf(unit, from);
  return {
    mount: id,
    weapon: weapon.id,
    location,
    mode,
    bin: bin ?? '',
    munition: munition ?? '',
    damage: mostOfArms(unit, weapon) ?? damageAt(loaded(weapon, munition), range),
    heat: heatOfFire(unit, mountOf(unit, mount), mannerOf(mode).shots),
    ...(isMech(unit) ? {} : { cold: true }),
    number,
    chance: waysToHit(number),
  };
}
