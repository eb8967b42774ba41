import { facing } from '../../geometry/hex/facing.js';
import { distance, hexesOf, isOn, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { remembering } from '../../kernel/remember.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { placeOf } from '../movement.js';
import type { StandardMount } from '../record-sheet.js';
import { sight } from '../sight.js';
import { bridgeIn, buildingIn } from '../terrain.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isGone, mountOf, woodsIn } from '../units.js';
import { allot, munitionOf, weaponProblem } from './ammunition.js';
import {
  fullShots,
  hasComputer,
  isAhead,
  mountProblem,
  postureProblem,
  primaryOf,
  targetsOf,
  twistsOf,
} from './gunnery.js';
import { gunArcProblem, isFieldGun } from './field-guns.js';
import { troopersBefore } from './hull.js';
import { gunnerOf } from './parts.js';
import type { Quarry } from './stance.js';
import { ORDINARY, shotToHit } from './to-hit.js';
import { reachingAll, shellProblem, shellTerms } from './shelling.js';
import { bursts, canFire, hitOf, ignites, mannerOf, modesOf, swims, type FireMode } from './traits.js';
import { clearsMines, hexesToClear, knowsOfMines } from './mine-missiles.js';
import { hasSmoke, laysSmoke } from './smoke-missiles.js';
import type { Aimed, BinId, FullShot, HexAimed, HexShot, HexToHit, Munition, Twist } from './types.js';

/** Shots at buildings (TER-07), at woods to set them on fire (FIN-44) and at mines (HID-11): whether each is legal, and its number. What they do is in `fires.ts`. */

/** What a unit fires at others and at hexes. */
interface Volley {
  readonly shots: readonly Aimed[];
  readonly atHexes?: readonly HexAimed[];
}

/** The same with the number of each shot. */
interface FullVolley {
  readonly shots: readonly FullShot[];
  readonly atHexes: readonly HexShot[];
}

/**
 * Checks all that a unit fires as a whole and finds the number of each shot; a hex counts as a target like a unit (AMB-SEQ-08).
 * Refuses what `fullShots` refuses, hexes that cannot catch fire, weapons that set none.
 */
export function fullVolley(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  { shots, atHexes = [] }: Volley,
  spots = unit.body.spots,
): Result<FullVolley, Refusal> {
  const atUnits = fullShots(state, unit, twist, shots, spots);
  if (!atUnits.ok) return atUnits;
  if (atHexes.length === 0) return ok({ shots: atUnits.value, atHexes: [] });
  const problem = hexesProblem(state, unit, twist, shots, atHexes);
  if (problem) return fail(problem);
  const allotted = allot(unit, [...atUnits.value, ...atHexes]);
  if (!allotted.ok) return allotted;
  const primary = primaryOf(state, unit, twist, shots) ?? primaryHex(unit, twist, atHexes);
  const found: HexShot[] = [];
  for (const [i, shot] of atHexes.entries()) {
    const secondary = shot.hex === primary ? null : isAhead(unit, twist, shot.hex) ? 'front' : 'side';
    const bin = allotted.value[shots.length + i]?.bin ?? null;
    const toHit = hexToHit(state, unit, twist, { ...shot, bin }, { secondary, spotting: spots !== null });
    if (!toHit.ok) return toHit;
    found.push({ ...shot, bin, toHit: toHit.value });
  }
  return ok({ shots: atUnits.value, atHexes: found });
}

const primaryHex = (unit: StandardUnit, twist: Twist, atHexes: readonly HexAimed[]): Hex | null =>
  (atHexes.find(({ hex }) => isAhead(unit, twist, hex)) ?? atHexes[0])?.hex ?? null;

function hexesProblem(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  atHexes: readonly HexAimed[],
): Refusal | null {
  const all = [...shots, ...atHexes].map(({ mount }) => mount);
  for (const [i, { mount, hex, mode, bin }] of atHexes.entries()) {
    const problem =
      mountProblem(unit, all, shots.length + i) ??
      shotProblem(state, unit, mountOf(unit, mount), { mount, hex, mode, bin });
    if (problem) return problem;
  }
  const guns = atHexes.filter(({ mount }) => isFieldGun(unit, mountOf(unit, mount)));
  const bearing = gunArcProblem(
    unit,
    guns.map(({ hex }) => hex),
  );
  if (bearing) return bearing;
  const targets = targetsOf(unit, shots).length + new Set(atHexes.map(({ hex }) => hex)).size;
  return postureProblem(state, unit, twist, all, targets);
}

/** Why a weapon is not fired so at a hex: artillery at any that is far enough, all else at what can be struck there. */
const shotProblem = (
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  aimed: HexAimed,
): Refusal | null =>
  bursts(mount.weapon.full)
    ? (serviceProblem(state, unit, mount) ?? shellProblem(state, unit, mount, aimed))
    : (struckProblem(state, unit, mount, aimed) ?? mannerProblem(state, unit, mount, aimed.mode, aimed.bin));

/** Why what is no artillery is not fired at a hex: smoke is laid anywhere, mines are for large salvos of missiles, all else strikes what is there. */
function struckProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  { hex, bin }: Pick<HexAimed, 'hex' | 'bin'>,
): Refusal | null {
  if (laysSmoke(unit, mount, bin)) return mapProblem(state, hex);
  const nothing = hexProblem(state, hex);
  if (nothing === null || !knowsOfMines(state, unit, hex)) return nothing;
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id, hex };
  return clearsMines(unit, mount, bin) ? null : refuse('battletech/clears-no-mines', facts, 'HID-11');
}

