import { locationProblem } from '../damage/left.js';
import { turned } from '../../geometry/hex/facing.js';
import { distance, type Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { arcsTo } from '../arcs.js';
import { isLost } from '../damage/lost.js';
import { targetProblem } from '../fire.js';
import { placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { StandardMount } from '../record-sheet.js';
import type { MountId } from '../vocabulary.js';
import { isInfantry } from '../stacking.js';
import { findMount, isGone, mountOf, unitOf } from '../units.js';
import { isSide, sideProblem } from '../league/aimed.js';
import { shiftProblem } from '../league/column-shift.js';
import { shotAt as leagueShotAt } from '../league/shots.js';
import { unseenProblem } from '../league/targeted.js';
import { flips, turnOf } from './arms.js';
import { allot, munitionOf, weaponProblem } from './ammunition.js';
import { editionOf } from './editions.js';
import { podGuides } from './electronics.js';
import { assaultProblem } from './assaults.js';
import { isPlatoon, troopersAt } from './infantry.js';
import { troopersBefore } from './hull.js';
import { gunArcProblem, gunsProblem, isFieldGun } from './field-guns.js';
import { fourLegsOf, hasFourLegs, isBeyondStanding } from './legs.js';
import { busyRunning } from './paces.js';
import { cannotAct, equippedIn, gunnerOf, isImmobile, quarryOf } from './parts.js';
import { tracksMany, twistsFar } from './quirks.js';
import { sharedRange } from './networks.js';
import type { SpotterAhead } from './reckoning.js';
import { lineBetween, sees } from './sightings.js';
import { asCircumstance, promisedGuide } from './spotting.js';
import { isComputed, shotToHit } from './to-hit.js';
import { assaultOf, bursts, canFire, isSteady, mannerOf, marks, type FireMode } from './traits.js';
import { crewOf, isMech, pointed, turretFacings } from './vehicles.js';
import type { TurretFacing } from './kinds.js';
import type { Aimed, FullShot, Twist } from './types.js';

/** Shots as they are declared: whether each is legal, and its number (SEQ-07, SEQ-08). */

/** Whether a hex lies ahead of a unit's torso. */
export const isAhead = (unit: StandardUnit, twist: Twist, hex: Hex): boolean => {
  const { hex: from, facing } = placeOf(unit);
  // Infantry looks all around (UNI-40), and what is underfoot is behind nobody.
  if (isInfantry(unit) || from === hex) return true;
  return arcsTo(from, turned(facing, turnOf(pointed(unit, twist))), hex).front;
};

/** What a target there is to who fires at another first: `null` to those who track many, unless it lies behind (AMB-SEQ-08, ADV-07). */
export function secondaryAt(unit: StandardUnit, twist: Twist, hex: Hex): 'front' | 'side' | null {
  const { hex: from, facing } = placeOf(unit);
  const isBehind = arcsTo(from, turned(facing, turnOf(pointed(unit, twist))), hex).rear;
  if (tracksMany(unit.sheet.full) && !isBehind) return null;
  return isAhead(unit, twist, hex) ? 'front' : 'side';
}

/**
 * The target that is no secondary one: the first declared that lies in the front arc, else the first declared
 * (AMB-SEQ-08).
 */
export function primaryOf(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
): StandardUnit['id'] | null {
  const fire = shots.filter(({ mount }) => !isTag(unit, mount));
  const ahead = fire.find(({ target }) => isAhead(unit, twist, placeOf(unitOf(state, target)).hex));
  return (ahead ?? fire[0])?.target ?? null;
}

/** TAG makes no target a secondary one, and counts none as such (FIN-51). */
function isTag(unit: StandardUnit, id: MountId): boolean {
  const mount = findMount(unit, id);
  return mount !== null && marks(mount);
}

function isGun(unit: StandardUnit, id: MountId): boolean {
  const mount = findMount(unit, id);
  return mount !== null && isFieldGun(unit, mount);
}

/** The number of a shot as things stand, or why it cannot be fired. */
function shotAt(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  aimed: Aimed,
  secondary: 'front' | 'side' | null,
  spots: UnitId | null,
): Result<FullShot, Refusal> {
  const mount = mountOf(unit, aimed.mount);
  const target = unitOf(state, aimed.target);
  const problem =
    weaponProblem(unit, mount, isGone(unit, mount)) ??
    troopersBefore(state, unit, mount) ??
    howProblem(state, unit, mount, target, aimed) ??
    shiftProblem(state, unit, target, aimed);
  if (problem) return fail(problem);
  const indirect = aimed.mode === 'indirect';
  if (indirect && sees(state, unit, target)) {
    return fail(refuse('battletech/sees-target', { unit: unit.id, target: target.id }, 'SEQ-19'));
  }
  const isPodded = indirect && podGuides(state, unit, target, munitionOf(unit, aimed.bin));
  const promised = indirect && !isPodded ? promisedGuide(state, unit, target) : null;
  if (indirect && !isPodded && !promised) {
    return fail(refuse('battletech/no-spotter', { unit: unit.id, target: target.id }, 'FIN-05'));
  }
  const league = leagueShotAt(state, unit, target, aimed.aim);
  const quarry = quarryOf(target, placeOf(target));
  const number = shotToHit(
    state.board,
    gunnerOf(unit, placeOf(unit), mount, twist),
    league.targeted ? { ...quarry, immobile: false } : quarry,
    {
      mount,
      mode: aimed.mode,
      munition: munitionOf(unit, aimed.bin),
      aim: league.targeted || isSide(aimed.aim) ? null : aimed.aim,
      targetingComputer: hasComputer(unit),
    },
    isPodded ? lineBetween(state, target, target) : (promised?.line ?? lineBetween(state, unit, target)),
    {
      secondary,
      partialCover: state.options.partialCover,
      spotting: spots !== null,
      spotter: asCircumstance(state, promised),
      secondaries: editionOf(unit).secondary,
      shared: indirect ? null : sharedRange(state, unit, target),
      league,
    },
  );
  const troopers = troopersAt(unit, mount);
  if (!number.ok) return number;
  const shot: FullShot = {
    ...aimed,
    toHit: number.value,
    spotter: promised?.said ? promised.spotter.id : null,
    ...(troopers === undefined ? {} : { troopers }),
  };
  const unseen = unseenProblem(shot);
  return unseen ? fail(unseen) : ok(shot);
}

/** Who guides a shot, or would (FIN-05, CLN-49); `null`: it needs nobody, or has nobody. */
export function spotterOf(
  state: StandardState,
  unit: StandardUnit,
  { mode, bin, target: id }: Pick<FullShot, 'mode' | 'bin' | 'target'>,
): SpotterAhead | null {
  const target = unitOf(state, id);
  if (mode !== 'indirect' || podGuides(state, unit, target, munitionOf(unit, bin))) return null;
  const promised = promisedGuide(state, unit, target);
  return promised && { by: promised.spotter.id, how: promised.tags ? 'tag' : promised.said ? 'said' : 'asked' };
}

/** Whether a targeting computer works in a unit. */
export const hasComputer = (unit: StandardUnit): boolean => equippedIn(unit, 'targeting-computer').length > 0;

/** Why a weapon cannot be fired in this way, or aimed so. */
function howProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  target: StandardUnit,
  { mode, aim, bin }: Aimed,
): Refusal | null {
  const close = assaultProblem(state, unit, mount, target);
  if (close) return close;
  const { cluster, class: kind } = mount.weapon.full;
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id, mode };
  if (bursts(mount.weapon.full)) return refuse('battletech/fires-at-hexes', facts, 'ART-07');
  if (!canFire(mount.weapon.full, mode)) {
    return refuse('battletech/no-such-mode', facts, 'SEQ-08');
  }
  if (mannerOf(mode).heats !== null && isInfantry(target)) {
    return refuse('battletech/heats-not', { unit: unit.id, target: target.id }, 'UNI-02');
  }
  if (aim === null) return null;
  if (isSide(aim)) return sideProblem(state, unit, target, { mount: mount.id, mode, aim });
  const nowhere = locationProblem(target, aim, 'SEQ-19');
  if (nowhere) return nowhere;
  const munition = munitionOf(unit, bin);
  const computer = isComputed({ mount, munition, targetingComputer: hasComputer(unit) });
  if (!isImmobile(target)) {
    if (!computer) return refuse('battletech/aim-at-moving', { ...facts, target: target.id }, 'SEQ-19');
    // The computer neither finds a head that moves nor steadies a pulse (FIN-29, AMB-SEQ-15).
    if (aim === 'HD') return refuse('battletech/aim-at-head', { ...facts, target: target.id }, 'AMB-SEQ-15');
    if (!isSteady(mount.weapon.full)) return refuse('battletech/aim-pulse', facts, 'AMB-SEQ-15');
  }
  return kind === 'missile' || cluster !== null || munition === 'cluster' || mode !== 'normal'
    ? refuse('battletech/cannot-aim', facts, 'FIN-29')
    : null;
}

