import { isClumsy, strengthOf } from './myomer.js';
import { isInfantry } from '../stacking.js';
import { isMech } from './vehicles.js';
import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { distance } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { isLost } from '../damage/lost.js';
import { targetProblem } from '../fire.js';
import { placeOf } from '../movement.js';
import { elevationOf } from '../flight.js';
import { footOf } from '../surface.js';
import { isSubmerged, wades } from '../terrain.js';
import type { Place, StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { HIGHEST_TO_HIT, SURE_TO_HIT } from '../tables.js';
import { findUnit, mountOf, woodsIn } from '../units.js';
import { physicalDamage } from './physical-damage.js';
import {
  physicalToHit,
  collision,
  fallOnto,
  type Limb,
  type LimbName,
  type Strike,
  type Striker,
  type Struck,
} from './physical-to-hit.js';
import { BUILT_CLUBS, type Club, type PhysicalAttackKind } from './physical-tables.js';
import type { PhysicalToHit } from './terms.js';
import { hasFourLegs, legsOf } from './legs.js';
import { wallProblem } from './walls.js';
import { busyRunning } from './paces.js';
import { equippedIn, isBuiltWith, isImmobile, partHits, quarryOf } from './parts.js';
import { editionOf } from './editions.js';
import { roofShoveProblem, shoveProblem } from './shoves.js';
import { PARTS, type PhysicalAttack } from './types.js';
import type { SeenStandardUnit } from '../seen.js';
import { quirksIn } from './quirks.js';
import { boardAt } from '../under.js';

/** Physical attacks as they are declared: whether they are legal, and their numbers (SEQ-13). */

export type StrikeOrder = Extract<Command, { type: 'strike' }>;

/** Parts that an arm or a leg may lack. */
const LIMB_PARTS = PARTS.filter((part) =>
  ['shoulder', 'upper-arm', 'lower-arm', 'hand', 'hip', 'upper-leg', 'lower-leg', 'foot'].includes(part),
);

/** A limb as it is now. */
function limbOf(unit: StandardUnit, name: LimbName): Limb {
  const { fired } = unit.body;
  return {
    there: !isLost(unit, name),
    fired: fired.some((mount) => mountOf(unit, mount).location === name),
    struck: LIMB_PARTS.filter((part) => partHits(unit, part, name) > 0),
    without: LIMB_PARTS.filter((part) => !isBuiltWith(unit, part, name)),
    ...(equippedIn(unit, 'claw').some((at) => at === name) ? { claw: true } : {}),
  };
}

function strikerOf(state: StandardState, unit: StandardUnit, place: Place): Striker {
  const { twist, prone, pilot, spots } = unit.body;
  return {
    kind: unit.sheet.kind,
    place,
    twist,
    level: footOf(boardAt(state.board, place), place.hex, unit),
    mode: unit.moved?.mode ?? 'stand',
    prone,
    piloting: pilot.piloting,
    ...(pilot.talents ? { talents: pilot.talents } : {}),
    ...(pilot.bonuses ? { bonuses: pilot.bonuses } : {}),
    ...quirksIn(unit),
    spotting: spots !== null,
    limbs: limbsOf(unit),
    fourLegs: hasFourLegs(unit),
    ...(isClumsy(unit) ? { clumsy: true } : {}),
  };
}

/** All its limbs as they are now. */
export const limbsOf = (unit: StandardUnit): Striker['limbs'] => ({
  LA: limbOf(unit, 'LA'),
  RA: limbOf(unit, 'RA'),
  LL: limbOf(unit, 'LL'),
  RL: limbOf(unit, 'RL'),
});

function struckOf(state: StandardState, unit: StandardUnit): Struck {
  const place = placeOf(unit);
  return {
    ...quarryOf(unit, place),
    // Who is in the air is as high above the ground as it flies (UNI-30).
    level: footOf(boardAt(state.board, place), place.hex, unit) + elevationOf(place),
    woods: woodsIn(state.board, place.hex),
    piloting: unit.body.pilot.piloting,
  };
}

/** What a unit swings with an arm, or with both: what it was built with, or has picked up. */
export function clubIn(unit: SeenStandardUnit, limb: PhysicalAttack['limb']): Club | null {
  if (limb === null) return unit.body.club ? 'club' : null;
  return BUILT_CLUBS.find((club) => equippedIn(unit, club).some((at) => at === limb)) ?? null;
}

export const strikeOf = (state: StandardState, unit: StandardUnit, { kind, limb }: PhysicalAttack): Strike => ({
  kind,
  limb,
  club: kind === 'club' ? clubIn(unit, limb) : null,
  base: state.options.physicalBase,
  ...editedModifier(unit, kind),
});

/** What a kind of attack adds to the skill, where the edition has another number (EDN-03). */
function editedModifier(unit: StandardUnit, kind: PhysicalAttackKind): Pick<Strike, 'modifier'> {
  const modifier = editionOf(unit).physical[kind];
  return modifier === undefined ? {} : { modifier };
}

/** The damage of a physical attack with a limb or a club as the unit is now (table 7.2.7); a push does none. */
export const pointsOf = (state: StandardState, unit: StandardUnit, attack: PhysicalAttack): number =>
  physicalDamage(
    unit.sheet.tons,
    strikeOf(state, unit, attack),
    attack.limb && limbOf(unit, attack.limb),
    isWet(state, unit, attack),
    strengthOf(unit),
  );

/** Whether a physical attack is made under water, which halves it: legs in water, anything by a unit that is wholly in it. */
function isWet({ board }: StandardState, unit: StandardUnit, { kind }: PhysicalAttack): boolean {
  const { hex } = placeOf(unit);
  const { prone } = unit.body;
  const below = boardAt(board, placeOf(unit));
  return isSubmerged(below, hex, prone) || (kind === 'kick' && wades(below, hex, prone));
}

/** The number of a physical attack, or why it cannot be made. */
export function physicalAttackAt(
  state: StandardState,
  unit: StandardUnit,
  attack: PhysicalAttack,
): Result<PhysicalToHit, Refusal> {
  const facts = { unit: unit.id, target: attack.target };
  const target = findUnit(state, attack.target);
  if (!target)
    return fail(refuse('battletech/no-such-unit', { unit: attack.target, known: state.units.map(({ id }) => id) }));
  const problem =
    whomProblem(state, unit, target, attack) ??
    busyRunning(unit) ??
    busyProblem(state, unit, attack) ??
    limbProblem(unit, attack) ??
    (attack.kind === 'push'
      ? (shoveProblem(state, unit, target) ?? roofShoveProblem(unit, placeOf(unit), target))
      : null);
  if (problem) return fail(problem);
  if (isImmobile(unit)) return fail(refuse('battletech/cannot-act', facts, 'AMB-SEQ-03'));
  const result = physicalToHit(
    strikerOf(state, unit, placeOf(unit)),
    struckOf(state, target),
    strikeOf(state, unit, attack),
  );
  return result;
}

/** Why a unit cannot strike another so; those who cling to it are brushed off, and nobody else (UNI-67). */
function whomProblem(
  state: StandardState,
  unit: StandardUnit,
  target: StandardUnit,
  attack: PhysicalAttack,
): Refusal | null {
  if (attack.kind !== 'brush-off') {
    return (
      targetProblem(state, unit, target) ??
      wallProblem(state.board, placeOf(unit).hex, target) ??
      kindProblem(unit, target, attack)
    );
  }
  return isMech(unit) && clings(target, unit)
    ? null
    : refuse('battletech/clings-not', { unit: unit.id, target: target.id }, 'UNI-67');
}

/** Whether troopers cling to a unit. */
export const clings = ({ status, body }: StandardUnit, to: StandardUnit): boolean =>
  status === 'active' && body.aboard?.as === 'swarm' && body.aboard.unit === to.id;

/** Vehicles strike by charging alone (UNI-72), and nobody pushes them (UNI-70); troopers are kicked. */
function kindProblem(unit: StandardUnit, target: StandardUnit, { kind }: PhysicalAttack): Refusal | null {
  if (!isMech(unit) && kind !== 'charge') return refuse('battletech/strikes-not', { unit: unit.id }, 'UNI-73');
  if (isInfantry(target) && kind !== 'kick')
    return refuse('battletech/strikes-mechs-only', { unit: unit.id, target: target.id }, 'UNI-71');
  return isMech(target) || kind !== 'push'
    ? null
    : refuse('battletech/pushes-mechs-only', { unit: unit.id, target: target.id }, 'UNI-70');
}

/** Who has worked on a jam this turn attacks nobody (FIN-22); flipped arms neither punch nor push (FIN-03). */
function busyProblem(state: StandardState, { id, body }: StandardUnit, { kind }: PhysicalAttack): Refusal | null {
  const clears = state.field.fire.some(({ unit, unjam }) => unit === id && unjam !== null);
  if (clears) return refuse('battletech/cleared-a-jam', { unit: id }, 'FIN-22');
  const isFlipped = body.twist === 'flip' && (kind === 'punch' || kind === 'push');
  return isFlipped ? refuse('battletech/arms-flipped', { unit: id }, 'FIN-03') : null;
}

/** Rolls for a physical attack, unless its number leaves nothing to chance. */
export function rollPhysicalAttack(number: number, dice: Dice): { readonly roll: Roll | null; readonly hit: boolean } {
  const isSure = number <= SURE_TO_HIT;
  const roll = isSure || number > HIGHEST_TO_HIT ? null : dice.roll(2, 6, 'physical');
  return { roll, hit: isSure || (roll !== null && total(roll) >= number) };
}

/** The number with which a unit that slides strikes another. */
export const collisionAt = (state: StandardState, unit: StandardUnit, target: StandardUnit): PhysicalToHit =>
  collision(strikerOf(state, unit, placeOf(unit)), struckOf(state, target), state.options.physicalBase);

/** The number with which a unit that falls from above strikes another (FIN-43). */
export const fallOntoAt = (state: StandardState, target: StandardUnit): PhysicalToHit =>
  fallOnto(struckOf(state, target));

/** A punch needs an arm, a club one or both, a kick a leg; the others use the whole 'Mech. */
function limbProblem(unit: StandardUnit, { kind, limb }: PhysicalAttack): Refusal | null {
  const limbs: Readonly<Record<PhysicalAttackKind, readonly (LimbName | null)[]>> = {
    punch: ['LA', 'RA'],
    club: ['LA', 'RA', null],
    kick: legsOf(unit),
    push: [null],
    charge: [null],
    'death-from-above': [null],
    'brush-off': ['LA', 'RA'],
  };
  const known = limbs[kind];
  return known.includes(limb)
    ? null
    : refuse('battletech/wrong-limb', { kind, given: limb ?? '', known: known.flatMap((one) => one ?? []) }, 'SEQ-13');
}

/** The charge that a unit has declared with its move, as a physical attack. */
export function chargeOf(unit: StandardUnit): PhysicalAttack | null {
  const { charge } = unit.body;
  return charge && { kind: charge.kind, limb: null, target: charge.target };
}

/** Checks a unit's physical attacks as a whole: one kind at one target, each limb once (table 7.2.7); a charge stands as declared. */
export function allPhysicalAttacks(
  state: StandardState,
  unit: StandardUnit,
  attacks: readonly PhysicalAttack[],
): Result<readonly PhysicalToHit[], Refusal> {
  const facts = { unit: unit.id };
  const charge = chargeOf(unit);
  const isBodily = attacks.some(({ kind }) => kind === 'charge' || kind === 'death-from-above');
  // A charge that has come to nothing leaves no other physical attack either: it was the one kind of this turn.
  const stands = charge && !isCharge(attacks, charge) && (attacks.length > 0 || canStill(state, unit, charge));
  if (stands || (!charge && isBodily)) {
    return fail(refuse(charge ? 'battletech/charge-stands' : 'battletech/no-charge', facts, 'SEQ-13'));
  }
  const [first, second] = attacks;
  if (first && second) {
    const pair =
      isPaired(first.kind) &&
      first.kind === second.kind &&
      first.limb !== second.limb &&
      first.target === second.target;
    if (!pair || attacks.length > 2) return fail(refuse('battletech/one-kind-of-blow', facts, 'SEQ-13'));
  }
  const numbers: PhysicalToHit[] = [];
  for (const attack of attacks) {
    const result = physicalAttackAt(state, unit, attack);
    if (!result.ok) return result;
    numbers.push(result.value);
  }
  return ok(numbers);
}

/** Kinds of attacks that a unit makes with each arm in a turn. */
export const PAIRED = ['punch', 'brush-off'] as const satisfies readonly PhysicalAttackKind[];
const isPaired = (kind: PhysicalAttackKind): boolean => PAIRED.some((one) => one === kind);

const isCharge = (attacks: readonly PhysicalAttack[], charge: PhysicalAttack): boolean =>
  attacks.length === 1 && attacks[0]?.kind === charge.kind && attacks[0].target === charge.target;

/** Whether a declared charge can still be carried out: both are there, next to each other and on their feet. */
function canStill(state: StandardState, unit: StandardUnit, charge: PhysicalAttack): boolean {
  const hex = findUnit(state, charge.target)?.place?.hex;
  return hex !== undefined && distance(placeOf(unit).hex, hex) === 1 && physicalAttackAt(state, unit, charge).ok;
}

/** What a unit does when nothing is said: its charge, if it has one, else nothing. */
export function defaultStrike(state: StandardState, unit: StandardUnit): StrikeOrder {
  const charge = chargeOf(unit);
  return { type: 'strike', unit: unit.id, blows: charge && canStill(state, unit, charge) ? [charge] : [] };
}

/** Whether a unit is near enough to be struck: in the next hex, or troopers underfoot. */
export const isWithinReach = (unit: StandardUnit, target: StandardUnit): boolean => {
  const far = distance(placeOf(unit).hex, placeOf(target).hex);
  return far === 1 || (far === 0 && unit.id !== target.id && isInfantry(target));
};

/** A physical attack that could be declared, with its number. */
export interface PossiblePhysicalAttack {
  readonly attack: PhysicalAttack;
  readonly toHit: PhysicalToHit;
}

/** Every physical attack that a unit could declare; of a unit that charges only the charge. */
export function possiblePhysicalAttacks(state: StandardState, unit: StandardUnit): readonly PossiblePhysicalAttack[] {
  const charge = chargeOf(unit);
  const near = state.units.filter((one) => one.status === 'active' && one.place && isWithinReach(unit, one));
  const attacks: readonly PhysicalAttack[] = charge
    ? [charge].filter((attack) => canStill(state, unit, attack))
    : near.flatMap(({ id: target }): readonly PhysicalAttack[] => [
        ...(['LA', 'RA'] as const).map((limb) => ({ kind: 'punch', limb, target }) as const),
        ...legsOf(unit).map((limb) => ({ kind: 'kick', limb, target }) as const),
        { kind: 'push', limb: null, target },
        ...(['LA', 'RA', null] as const).map((limb) => ({ kind: 'club', limb, target }) as const),
        ...(['LA', 'RA'] as const).map((limb) => ({ kind: 'brush-off', limb, target }) as const),
      ]);
  return attacks.flatMap((attack) => {
    const result = physicalAttackAt(state, unit, attack);
    return result.ok ? [{ attack, toHit: result.value }] : [];
  });
}