/** Why a weapon is out of use, or `null`. */
const serviceProblem = (state: StandardState, unit: StandardUnit, mount: StandardMount): Refusal | null =>
  weaponProblem(unit, mount, isGone(unit, mount)) ?? troopersBefore(state, unit, mount);

/** Why nothing is sent to a hex, or `null`: the map has none. */
const mapProblem = ({ board: { columns, rows } }: StandardState, hex: Hex): Refusal | null =>
  isOn({ columns, rows }, hex) ? null : refuse('battletech/no-such-hex', { hex, columns, rows }, 'ART-09');

/** Why a hex cannot be shot at: a building or a bridge always can; else only woods, that do not burn yet or can be thinned out, where an option says so. */
function hexProblem(state: StandardState, hex: Hex): Refusal | null {
  const { board, options, field } = state;
  if (isOn(board, hex) && (buildingIn(board, hex) || bridgeIn(board, hex))) return null;
  const thins = options.clearWoods === 'on';
  if (options.fires === 'off' && !thins) return refuse('battletech/no-fires', { hex }, 'FIN-44');
  if (!isOn(board, hex))
    return refuse('battletech/no-such-hex', { hex, columns: board.columns, rows: board.rows }, 'FIN-44');
  if (field.burning.includes(hex) && !thins) return refuse('battletech/burns-already', { hex }, 'FIN-44');
  return woodsIn(board, hex) > 0 ? null : refuse('battletech/nothing-burns', { hex }, 'FIN-44');
}

/** Why a weapon cannot be fired at a hex: it is out of use, leaves nothing that burns, or is not fired so. */
function mannerProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  mode: FireMode,
  bin: BinId | null,
): Refusal | null {
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  const out = serviceProblem(state, unit, mount);
  if (out) return out;
  if (!setsFire(unit, mount, bin) && !laysSmoke(unit, mount, bin))
    return refuse('battletech/sets-no-fire', facts, 'FIN-44');
  const isFired = canFire(mount.weapon.full, mode) && mannerOf(mode).seen;
  return isFired ? null : refuse('battletech/no-such-mode', { ...facts, mode }, 'SEQ-08');
}

const setsFire = (unit: StandardUnit, { weapon }: StandardMount, bin: BinId | null): boolean =>
  !swims(weapon.full) &&
  (hitOf(weapon.full) === 'damage' || ignites(weapon.full) !== null || munitionOf(unit, bin) === 'inferno');

/** A hex as a target: the ground itself, which does not move. */
const groundAt = (hex: Hex): Quarry => ({
  place: { hex, facing: facing(0) },
  mode: 'stand',
  entered: 0,
  prone: false,
  immobile: true,
  skidded: false,
});

/** The terms that hang on who stands in the target's hex; nobody does. */
const OF_WHO_STANDS_THERE: readonly HexToHit['terms'][number]['reason'][] = [
  'target-moved',
  'woods-target-light',
  'woods-target-heavy',
  'smoke-target',
  'partial-cover',
];

/** The number of a shot at the ground of a hex, or why it cannot be fired: an immobile target that its own woods do not hide. */
function hexToHit(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  aimed: HexAimed,
  circumstances: Pick<typeof ORDINARY, 'secondary' | 'spotting'>,
): Result<HexToHit, Refusal> {
  const { board, options } = state;
  const { hex, mode, bin } = aimed;
  const mount = mountOf(unit, aimed.mount);
  const place = placeOf(unit);
  const shells = bursts(mount.weapon.full);
  // Which rounds there are is known now.
  const problem = (shells ? shellProblem : struckProblem)(state, unit, mount, aimed);
  if (problem) return fail(problem);
  // What flies in an arc needs to see nothing.
  const lobs = shells && mode === 'indirect';
  const line = sight(board, options, lobs ? hex : place.hex, hex, [], { fromProne: unit.body.prone, toProne: true });
  const gun = {
    mount: lobs ? reachingAll(mount) : mount,
    mode,
    munition: munitionOf(unit, bin),
    aim: null,
    targetingComputer: hasComputer(unit),
  };
  const found = shotToHit(board, gunnerOf(unit, place, mount, twist), groundAt(hex), gun, line, {
    ...ORDINARY,
    ...circumstances,
  });
  if (!found.ok) return found;
  const plain = found.value.terms.filter(({ reason }) => !OF_WHO_STANDS_THERE.includes(reason));
  const terms = shells ? shellTerms(state, unit, mount, aimed, plain) : plain;
  const number = terms.reduce((sum, { value }) => sum + value, 0);
  return ok({ number, terms, distance: found.value.distance, range: found.value.range });
}

