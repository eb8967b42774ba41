import { distance } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { allowance, placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import { activeUnits, woodsIn } from '../units.js';
import { bodyProblem } from './physical-to-hit.js';
import { hasFourLegs } from './legs.js';
import { isImmobile } from './parts.js';
import { chargeOf, limbsOf } from './physical-attacks.js';
import { quirksIn } from './quirks.js';
import { FINDS, type Find } from './types.js';

/** Clubs that a 'Mech picks up instead of striking: a tree of the woods that it stands in, a limb that lies there (SEQ-13). */

/** Why a unit cannot pick up a club, or `null`: it needs both hands free for it, and something to pick up. */
export function takeProblem(state: StandardState, unit: StandardUnit, find: Find): Refusal | null {
  const facts = { unit: unit.id };
  const { prone, club } = unit.body;
  if (isImmobile(unit)) return refuse('battletech/cannot-act', facts, 'AMB-SEQ-03');
  if (chargeOf(unit)) return refuse('battletech/charge-stands', facts, 'SEQ-13');
  if (club) return refuse('battletech/club-held', { ...facts, find: club }, 'SEQ-13');
  const swing = { kind: 'club', limb: null, club: 'club', base: state.options.physicalBase } as const;
  const problem = bodyProblem({ prone, limbs: limbsOf(unit), fourLegs: hasFourLegs(unit), ...quirksIn(unit) }, swing);
  if (problem) return problem;
  const { hex } = placeOf(unit);
  const isThere = find === 'tree' ? woodsIn(state.board, hex) > 0 : (state.field.limbs ?? []).includes(hex);
  return isThere ? null : refuse('battletech/no-club-here', { ...facts, find, hex }, 'SEQ-13');
}

/** What a unit could pick up where it stands. */
export const findsOf = (state: StandardState, unit: StandardUnit): readonly Find[] =>
  FINDS.filter((find) => takeProblem(state, unit, find) === null);

/** Whether it is worth asking a unit that reaches nobody: an enemy is near enough to be reached with a club next turn. */
export function isArming(state: StandardState, unit: StandardUnit): boolean {
  const { hex } = placeOf(unit);
  const reach = allowance(unit, 'walk') + 1;
  const isNear = activeUnits(state).some(
    ({ side, place }) => side !== unit.side && place && distance(hex, place.hex) <= reach,
  );
  return isNear && findsOf(state, unit).length > 0;
}
