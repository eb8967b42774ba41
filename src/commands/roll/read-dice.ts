import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Fault, Why } from './faults.js';
import { DICE_LIMITS, facesOf, kept, passes, type Compare, type Dice, type Keep, type Test } from './notation.js';
import type { Reader } from './reader.js';

/** Reads dice with what is done to them: `4d6kh3`, `3d6r<3!`, `4dF`, `d%`. In Russian a die is also written к or д. */

const DICE = /(?<count>\d*)\s*[dкд](?<sides>\d+|%|f(?![a-ceg-jl-oqs-zа-я]))/iuy;
const NO_SIDES = /\d*[dкд](?![\p{L}\d%])/iuy;
const KEEP = /(?<how>kh|kl|k|dh|dl|d|ph|pl)(?:(?<n>\d+)|(?![\p{L}\d]))/iuy;
const KEEP_APART = /\s+(?<how>kh|kl|k|dh|dl|ph|pl)\s?(?<n>\d+)(?!\p{L})/iuy;
const REROLL = /(?<how>ro|rr|r)(?<test>(?:[<>]=?|[≤≥=])?-?\d+)?/iuy;
const EXPLODE = /(?:!|e(?=[\d<>≤≥=]))(?<test>(?:[<>]=?|[≤≥=])?-?\d+)?/iuy;
const ADVANTAGE =
  /\s*(?:(?<better>advantage|adv|avantage|преимущество)|(?<worse>disadvantage|disadv|dis|désavantage|desavantage|помеха))(?![\p{L}\d])/iuy;
/** A word that ends the roll: `adv` there is looked for when all of it has been read. */
const LAST_WORD = /\s+\p{L}+(?!\s*[-+*/)])/uy;

/** Whether dice begin here, also such as lack their sides. */
export const seesDice = (reader: Reader): boolean => reader.sees(DICE) || reader.sees(NO_SIDES);

/** Reads dice, if some begin here. */
export function readDice(reader: Reader): Result<Dice, Fault> {
  const start = reader.at();
  const found = reader.take(DICE)?.groups;
  if (!found) {
    reader.take(NO_SIDES);
    return fault(reader, 'no-sides', reader.at(), 0, '6');
  }
  const count = found['count'] ? Number(found['count']) : 1;
  if (count < 1 || count > DICE_LIMITS.dice) {
    return outside(reader, start, found['count'], 1, DICE_LIMITS.dice);
  }
  const sides = sidesOf(found['sides'] ?? '');
  if (sides !== 'fudge' && (sides < 1 || sides > DICE_LIMITS.sides)) {
    return outside(reader, reader.at() - (found['sides'] ?? '').length, found['sides'], 1, DICE_LIMITS.sides);
  }
  return modified(reader, { kind: 'dice', count, sides, reroll: null, explodes: null, keep: null });
}

const sidesOf = (text: string): Dice['sides'] => (text === '%' ? 100 : /f/i.test(text) ? 'fudge' : Number(text));

