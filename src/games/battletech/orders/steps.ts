import { TONGUES, type Tongue } from '../words/index.js';
import { nameOf, t } from '../../../i18n/index.js';
import { FACING_NAMES, parseFacing, facing as facingOf, type Facing } from '../../../rules/geometry/hex/facing.js';
import { stepName } from '../../../rules/battletech/step-letters.js';
import { STEP_LETTERS, type StepLetter } from '../../../rules/battletech/vocabulary.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { misread } from './refuse.js';
import { squeezed } from '../../../orders/named.js';
import { hasCyrillic } from '../../../orders/text.js';

/** Steps (`3F L F`, `F3`, `FFF`) and facings (`NE`, `1`) as typed. They are Latin letters in every language. */

/** More steps than any 'Mech can make in a turn: what is longer is a slip of the finger. */
const MOST_STEPS = 40;

/** What somebody may mean who types a Cyrillic letter: the Latin one it looks like, and the Russian word it begins. */
const STEP_READINGS: Readonly<Record<string, readonly string[]>> = {
  В: ['B', 'F'],
  Н: ['B'],
  Л: ['L'],
  П: ['R'],
  А: ['F'],
  Ф: ['F'],
  Б: ['B'],
  Р: ['R'],
};
const FACING_READINGS: Readonly<Record<string, readonly string[]>> = {
  С: ['N', 'S'],
  СВ: ['NE'],
  ЮВ: ['SE'],
  Ю: ['S'],
  ЮЗ: ['SW'],
  СЗ: ['NW'],
  Н: ['N'],
  Е: ['NE', 'SE'],
  В: ['NE', 'SE'],
  З: ['SW', 'NW'],
};

/** Steps of more than a letter: a level `UP` and `DN` (UNI-30, TER-29), onto the roof `TOP` (TER-28), and side shifts written out: `SL` and `SR` ahead to the left and right, `SBL` and `SBR` back (FIN-21). */
const SHIFTS: Readonly<Record<string, StepLetter>> = {
  SL: 'Q',
  SFL: 'Q',
  SR: 'E',
  SFR: 'E',
  SBL: 'Z',
  SBR: 'V',
  UP: 'U',
  DN: 'W',
  TOP: 'T',
};

/** A step as typed: a letter, or one written out; no letter that would turn `left` into steps. */
const STEP = `S[FB]?[LR]|UP|DN|TOP|[${STEP_LETTERS.filter((letter) => letter !== 'T').join('')}]`;
const GROUP = new RegExp(`^(?:\\d*(?:${STEP}))+\\d*$`);

/** Whether a word can only be steps: `3F`, `FFL`, `SL`. */
export const looksLikeSteps = (text: string): boolean => /^\d+$/.test(text) || GROUP.test(text.toUpperCase());

/**
 * The step letters of the words of a text. Refuses other letters, and counts that can be read in two ways. `fourLegs`: the unit has
 * them, and is told of the side shift too.
 */
export function parseSteps(words: readonly string[], tongue: Tongue, fourLegs = false): Result<string, Refusal> {
  let steps = '';
  for (const group of groups(words)) {
    const read = parseGroup(group.toUpperCase(), group, tongue, fourLegs);
    if (!read.ok) return read;
    steps += read.value;
    if (steps.length > MOST_STEPS) {
      return misread('orders/too-many-steps', { count: steps.length, most: MOST_STEPS });
    }
  }
  return ok(steps);
}

/** The shortest way to write steps: `FFFLF` is `3F L F`. */
export const formatSteps = (steps: string): string =>
  (steps.match(/(.)\1*/gu) ?? [])
    .map((run) => (run.length > 1 ? `${run.length}${stepName(run[0] ?? '')}` : stepName(run)))
    .join(' ');

/** Words, with a lone number joined to the letters that it stands between, so that `F 3 L` is as unclear as `F3L`. */
function groups(words: readonly string[]): readonly string[] {
  const clean = words.map((word) => word.replace(/[-+.·*×x]/giu, '')).filter((word) => word !== '');
  const joined: string[] = [];
  clean.forEach((word, i) => {
    const before = clean[i - 1];
    if (before !== undefined && (isNumber(before) || isNumber(word))) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
  });
  return joined;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

function parseGroup(group: string, typed: string, tongue: Tongue, fourLegs: boolean): Result<string, Refusal> {
  const unread = fourLegs ? 'orders/not-a-step-of-four-legs' : 'orders/not-a-step';
  if (hasCyrillic(group)) {
    const readings = [...new Set([...group].flatMap((letter) => STEP_READINGS[letter] ?? []))];
    return lookAlike(typed, readings, tongue);
  }
  if (!GROUP.test(group)) return misread(unread, { given: typed });
  const before = spread(group, new RegExp(`(?<n>\\d*)(?<letter>${STEP})`, 'gy'));
  const after = spread(group, new RegExp(`(?<letter>${STEP})(?<n>\\d*)`, 'gy'));
  if (before !== null && after !== null && before !== after) {
    return misread('orders/steps-unclear', { given: typed, readings: [formatSteps(after), formatSteps(before)] });
  }
  const steps = before ?? after;
  return steps === null ? misread(unread, { given: typed }) : ok(steps);
}

/** The letters of a group whose counts all stand before, or all behind, their letters; `null` when they do not. */
function spread(group: string, pattern: RegExp): string | null {
  const found = [...group.matchAll(pattern)];
  if (found.reduce((length, match) => length + match[0].length, 0) !== group.length) return null;
  if (found.some((match) => /^0+$/.test(match.groups?.['n'] ?? ''))) return null;
  return found
    .map(({ groups: { letter = '', n = '' } = {} }) =>
      (SHIFTS[letter] ?? letter).repeat(n === '' ? 1 : Math.min(Number(n), MOST_STEPS + 1)),
    )
    .join('');
}

/** A facing by its letters or its number 0–5, clockwise from north. */
export function parseFacingText(text: string, tongue: Tongue): Result<Facing, Refusal> {
  if (/^[0-5]$/.test(text)) return ok(facingOf(Number(text)));
  const named = parseFacing(text) ?? facingInFull(text);
  if (named !== null) return ok(named);
  const readings = FACING_READINGS[text.toUpperCase()];
  if (readings || hasCyrillic(text)) return lookAlike(text, readings ?? FACING_NAMES, tongue);
  return misread('orders/not-a-facing', { given: text, facings: FACING_NAMES });
}

/** A facing written out in any language: `north`, `north-east`, `nord-est`, `северо-запад`. */
function facingInFull(text: string): Facing | null {
  const typed = squeezed(text);
  const at = FACING_NAMES.findIndex((name) =>
    TONGUES.some((tongue) =>
      t(tongue, `battletech.facing-word.${name}`)
        .split('|')
        .some((word) => squeezed(word) === typed),
    ),
  );
  return at < 0 ? null : facingOf(at);
}

/** The name of a facing, `NE`. */
export const facingName = (facing: Facing): string => FACING_NAMES[facing];

function lookAlike(given: string, readings: readonly string[], tongue: Tongue): Result<never, Refusal> {
  const meant = readings.length > 0 ? readings : ['F', 'B', 'L', 'R'];
  return misread('orders/look-alike', {
    given,
    readings: meant.map((code) => nameOf(tongue, 'battletech.reading', code)),
  });
}
