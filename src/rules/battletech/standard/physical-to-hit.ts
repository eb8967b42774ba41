import { CLUMSY } from './myomer.js';
import { rowOf } from '../kind-table.js';
import type { UnitKind } from '../vocabulary.js';
import { neighbour, turned } from '../../geometry/hex/facing.js';
import { distance, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { arcsTo, attackSide } from '../arcs.js';
import { ATTACKER_MOVEMENT, LEGS, type ArcName } from '../tables.js';
import { woodsOfTarget } from '../to-hit.js';
import type { Place, Terrain } from '../types.js';
import { TARGET_BOGGED, TARGET_IMMOBILE, TARGET_PRONE_NEAR } from './attack-tables.js';
import {
  PHYSICAL_MODIFIER,
  CHARGE_LEVELS,
  CLAW,
  CLAW_ON_CLUB,
  FIXED_BASE,
  HAND_OR_FOOT_HIT,
  REAR_KICK,
  SHOULDER_HIT_PUSH,
  SPOTTING,
  SWINGS,
  UNDERFOOT,
  UNINTENTIONAL,
  UPPER_OR_LOWER_HIT,
  type Club,
  type PhysicalAttackKind,
} from './physical-tables.js';
import type { AttackedSide, PhysicalToHit, FullTerm, HitTable } from './terms.js';
import { turnOf } from './arms.js';
import { LIMBS, nameOn } from './legs.js';
import { blowQuirks, isArmless, punchesHandless } from './quirks.js';
import { blowTalents } from './talents.js';
import { motionTerms } from './to-hit.js';
import type { Pilot, Talent } from './pilot.js';
import type { Quirk } from './quirk-table.js';
import type { Part, Twist } from './types.js';
import type { Quarry } from './stance.js';

/** A limb that may strike: whether it is there, fired this turn, and which of its parts are struck or were never there. */
export interface Limb {
  readonly there: boolean;
  readonly fired: boolean;
  readonly struck: readonly Part[];
  readonly without: readonly Part[];
  /** It ends in a claw that is whole (WPN-21). */
  readonly claw?: true;
}
export type LimbName = 'LA' | 'RA' | 'LL' | 'RL';

/** Who strikes, as far as the number depends on it. `level`: that of the ground it stands on. */
export interface Striker {
  /** What it is; left out: a 'Mech. */
  readonly kind?: UnitKind;
  readonly place: Place;
  readonly twist: Twist;
  readonly level: number;
  readonly mode: Quarry['mode'];
  readonly prone: boolean;
  readonly piloting: number;
  readonly talents?: readonly Talent[];
  readonly bonuses?: NonNullable<Pilot['bonuses']>;
  readonly quirks?: readonly Quirk[];
  readonly spotting: boolean;
  readonly limbs: Readonly<Record<LimbName, Limb>>;
  /** Its limbs are all legs. Left out: they are not. */
  readonly fourLegs?: boolean;
  /** Its muscles are those of industry (WPN-19). */
  readonly clumsy?: true;
}

/** Who is struck. `piloting` counts against charges and deaths from above. */
export interface Struck extends Omit<Quarry, 'skidded'> {
  readonly level: number;
  readonly woods: Terrain['woods'];
  readonly piloting: number;
}

/** A physical attack to be judged. `club`: what is swung; `base`: the option `physicalBase`. */
export interface Strike {
  readonly kind: PhysicalAttackKind;
  readonly limb: LimbName | null;
  readonly club: Club | null;
  readonly base: 'piloting' | 'fixed';
  /** What its kind adds to the piloting skill in the edition that is played; left out: as the table has it (EDN-03). */
  readonly modifier?: number;
}

/** The number of a physical attack, term by term, and the table that its hit uses (table 7.2.7), or why it cannot be made (SEQ-13). */
export function physicalToHit(striker: Striker, struck: Struck, strike: Strike): Result<PhysicalToHit, Refusal> {
  const unable = bodyProblem(striker, strike);
  if (unable) return fail(unable);
  if (strike.kind === 'brush-off') return ok(brushedOff(striker, struck, strike));
  const table = tableOf(striker, struck, strike);
  const problem = reachProblem(striker, struck, strike);
  if (problem) return fail(problem);
  return table ? ok(judged(striker, struck, strike, table)) : fail(levelProblem(striker, struck, strike));
}

/** The number with which an arm brushes off those who cling to its own body: nothing but the skill and the arm counts (UNI-67). */
function brushedOff(striker: Striker, struck: Struck, strike: Strike): PhysicalToHit {
  const terms: readonly FullTerm[] = [...baseTerms(striker, struck, strike), ...limbTerms(striker, strike)];
  return { number: terms.reduce((sum, { value }) => sum + value, 0), terms, table: 'full', side: 'front' };
}

/** The number of a collision: a charge that nobody meant, by one who slides into whoever is in their way, standing or not. */
export function collision(striker: Striker, struck: Struck, base: Strike['base']): PhysicalToHit {
  const strike: Strike = { kind: 'charge', limb: null, club: null, base };
  const meant = judged(striker, struck, strike, tableOf(striker, struck, strike) ?? 'full');
  const terms: readonly FullTerm[] = [...meant.terms, { reason: 'unintentional', value: UNINTENTIONAL }];
  return { ...meant, number: meant.number + UNINTENTIONAL, terms };
}

/** The base of who falls onto somebody. */
const FALL_ONTO_BASE = 7;

/** The number with which a unit that falls from above strikes who is below, in front, on the punch table (FIN-43). */
export function fallOnto(struck: Struck): PhysicalToHit {
  const terms: readonly FullTerm[] = [
    { reason: 'base', value: FALL_ONTO_BASE },
    ...motionTerms(struck),
    ...woodsOfTarget(struck.woods),
  ];
  return { number: terms.reduce((sum, { value }) => sum + value, 0), terms, table: 'punch', side: 'front' };
}

function judged(striker: Striker, struck: Struck, strike: Strike, table: HitTable): PhysicalToHit {
  const terms: readonly FullTerm[] = [
    ...baseTerms(striker, struck, strike),
    ...blowTalents(striker),
    ...blowQuirks(striker, strike),
    ...(striker.clumsy ? [CLUMSY] : []),
    ATTACKER_MOVEMENT[striker.mode],
    ...motionTerms(struck),
    ...(struck.prone ? [{ reason: 'target-prone-near', value: TARGET_PRONE_NEAR } as const] : []),
    ...(struck.bogged ? [{ reason: 'target-bogged', value: TARGET_BOGGED } as const] : []),
    ...(struck.immobile ? [{ reason: 'target-immobile', value: TARGET_IMMOBILE } as const] : []),
    ...woodsOfTarget(struck.woods),
    ...(kicksBack(striker, strike) ? [{ reason: 'rear-kick', value: REAR_KICK } as const] : []),
    ...limbTerms(striker, strike),
    ...gripTerms(striker, strike),
    ...(isUnderfoot(striker, struck) ? [{ reason: 'underfoot', value: UNDERFOOT } as const] : []),
    ...(striker.spotting ? [{ reason: 'spotting', value: SPOTTING } as const] : []),
  ];
  const number = terms.reduce((sum, { value }) => sum + value, 0);
  return { number, terms, table, side: sideStruck(striker, struck, strike) };
}

const isTroops = ({ kind }: Struck): boolean => rowOf(kind).troops;

/** Whether somebody is kicked at in the attacker's own hex (UNI-71). */
const isUnderfoot = (striker: Striker, struck: Struck): boolean =>
  isTroops(struck) && striker.place.hex === struck.place.hex;

/** The side from which a physical attack comes; who lies is stamped upon from behind, wherever the other has come from. */
const sideStruck = (striker: Striker, struck: Struck, { kind }: Strike): AttackedSide =>
  kind === 'death-from-above' && struck.prone ? 'rear' : attackSide(struck.place, striker.place.hex, struck.kind);

/** The pilot's skill and what the kind of attack makes of it, or the fixed base. A charge also weighs the two pilots. */
function baseTerms(striker: Striker, struck: Struck, { kind, club, base, modifier: own }: Strike): readonly FullTerm[] {
  if (base === 'fixed') return [{ reason: 'physical-base', value: FIXED_BASE[kind] }];
  const modifier = (club ? SWINGS[club].modifier : undefined) ?? own ?? PHYSICAL_MODIFIER[kind];
  const difference = isBodily(kind) ? striker.piloting - struck.piloting : 0;
  return [
    { reason: 'piloting', value: striker.piloting },
    ...(modifier === 0 ? [] : [{ reason: 'physical-kind', value: modifier } as const]),
    ...(difference === 0 ? [] : [{ reason: 'piloting-difference', value: difference } as const]),
  ];
}

/** A kick backward with a rear leg, which takes four. */
const kicksBack = ({ fourLegs }: Pick<Striker, 'fourLegs'>, { kind, limb }: Strike): boolean =>
  fourLegs === true && kind === 'kick' && (limb === 'LL' || limb === 'RL');

/** A charge or a death from above: the whole 'Mech is the weapon. */
const isBodily = (kind: PhysicalAttackKind): boolean => kind === 'charge' || kind === 'death-from-above';

/** The limbs that an attack needs. */
function limbsOf({ kind, limb, club }: Strike): readonly LimbName[] {
  switch (kind) {
    case 'punch':
    case 'kick':
    case 'brush-off':
      return limb ? [limb] : [];
    case 'club':
      return club === 'club' || limb === null ? ['LA', 'RA'] : [limb];
    case 'push':
      return ['LA', 'RA'];
    case 'charge':
    case 'death-from-above':
      return [];
  }
}

/** A tree or a limb sits badly in claws, be it one or two of them (WPN-21). */
const gripTerms = ({ limbs }: Striker, { club }: Strike): readonly FullTerm[] =>
  club === 'club' && (limbs.LA.claw || limbs.RA.claw) ? [{ reason: 'claw', value: CLAW_ON_CLUB }] : [];

/** Modifiers for actuators. Of an arm built without a hand, or without a lower arm, only the outermost that is missing counts. */
function limbTerms(striker: Striker, strike: Strike): readonly FullTerm[] {
  const { limbs } = striker;
  const isHandless = (name: LimbName): boolean =>
    limbs[name].without.includes('hand') && !punchesHandless(striker, name);
  return limbsOf(strike).flatMap((name): readonly FullTerm[] => {
    const { struck, without, claw } = limbs[name];
    const hit = (part: Part): boolean => struck.includes(part);
    switch (strike.kind) {
      case 'punch':
      case 'brush-off':
      case 'club':
        return [
          ...(hit('upper-arm') ? [{ reason: 'upper-arm-hit', value: UPPER_OR_LOWER_HIT } as const] : []),
          ...(hit('lower-arm') || without.includes('lower-arm')
            ? [{ reason: 'lower-arm-hit', value: UPPER_OR_LOWER_HIT } as const]
            : []),
          ...(strike.kind !== 'club' && claw ? [{ reason: 'claw', value: CLAW } as const] : []),
          ...(strike.kind !== 'club' && !claw && (hit('hand') || (isHandless(name) && !without.includes('lower-arm')))
            ? [{ reason: 'hand-hit', value: HAND_OR_FOOT_HIT } as const]
            : []),
        ];
      case 'kick':
        return [
          ...(hit('upper-leg') ? [{ reason: 'upper-leg-hit', value: UPPER_OR_LOWER_HIT } as const] : []),
          ...(hit('lower-leg') ? [{ reason: 'lower-leg-hit', value: UPPER_OR_LOWER_HIT } as const] : []),
          ...(hit('foot') ? [{ reason: 'foot-hit', value: HAND_OR_FOOT_HIT } as const] : []),
        ];
      case 'push':
        return hit('shoulder') ? [{ reason: 'shoulder-hit', value: SHOULDER_HIT_PUSH }] : [];
      case 'charge':
      case 'death-from-above':
        return [];
    }
  });
}

/** Why the attacker's own body does not allow the attack: it lies, a limb is gone, has fired, or lacks what it needs. */
export function bodyProblem(
  striker: Pick<Striker, 'prone' | 'limbs' | 'fourLegs' | 'quirks'>,
  strike: Strike,
): Refusal | null {
  const { kind } = strike;
  if (striker.prone) return refuse('battletech/blow-lying', { kind }, 'SEQ-13');
  const four = striker.fourLegs === true;
  if (four && NEEDS_ARMS.includes(kind)) return refuse('battletech/blow-no-arms', { kind }, 'SEQ-13');
  if (isArmless(striker) && NEEDS_ARMS.includes(kind)) return refuse('battletech/blow-armless', { kind }, 'ADV-07');
  if (kind === 'club' && strike.club === null) return refuse('battletech/blow-no-club', {}, 'SEQ-13');
  const needed = kind === 'kick' ? (four ? LIMBS : LEGS) : limbsOf(strike);
  for (const location of needed) {
    if (!striker.limbs[location].there) {
      return refuse('battletech/blow-limb-gone', { kind, location: nameOn(four, location) }, 'SEQ-13');
    }
  }
  for (const location of limbsOf(strike)) {
    if (striker.limbs[location].fired) {
      return refuse('battletech/blow-limb-fired', { kind, location: nameOn(four, location) }, 'SEQ-13');
    }
  }
  for (const location of needed) {
    const { struck: parts, without, claw } = striker.limbs[location];
    const isHandless = strike.club === 'club' ? claw : strike.club !== null && SWINGS[strike.club].handless;
    const part = NEEDED[kind].find(
      (one) => !(one === 'hand' && isHandless) && (parts.includes(one) || (kind === 'club' && without.includes(one))),
    );
    if (part !== undefined) {
      return refuse('battletech/blow-part-hit', { kind, location: nameOn(four, location), part }, 'SEQ-13');
    }
  }
  return null;
}

/** What takes arms. */
const NEEDS_ARMS: readonly PhysicalAttackKind[] = ['punch', 'club', 'push', 'brush-off'];

/** Parts without which there is no such attack. */
const NEEDED: Readonly<Record<PhysicalAttackKind, readonly Part[]>> = {
  punch: ['shoulder'],
  kick: ['hip'],
  push: [],
  club: ['shoulder', 'hand'],
  charge: [],
  'death-from-above': [],
  'brush-off': ['shoulder'],
};

/** Why the target cannot be struck so: it lies, is not next to the attacker, or not in the arc of what strikes. */
function reachProblem(striker: Striker, struck: Struck, strike: Strike): Refusal | null {
  const { hex } = struck.place;
  const { kind } = strike;
  if (struck.prone && (kind === 'push' || kind === 'charge')) {
    return refuse('battletech/blow-at-lying', { kind }, 'SEQ-13');
  }
  // A charge and a death from above were brought to the target by the move.
  if (isBodily(kind)) return null;
  const far = distance(striker.place.hex, hex);
  // Who stands underfoot is in every arc.
  if (far === 0 && isTroops(struck)) return null;
  if (far !== 1) return refuse('battletech/blow-too-far', { kind, distance: far }, 'SEQ-13');
  return inArc(striker, hex, strike) ? null : refuse('battletech/blow-out-of-arc', { kind, hex }, 'SEQ-13');
}

/** Arms strike into their arcs, which the torso's twist turns; kicks go ahead of the legs, or back, a push straight ahead of them. */
function inArc(striker: Striker, on: Hex, strike: Strike): boolean {
  const { place, twist } = striker;
  const { kind, limb } = strike;
  if (kind === 'push') return neighbour(ANYWHERE, place.hex, place.facing) === on;
  if (kind === 'kick') return arcsTo(place.hex, place.facing, on)[kicksBack(striker, strike) ? 'rear' : 'front'];
  // A tree or a girder is swung with both arms.
  const arc: ArcName = limb === null ? 'front' : limb === 'LA' ? 'leftArm' : 'rightArm';
  return arcsTo(place.hex, turned(place.facing, turnOf(twist)), on)[arc];
}

/** Whether a hex lies straight ahead does not depend on the map. */
const ANYWHERE = { columns: 99, rows: 99 };

/** The table of the hit, by how high the two stand; `null` where the attack does not reach. A prone 'Mech is flat, and so is all that is no 'Mech; a vehicle runs into the legs of who stands (UNI-72). */
function tableOf(striker: Striker, struck: Struck, { kind }: Strike): HitTable | null {
  const feet = striker.level - struck.level;
  const top = struck.prone || (struck.kind ?? 'mech') !== 'mech' ? 0 : 1;
  const flat = top === 0;
  switch (kind) {
    case 'punch': {
      // The fists are a level above the feet.
      const fists = feet + 1;
      if (fists < 0 || fists > top) return null;
      return fists > 0 ? 'punch' : flat ? 'full' : 'kick';
    }
    case 'kick':
      if (feet < 0 || feet > top) return null;
      return flat ? 'full' : feet < top ? 'kick' : 'punch';
    case 'push':
      return feet === 0 ? 'full' : null;
    case 'club':
      // Who lies is out of its reach unless a level higher (FIN-24).
      if (feet < -1 || feet > (flat ? -1 : 1)) return null;
      return byLevel(feet, flat);
    case 'charge':
      if (Math.abs(feet) > CHARGE_LEVELS) return null;
      return (striker.kind ?? 'mech') === 'mech' || flat ? byLevel(feet, flat) : 'kick';
    case 'death-from-above':
      return flat ? 'full' : 'punch';
    case 'brush-off':
      return 'full';
  }
}

/** At one level anywhere, from below the legs, from above the upper half; a flat target has but one table. */
const byLevel = (feet: number, flat: boolean): HitTable => (feet === 0 || flat ? 'full' : feet < 0 ? 'kick' : 'punch');

const levelProblem = ({ level }: Striker, struck: Struck, { kind }: Strike): Refusal =>
  struck.prone
    ? refuse('battletech/blow-level-lying', { kind, own: level, theirs: struck.level }, 'FIN-24')
    : refuse('battletech/blow-level', { kind, own: level, theirs: struck.level }, 'SEQ-13');