/** What is done to the dice, in any order, each at most once. */
function modified(reader: Reader, dice: Dice): Result<Dice, Fault> {
  const at = reader.at();
  const keep = reader.take(KEEP) ?? reader.take(KEEP_APART);
  if (keep) {
    if (dice.keep) return fault(reader, 'twice', at, reader.at() - at);
    const written = Object.entries(KEEPS).find(([how]) => how === keep.groups?.['how']?.toLowerCase())?.[1] ?? KEEPS.k;
    const keeps = { ...written, n: Number(keep.groups?.['n'] ?? 1) };
    if (kept(keeps, dice.count).n < 1)
      return fault(reader, 'nothing', at, reader.at() - at, keep[0].replace(/\d+/, '1'));
    return modified(reader, { ...dice, keep: keeps });
  }
  const reroll = reader.take(REROLL)?.groups;
  if (reroll) {
    if (dice.reroll) return fault(reader, 'twice', at, reader.at() - at);
    if (!reroll['test']) return fault(reader, 'no-faces', reader.at(), 0, '1');
    const faces = testOf(reroll['test']);
    const wrong = checkFaces(reader, dice, faces, at);
    return wrong ?? modified(reader, { ...dice, reroll: { once: reroll['how']?.toLowerCase() === 'ro', faces } });
  }
  const explode = reader.take(EXPLODE);
  if (explode) {
    if (dice.explodes) return fault(reader, 'twice', at, reader.at() - at);
    const test = explode.groups?.['test'];
    const faces = test ? testOf(test) : { how: '=' as const, n: facesOf(dice.sides).at(-1) ?? 1 };
    const wrong = checkFaces(reader, dice, faces, at);
    return wrong ?? modified(reader, { ...dice, explodes: faces });
  }
  if (reader.sees(LAST_WORD) || !reader.sees(ADVANTAGE)) return ok(dice);
  const better = takeAdvantage(reader);
  const twice = withAdvantage(dice, better === 'advantage');
  return twice ? modified(reader, twice) : fault(reader, 'advantage', at, reader.at() - at);
}

/** Reads `adv` or `dis`. */
export function takeAdvantage(reader: Reader): 'advantage' | 'disadvantage' | null {
  const found = reader.take(ADVANTAGE);
  if (!found) return null;
  return found.groups?.['better'] ? 'advantage' : 'disadvantage';
}

/** The better or worse of two, where one die alone was meant; `null` for any others. */
export const withAdvantage = (dice: Dice, better: boolean): Dice | null =>
  dice.count === 1 && !dice.keep
    ? { ...dice, count: 2, keep: { how: 'keep', which: better ? 'highest' : 'lowest', n: 1 } }
    : null;

const KEEPS = {
  k: { how: 'keep', which: 'highest' },
  kh: { how: 'keep', which: 'highest' },
  kl: { how: 'keep', which: 'lowest' },
  d: { how: 'drop', which: 'lowest' },
  dl: { how: 'drop', which: 'lowest' },
  pl: { how: 'drop', which: 'lowest' },
  dh: { how: 'drop', which: 'highest' },
  ph: { how: 'drop', which: 'highest' },
} as const satisfies Readonly<Record<string, Omit<Keep, 'n'>>>;

const HOWS: Readonly<Record<string, Compare>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '≤': '<=',
  '>=': '>=',
  '≥': '>=',
};

/** `<3`, `>=5`, `1`. */
export function testOf(text: string): Test {
  const sign = /^[<>≤≥=]+/.exec(text)?.[0] ?? '';
  return { how: HOWS[sign] ?? '=', n: Number(text.slice(sign.length)) };
}

/** A test that every face passes would never end, one that none passes is no test. */
function checkFaces(reader: Reader, { sides }: Dice, test: Test, at: number): Result<never, Fault> | null {
  const faces = facesOf(sides);
  const passing = faces.filter((face) => passes(test, face)).length;
  if (passing === 0) return fault(reader, 'never', at, reader.at() - at);
  return passing === faces.length ? fault(reader, 'endless', at, reader.at() - at) : null;
}

/** A fault at a spot; mended, `length` letters there give way to `instead`. */
export const fault = (
  { text }: Reader,
  why: Exclude<Why, 'range'>,
  at: number,
  length = 0,
  instead = '',
): Result<never, Fault> => fail({ why, at, mended: text.slice(0, at) + instead + text.slice(at + length) });

/** A number that is too small or too large for its place; mended, it is the nearest that fits. */
export function outside({ text }: Reader, at: number, digits = '', from: number, to: number): Result<never, Fault> {
  const nearest = Number(digits) < from ? from : to;
  return fail({
    why: 'range',
    from,
    to,
    at,
    mended: `${text.slice(0, at)}${nearest}${text.slice(at + digits.length)}`,
  });
}
