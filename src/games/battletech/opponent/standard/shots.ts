import { heatOfFire } from '../../../../rules/battletech/standard/vehicles.js';
import { binsFor, munitionOf } from '../../../../rules/battletech/standard/ammunition.js';
import { hitDamage } from '../../../../rules/battletech/standard/expected.js';
import { glancingShare } from '../../../../rules/battletech/standard/glancing.js';
import { fullShots } from '../../../../rules/battletech/standard/gunnery.js';
import { isPlatoon } from '../../../../rules/battletech/standard/infantry.js';
import { LEG_DAMAGE, swarmDamage } from '../../../../rules/battletech/standard/swarming.js';
import { assaultOf, mannerOf, marks, modesOf, type Assault } from '../../../../rules/battletech/standard/traits.js';
import { equippedIn, isImmobile } from '../../../../rules/battletech/standard/parts.js';
import { VITAL } from '../../../../rules/battletech/tables.js';
import { chanceToHit, waysToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { canAim, sidesIn, tableOf } from '../../../../rules/battletech/league/aimed.js';
import { strikesWhereAimed } from '../../../../rules/battletech/league/targeted.js';
import { landing } from '../../../../rules/battletech/standard/hit-tables.js';
import type { Aim, Aimed, FullShot, Twist } from '../../../../rules/battletech/standard/types.js';
import { mountOf, unitOf } from '../../../../rules/battletech/units.js';
import { best } from '../best.js';
import { worthHitting, worthStriking } from '../worth.js';
import { dueOn } from './homing.js';

/** What single shots are worth, plain, aimed, or several at once. */

/** Ways out of 36 from which on a round of ammunition is worth spending, and from which on two are. */
const FAIR_WAYS = 6;
const FAIR_TWICE = 15;
/** Turns of fire that a jam costs: as many as a match usually still lasts. */
const JAMMED = 5;
/** The chance that an aimed shot that hits strikes where it was aimed. */
const AIM_STRIKES = 16 / 36;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether a shot is worth its round. */
export const isFair = (unit: StandardUnit, { mount, toHit }: FullShot): boolean =>
  waysToHit(toHit.number) >= (binsFor(unit, mountOf(unit, mount), null, true).length > 0 ? FAIR_WAYS : 1);

/** What a shot is worth on average, in the share of the target that it destroys. */
export function valueOf(
  state: StandardState,
  unit: StandardUnit,
  { mount, target, mode, aim, bin, toHit, troopers }: FullShot,
): number {
  const weapon = mountOf(unit, mount);
  const close = assaultOf(weapon);
  const struck = unitOf(state, target);
  const parties = {
    troopers,
    platoon: isPlatoon(struck),
    glancing: glancingShare(struck, weapon, toHit.number),
  };
  const damage = close
    ? closeValue(unit, close)
    : marks(weapon)
      ? dueOn(state, unit.side, struck)
      : hitDamage(weapon, munitionOf(unit, bin), mode, toHit.range, parties).average / 36;
  const { jams } = mannerOf(mode);
  const lost = jams === null ? 0 : JAMMED * (1 - chanceToHit(jams + 1)) * weapon.weapon.damage;
  return chanceToHit(toHit.number) * (damage - lost) * worthOf(struck, aim, toHit);
}

/** What a critical roll is worth besides its damage, and in how many turns those who cling usually strike. */
const CRITICAL = 4;
const CLINGS = 1.5;

/** What an attack at close quarters does that succeeds. */
const closeValue = (unit: StandardUnit, close: Assault): number =>
  close === 'legs' ? LEG_DAMAGE + CRITICAL : CLINGS * (swarmDamage(unit) + CRITICAL);

function worthOf(target: StandardUnit, aim: Aimed['aim'], toHit: FullShot['toHit']): number {
  const anywhere = worthHitting(target);
  const half = tableOf(aim);
  if (half) {
    const struck = FACES.map((face) => landing(half, toHit.side, face)?.location);
    const values = struck.map((location) => {
      const vital = VITAL.find((one) => one === location);
      return vital ? worthStriking(target, vital) : anywhere;
    });
    return values.reduce((sum, one) => sum + one, 0) / FACES.length;
  }
  const vital = VITAL.find((one) => one === aim);
  if (!vital) return anywhere;
  const strikes = strikesWhereAimed(toHit) ? 1 : AIM_STRIKES;
  return strikes * worthStriking(target, vital) + (1 - strikes) * anywhere;
}

/** A shot aimed at what ends its target, where that is allowed and worth the modifier (SEQ-19). */
export function aimedBest(state: StandardState, unit: StandardUnit, twist: Twist, shot: FullShot): FullShot {
  const isLocated = isImmobile(unitOf(state, shot.target)) || equippedIn(unit, 'targeting-computer').length > 0;
  const aims: readonly Aim[] = [
    ...(isLocated ? VITAL : []),
    ...(canAim(state, unit) ? sidesIn(state).filter((side) => side === 'high') : []),
  ];
  const aimed = aims.flatMap((aim) => {
    const result = fullShots(state, unit, twist, [{ ...shot, bin: null, aim }]);
    return result.ok ? result.value : [];
  });
  return best([shot, ...aimed], (one) => valueOf(state, unit, one)) ?? shot;
}

/** Shots of which those that can fire several times at once do, as long as it is likely to hit and there are rounds, and room for the heat. */
export function doubled(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  shots: readonly FullShot[],
  room: number,
): readonly FullShot[] {
  let left = room;
  return shots.reduce((all, shot, i) => {
    const piece = mountOf(unit, shot.mount);
    const { weapon } = piece;
    const worth = shot.mode === 'normal' && shot.aim === null && waysToHit(shot.toHit.number) >= FAIR_TWICE;
    const rapid = worth ? modesOf(weapon.full).filter((mode) => mannerOf(mode).shots > 1) : [];
    const able = rapid.flatMap((mode) => {
      const heat = heatOfFire(unit, piece, mannerOf(mode).shots) - heatOfFire(unit, piece);
      if (heat > left) return [];
      const several = all.map((one, at) => ({ ...one, bin: null, mode: at === i ? mode : one.mode }));
      const found = fullShots(state, unit, twist, several);
      const fired = found.ok ? found.value[i] : undefined;
      return found.ok && fired ? [{ heat, shots: found.value, value: valueOf(state, unit, fired) }] : [];
    });
    const most = best(able, ({ value }) => value);
    if (!most) return all;
    left -= most.heat;
    return most.shots;
  }, shots);
}
