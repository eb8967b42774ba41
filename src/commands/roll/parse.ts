import { oneLine } from '../../i18n/of-people.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { EXAMPLES, type Fault } from './faults.js';
import { DICE_LIMITS, diceIn, rangeOf, type Asked, type Dice, type Expression, type Test } from './notation.js';
import { fault, outside, readDice, seesDice, takeAdvantage, testOf, withAdvantage } from './read-dice.js';
import { readerOf, type Reader } from './reader.js';

const REPEATS = /(?<times>\d+)\s*[xх#]\s*/iuy;
const BLANKS = /\s*/y;
const SUM = /\s*(?<sign>[+\-−–])/uy;
const PRODUCT = /\s*(?<sign>[*/×·÷])/uy;
const NUMBER = /\d+/y;
const OPENING = /\(/y;
const CLOSING = /\s*\)/y;
const MINUS = /[-−–]\s*/uy;
const PLUS = /\+\s*/y;
const LABEL = /\s*\[(?<label>[^[\]]*)\]/y;
const HALF_LABEL = /\s*\[/y;
const COMPARE = /\s*(?<sign>[<>]=?|==?|[≤≥])\s*/y;
const AGAINST = /\s*(?<![\p{L}\d])(?:vs\.?|contre|против)\s*(?=-?\d)/iuy;
const TARGET = /(?<n>-?\d+)\+?(?![\p{L}\d])/uy;
/** `2d6 8+`, as wargames write it. */
const REACH = /\s+(?<n>\d+)\+(?=\s|$)/y;
/** What stands behind the roll: words of the player's own. */
const WORDS = /(?:\s+(?![xх×]\s*\d)(?=[^\d\s+\-*/()[\]<>=!.,#])|\s*#\s*)(?<words>.+)$/isuy;

/** Reads what is to be rolled, or says where it cannot be read. `line` is one line. */
export function parseDice(line: string): Result<Asked, Fault> {
  const reader = readerOf(line);
  if (line.length > DICE_LIMITS.characters) {
    return fault(reader, 'long', DICE_LIMITS.characters, line.length - DICE_LIMITS.characters);
  }
  const times = reader.take(REPEATS)?.groups?.['times'];
  const repeats = Number(times ?? 1);
  if (repeats < 1 || repeats > DICE_LIMITS.repeats) return outside(reader, 0, times, 1, DICE_LIMITS.repeats);
  const start = reader.at();
  const read = readSum(reader);
  if (!read.ok) return anyDice(line) ? read : fault(reader, 'no-dice', 0);
  const early = advantaged(reader, read.value);
  if (!early.ok) return early;
  const against = readAgainst(reader);
  if (!against.ok) return against;
  const late = advantaged(reader, early.value);
  if (!late.ok) return late;
  const notation = line.slice(0, reader.at()).trim();
  const label = reader.take(WORDS)?.groups?.['words']?.trim() ?? null;
  if (reader.at() < line.length) return left(reader);
  const wrong = tooMuch(reader, late.value, repeats, start);
  return wrong ?? ok({ notation, repeats, roll: late.value, against: against.value, label });
}

/** A roll that is right and like the one that is not: the player's own, mended, if that makes it right. */
export function exampleFor(wrong: Fault): string {
  return parseDice(oneLine(wrong.mended)).ok ? oneLine(wrong.mended) : EXAMPLES[wrong.why];
}

const anyDice = (line: string): boolean => /(?<!\p{L})[dкд](?:\d|%|f|(?!\p{L}))/iu.test(line);

function readSum(reader: Reader): Result<Expression, Fault> {
  return readChain(reader, SUM, readProduct, (sign) => (sign === '+' ? '+' : '-'));
}

function readProduct(reader: Reader): Result<Expression, Fault> {
  return readChain(reader, PRODUCT, readSigned, (sign) => (/[*×·]/.test(sign) ? '*' : '/'));
}

/** Values with signs between them, reckoned from the left. */
function readChain(
  reader: Reader,
  between: RegExp,
  read: (reader: Reader) => Result<Expression, Fault>,
  meant: (sign: string) => '+' | '-' | '*' | '/',
): Result<Expression, Fault> {
  const first = read(reader);
  if (!first.ok) return first;
  let whole = first.value;
  for (;;) {
    const written = reader.take(between)?.groups?.['sign'];
    if (written === undefined) return ok(whole);
    reader.take(BLANKS);
    const at = reader.at();
    const right = read(reader);
    if (!right.ok) return right;
    const sign = meant(written);
    const divisor = rangeOf(right.value);
    if (sign === '/' && divisor.least <= 0 && divisor.most >= 0)
      return fault(reader, 'zero', at, reader.at() - at, '2');
    whole = { kind: 'maths', sign, left: whole, right: right.value };
    const { least, most } = rangeOf(whole);
    if (Math.max(-least, most) > DICE_LIMITS.total) return fault(reader, 'large', at, reader.at() - at, '2');
  }
}

function readSigned(reader: Reader): Result<Expression, Fault> {
  reader.take(BLANKS);
  if (reader.take(PLUS)) return readSigned(reader);
  if (!reader.take(MINUS)) return readValue(reader);
  const inner = readSigned(reader);
  return inner.ok ? ok({ kind: 'negative', inner: inner.value }) : inner;
}

/** Dice, a number or brackets, with a label behind it or none. */
function readValue(reader: Reader): Result<Expression, Fault> {
  const read = readBare(reader);
  if (!read.ok) return read;
  const label = reader.take(LABEL)?.groups?.['label'];
  if (label !== undefined) {
    return ok(label.trim() ? { kind: 'labelled', inner: read.value, label: label.trim() } : read.value);
  }
  return reader.sees(HALF_LABEL) ? fault(reader, 'label', reader.text.length, 0, ']') : read;
}

function readBare(reader: Reader): Result<Expression, Fault> {
  const at = reader.at();
  if (seesDice(reader)) return readDice(reader);
  const digits = reader.take(NUMBER)?.[0];
  if (digits !== undefined) {
    if (Number(digits) > DICE_LIMITS.number) return outside(reader, at, digits, 0, DICE_LIMITS.number);
    return ok({ kind: 'number', value: Number(digits) });
  }
  if (reader.take(OPENING)) {
    const inner = readSum(reader);
    if (!inner.ok) return inner;
    if (!reader.take(CLOSING)) return unclosed(reader, at);
    return ok({ kind: 'brackets', inner: inner.value });
  }
  const atEnd = at >= reader.text.length;
  return fault(reader, 'no-value', at, atEnd ? 0 : 1, atEnd ? '3' : '');
}

/** Within brackets something stands that cannot be read; if nothing does, the bracket itself is the fault. */
const unclosed = (reader: Reader, at: number): Result<never, Fault> =>
  reader.sees(/\s*$/y) ? fail({ why: 'open', at, mended: `${reader.text})` }) : left(reader);

/** `adv` or `dis` behind the roll: it is the first single die's. */
function advantaged(reader: Reader, roll: Expression): Result<Expression, Fault> {
  const at = reader.at();
  const which = takeAdvantage(reader);
  if (which === null) return ok(roll);
  const single = diceIn(roll).find((dice) => withAdvantage(dice, true) !== null);
  const twice = single && withAdvantage(single, which === 'advantage');
  return single && twice ? ok(replaced(roll, single, twice)) : fault(reader, 'advantage', at, reader.at() - at);
}

function replaced(roll: Expression, old: Dice, dice: Dice): Expression {
  switch (roll.kind) {
    case 'dice':
      return roll === old ? dice : roll;
    case 'number':
      return roll;
    case 'brackets':
    case 'negative':
    case 'labelled':
      return { ...roll, inner: replaced(roll.inner, old, dice) };
    case 'maths':
      return { ...roll, left: replaced(roll.left, old, dice), right: replaced(roll.right, old, dice) };
  }
}

/** What the total is compared with, if anything. */
function readAgainst(reader: Reader): Result<Test | null, Fault> {
  const reach = reader.take(REACH)?.groups?.['n'];
  if (reach !== undefined) return ok({ how: '>=', n: Math.min(Number(reach), DICE_LIMITS.total) });
  const sign = reader.take(AGAINST) ? '>=' : reader.take(COMPARE)?.groups?.['sign'];
  if (sign === undefined) return ok(null);
  const n = reader.take(TARGET)?.groups?.['n'];
  if (n === undefined) return fault(reader, 'no-target', reader.at(), reader.text.length, '8');
  const target = Math.max(-DICE_LIMITS.total, Math.min(Number(n), DICE_LIMITS.total));
  return ok({ ...testOf(`${sign === '==' ? '=' : sign}0`), n: target });
}

/** The fault where reading had to stop. */
function left(reader: Reader): Result<never, Fault> {
  reader.take(BLANKS);
  const at = reader.at();
  const rest = reader.text.slice(at);
  if (rest.startsWith(')')) return fault(reader, 'close', at, 1);
  if (/^[x×х]\s*\d/iu.test(rest)) return fault(reader, 'unknown', at, 1, '*');
  if (/^(?:[\d(]|[dкд]\d)/iu.test(rest)) return fault(reader, 'no-sign', at, 0, '+');
  return fault(reader, 'unknown', at, rest.length);
}

/** More dice or values than one roll may have. */
function tooMuch(reader: Reader, roll: Expression, repeats: number, at: number): Result<never, Fault> | null {
  const dice = diceIn(roll);
  if (dice.length === 0) return fault(reader, 'no-dice', 0);
  const count = dice.reduce((sum, { count }) => sum + count, 0) * repeats;
  if (count > DICE_LIMITS.dice) return fault(reader, 'dice', 0);
  return valuesIn(roll) > DICE_LIMITS.terms ? fault(reader, 'terms', at) : null;
}

function valuesIn(roll: Expression): number {
  switch (roll.kind) {
    case 'dice':
    case 'number':
      return 1;
    case 'brackets':
    case 'negative':
    case 'labelled':
      return valuesIn(roll.inner);
    case 'maths':
      return valuesIn(roll.left) + valuesIn(roll.right);
  }
}
