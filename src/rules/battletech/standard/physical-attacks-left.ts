import { slotsAt } from '../damage/left.js';
import type { OwnPhysicalAttack } from './reckoning.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardState, StandardUnit } from '../types.js';
import { bodyProblem } from './physical-to-hit.js';
import { CLUBS } from './physical-tables.js';
import { hasFourLegs, legsOf } from './legs.js';
import { isImmobile } from './parts.js';
import { limbsOf, pointsOf, strikeOf } from './physical-attacks.js';
import { isMech } from './vehicles.js';
import { quirksIn } from './quirks.js';
import type { PhysicalAttack } from './types.js';

/** What a unit can still strike with, whomever it meets (SEQ-13). */

/** Whether an arm was built with something to swing. */
const holds = (unit: StandardUnit, arm: 'LA' | 'RA'): boolean =>
  slotsAt(unit, arm).some((slot) => slot?.holds === 'equipment' && CLUBS.some((club) => club === slot.equipment));

/** Why a unit strikes nothing at all, whatever the limb. */
function wholeProblem(unit: StandardUnit): Refusal | null {
  if (isImmobile(unit)) return refuse('battletech/cannot-act', { unit: unit.id }, 'AMB-SEQ-03');
  return unit.body.prone ? refuse('battletech/strikes-prone', { unit: unit.id }, 'SEQ-13') : null;
}

/**
 * Every physical attack that a unit was built for, and with what it has picked up: punches, kicks, a push, what it holds in its hands; on four legs kicks alone. None of a unit off the map, and only 'Mechs strike (UNI-73).
 * Charges and deaths from above are declared with the move and not listed.
 */
export function physicalAttacksLeft(state: StandardState, unit: StandardUnit): readonly OwnPhysicalAttack[] {
  if (!unit.place || !isMech(unit)) return [];
  const kicks = legsOf(unit).map((limb) => ({ kind: 'kick', limb }) as const);
  const withArms: readonly Pick<PhysicalAttack, 'kind' | 'limb'>[] = [
    ...(['LA', 'RA'] as const).map((limb) => ({ kind: 'punch', limb }) as const),
    ...(['LA', 'RA'] as const).flatMap((limb) => (holds(unit, limb) ? [{ kind: 'club', limb } as const] : [])),
    ...(unit.body.club ? [{ kind: 'club', limb: null } as const] : []),
    ...kicks,
    { kind: 'push', limb: null },
  ];
  const attacks = hasFourLegs(unit) ? kicks : withArms;
  const problem = wholeProblem(unit);
  const body = { prone: false, limbs: limbsOf(unit), fourLegs: hasFourLegs(unit), ...quirksIn(unit) };
  return attacks.map((attack): OwnPhysicalAttack => {
    const strike = strikeOf(state, unit, { ...attack, target: unit.id });
    const refusal = problem ?? bodyProblem(body, strike);
    return { ...attack, club: strike.club, damage: pointsOf(state, unit, { ...attack, target: unit.id }), refusal };
  });
}
