import type { Character } from '../../../rules/tactic148/types.js';
import type { Action, Command } from '../../../rules/tactic148/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { MatchCommand, OptionName, OrderCommand, Typed } from '../../../orders/contract.js';
import { parseMatchCommand } from '../../../orders/match-commands.js';
import { checkOptions } from '../../../orders/options.js';
import { misread } from './refuse.js';
import { parseAction, verbOf, verbs } from './actions.js';
import { parseAnswer } from './answers.js';
import { characterAhead, orderedCharacter } from './characters.js';
import { asked, type Context } from './context.js';
import { parsePlace, surplus } from './ways.js';
import { pieces, wordFor, type Piece, type Word } from './words.js';

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
  if (command === 'match concede' || command === 'match abandon')
    return parseMatchCommand(command, options, context.tongue.locale);
  const checked = checkOptions(typed, USES[command], context.tongue.locale);
  if (!checked.ok) return checked;
  const all = pieces(options.order ?? '', context.tongue);
  switch (command) {
    case 'move':
      return parseText(context, options, all, moveExamples(context));
    case 'declare':
      return parseText(context, options, all, verbs(context));
    case 'fire':
      return parseText(context, options, isShot(all) ? [...shot(context), ...all] : all, verbs(context));
    case 'pass':
      return ok({ type: 'pass' });
    default:
      return never(command);
  }
}

/** Without a verb `/fire` is a shot, at the target or at whom the text names. */
const isShot = ([first]: readonly Piece[]): boolean => first === undefined || first.kind === 'other';

const shot = ({ tongue }: Context): readonly Piece[] => pieces(wordFor('fire', tongue), tongue);

function moveExamples(context: Context): readonly string[] {
  const word = (name: Word): string => wordFor(name, context.tongue);
  if (asked(context, 'deploy')) return [`\`${word('deploy')} 12.5,3\``];
  return [`\`${word('to')} 12.5,8\``, '`NE 4.5`', `\`${word('path')} 10,6 12,8\``];
}

/** What the text of `order` means; `examples` are shown when there is none. */
function parseText(
  context: Context,
  options: Typed['options'],
  all: readonly Piece[],
  examples: readonly string[],
): Parsed {
  const [first, ...rest] = all;
  if (first?.kind === 'word' && first.word === 'plan') return parsePlan(context, options, rest);
  if (all.some(({ kind }) => kind === 'next')) return parsePlan(context, options, all);
  if (first?.kind === 'word' && first.word === 'end-turn') return parseEnd(context, options, rest);
  const answer = first ? parseAnswer(context, first, rest) : null;
  if (answer) return answer;
  const one = orderedCharacter(context, options.unit);
  if (!one.ok) return one;
  if (!first) return misread('orders/order-missing', { unit: one.value.id, examples });
  return (
    parseStay(one.value, first, rest) ??
    parseInstruction(one.value, first, rest) ??
    parseDeploy(context, one.value, all) ??
    parseAction(context, one.value, all, options)
  );
}

/** `deploy 12.5,3`; while figures are deployed, a place alone will do (T48-05). */
function parseDeploy(context: Context, { id: unit }: Character, all: readonly Piece[]): Parsed | null {
  const [first] = all;
  const said = first?.kind === 'word' && first.word === 'deploy';
  if (!said && !(asked(context, 'deploy') && first?.kind === 'place')) return null;
  const at = parsePlace(context, said ? all.slice(1) : all);
  return at.ok ? ok({ type: 'deploy', unit, at: at.value }) : at;
}

/** No move after the shot of an Assault Fire (T48-35). */
function parseStay({ id: unit }: Character, first: Piece, [stray]: readonly Piece[]): Parsed | null {
  if (first.kind !== 'word' || first.word !== 'stay') return null;
  return stray ? surplus(stray) : ok({ type: 'stay', unit });
}

/** What a character is to do from now on without being asked (AMB-T48-34, AMB-T48-36). */
function parseInstruction({ id: unit }: Character, first: Piece, [stray]: readonly Piece[]): Parsed | null {
  const instruction = first.kind === 'word' ? INSTRUCTIONS[first.word] : undefined;
  if (!instruction) return null;
  return stray ? surplus(stray) : ok({ type: 'instruct', instruction: { ...instruction, unit } });
}

type Instructed =
  | { readonly about: 'cover'; readonly answer: Character['coverAnswer'] }
  | { readonly about: 'hold'; readonly hold: boolean };

const INSTRUCTIONS: { readonly [Name in Word]?: Instructed } = {
  'cover-always': { about: 'cover', answer: 'always' },
  'cover-never': { about: 'cover', answer: 'never' },
  'cover-ask': { about: 'cover', answer: 'ask' },
  hold: { about: 'hold', hold: true },
  release: { about: 'hold', hold: false },
};

/** `end turn`; with `take cover` behind it the character named takes cover first (T48-08). */
function parseEnd(context: Context, options: Typed['options'], rest: readonly Piece[]): Parsed {
  const [first, stray] = rest;
  if (!first) return ok({ type: 'end-turn', cover: null });
  if (first.kind !== 'word' || first.word !== 'take-cover') return surplus(first);
  if (stray) return surplus(stray);
  const one = orderedCharacter(context, options.unit);
  return one.ok ? ok({ type: 'end-turn', cover: one.value.id }) : one;
}

/** `plan US-Scout to 12,8; US-Gunner shoot VG-Grenadier`: orders one after the other, each with its character. */
function parsePlan(context: Context, options: Typed['options'], all: readonly Piece[]): Parsed {
  const actions: Action[] = [];
  for (const item of itemsOf(all)) {
    const named = verbOf(item[0]) === null ? characterAhead(context, item) : null;
    const one = named ? ok(named.one) : orderedCharacter(context, options.unit);
    if (!one.ok) return one;
    const action = parseAction(context, one.value, named?.rest ?? item, options);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  if (actions.length > 0) return ok({ type: 'plan', actions });
  const { tongue } = context;
  return misread('orders/plan-empty', {
    example: `\`${wordFor('plan', tongue)} US-Scout ${wordFor('to', tongue)} 12,8; US-Gunner ${wordFor('fire', tongue)} VG-Grenadier\``,
  });
}

/** What stands between the marks. */
function itemsOf(all: readonly Piece[]): readonly (readonly Piece[])[] {
  const items: Piece[][] = [[]];
  for (const piece of all) {
    if (piece.kind === 'next') items.push([]);
    else items.at(-1)?.push(piece);
  }
  return items.filter((item) => item.length > 0);
}
