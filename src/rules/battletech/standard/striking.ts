import { total, type Dice, type Roll } from '../../kernel/dice.js';
import { distance } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import { targetProblem } from '../fire.js';
import { placeOf } from '../movement.js';
import { floorOf, isSubmerged, wades } from '../terrain.js';
import type { Place, StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { HIGHEST_TO_HIT, SURE_TO_HIT } from '../tables.js';
import { findUnit, mountOf, woodsIn } from '../units.js';
import { blowDamage } from './blow-damage.js';
import { blowToHit, collision, type Limb, type LimbName, type Strike, type Striker, type Struck } from './blows.js';
import type { Club } from './blow-tables.js';
import type { BlowToHit } from './terms.js';
import { hasFourLegs, legsOf } from './legs.js';
import { equippedIn, isBuiltWith, isImmobile, partHits, quarryOf } from './parts.js';
import { shoveProblem } from './shoves.js';
import { PARTS, type Blow, type BlowKind } from './types.js';

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
    there: !unit.lost.includes(name),
    fired: fired.some((mount) => mountOf(unit, mount).location === name),
    struck: LIMB_PARTS.filter((part) => partHits(unit, part, name) > 0),
    without: LIMB_PARTS.filter((part) => !isBuiltWith(unit, part, name)),
  };
}

function strikerOf(state: StandardState, unit: StandardUnit, place: Place): Striker {
  const { twist, prone, pilot, spotting } = unit.body;
  return {
    place,
    twist,
    level: floorOf(state.board, place.hex),
    mode: unit.moved?.mode ?? 'stand',
    prone,
    piloting: pilot.piloting,
    spotting,
    limbs: limbsOf(unit),
    fourLegs: hasFourLegs(unit),
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
    level: floorOf(state.board, place.hex),
    woods: woodsIn(state.board, place.hex),
    piloting: unit.body.pilot.piloting,
  };
}

/** What a unit swings with an arm, or with both: what it was built with, or has picked up. */
export function clubIn(unit: StandardUnit, limb: Blow['limb']): Club | null {
  if (limb === null) return unit.body.club ? 'club' : null;
  return (['hatchet', 'sword'] as const).find((club) => equippedIn(unit, club).some((at) => at === limb)) ?? null;
}

export const strikeOf = (state: StandardState, unit: StandardUnit, { kind, limb }: Blow): Strike => ({
  kind,
  limb,
  club: kind === 'club' ? clubIn(unit, limb) : null,
  base: state.options.physicalBase,
});

/** The damage of a blow with a limb or a club as the unit is now (table 7.2.7); a push does none. */
export const pointsOf = (state: StandardState, unit: StandardUnit, blow: Blow): number =>
  blowDamage(unit.sheet.tons, strikeOf(state, unit, blow), limbFor(unit, blow), isWet(state, unit, blow));

const WHOLE: Limb = { there: true, fired: false, struck: [], without: [] };
const limbFor = (unit: StandardUnit, { limb }: Blow): Limb => (limb === null ? WHOLE : limbOf(unit, limb));

/** Whether a blow is struck under water, which halves it: legs in water, anything by a unit that is wholly in it. */
function isWet({ board }: StandardState, unit: StandardUnit, { kind }: Blow): boolean {
  const { hex } = placeOf(unit);
  const { prone } = unit.body;
  return isSubmerged(board, hex, prone) || (kind === 'kick' && wades(board, hex, prone));
}

/** The number of a blow, or why it cannot be struck. */
export function blowAt(state: StandardState, unit: StandardUnit, blow: Blow): Result<BlowToHit, Refusal> {
  const facts = { unit: unit.id, target: blow.target };
  const target = findUnit(state, blow.target);
  if (!target)
    return fail(refuse('battletech/no-such-unit', { unit: blow.target, known: state.units.map(({ id }) => id) }));
  const problem =
    targetProblem(state, unit, target) ??
    limbProblem(unit, blow) ??
    (blow.kind === 'push' ? shoveProblem(state, unit, target) : null);
  if (problem) return fail(problem);
  if (isImmobile(unit)) return fail(refuse('battletech/cannot-act', facts, 'AMB-SEQ-03'));
  const result = blowToHit(strikerOf(state, unit, placeOf(unit)), struckOf(state, target), strikeOf(state, unit, blow));
  return result;
}

/** Rolls for a blow, unless its number leaves nothing to chance. */
export function rollBlow(number: number, dice: Dice): { readonly roll: Roll | null; readonly hit: boolean } {
  const isSure = number <= SURE_TO_HIT;
  const roll = isSure || number > HIGHEST_TO_HIT ? null : dice.roll(2, 6, 'physical');
  return { roll, hit: isSure || (roll !== null && total(roll) >= number) };
}

