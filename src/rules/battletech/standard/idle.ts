import { armorAt } from '../damage/left.js';
import type { StandardState, StandardUnit } from '../types.js';
import { jamsToClear } from './ammunition.js';
import { heatEffects } from './body-tables.js';
import { isUsable } from './condition.js';
import { hasFullTarget, twistsOf } from './gunnery.js';
import { hasWoodsToFireAt } from './hex-fire.js';
import { cannotAct } from './parts.js';
import { worthSpotting } from './spotting.js';
import { possiblePhysicalAttacks } from './physical-attacks.js';
import { damageOfRound } from './damage-resolution.js';

/** Whether there is anything to ask of a unit when weapon attacks are declared. */

/**
 * Whether a unit need not be asked: it cannot act, or has nothing to fire at and nothing else to say that matters (SEQ-07,
 * SEQ-16): no woods to set on fire, nobody worth spotting, no jam to clear, no twist that brings a physical attack within reach, no ammunition in danger, no heat sinks switched off.
 */
export const isIdle = (state: StandardState, unit: StandardUnit): boolean =>
  cannotAct(unit) ||
  // What is soon seen comes first: who is asked anyway need not be worked out further.
  (unit.body.sinksOff === 0 &&
    jamsToClear(state, unit).length === 0 &&
    !hasDangerousAmmo(unit) &&
    !hasFullTarget(state, unit) &&
    !hasWoodsToFireAt(state, unit) &&
    worthSpotting(state, unit).length === 0 &&
    !twistsToStrike(state, unit));

/** Ammunition worth dumping: it may blow up by heat, or lies where no armour covers it any more. */
function hasDangerousAmmo(unit: StandardUnit): boolean {
  const hot = heatEffects(unit.body.heat).ammoExplosionAvoid !== null;
  return unit.ammo.some(
    (bin) =>
      isUsable(unit, bin) && damageOfRound(unit, bin) > 0 && (hot || armorAt(unit, bin.stowed.location).left === 0),
  );
}

/** Whether a twist to a side brings a physical attack within reach that is not so straight ahead. */
function twistsToStrike(state: StandardState, unit: StandardUnit): boolean {
  const body = unit.body;
  const reach = (twist: (typeof body)['twist']): readonly string[] =>
    possiblePhysicalAttacks(state, { ...unit, body: { ...body, twist } }).map(
      ({ attack: { kind, limb, target } }) => `${kind} ${limb ?? ''} ${target}`,
    );
  const ahead = reach(0);
  return twistsOf(unit).some((twist) => twist !== 0 && reach(twist).some((attack) => !ahead.includes(attack)));
}
