import { rowOf } from '../kind-table.js';
import { turned } from '../../geometry/hex/facing.js';
import { distance, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { liesIn, attackSide } from '../arcs.js';
import { ARC_OF, ATTACKER_MOVEMENT, LEGS, RANGE_MODIFIER } from '../tables.js';
import { extremeOf, printed } from '../league/extreme-range.js';
import type { LeagueShot } from '../league/contract.js';
import { industryBetween, smokeTerms } from './in-the-way.js';
import { rangeIn, woodsBetween } from '../to-hit.js';
import type { Board, Options } from '../types.js';
import type { Sight } from '../inquiries.js';
import type { Bracket, Location, Mode, Range } from '../vocabulary.js';
import type { StandardMount } from '../record-sheet.js';
import {
  AIMED_BY_COMPUTER,
  AIMED_HEAD,
  ARM_ACTUATOR_HIT,
  ARMS_ENCUMBERED,
  ARMS_IN_HEX,
  ATTACKER_PRONE,
  ATTACKER_SKIDDED,
  CLOAKED,
  STEALTH,
  ARMOR_PIERCING,
  CLUSTER_AMMUNITION,
  PRECISION,
  INDIRECT,
  RANGE_REASON,
  SECONDARY,
  SENSORS_GONE,
  SENSORS_HIT,
  SHOULDER_HIT,
  STILL,
  SPOTTER_ATTACKS,
  SPOTTER_MODE,
  SUIT,
  TARGET_HEXES,
  TARGET_IMMOBILE,
  TARGET_AIRBORNE,
  TARGET_JUMPED,
  TARGET_PRONE_FAR,
  TARGET_PRONE_NEAR,
  TARGET_BOGGED,
  TARGET_SKIDDED,
  TARGETING_COMPUTER,
} from './attack-tables.js';
import { turnOf } from './arms.js';
import { heatEffects } from './body-tables.js';
import { coverTerm, groundTerms } from './ground-terms.js';
import { given, type AttackedSide, type FullTerm, type ShotToHit } from './terms.js';
import { isLimb, nameOn } from './legs.js';
import { paceTerms } from './paces.js';
import { shotQuirks } from './quirks.js';
import { shotTalents } from './talents.js';
import { loaded, minimumAt } from './munitions.js';
import { assaulted } from './assaults.js';
import { assaultOf, isComputable, type FireMode } from './traits.js';
import type { FullWeapon } from './full-weapon.js';
import type { Munition } from './types.js';
import type { Gunner, Quarry } from './stance.js';
import { depthOf, isWet, rangesInWater, waterProblem } from './water.js';

/** A weapon as it is to be fired. `aim`: the location of an immobile target aimed at; `null` for an ordinary shot. */
export interface Gun {
  readonly mount: StandardMount;
  readonly mode: FireMode;
  readonly munition: Munition | null;
  readonly aim: Location | null;
  readonly targetingComputer: boolean;
}

/** What else bears on a shot: whether the target is not the first one of this turn, who spots for indirect fire, what partial cover does. */
export interface Circumstances {
  readonly secondary: 'front' | 'side' | null;
  readonly spotter: { readonly mode: Mode; readonly attacks: boolean } | null;
  readonly partialCover: Options['partialCover'];
  /** The shooter spots for another. */
  readonly spotting: boolean;
  /** What further targets add, where the edition has other numbers (EDN-03). */
  readonly secondaries?: { readonly front: number; readonly side: number };
  readonly league?: LeagueShot;
  /** What a C3 network makes of the range by these ranges of a weapon (ADV-03). */
  readonly shared?: ((ranges: Readonly<Record<Range, number>>) => FullTerm | null) | null;
}
export const ORDINARY: Circumstances = { secondary: null, spotter: null, partialCover: 'legs', spotting: false };

/**
 * The to-hit number of a weapon at the standard level, term by term (SEQ-07, tables 7.1.2 and 7.2.1), or why it cannot be
 * fired. `line` is the attacker's line of sight or, of indirect fire, the spotter's. Terms of value 0 are left out, but for
 * the pilot's skill, the range and the movement of the two.
 */
export function shotToHit(
  board: Board,
  gunner: Gunner,
  quarry: Quarry,
  gun: Gun,
  line: Sight,
  circumstances: Circumstances = ORDINARY,
): Result<ShotToHit, Refusal> {
  const from = gunner.place.hex;
  const to = quarry.place.hex;
  const far = distance(from, to);
  const problem = cannotFire(board, gunner, quarry, gun, line);
  if (problem) return fail(problem);
  const weapon = loaded(gun.mount.weapon, gun.munition);
  const ranges = rangesOf(board, gunner, { ...gun.mount, weapon });
  const { extreme } = circumstances.league ?? {};
  const longest = extreme ? extremeOf(ranges, extreme) : ranges.long;
  const range = rangeIn(ranges, far) ?? (far <= longest ? 'extreme' : null);
  if (!range) {
    const facts = { weapon: weapon.id, mount: gun.mount.id, distance: far, longest };
    return fail(refuse('battletech/out-of-range', facts, 'QSR-43'));
  }
  const assault = assaultOf(gun.mount);
  if (assault && gunner.infantry)
    return assaulted(gunner.infantry, quarry, assault, motionTerms(quarry), line, printed(range));
  const terms: readonly FullTerm[] = [
    { reason: 'gunnery', value: gunner.gunnery },
    ...shotQuirks(gunner, gun.mount, printed(range), quarry.airborne),
    ...shotTalents(gunner, {
      range: printed(range),
      mode: gunner.mode,
      isIndirect: gun.mode === 'indirect',
      isSecondary: circumstances.secondary !== null,
    }),
    ...rangeTerms(weapon.full, range, far, extreme?.harder ?? 0),
    ...shared(circumstances, ranges),
    ...given({ reason: 'minimum-range', value: minimumAt(weapon.full, far), n: weapon.full.minimum }),
    attackerMoved(gunner),
    ...given({ reason: 'attacker-skidded', value: gunner.skidded ? ATTACKER_SKIDDED : 0 }),
    ...given({ reason: 'attacker-prone', value: gunner.prone && !gunner.fourLegs?.whole ? ATTACKER_PRONE : 0 }),
    ...given({ reason: 'heat', value: heatEffects(gunner.heat).toHit, n: gunner.heat }),
    ...given({ reason: 'sensors-hit', value: gunner.sensorHits > 0 ? SENSORS_HIT : 0 }),
    ...(gunner.vehicle?.terms ?? []),
    ...armTerms(gunner, gun.mount.location),
    ...targetTerms(quarry, gun, far),
    ...(gunner.infantry ? [] : suitTerms(quarry)),
    ...sneakTerms(quarry, printed(range), gunner.infantry !== undefined),
    ...(gunner.infantry && !gunner.infantry.suits ? [] : stealthTerms(quarry, printed(range))),
    ...groundTerms(board, gunner, quarry, line, circumstances.partialCover),
    ...weaponTerms(gun, quarry),
    ...given({ reason: 'precision', value: gun.munition === 'precision' ? -preciseAgainst(quarry) : 0 }),
    ...circumstanceTerms(gun, circumstances),
    ...(circumstances.league?.terms ?? []),
  ];
  return ok({
    number: terms.reduce((sum, { value }) => sum + value, 0),
    terms,
    distance: far,
    range,
    // What is lobbed over a spotter's head still comes from where it was fired.
    side:
      gun.mode === 'indirect'
        ? attackSide(quarry.place, from, quarry.kind)
        : sideAttacked(quarry, from, line, circumstances.league),
    cover: line.cover.target,
  });
}

/** What others of a network make of the range. */
function shared({ shared: by }: Circumstances, ranges: Readonly<Record<Range, number>>): readonly FullTerm[] {
  const term = by?.(ranges) ?? null;
  return term ? [term] : [];
}

/** The range; troopers who share a hex with their target hit it more easily, if they have their hands free (UNI-42). */
function rangeTerms({ arms }: FullWeapon, range: Bracket, far: number, beyond: number): readonly FullTerm[] {
  if (range === 'extreme') return [{ reason: 'range-extreme', value: beyond, n: far }];
  if (!arms || far > 0) return [{ reason: RANGE_REASON[range], value: RANGE_MODIFIER[range], n: far }];
  return [
    { reason: 'same-hex', value: ARMS_IN_HEX },
    ...given({ reason: 'encumbered', value: arms.encumbers ? ARMS_ENCUMBERED : 0 }),
  ];
}

/** A squad of battle armour is small, and may be hidden besides (UNI-04, UNI-53). */
function suitTerms({ kind, cloak, entered }: Quarry): readonly FullTerm[] {
  if (kind !== 'battle-armour') return [];
  return [
    { reason: 'battle-armour', value: SUIT },
    ...given({ reason: 'cloak', value: cloak ? (CLOAKED[cloak][entered] ?? 0) : 0, n: entered }),
  ];
}

/** Suits that hide a platoon: what does not look warm is hidden from machines alone, and all the better the farther they are (EQP-01). */
function sneakTerms({ sneak = [], entered }: Quarry, range: Range, toInfantry: boolean): readonly FullTerm[] {
  const cold = !toInfantry && (sneak.includes('infrared') || sneak.includes('dest'));
  const seen = sneak.includes('camouflage') ? (CLOAKED.mimetic[entered] ?? 0) : 0;
  const still = sneak.includes('dest') && entered === 0 ? STILL : 0;
  return [
    ...given({ reason: 'stealth', value: cold ? STEALTH['stealth-standard'][range] : 0 }),
    ...given({ reason: 'cloak', value: seen + still, n: entered }),
  ];
}

/** Armour that hides it from all but the eyes of platoons (WPN-13). */
const stealthTerms = ({ stealth }: Quarry, range: Range): readonly FullTerm[] =>
  given({ reason: 'stealth', value: stealth ? STEALTH[stealth][range] : 0 });

/** How the shooter moved; over a stabiliser that is hit that counts twice (table 11.2.4). */
function attackerMoved({ mode, vehicle, infantry }: Gunner): FullTerm {
  if (infantry) return { reason: 'attacker-infantry', value: 0 };
  const { value, reason } = ATTACKER_MOVEMENT[mode];
  if (!vehicle) return { value, reason };
  return { value: vehicle.unsteady ? 2 * value : value, reason: DRIVEN[mode] ?? reason };
}

/** What it is called that a vehicle has moved (UNI-03). */
const DRIVEN: Readonly<Partial<Record<Mode, FullTerm['reason']>>> = {
  walk: 'attacker-cruised',
  run: 'attacker-flanked',
};

/** The terms that hang on the line along which indirect fire is guided, and on who spots there. */
const OF_THE_GUIDE: readonly FullTerm['reason'][] = [
  'woods-between-light',
  'woods-between-heavy',
  'woods-between-ultra',
  'industry-between',
  'smoke-between',
  'partial-cover',
  'spotter-walked',
  'spotter-ran',
  'spotter-jumped',
  'spotter-attacks',
];

/** The number of declared indirect fire as it is guided in the end (FIN-06); all else stays as it was declared. */
export function guidedAgain(
  board: Board,
  toHit: ShotToHit,
  to: Hex,
  line: Sight,
  { spotter, partialCover }: Pick<Circumstances, 'spotter' | 'partialCover'>,
): ShotToHit {
  const terms: readonly FullTerm[] = [
    ...toHit.terms.filter(({ reason }) => !OF_THE_GUIDE.includes(reason)),
    ...woodsBetween(line),
    ...industryBetween(line),
    ...smokeTerms(board, to, line).filter(({ reason }) => reason === 'smoke-between'),
    ...coverTerm(line, partialCover),
    ...spotterTerms(spotter),
  ];
  const number = terms.reduce((sum, { value }) => sum + value, 0);
  return { ...toHit, number, terms, cover: line.cover.target };
}

/** What missiles that follow TAG need not reckon with: how their target moved, and who sees it for them how. */
const LED: readonly FullTerm['reason'][] = [
  'target-moved',
  'target-jumped',
  'target-sprinted',
  'target-evades',
  'indirect',
  'spotter-walked',
  'spotter-ran',
  'spotter-jumped',
  'spotter-attacks',
];

/** The number of semi-guided missiles at a target that is marked (ADV-08). */
export function ledByTag(toHit: ShotToHit): ShotToHit {
  const terms = toHit.terms.filter(({ reason }) => !LED.includes(reason));
  return { ...toHit, terms, number: terms.reduce((sum, { value }) => sum + value, 0) };
}

/** How the spotter moved, and whether they attack as well. */
const spotterTerms = (spotter: Circumstances['spotter']): readonly FullTerm[] => {
  const moved = spotter && SPOTTER_MODE[spotter.mode];
  return [
    ...(moved ? [moved] : []),
    ...given({ reason: 'spotter-attacks', value: spotter?.attacks ? SPOTTER_ATTACKS : 0 }),
  ];
};

/** How far a weapon reaches, in the air or under water (FIN-15). */
const rangesOf = (board: Board, gunner: Gunner, { weapon, location }: StandardMount): Readonly<Record<Range, number>> =>
  (isWet(board, gunner, location) ? rangesInWater(weapon.id) : null) ?? weapon.ranges;

/** Why a weapon cannot be fired at all at this target. */
function cannotFire(board: Board, gunner: Gunner, quarry: Quarry, { mount, mode }: Gun, line: Sight): Refusal | null {
  const from = gunner.place.hex;
  const to = quarry.place.hex;
  const facts = { weapon: mount.weapon.id, mount: mount.id, location: nameOn(isFour(gunner), mount.location) };
  const underfoot = gunner.infantry !== undefined || rowOf(quarry.kind).troops;
  if (from === to && !underfoot) return refuse('battletech/same-hex', { hex: to }, 'QSR-28');
  if (gunner.sensorHits >= SENSORS_GONE) return refuse('battletech/sensors-gone', {}, 'SEQ-19');
  const unseen = lineProblem(line) ?? waterProblem(board, gunner, quarry, mount, line.hexes);
  if (unseen) return unseen;
  // Four legs prop the body up as they are; if some are gone the front ones do it, as arms would.
  if (isHind(mount.location) && gunner.prone && !gunner.fourLegs?.whole) {
    return refuse('battletech/leg-weapon-prone', facts, 'SEQ-19');
  }
  const isBehind = line.cover.attacker && depthOf(board, gunner) !== 'wading';
  if (isLeg(gunner, mount.location) && isBehind && mode !== 'indirect') {
    return refuse('battletech/leg-weapon-covered', facts, 'SEQ-19');
  }
  return bearsOn(gunner, mount, to) ? null : refuse('battletech/out-of-arc', { ...facts, hex: to }, 'QSR-38');
}

type Legged = Pick<Gunner, 'fourLegs'>;

const isFour = ({ fourLegs }: Legged): boolean => (fourLegs ?? null) !== null;

const isHind = (location: Location): boolean => LEGS.some((leg) => leg === location);

const isLeg = (gunner: Legged, location: Location): boolean => isHind(location) || (isFour(gunner) && isLimb(location));

/** Why there is no line of sight: woods, the ground, water. */
function lineProblem({ visible, from, to, points, submerged, hexes }: Sight): Refusal | null {
  if (visible) return null;
  if (submerged) return refuse('battletech/under-water', { from, to }, 'QSR-29');
  const rising = hexes.filter(({ counts, rises }) => counts && rises).map(({ hex }) => hex);
  return rising.length > 0
    ? refuse('battletech/ground-between', { from, to, hexes: rising }, 'QSR-29')
    : refuse('battletech/no-line-of-sight', { from, to, points }, 'QSR-32');
}

/**
 * Whether a weapon bears on a hex: the torso's twist turns all arcs but those of the legs (SEQ-07, table 7.1.4); flipped arms
 * bear to the rear alone (FIN-02).
 */
export function bearsOn(
  gunner: Pick<Gunner, 'place' | 'twist' | 'fourLegs' | 'vehicle'>,
  mount: StandardMount,
  on: Hex,
): boolean {
  const { place, twist } = gunner;
  // Troopers underfoot are in the way of every weapon (UNI-06).
  if (place.hex === on) return true;
  const ofLeg = isLeg(gunner, mount.location);
  // Only the turret of a vehicle turns.
  const stays = ofLeg || (gunner.vehicle !== undefined && mount.location !== 'TU');
  const facing = stays ? place.facing : turned(place.facing, turnOf(twist));
  const flipped = twist === 'flip' && !ofLeg && isLimb(mount.location);
  const arc = mount.rear || flipped ? 'rear' : ofLeg ? 'front' : ARC_OF[mount.location];
  return liesIn(arc, place.hex, facing, on);
}

/** Hits on the actuators of the arm that the weapon is in. */
function armTerms({ arm }: Gunner, location: Location): readonly FullTerm[] {
  if (location !== 'LA' && location !== 'RA') return [];
  if (arm.shoulder) return [{ reason: 'shoulder-hit', value: SHOULDER_HIT }];
  return [
    ...given({ reason: 'upper-arm-hit', value: arm.upper ? ARM_ACTUATOR_HIT : 0 }),
    ...given({ reason: 'lower-arm-hit', value: arm.lower ? ARM_ACTUATOR_HIT : 0 }),
  ];
}

/** The modifier for hexes that the target entered. */
export const targetHexes = (entered: number): number =>
  TARGET_HEXES.findLast(({ from }) => entered >= from)?.value ?? 0;

/** How the target moved, lies or stands. An immobile one has no movement to speak of; a shot at its head is no easier. */
export function motionTerms({
  mode,
  entered,
  pace,
  prone,
  airborne,
  most = Infinity,
}: Pick<Quarry, 'mode' | 'entered' | 'pace' | 'prone' | 'airborne' | 'most'>): readonly FullTerm[] {
  return [
    { reason: 'target-moved', value: Math.min(most, targetHexes(entered)), n: entered },
    ...given({ reason: 'target-jumped', value: mode === 'jump' ? TARGET_JUMPED : 0 }),
    ...given({ reason: 'target-airborne', value: airborne && mode !== 'jump' ? TARGET_AIRBORNE : 0 }),
    ...paceTerms(pace, prone),
  ];
}

function targetTerms(quarry: Quarry, gun: Gun, far: number): readonly FullTerm[] {
  const { immobile, prone, skidded } = quarry;
  const prones: FullTerm =
    far === 1
      ? { reason: 'target-prone-near', value: TARGET_PRONE_NEAR }
      : { reason: 'target-prone-far', value: TARGET_PRONE_FAR };
  const aimedAtHead = immobile && gun.aim === 'HD';
  return [
    ...motionTerms(quarry),
    ...given({ reason: 'target-skidded', value: skidded ? TARGET_SKIDDED : 0 }),
    ...given({ reason: 'target-bogged', value: quarry.bogged ? TARGET_BOGGED : 0 }),
    ...(prone ? [prones] : []),
    ...given({ reason: 'target-immobile', value: immobile && !aimedAtHead ? TARGET_IMMOBILE : 0 }),
    ...given({ reason: 'aimed-head', value: aimedAtHead ? AIMED_HEAD : 0 }),
  ];
}

/** Whether a targeting computer lays the weapon: one that fires directly and hits once. */
export function isComputed({ mount, munition, targetingComputer }: Omit<Gun, 'aim' | 'mode'>): boolean {
  const { cluster, class: kind } = mount.weapon.full;
  const isDirect = (kind === 'energy' || kind === 'ballistic') && isComputable(mount.weapon.full);
  return targetingComputer && isDirect && cluster === null && munition !== 'cluster';
}

/**
 * The weapon's own: pulse lasers, cluster ammunition, a targeting computer. The computer makes a shot easier, or else aims it
 * at a location; at who cannot move every weapon is aimed without it, and it helps as ever (FIN-29).
 */
function weaponTerms(gun: Gun, { immobile }: Quarry): readonly FullTerm[] {
  const { mount, munition, aim } = gun;
  const { toHit } = mount.weapon.full;
  return [
    ...given({ reason: 'weapon', value: toHit }),
    ...given({ reason: 'cluster-ammunition', value: munition === 'cluster' ? CLUSTER_AMMUNITION : 0 }),
    ...given({ reason: 'armor-piercing', value: munition === 'armor-piercing' ? ARMOR_PIERCING : 0 }),
    ...given({
      reason: 'targeting-computer',
      value: isComputed(gun) ? (aim === null || immobile ? TARGETING_COMPUTER : AIMED_BY_COMPUTER) : 0,
    }),
  ];
}

/** How much of its movement precise rounds take from a target, no more than there is. */
const preciseAgainst = (quarry: Quarry): number =>
  Math.min(
    PRECISION,
    motionTerms(quarry).reduce((sum, { value }) => sum + Math.max(0, value), 0),
  );

function circumstanceTerms(
  { mode }: Gun,
  { secondary, spotter, spotting, secondaries = SECONDARY }: Circumstances,
): readonly FullTerm[] {
  const indirect = mode === 'indirect';
  return [
    ...(secondary === 'front' ? [{ reason: 'secondary-front', value: secondaries.front } as const] : []),
    ...(secondary === 'side' ? [{ reason: 'secondary-side', value: secondaries.side } as const] : []),
    ...given({ reason: 'indirect', value: indirect ? INDIRECT : 0 }),
    ...(indirect ? spotterTerms(spotter) : []),
    ...given({ reason: 'spotting', value: spotting ? SPOTTER_ATTACKS : 0 }),
  ];
}

/**
 * The side of a target that is hit (table 7.1.4). Along a divided line the hex beside it that counts gives the side: the one
 * that the target's owner chose, or the only one on the map. Where the two do the same to the line, the brackets stand.
 */
function sideAttacked(
  { place: target, kind }: Quarry,
  from: Hex,
  line: Sight,
  { toward = null }: Pick<LeagueShot, 'toward'> = {},
): AttackedSide {
  const beside = line.hexes.filter(({ hex, kind }) => kind === 'split' && distance(hex, target.hex) === 1);
  const counts = line.decided || beside.length === 1 ? beside.find((one) => one.counts) : undefined;
  return attackSide(target, counts?.hex ?? from, kind, toward);
}