/** The number with which a unit that slides strikes another. */
export const collisionAt = (state: StandardState, unit: StandardUnit, target: StandardUnit): BlowToHit =>
  collision(strikerOf(state, unit, placeOf(unit)), struckOf(state, target), state.options.physicalBase);

/** A punch needs an arm, a club one or both, a kick a leg; the others use the whole 'Mech. */
function limbProblem(unit: StandardUnit, { kind, limb }: Blow): Refusal | null {
  const limbs: Readonly<Record<BlowKind, readonly (LimbName | null)[]>> = {
    punch: ['LA', 'RA'],
    club: ['LA', 'RA', null],
    kick: legsOf(unit),
    push: [null],
    charge: [null],
    'death-from-above': [null],
  };
  const known = limbs[kind];
  return known.includes(limb)
    ? null
    : refuse('battletech/wrong-limb', { kind, given: limb ?? '', known: known.flatMap((one) => one ?? []) }, 'SEQ-13');
}

/** The charge that a unit has declared with its move, as a blow. */
export function chargeOf(unit: StandardUnit): Blow | null {
  const { charge } = unit.body;
  return charge && { kind: charge.kind, limb: null, target: charge.target };
}

/** Checks a unit's blows as a whole: one kind at one target, each limb once (table 7.2.7); a charge stands as declared. */
export function allBlows(
  state: StandardState,
  unit: StandardUnit,
  blows: readonly Blow[],
): Result<readonly BlowToHit[], Refusal> {
  const facts = { unit: unit.id };
  const charge = chargeOf(unit);
  const isBodily = blows.some(({ kind }) => kind === 'charge' || kind === 'death-from-above');
  // A charge that has come to nothing leaves no other blow either: it was the one kind of this turn.
  const stands = charge && !isCharge(blows, charge) && (blows.length > 0 || canStill(state, unit, charge));
  if (stands || (!charge && isBodily)) {
    return fail(refuse(charge ? 'battletech/charge-stands' : 'battletech/no-charge', facts, 'SEQ-13'));
  }
  const [first, second] = blows;
  if (first && second) {
    const pair =
      first.kind === 'punch' && second.kind === 'punch' && first.limb !== second.limb && first.target === second.target;
    if (!pair || blows.length > 2) return fail(refuse('battletech/one-kind-of-blow', facts, 'SEQ-13'));
  }
  const numbers: BlowToHit[] = [];
  for (const blow of blows) {
    const result = blowAt(state, unit, blow);
    if (!result.ok) return result;
    numbers.push(result.value);
  }
  return ok(numbers);
}

const isCharge = (blows: readonly Blow[], charge: Blow): boolean =>
  blows.length === 1 && blows[0]?.kind === charge.kind && blows[0].target === charge.target;

/** Whether a declared charge can still be carried out: both are there, next to each other and on their feet. */
function canStill(state: StandardState, unit: StandardUnit, charge: Blow): boolean {
  const hex = findUnit(state, charge.target)?.place?.hex;
  return hex !== undefined && distance(placeOf(unit).hex, hex) === 1 && blowAt(state, unit, charge).ok;
}

/** What a unit does when nothing is said: its charge, if it has one, else nothing. */
export function defaultStrike(state: StandardState, unit: StandardUnit): StrikeOrder {
  const charge = chargeOf(unit);
  return { type: 'strike', unit: unit.id, blows: charge && canStill(state, unit, charge) ? [charge] : [] };
}

/** A blow that could be declared, with its number. */
export interface PossibleBlow {
  readonly blow: Blow;
  readonly toHit: BlowToHit;
}

/** Every blow that a unit could declare; of a unit that charges only the charge. */
export function possibleBlows(state: StandardState, unit: StandardUnit): readonly PossibleBlow[] {
  const charge = chargeOf(unit);
  const near = state.units.filter(
    (one) => one.status === 'active' && one.place && distance(placeOf(unit).hex, one.place.hex) === 1,
  );
  const blows: readonly Blow[] = charge
    ? [charge].filter((blow) => canStill(state, unit, blow))
    : near.flatMap(({ id: target }): readonly Blow[] => [
        ...(['LA', 'RA'] as const).map((limb) => ({ kind: 'punch', limb, target }) as const),
        ...legsOf(unit).map((limb) => ({ kind: 'kick', limb, target }) as const),
        { kind: 'push', limb: null, target },
        ...(['LA', 'RA', null] as const).map((limb) => ({ kind: 'club', limb, target }) as const),
      ]);
  return blows.flatMap((blow) => {
    const result = blowAt(state, unit, blow);
    return result.ok ? [{ blow, toHit: result.value }] : [];
  });
}
