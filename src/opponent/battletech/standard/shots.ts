import { binsFor, munitionOf } from '../../../rules/battletech/standard/ammunition.js';
import { hitDamage } from '../../../rules/battletech/standard/expected.js';
import { fullShots } from '../../../rules/battletech/standard/gunnery.js';
import { equippedIn, isImmobile } from '../../../rules/battletech/standard/parts.js';
import { VITAL } from '../../../rules/battletech/tables.js';
import { waysToHit } from '../../../rules/battletech/to-hit.js';
import type { Aimed, FullShot, StandardState, Twist, StandardUnit } from '../../../rules/battletech/types.js';
import { mountOf, unitOf } from '../../../rules/battletech/units.js';
import { best } from '../best.js';
import { worthHitting, worthStriking } from '../worth.js';

/** What single shots are worth, plain, aimed, or of an Ultra that fires twice. */

/** Ways out of 36 from which on a round of ammunition is worth spending, and from which on two are. */
const FAIR_WAYS = 6;
const FAIR_TWICE = 15;
/** The share of an Ultra's damage that a jam costs: one in 36, for as many turns as a match usually still lasts. */
const JAMMED = 5 / 36;
/** The chance that an aimed shot that hits strikes where it was aimed. */
const AIM_STRIKES = 16 / 36;

/** Whether a shot is worth its round. */
export const isFair = (unit: StandardUnit, { mount, toHit }: FullShot): boolean =>
  waysToHit(toHit.number) >= (binsFor(unit, mountOf(unit, mount)).length > 0 ? FAIR_WAYS : 1);

/** What a shot is worth on average, in the share of the target that it destroys. */
export function valueOf(
  state: StandardState,
  unit: StandardUnit,
  { mount, target, mode, aim, bin, toHit }: FullShot,
): number {
  const weapon = mountOf(unit, mount);
  const damage = hitDamage(weapon, munitionOf(unit, bin), mode).average / 36;
  const lost = mode === 'double' ? JAMMED * weapon.weapon.damage : 0;
  return (waysToHit(toHit.number) / 36) * (damage - lost) * worthOf(unitOf(state, target), aim);
}

function worthOf(target: StandardUnit, aim: Aimed['aim']): number {
  const anywhere = worthHitting(target);
  const vital = VITAL.find((one) => one === aim);
  return vital ? AIM_STRIKES * worthStriking(target, vital) + (1 - AIM_STRIKES) * anywhere : anywhere;
}

/** A shot aimed at what ends its target, where that is allowed and worth the modifier (SEQ-19). */
export function aimedBest(state: StandardState, unit: StandardUnit, twist: Twist, shot: FullShot): FullShot {
  if (!isImmobile(unitOf(state, shot.target)) && equippedIn(unit, 'targeting-computer').length === 0) return shot;
  const aimed = VITAL.flatMap((aim) => {
    const result = fullShots(state, unit, twist, [{ ...shot, bin: null, aim }]);
    return result.ok ? result.value : [];
  });
  return best([shot, ...aimed], (one) => valueOf(state, unit, one)) ?? shot;
}

/** Shots of which Ultras fire twice, as long as it is likely to hit and there are rounds, and room for the heat. */
export function doubled(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly FullShot[],
  room: number,
): readonly FullShot[] {
  let left = room;
  return shots.reduce((all, shot, i) => {
    const { heat, traits } = mountOf(unit, shot.mount).weapon.full;
    const worth = traits.includes('ultra') && shot.mode === 'normal' && waysToHit(shot.toHit.number) >= FAIR_TWICE;
    if (!worth || shot.aim !== null || heat > left) return all;
    const twice = fullShots(
      state,
      unit,
      twist,
      all.map((one, at) => ({ ...one, bin: null, mode: at === i ? 'double' : one.mode })),
    );
    if (!twice.ok) return all;
    left -= heat;
    return twice.value;
  }, shots);
}