/**
 * Checks a unit's shots as a whole and finds the number of each; rounds are allotted on the way. `spots`: the target that it
 * spots for others meanwhile, which makes its own shots harder (FIN-07).
 */
export function fullShots(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
  spots: UnitId | null = unit.body.spots,
): Result<readonly FullShot[], Refusal> {
  const mounts = mountsOf(shots);
  for (const [i, { target: targetId }] of shots.entries()) {
    const unknown = mountProblem(unit, mounts, i);
    if (unknown) return fail(unknown);
    const target = state.units.find(({ id }) => id === targetId);
    if (!target)
      return fail(refuse('battletech/no-such-unit', { unit: targetId, known: state.units.map(({ id }) => id) }));
    const problem = targetProblem(state, unit, target);
    if (problem) return fail(problem);
  }
  const posture = postureProblem(state, unit, twist, mounts, targetsOf(unit, shots).length);
  if (posture) return fail(posture);
  const bearing = gunArcProblem(
    unit,
    shots.filter(({ mount }) => isGun(unit, mount)).map(({ target }) => placeOf(unitOf(state, target)).hex),
  );
  if (bearing) return fail(bearing);
  const allotted = allot(unit, shots, ({ target: id }) => {
    const target = unitOf(state, id);
    return { far: distance(placeOf(unit).hex, placeOf(target).hex), platoon: isPlatoon(target) };
  });
  if (!allotted.ok) return allotted;
  const primary = primaryOf(state, unit, twist, shots);
  const found: FullShot[] = [];
  for (const shot of allotted.value) {
    const hex = placeOf(unitOf(state, shot.target)).hex;
    const secondary =
      shot.target === primary || isTag(unit, shot.mount) || isGun(unit, shot.mount)
        ? null
        : secondaryAt(unit, twist, hex);
    const result = shotAt(state, unit, twist, shot, secondary, spots);
    if (!result.ok) return result;
    found.push(result.value);
  }
  return ok(found);
}

