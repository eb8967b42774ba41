import { facing } from '../../geometry/hex/facing.js';
import { distance, hexesOf, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { remembering } from '../../kernel/remember.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { placeOf } from '../movement.js';
import type { StandardMount } from '../record-sheet.js';
import { sight } from '../sight.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isGone, mountOf } from '../units.js';
import { isOpen } from '../verdict.js';
import { allot, munitionOf } from './ammunition.js';
import {
  fullShots,
  hasComputer,
  isAhead,
  mountProblem,
  postureProblem,
  primaryOf,
  secondaryAt,
  targetsOf,
  twistsOf,
} from './gunnery.js';
import { gunArcProblem, isFieldGun } from './field-guns.js';
import { gunnerOf } from './parts.js';
import type { Quarry } from './stance.js';
import { ORDINARY, shotToHit } from './to-hit.js';
import { lookAt } from './artillery.js';
import { asCircumstance, guideToHex, type Guide } from './spotting.js';
import { hexProblem, shotProblem, struckProblem } from './hex-targets.js';
import { reachingAll, shellProblem, shellTerms } from './shelling.js';
import { bursts, canFire, modesOf } from './traits.js';
import { hexesToClear } from './mine-missiles.js';
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
    const secondary = shot.hex === primary ? null : secondaryAt(unit, twist, shot.hex);
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
  const guide = !shells && mode === 'indirect' ? guided(state, unit, hex) : null;
  if (guide && !guide.ok) return guide;
  const line =
    guide?.value.line ??
    sight(board, options, lobs ? hex : place.hex, hex, [], { fromProne: unit.body.prone, toProne: true });
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
    spotter: asCircumstance(state, guide?.value ?? null),
  });
  if (!found.ok) return found;
  const plain = found.value.terms.filter(({ reason }) => !OF_WHO_STANDS_THERE.includes(reason));
  const terms = shells ? shellTerms(state, unit, mount, aimed, plain) : plain;
  const number = terms.reduce((sum, { value }) => sum + value, 0);
  return ok({ number, terms, distance: found.value.distance, range: found.value.range });
}

/** Who guides missiles of smoke over what hides their hex from the unit that fires them, or why nobody does (ART-09). */
function guided(state: StandardState, unit: StandardUnit, hex: Hex): Result<Guide, Refusal> {
  if (isOpen(lookAt(state, unit, hex))) return fail(refuse('battletech/sees-hex', { unit: unit.id, hex }, 'ART-09'));
  const guide = guideToHex(state, unit, hex);
  return guide ? ok(guide) : fail(refuse('battletech/no-spotter-at-hex', { unit: unit.id, hex }, 'ART-09'));
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
  const key = [options.fires, options.clearWoods, ...field.burning].join();
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
    ...(shells ? special : firstOfKind(unit, special).filter((bin) => lobsSmoke(unit, mount, bin))).map(
      (bin) => ({ mode: 'indirect', bin }) as const,
    ),
    ...modesOf(mount.weapon.full).map((mode) => ({ mode, bin: null })),
  ];
  return ways.flatMap((way) => {
    const found = fullVolley(state, unit, twist, { shots: [], atHexes: [{ mount: mount.id, hex, ...way }] });
    return found.ok ? found.value.atHexes.map((shot) => ({ ...shot, bin: way.bin })) : [];
  });
}

/** Whether a launcher fires smoke from a bin in an arc. */
const lobsSmoke = (unit: StandardUnit, mount: StandardMount, bin: BinId): boolean =>
  canFire(mount.weapon.full, 'indirect') && laysSmoke(unit, mount, bin);

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
