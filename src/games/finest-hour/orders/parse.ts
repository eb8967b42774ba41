import type { Command } from '../../../rules/finest-hour/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { MatchCommand, OptionName, OrderCommand, Typed } from '../../../orders/contract.js';
import { parseMatchCommand } from '../../../orders/match-commands.js';
import { checkOptions } from '../../../orders/options.js';
import { orderedAircraft } from './aircraft.js';
import { parseAnswer } from './answers.js';
import { asked, type Context } from './context.js';
import { flightExamples, parseFlight } from './parts.js';
import { misread } from './refuse.js';
import { isWord, pieces, wordFor } from './words.js';

type Parsed = Result<Command | KernelCommand, Refusal>;

/** The options that each command has a use for. */
const USES = {
  declare: ['unit', 'target', 'weapons', 'order'],
  move: ['unit', 'order'],
  fire: ['unit', 'target', 'weapons', 'order'],
  pass: [],
} as const satisfies Record<OrderCommand, readonly OptionName[]>;

/** What a typed order means. Refuses what cannot be read, and what can be read in more than one way. */
export function parseOrder(context: Context, typed: Typed<OrderCommand | MatchCommand>): Parsed {
  const { command, options } = typed;
  if (command === 'match concede' || command === 'match abandon') {
    return parseMatchCommand(command, options, context.tongue.locale);
  }
  const checked = checkOptions(typed, USES[command], context.tongue.locale);
  if (!checked.ok) return checked;
  switch (command) {
    case 'move':
      return parseText(context, options.unit, options.order ?? '');
    case 'declare':
      return parseText(
        context,
        options.unit,
        [options.order, options.target, options.weapons].flatMap((one) => one ?? []).join(' '),
      );
    case 'fire':
      return parseText(context, options.unit, firing(context, options));
    case 'pass':
      return ok({ type: 'pass' });
    default:
      return never(command);
  }
}

/** `/fire` without the word is a shot at the target, or at whom the text names; a move may follow it (TFH-17). */
function firing({ tongue }: Context, { target, weapons = '', order = '' }: Typed['options']): string {
  const all = pieces(order, tongue);
  const fire = wordFor('fire', tongue);
  if (target !== undefined) return `${fire} ${target} ${weapons} ${order}`;
  if (all.some((piece) => isWord(piece, 'fire'))) return order;
  return all[0]?.kind === 'other' ? `${fire} ${order} ${weapons}` : `${fire} ${weapons} ${order}`;
}

/** What the text of `order` means. */
function parseText(context: Context, unit: string | undefined, text: string): Parsed {
  const all = pieces(text, context.tongue);
  const [first, ...rest] = all;
  const answer = first ? parseAnswer(context, unit, first, rest) : null;
  if (answer) return answer;
  const one = orderedAircraft(context, unit);
  if (!one.ok) return one;
  const { id } = one.value;
  if (!first) return misread('orders/order-missing', { unit: id, examples: flightExamples(context) });
  const flight = parseFlight(context, one.value, all);
  if (!flight.ok) return flight;
  const { fast, parts, then } = flight.value;
  return asked(context, 'fly-on')
    ? ok({ type: 'fly-on', unit: id, parts, then })
    : ok({ type: 'fly', unit: id, fast, parts, then });
}
