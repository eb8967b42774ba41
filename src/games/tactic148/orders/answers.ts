import { EDGES, type Edge } from '../../../rules/tactic148/types.js';
import type { Command } from '../../../rules/tactic148/commands.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { squeezed } from '../../../orders/named.js';
import { misread } from './refuse.js';
import { onlyName } from './characters.js';
import { asked, type Context } from './context.js';
import { parsePlace, surplus } from './ways.js';
import { textOf, WAYS, wayFor, type Piece, type Way } from './words.js';

/** Orders that are no action: answers to what is asked, instructions, the end of a turn. They need no character. */

type Answers = Result<Command, Refusal>;

/** The winds that are edges of the table. */
const EDGE_WAYS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const satisfies Partial<Record<Way, Edge>>;
const EDGE_NAMES = WAYS.filter((way): way is keyof typeof EDGE_WAYS => way in EDGE_WAYS);

/** The wind of an edge. */
export const wayOf = (edge: Edge): Way => EDGE_NAMES.find((way) => EDGE_WAYS[way] === edge) ?? 'N';

/** What a word means without a character; `null`: it is about one. */
export function parseAnswer(context: Context, first: Piece, rest: readonly Piece[]): Answers | null {
  if (first.kind !== 'word') return null;
  const [stray] = rest;
  const alone = (command: Command): Answers => (stray ? surplus(stray) : ok(command));
  switch (first.word) {
    case 'let-pass':
      return alone({ type: 'let-pass' });
    case 'ask-every-action':
      return alone({ type: 'instruct', instruction: { about: 'ask', when: 'every-action' } });
    case 'ask-sighted-or-shot-at':
      return alone({ type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
    case 'ask-not-this-turn':
      return alone({ type: 'instruct', instruction: { about: 'ask', when: 'not-this-turn' } });
    case 'answer-cover':
      return alone({ type: 'answer-shot', takesCover: true });
    case 'answer-stand':
      return alone({ type: 'answer-shot', takesCover: false });
    case 'take-cover':
      return asked(context, 'answer-shot') ? alone({ type: 'answer-shot', takesCover: true }) : null;
    case 'scatter':
      return scatter(context, rest);
    case 'wound': {
      const one = onlyName(context, rest);
      return one.ok ? ok({ type: 'wound', unit: one.value.id }) : one;
    }
    case 'fight': {
      const one = onlyName(context, rest);
      return one.ok ? ok({ type: 'fight', enemy: one.value.id }) : one;
    }
    case 'table':
      return table(context, textOf(rest));
    case 'objective':
      return objective(context, textOf(rest));
    case 'edge':
      return edge(context, rest);
    default:
      return null;
  }
}

/** `scatter 12.5,8`, or `scatter stay` for where it lies. */
function scatter(context: Context, rest: readonly Piece[]): Answers {
  const lies = asked(context, 'scatter')?.at;
  const [only, stray] = rest;
  if (lies && only?.kind === 'word' && only.word === 'stay' && !stray) return ok({ type: 'scatter', at: lies });
  const at = parsePlace(context, rest);
  return at.ok ? ok({ type: 'scatter', at: at.value }) : at;
}

function table(context: Context, typed: string): Answers {
  const { tables } = context.view.game;
  const found = tables.find(({ id, title = {} }) =>
    [id, ...Object.values(title)].some((name) => squeezed(name) === squeezed(typed)),
  );
  return found ? ok({ type: 'lay-out', table: found.id }) : unknown(typed, tables);
}

function objective(context: Context, typed: string): Answers {
  const offered = asked(context, 'objective')?.pieces;
  const { pieces } = context.view.game.table;
  const found = pieces.find(({ id }) => squeezed(id) === squeezed(typed));
  if (found) return ok({ type: 'name-objective', piece: found.id });
  return unknown(typed, offered ? pieces.filter(({ id }) => offered.includes(id)) : pieces);
}

const unknown = (given: string, known: readonly { readonly id: string }[]): Result<never, Refusal> =>
  misread('orders/word-unknown', { given, expected: known.map(({ id }) => `\`${id}\``) });

function edge({ tongue }: Context, [first, stray]: readonly Piece[]): Answers {
  const named = first?.kind === 'way' ? EDGE_NAMES.find((way) => way === first.way) : undefined;
  if (stray) return surplus(stray);
  if (named) return ok({ type: 'take-edge', edge: EDGE_WAYS[named] });
  const expected = EDGES.map((one) => `\`${wayFor(wayOf(one), tongue)}\``);
  return misread('orders/word-unknown', { given: first?.text ?? '', expected });
}
