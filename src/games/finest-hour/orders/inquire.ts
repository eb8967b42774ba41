import type { Inquiry } from '../../../rules/finest-hour/inquiries.js';
import { waysEnd } from '../../../rules/finest-hour/plan.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import { never } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import type { InquiryCommand, Typed } from '../../../orders/contract.js';
import { checkOptions, INQUIRY_OPTIONS } from '../../../orders/options.js';
import { aircraftIn, aircraftNamed, orderedAircraft } from './aircraft.js';
import { enemies, inPlay, type Context } from './context.js';
import { parseFlight } from './parts.js';
import { misread, surplus } from './refuse.js';
import { isWord, pieces, wordFor, type Piece } from './words.js';

type Parsed = Result<Inquiry, Refusal>;

/** What a typed question to the rules means. */
export function parseInquiry(context: Context, typed: Typed<InquiryCommand>): Parsed {
  const checked = checkOptions(typed, INQUIRY_OPTIONS[typed.command], context.tongue.locale);
  if (!checked.ok) return checked;
  const { command, options } = typed;
  const all = pieces(options.order ?? '', context.tongue);
  if (command === 'los') return parseLine(context, options, all);
  const one = orderedAircraft(context, options.unit);
  if (!one.ok) return one;
  switch (command) {
    case 'odds':
      return parseOdds(context, one.value, options.target, all);
    case 'reach':
      return parseReach(context, one.value, all);
    case 'sheet':
      return ok({ about: 'sheet', unit: one.value.id });
    default:
      return never(command);
  }
}

/** `/odds unit:Red-1 target:Bf-2 order:10 L45 10`: from where that move would lead. */
function parseOdds(context: Context, one: Aircraft, target: string | undefined, all: readonly Piece[]): Parsed {
  const enemy = target === undefined ? ok(null) : aircraftNamed(context, target, enemies(context));
  if (!enemy.ok) return enemy;
  const flight = parseFlight(context, one, all);
  if (!flight.ok) return flight;
  const { fast, parts } = flight.value;
  const end = waysEnd(context.view.game, one, fast, parts);
  if (!end.ok) return end;
  const { at, heading } = end.value.one;
  return ok({
    about: 'odds',
    unit: one.id,
    target: enemy.value?.id ?? null,
    from: parts.length > 0 ? { at, heading } : null,
  });
}

/** `/los unit:Red-1 target:Bf-2`, or both in a row; one alone asks for all that its weapons bear on. */
function parseLine(context: Context, { unit, target }: Typed['options'], all: readonly Piece[]): Parsed {
  const written = aircraftIn(context, all, []);
  if (!written.ok) return written;
  const named = [unit, target].flatMap((text) => (text === undefined ? [] : [aircraftNamed(context, text, [])]));
  const wrong = named.find((one) => !one.ok);
  if (wrong) return wrong;
  const found = [...named.flatMap((one) => (one.ok ? [one.value] : [])), ...written.value];
  const [from, to, stray] = found;
  if (stray) return misread('orders/surplus', { given: stray.id });
  if (!from) {
    const one = orderedAircraft(context, undefined);
    return one.ok ? ok({ about: 'arcs', unit: one.value.id }) : one;
  }
  if (!to) return ok({ about: 'arcs', unit: from.id });
  return from.id === to.id
    ? misread('orders/same-place', { given: from.id })
    : ok({ about: 'los', unit: from.id, target: to.id });
}

/** `/reach unit:Red-1 order:fast`; without a word, where a normal move can end. */
function parseReach(context: Context, { id: unit }: Aircraft, [first, stray]: readonly Piece[]): Parsed {
  if (stray) return surplus(stray);
  if (!first || isWord(first, 'normal')) return ok({ about: 'reach', unit, by: 'normal' });
  if (isWord(first, 'fast')) return ok({ about: 'reach', unit, by: 'fast' });
  if (isWord(first, 'evade')) return ok({ about: 'reach', unit, by: 'evasion' });
  const expected = (['normal', 'fast', 'evade'] as const).map((word) => `\`${wordFor(word, context.tongue)}\``);
  return misread('orders/word-unknown', { given: first.text, expected });
}

/** From each own aircraft to each enemy; whoever only watches is offered all. */
export const lines = (context: Context): readonly (readonly [Aircraft, Aircraft])[] =>
  inPlay(context)
    .filter(({ seat }) => context.seat === null || seat === context.seat)
    .flatMap((from) =>
      enemies(context)
        .filter(({ side }) => side !== from.side)
        .map((to) => [from, to] as const),
    );
