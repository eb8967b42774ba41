import { z } from 'zod';
import type { Outfit } from '../library/unit.js';
import { move } from '../../../rules/battletech/movement.js';
import type { Board, Options } from '../../../rules/battletech/types.js';
import { hidesAttacker, hidesTarget, isOpen, modifierOf, verdictOn } from '../../../rules/battletech/verdict.js';
import { ok, fail } from '../../../rules/kernel/result.js';
import { facingKey, hexKey, rulesKeys } from './keys.js';
import { beyondQuickStart, offBoard, reasonOf, type Reply } from './replies.js';
import { standIn, stateWith } from './stand-in.js';

/** The queries that a board answers at either level: line of sight and path. */

export const losQuery = z.strictObject({
  op: z.literal('los'),
  board: z.string(),
  from: hexKey,
  to: hexKey,
  fromProne: z.boolean().default(false),
  toProne: z.boolean().default(false),
  ...rulesKeys,
});

/** Whether a line is open, what woods and cover on it add to a shot, and who has partial cover (QSR-32, QSR-49, table 7.2.1). */
export function los(query: z.output<typeof losQuery>, board: Board, options: Options): Reply {
  const { from, to, fromProne, toProne, rules } = query;
  const wrong =
    offBoard(board, { from, to }) ?? (rules === 'quick-start' ? beyondQuickStart({ fromProne, toProne }) : null);
  if (wrong) return fail(wrong);
  const seen = verdictOn(board, options, from, to, { fromProne, toProne });
  if (!isOpen(seen)) return ok({ visible: false });
  return ok({
    visible: true,
    modifier: modifierOf(seen, options),
    targetPartialCover: hidesTarget(seen),
    attackerPartialCover: hidesAttacker(seen),
  });
}

export const pathQuery = z.strictObject({
  op: z.literal('path'),
  board: z.string(),
  unit: z.string(),
  from: hexKey,
  facing: facingKey.default(0),
  steps: z.string().regex(/^[FBLR]{0,99}$/, 'is no path; steps are F B L R'),
  ...rulesKeys,
});

/** Whether a unit can go a way, walking if that is enough and running otherwise, and what it costs (QSR-17…27, table 7.1.1). */
export function path(query: z.output<typeof pathQuery>, board: Board, options: Options, outfit: Outfit): Reply {
  const wrong = offBoard(board, { from: query.from });
  if (wrong) return fail(wrong);
  // On foot only legs and ground count.
  const { full: _, ...printed } = outfit.sheet;
  const onFoot = { sheet: { ...printed, kind: 'mech' as const, mounts: [] }, ammo: [] };
  const unit = standIn('mover', onFoot, { hex: query.from, facing: query.facing }, 'stand', 0, []);
  const state = stateWith(board, options, [unit]);
  const walked = move(state, unit, 'walk', query.steps, false);
  const moved = walked.ok ? walked : move(state, unit, 'run', query.steps, false);
  if (!moved.ok) return ok({ legal: false, reason: reasonOf(moved.error) });
  const { movement, to } = moved.value;
  return ok({ legal: true, mp: movement.mp, hexes: movement.entered, to: to.hex, facing: to.facing });
}
