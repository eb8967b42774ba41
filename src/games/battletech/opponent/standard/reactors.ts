import { distance, hexesOf, type Hex } from '../../../../rules/geometry/hex/hex.js';
import { ringsOf } from '../../../../rules/battletech/league/cascade.js';
import { destructNeed, destructProblem, reactorForce } from '../../../../rules/battletech/league/self-destruct.js';
import { tablesOf } from '../../../../rules/battletech/league/tables.js';
import { lifeOf } from '../../../../rules/battletech/damage/worth.js';
import { isImmobile } from '../../../../rules/battletech/standard/parts.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import { activeUnits } from '../../../../rules/battletech/units.js';
import { worthHitting } from '../worth.js';

/**
 * Reactors that are set to go off at the end of the turn (CLN-30): whoever is doomed anyway takes those with it who stand around it, and
 * nobody stays near one that is set.
 */

/** What is struck is worth less than what is lost for sure: enemies shoot at one that is set, and salvos scatter. */
const DOUBT = 0.7;
/** An enemy that is still to move reads that the reactor is set: this much of it is still near by then. */
const STAYS = 0.35;

/** What all of a unit is worth that is left. */
export const wholeOf = (unit: StandardUnit): number => worthHitting(unit) * lifeOf(unit);

/** What a reactor does to whoever is so far from it, in points, times the chance that it goes off. */
function expected(state: StandardState, unit: StandardUnit, ejects: boolean): (hexes: number) => number {
  const tables = tablesOf(state);
  const rings = ringsOf(tables, reactorForce(unit.sheet, state.options));
  const chance = chanceToHit(destructNeed(tables, unit, ejects));
  return (hexes) => chance * (rings[Math.max(0, hexes - 1)] ?? 0);
}

/** What other reactors that are set take from a unit in a hex, in the share of it that they destroy. */
export function nearReactors(state: StandardState, unit: StandardUnit): (hex: Hex) => number {
  const set = activeUnits(state).flatMap((one) => {
    const { body, place } = one;
    return body.destruct && place && one.id !== unit.id
      ? [{ hex: place.hex, does: expected(state, one, body.destruct.ejects) }]
      : [];
  });
  const worth = set.length > 0 ? worthHitting(unit) : 0;
  return (hex) => worth * set.reduce((sum, one) => sum + one.does(distance(one.hex, hex)), 0);
}

/**
 * What it is worth to go off in a hex, `taken` of it being destroyed before: what the reactor does to enemies, less what it does to
 * friends and the unit itself, as far as it would outlive another such turn.
 */
export function goingOff(state: StandardState, unit: StandardUnit): (hex: Hex, taken: number) => number {
  const does = expected(state, unit, unit.body.destruct?.ejects ?? false);
  const chance = chanceToHit(destructNeed(tablesOf(state), unit, unit.body.destruct?.ejects ?? false));
  const whole = wholeOf(unit);
  const others = activeUnits(state).flatMap((one) => {
    const stays = one.moved !== null || isImmobile(one) ? 1 : STAYS;
    const worth = worthHitting(one) * (one.side === unit.side ? -1 : stays);
    return one.id === unit.id || !one.place ? [] : [{ hex: one.place.hex, worth, life: lifeOf(one) }];
  });
  return (hex, taken) => {
    const share = taken / Math.max(1, whole);
    const struck = others.reduce((sum, one) => sum + one.worth * Math.min(one.life, does(distance(one.hex, hex))), 0);
    return outlives(share) * (DOUBT * struck - chance * whole * outlives(2 * share));
  };
}

/** How likely a unit is still there after fire that on average destroys so much of it, once being whole. */
const outlives = (share: number): number => 1 / (1 + share ** 2);

/** Whether it could be worth it for one that is as likely destroyed in this turn as not: reckoned before any move is. */
export function paysToGoOff(state: StandardState, unit: StandardUnit): boolean {
  if (destructProblem(state, unit) !== null || !unit.place) return false;
  const { hex: from } = unit.place;
  const pays = goingOff(state, unit);
  const whole = wholeOf(unit);
  return hexesOf(state.board).some((hex) => distance(hex, from) <= unit.sheet.run && pays(hex, whole) > 0);
}