/** Whether a unit has artillery, which is fired at any hex. */
export const firesAnywhere = (unit: StandardUnit): boolean =>
  unit.sheet.mounts.some((mount) => bursts(mount.weapon.full) && !isGone(unit, mount));

/** The hexes worth a shot that a unit's weapons reach, nearest first: buildings and, with the option `fires`, woods that do not burn yet, mines that it can clear; for artillery and missiles of smoke any. */
export function hexesInReach(state: StandardState, unit: StandardUnit): readonly Hex[] {
  if (unit.body.charge) return [];
  const from = placeOf(unit).hex;
  if (firesAnywhere(unit))
    return hexesOf(state.board)
      .filter((hex) => hex !== from)
      .toSorted((a, b) => distance(from, a) - distance(from, b));
  const reach = Math.max(0, ...unit.sheet.mounts.map(({ weapon }) => weapon.ranges.long));
  const hexes = hasSmoke(unit) ? hexesOf(state.board) : worthShots(state);
  return [...new Set([...hexes, ...hexesToClear(state, unit)])]
    .filter((hex) => hex !== from && distance(from, hex) <= reach)
    .toSorted((a, b) => distance(from, a) - distance(from, b));
}

/** The hexes of a map that can be shot at at all, in its order; worked out once for all units, until something burns or is built. */
function worthShots(state: StandardState): readonly Hex[] {
  const { board, options, field } = state;
  const key = [options.fires, options.clearWoods, ...field.burning].join(' ');
  return remembered(board, key, () => hexesOf(board).filter((hex) => hexProblem(state, hex) === null));
}

const remembered = remembering<StandardState['board'], readonly Hex[]>(8);

/** Every single shot that a unit could declare at a hex under a twist. */
export const shotsAt = (state: StandardState, unit: StandardUnit, twist: Twist, hex: Hex): readonly HexShot[] =>
  unit.sheet.mounts.flatMap((mount) => shotsOf(state, unit, twist, mount, hex));

function shotsOf(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  mount: StandardMount,
  hex: Hex,
): readonly HexShot[] {
  const shells = bursts(mount.weapon.full);
  const special = unit.ammo.flatMap(({ ammo, left, stowed }) =>
    ammo === mount.weapon.ammo &&
    left > 0 &&
    (shells ? stowed.munition !== 'standard' : AT_HEXES.includes(stowed.munition))
      ? [stowed.id]
      : [],
  );
  const ways: readonly Pick<HexAimed, 'mode' | 'bin'>[] = [
    { mode: 'normal', bin: null },
    ...(shells ? special : firstOfKind(unit, special)).map((bin) => ({ mode: 'normal', bin }) as const),
    ...(shells ? special.map((bin) => ({ mode: 'indirect', bin }) as const) : []),
    ...modesOf(mount.weapon.full).map((mode) => ({ mode, bin: null })),
  ];
  return ways.flatMap((way) => {
    const found = fullVolley(state, unit, twist, { shots: [], atHexes: [{ mount: mount.id, hex, ...way }] });
    return found.ok ? found.value.atHexes.map((shot) => ({ ...shot, bin: way.bin })) : [];
  });
}

/** Missiles that do to hexes what standard ones do not. */
const AT_HEXES: readonly Munition[] = ['inferno', 'smoke'];

/** One bin of each kind: the others are no other shot. */
const firstOfKind = (unit: StandardUnit, bins: readonly BinId[]): readonly BinId[] =>
  bins.filter((bin, i) => bins.findIndex((one) => munitionOf(unit, one) === munitionOf(unit, bin)) === i);

/** The twist with which all that a unit fires can be declared, straight ahead before all others; `null`: there is none. */
export const twistForVolley = (state: StandardState, unit: StandardUnit, volley: Volley): Twist | null =>
  twistsOf(unit).find((twist) => fullVolley(state, unit, twist, volley).ok) ?? null;

/** Whether a unit can declare a shot at any woods. */
export const hasWoodsToFireAt = (state: StandardState, unit: StandardUnit): boolean =>
  hexesInReach(state, unit).some((hex) => twistsOf(unit).some((twist) => shotsAt(state, unit, twist, hex).length > 0));
