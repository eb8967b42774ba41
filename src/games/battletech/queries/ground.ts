import { z } from 'zod';
import type { Outfits } from '../library/unit.js';
import { raised } from '../../../rules/battletech/flight.js';
import { modeProblem, move } from '../../../rules/battletech/movement.js';
import { unitOf } from '../../../rules/battletech/units.js';
import { STEP_LETTERS } from '../../../rules/battletech/vocabulary.js';
import type { Board, Options, State, Unit } from '../../../rules/battletech/types.js';
import { hidesAttacker, hidesTarget, isOpen, modifierOf, verdictOn } from '../../../rules/battletech/verdict.js';
import { ok, fail } from '../../../rules/kernel/result.js';
import { unitId } from '../../../rules/kernel/ids.js';
import { elevationKey, facingKey, hexKey, rulesKeys } from './keys.js';
import { beyondQuickStart, offBoard, reasonOf, type Reply } from './replies.js';
import { beyondKind } from './kinds.js';
import { staged } from './staged.js';
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

const steps = z
  .string()
  .regex(
    new RegExp(`^[${STEP_LETTERS.join('')}]{0,99}$`),
    'is no path; steps are F B L R, sideways Q E Z V, up and down U W',
  );

export const pathQuery = z.strictObject({
  op: z.literal('path'),
  board: z.string(),
  unit: z.string(),
  from: hexKey,
  facing: facingKey.default(0),
  elevation: elevationKey,
  steps,
  ...rulesKeys,
});
type PathQuery = z.output<typeof pathQuery>;

/** Whether a 'Mech of the quick-start level can go a way, and what it costs (QSR-17…27). */
export function quickStartPath(
  query: PathQuery,
  board: Board,
  options: Options,
  outfit: Outfits['quick-start'],
): Reply {
  const { from: hex, facing, elevation } = query;
  const wrong = offBoard(board, { from: hex }) ?? beyondQuickStart({ elevation: elevation !== 0 });
  if (wrong) return fail(wrong);
  const unit = standIn('unit', outfit, { hex, facing }, 'stand', 0, []);
  return gone(stateWith(board, options, [unit]), unit, query.steps);
}

/** The same of any unit of the standard level (tables 7.1.1, 11.2.5). */
export function standardPath(query: PathQuery, board: Board, outfit: Outfits['standard']): Reply {
  const { from: hex, facing, elevation, steps, options } = query;
  const wrong = offBoard(board, { from: hex }) ?? beyondKind(outfit, { elevation: [elevation !== 0, 'flies'] });
  if (wrong) return fail(wrong);
  const match = staged(board, options, [{ name: 'unit', outfit, place: raised({ hex, facing }, elevation) }]);
  return match.ok ? gone(match.value, unitOf(match.value, unitId('unit')), steps) : match;
}

/** A way walked if that is enough, else run by whoever runs. */
function gone(state: State, unit: Unit, steps: string): Reply {
  const walked = move(state, unit, 'walk', steps, false);
  const moved = walked.ok || modeProblem(unit, 'run') ? walked : move(state, unit, 'run', steps, false);
  if (!moved.ok) return ok({ legal: false, reason: reasonOf(moved.error) });
  const { movement, to } = moved.value;
  const { hex, facing, elevation } = to;
  return ok({
    legal: true,
    mp: movement.mp,
    hexes: movement.entered,
    to: hex,
    facing,
    ...(elevation === undefined ? {} : { elevation }),
  });
}