/** Why one of these weapons cannot be declared: the unit has none such, or it is among them twice. */
export function mountProblem(unit: StandardUnit, mounts: readonly MountId[], i: number): Refusal | null {
  const mount = mounts[i];
  if (mount === undefined) throw new Error(`no weapon ${i} of ${mounts.length}`);
  const found = findMount(unit, mount);
  if (!found) {
    const known = unit.sheet.mounts.map(({ id }) => id);
    return refuse('battletech/no-such-weapon', { unit: unit.id, mount, known }, 'SEQ-07');
  }
  return mounts.indexOf(mount) === i
    ? null
    : refuse('battletech/weapon-twice', { mount, weapon: found.weapon.id }, 'SEQ-07');
}

const mountsOf = (shots: readonly Aimed[]): readonly MountId[] => shots.map(({ mount }) => mount);

/** The targets of shots, each once; TAG makes none (FIN-51). */
export const targetsOf = (unit: StandardUnit, shots: readonly Aimed[]): readonly UnitId[] => [
  ...new Set(shots.filter(({ mount }) => !isTag(unit, mount)).map(({ target }) => target)),
];

/** What the unit itself does not allow: to twist or use both arms while it lies, to shoot while it charges, several targets. */
export function postureProblem(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  fired: readonly MountId[],
  targets: number,
): Refusal | null {
  const { prone, charge } = unit.body;
  const facts = { unit: unit.id };
  if (cannotAct(unit) && (fired.length > 0 || twist !== 0)) return refuse('battletech/cannot-act', facts, 'AMB-SEQ-03');
  const busy = fired.length > 0 ? busyRunning(unit) : null;
  if (busy) return busy;
  const alone = fired.find((id) => {
    const mount = findMount(unit, id);
    return mount !== null && assaultOf(mount) !== null;
  });
  if (alone !== undefined && fired.length > 1) return refuse('battletech/assault-alone', facts, 'UNI-63');
  const guns = gunsProblem(unit, fired);
  if (guns) return guns;
  if (!isMech(unit)) return turretProblem(unit, twist);
  const far = torsoTwists(unit);
  if (twist !== 'flip' && !far.includes(twist))
    return refuse('battletech/twist-too-far', { ...facts, most: Math.max(...far) }, 'SEQ-07');
  if (twist === 'flip' && !flips(unit)) return refuse('battletech/cannot-flip', facts, 'FIN-01');
  if (twist !== 0 && hasFourLegs(unit)) return refuse('battletech/twist-four-legs', facts, 'SEQ-07');
  if (prone && twist === 'flip') return refuse('battletech/flip-prone', facts, 'FIN-01');
  if (prone && twist !== 0) return refuse('battletech/twist-prone', facts, 'SEQ-07');
  if (charge && fired.length > 0) return refuse('battletech/charge-no-fire', facts, 'SEQ-08');
  if (state.options.secondaryTargets === 'off' && targets > 1) {
    return refuse('battletech/one-target', facts, 'AMB-SEQ-08');
  }
  const fourLegs = fourLegsOf(unit);
  if (!prone || fourLegs?.whole) return null;
  // One arm props the body up; without arms it cannot aim at all.
  const arms = new Set(
    fired.map((mount) => findMount(unit, mount)?.location).filter((at) => at === 'LA' || at === 'RA'),
  );
  const left = (['LA', 'RA'] as const).filter((arm) => !isLost(unit, arm)).length;
  if (fired.length === 0) return null;
  if (fourLegs) {
    const isPropped = left > 0 && arms.size < 2 && !isBeyondStanding(unit);
    return isPropped ? null : refuse('battletech/prone-front-leg', facts, 'SEQ-19');
  }
  if (left - arms.size >= 1) return null;
  return refuse('battletech/prone-one-arm', facts, 'SEQ-19');
}

