import { nameOf } from '../../../i18n/index.js';
import { TONGUES, type Tongue } from '../words/index.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { MountId } from '../../../rules/battletech/vocabulary.js';
import type { Prospect } from '../../../rules/battletech/inquiries.js';
import type { Mount } from '../../../rules/battletech/record-sheet.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import { optionName } from '../../../orders/line.js';
import { misread } from './refuse.js';
import { asLatin, hasCyrillic, plain, wordsOf } from '../../../orders/text.js';
import type { Context } from './context.js';
import { spellings, wordFor } from './words.js';

/** Weapons by their letters on the sheet or by their names: `A C`, `AC/20`, `large laser`, `all`, `none`. */

/** What a text about weapons means: everything, nothing, or these in this order. */
export type Picked = 'all' | readonly MountId[];

/** Reads a text about a unit's weapons; `from` are those that it can mean. */
export function parseWeapons(
  context: Context,
  unit: Unit,
  from: readonly Mount[],
  text: string,
): Result<Picked, Refusal> {
  const { tongue } = context;
  if (isWord('all', text)) return ok('all');
  if (isWord('none', text)) return ok([]);
  const words = wordsOf(text.replaceAll('+', ' '));
  const picked: MountId[] = [];
  for (let i = 0; i < words.length;) {
    const read = readWeapon(tongue, unit, from, words.slice(i));
    if (!read.ok) return read;
    const again = read.value.mounts.find((mount) => picked.includes(mount.id));
    if (again) return misread('orders/weapon-twice', { weapon: mountLabel(again, tongue) });
    picked.push(...read.value.mounts.map(({ id }) => id));
    i += read.value.words;
  }
  return ok(picked);
}

/** Whether a text is one of our words, in any language. */
const isWord = (word: 'all' | 'none', text: string): boolean =>
  TONGUES.some((tongue) => spellings(word, tongue).some((spelling) => plain(spelling) === plain(text)));

/** `A: AC/20` */
export const mountLabel = ({ id, weapon }: Mount, tongue: Tongue): string =>
  `${id}: ${nameOf(tongue, 'battletech.weapon', weapon.id)}`;

export const mountLabels = (mounts: readonly Mount[], tongue: Tongue): readonly string[] =>
  mounts.map((mount) => mountLabel(mount, tongue));

/**
 * The weapons of `all`: every one that may be declared and can hit. Where none may, the reason why the first may not; where
 * none can, their numbers and what to type to fire them all the same.
 */
export function allOf(
  { tongue }: Context,
  unit: Unit,
  target: Unit,
  prospects: readonly Prospect[],
): Result<readonly MountId[], Refusal> {
  const able = prospects.filter(({ refusal }) => refusal === null);
  const sound = able.filter(({ toHit }) => (toHit?.number ?? 0) <= HIGHEST_TO_HIT);
  const reason = prospects.find(({ refusal }) => refusal !== null)?.refusal;
  if (able.length === 0 && reason) return fail(reason);
  if (able.length === 0 || sound.length > 0) return ok(sound.map(({ mount }) => mount));
  const weapons = unit.sheet.mounts.flatMap((mount) => {
    const number = able.find((one) => one.mount === mount.id)?.toHit?.number;
    return number === undefined ? [] : [`${mountLabel(mount, tongue)} ${number}+`];
  });
  const [first = ''] = able.map(({ mount }) => mount);
  return misread('orders/none-can-hit', {
    unit: unit.id,
    target: target.id,
    weapons,
    examples: [
      `\`${optionName('weapons', tongue.locale)}:${first}\``,
      `\`${optionName('weapons', tongue.locale)}:${wordFor('none', tongue)}\``,
    ],
  });
}

interface Read {
  readonly mounts: readonly Mount[];
  readonly words: number;
}

/** Reads the weapon at the start of the words: the longest name that fits, a letter, or letters stuck together. */
function readWeapon(
  tongue: Tongue,
  unit: Unit,
  from: readonly Mount[],
  words: readonly string[],
): Result<Read, Refusal> {
  const [first = ''] = words;
  const letter = from.find(({ id }) => id === first.toUpperCase());
  if (letter) return ok({ mounts: [letter], words: 1 });
  for (let length = Math.min(words.length, 4); length > 0; length--) {
    const text = words.slice(0, length).join(' ');
    const exact = from.filter((mount) => namesOf(mount).some((name) => squeezed(name) === squeezed(text)));
    const [only, ...others] = exact;
    if (only && others.length === 0) return ok({ mounts: [only], words: length });
    if (only) return misread('orders/weapon-ambiguous', { given: text, weapons: mountLabels(exact, tongue) });
  }
  return readStuck(tongue, unit, from, first);
}

/** `AC` can be weapons A and C, or the beginning of a name: when it is both, both are shown. */
function readStuck(tongue: Tongue, unit: Unit, from: readonly Mount[], text: string): Result<Read, Refusal> {
  const letters = [...text.toUpperCase()].map((id) => from.find((mount) => mount.id === id));
  const spelled = letters.every((mount) => mount !== undefined) ? letters : [];
  const begun = from.filter((mount) => namesOf(mount).some((name) => squeezed(name).startsWith(squeezed(text))));
  if (spelled.length > 0 && begun.length === 0) return ok({ mounts: spelled, words: 1 });
  const [only, ...others] = begun;
  if (only && others.length === 0 && spelled.length === 0) return ok({ mounts: [only], words: 1 });
  if (only) {
    const readings = [
      ...mountLabels(begun, tongue),
      ...(spelled.length > 0 ? [spelled.map(({ id }) => id).join(' ')] : []),
    ];
    return misread('orders/weapon-ambiguous', { given: text, weapons: readings });
  }
  const latin = asLatin(text);
  if (hasCyrillic(text) && latin !== null && [...latin].every((id) => from.some((mount) => mount.id === id))) {
    return misread('orders/look-alike', { given: text, readings: [[...latin].join(' ')] });
  }
  return misread('orders/weapon-unknown', { given: text, unit: unit.id, weapons: mountLabels(from, tongue) });
}

/** A weapon's names in all languages, and its id. */
const namesOf = ({ weapon }: Mount): readonly string[] => [
  weapon.id,
  ...TONGUES.map((tongue) => nameOf(tongue, 'battletech.weapon', weapon.id)),
];

const squeezed = (text: string): string => plain(text).replace(/[\s/-]/g, '');
