import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import {
  chargeOf,
  chargeRecoil,
  plungeDamage,
  plungeRecoil,
} from '../../../../rules/battletech/standard/physical-damage.js';
import { fullMoveProblem } from '../../../../rules/battletech/standard/check-move.js';
import { ahead } from '../../../../rules/battletech/standard/moving.js';
import { physicalAttackAt } from '../../../../rules/battletech/standard/physical-attacks.js';
import type { Place, StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { enemyIn } from '../../../../rules/battletech/stacking.js';
import { worthHitting } from '../worth.js';

/** Charges and deaths from above: what they give and take, as told with the move that they end (SEQ-13, table 7.2.7). */

/** Damage that a fall is worth, its consequences included. */
export const FALL = 4;
/** What is added to the piloting rolls of both after a charge that has hit. */
const SHAKEN = 2;
/** Levels that an attacker from above falls who misses, on its back, where it is hurt more. */
const MISSED_PLUNGE = 3;

/** Where and how a move ends. */
interface End extends Place {
  readonly mode: Mode;
  readonly steps: string;
  readonly mp: number;
  readonly entered: number;
}

export interface Charge {
  readonly command: Extract<Command, { type: 'move' }>;
  /** In shares of the enemy, and of the unit itself. */
  readonly given: number;
  readonly taken: number;
}

/** The charge that a move may end in; `null`: nobody stands there, or nobody who can be charged. */
export function chargeFrom(state: StandardState, unit: StandardUnit, end: End, on: Mode | null): Charge | null {
  const { hex, facing, mode, steps, mp, entered } = end;
  if (mode === 'stand') return null;
  const next = ahead(state.board, end);
  const target = next && enemyIn(state, unit, next);
  if (!target) return null;
  const command = { type: 'move', unit: unit.id, mode, steps, exit: false, charge: target.id } as const;
  if (fullMoveProblem(state, unit, command, on)) return null;
  const there: StandardUnit = { ...unit, place: { hex, facing }, moved: { mode, steps, path: [], mp, entered } };
  const kind = mode === 'jump' ? 'death-from-above' : 'charge';
  const toHit = physicalAttackAt(state, there, { kind, limb: null, target: target.id });
  if (!toHit.ok) return null;
  const chance = chanceToHit(toHit.value.number);
  const { tons } = unit.sheet;
  const runs = kind === 'charge';
  const dealt = runs ? chargeOf(unit, entered) : plungeDamage(tons);
  const recoil = runs ? chargeRecoil(target.sheet.tons) : plungeRecoil(tons);
  const missed = runs ? 0 : (MISSED_PLUNGE * tons) / 10 + FALL;
  return {
    command,
    given: worthHitting(target) * chance * (dealt + FALL * falls(target)),
    taken: worthHitting(unit) * (chance * (recoil + FALL * falls(unit)) + (1 - chance) * missed),
  };
}

/** The chance that a unit does not keep its feet. */
const falls = (unit: StandardUnit): number => 1 - chanceToHit(unit.body.pilot.piloting + SHAKEN);