/** Why the turret of a vehicle does not point so, or `null`: it has none, or it is stuck (UNI-14). */
function turretProblem(unit: StandardUnit, twist: Twist): Refusal | null {
  const can = turretFacings(unit);
  if (can.some((one) => one === twist)) return null;
  const code = can.length === 1 && crewOf(unit).stuck === null ? 'battletech/no-turret' : 'battletech/turret-stuck';
  return refuse(code, { unit: unit.id }, 'UNI-14');
}

/** As many of these shots as a unit can declare together, the first before the last (P-09, SEQ-19). */
export const shotsTogether = (
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly Aimed[],
): readonly Aimed[] =>
  shots.reduce<readonly Aimed[]>((all, shot) => {
    const more = [...all, shot];
    return fullShots(state, unit, twist, more).ok ? more : all;
  }, []);

/** The shots, one for each weapon, that a unit could declare at a target with a twist; each in its plain way of firing. */
export const possibleFullShots = (
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: StandardUnit,
): readonly FullShot[] => [...possibleOneByOne(state, unit, twist, target)];

function* possibleOneByOne(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: StandardUnit,
): Generator<FullShot> {
  if (
    targetProblem(state, unit, target) ||
    postureProblem(state, unit, twist, [], 0) ||
    unit.body.charge ||
    busyRunning(unit)
  )
    return;
  const isSeen = sees(state, unit, target);
  for (const mount of unit.sheet.mounts) {
    const mode = plainMode(mount, isSeen);
    if (!isSeen && mode !== 'indirect') continue;
    const result = fullShots(state, unit, twist, [{ mount: mount.id, target: target.id, mode, bin: null, aim: null }]);
    if (result.ok) yield* result.value;
  }
}

/** Indirect where the weapon can and the unit does not see the target. */
const plainMode = (mount: StandardMount, isSeen: boolean): FireMode =>
  !isSeen && canFire(mount.weapon.full, 'indirect') ? 'indirect' : 'normal';

/** A shot in the plain way of firing: indirect where the weapon can and the unit does not see the target. */
export function plainShot(state: StandardState, unit: StandardUnit, id: MountId, target: StandardUnit): Aimed {
  const mount = findMount(unit, id);
  const mode = mount ? plainMode(mount, sees(state, unit, target)) : 'normal';
  return { mount: id, target: target.id, mode, bin: null, aim: null };
}

/** The twist with which shots can be declared, straight ahead before all others; `null`: there is none. */
export const twistFor = (state: StandardState, unit: StandardUnit, shots: readonly Aimed[]): Twist | null =>
  twistsOf(unit).find((twist) => fullShots(state, unit, twist, shots).ok) ?? null;

/** Torso twists: as far as most go, and as far as some (SEQ-07, ADV-07). */
const TWISTS: Readonly<Record<'near' | 'far', readonly TurretFacing[]>> = { near: [0, -1, 1], far: [0, -1, 1, -2, 2] };
const torsoTwists = ({ sheet }: StandardUnit): readonly TurretFacing[] =>
  TWISTS[twistsFar(sheet.full) ? 'far' : 'near'];

/** Twists that a unit can make; on four legs there is no torso to twist. Some flip their arms instead, vehicles turn a turret. */
export const twistsOf = (unit: StandardUnit): readonly Twist[] =>
  !isMech(unit)
    ? turretFacings(unit)
    : unit.body.prone || cannotAct(unit) || hasFourLegs(unit)
      ? [0]
      : [...torsoTwists(unit), ...(flips(unit) ? (['flip'] as const) : [])];

/** Whether a unit can declare something at anybody, with any twist. */
export const hasFullTarget = (state: StandardState, unit: StandardUnit): boolean =>
  state.units.some(
    (target) =>
      target.status === 'active' &&
      twistsOf(unit).some((twist) => possibleOneByOne(state, unit, twist, target).next().done === false),
  );
