import { anyOf } from '../i18n/format.js';
import { nameOf, say, t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import { plainly, type Tongue } from '../i18n/tongue.js';
import type { ImportNote } from '../library/imports/contract.js';
import type { ImportFault, Roster, Wish, Worth } from '../library/contract.js';
import { never } from '../rules/kernel/ids.js';
import { refusalText } from './refusal.js';

/** Files that players bring in, in words: what is wrong with them, and what they hold. */

/** A fault in one sentence: the row and the field, what stands there, what would be right. */
export function importFault(fault: ImportFault, locale: Locale): string {
  const at = placeText(fault, locale);
  const given = `\`${fault.given.replaceAll('`', "'")}\``;
  const wishes = anyOf(
    locale,
    fault.wishes.map((wish) => wishText(wish, locale)),
  );
  switch (fault.what) {
    case 'syntax': {
      const [line = '', column = ''] = fault.given.split(':');
      return t(locale, 'unit.fault.syntax', { line, column });
    }
    case 'missing':
      return t(locale, 'unit.fault.missing', { at, wishes });
    case 'wrong':
      return t(locale, 'unit.fault.wrong', { at, given, wishes });
    case 'unknown':
      return t(locale, 'unit.fault.unknown', { at, wishes });
    case 'twice':
      return t(locale, 'unit.fault.twice', { at, given });
    case 'too-dear':
      return t(locale, 'unit.fault.too-dear', {
        at,
        points: Number(fault.given),
        most: fault.wishes[0]?.params['most'] ?? 0,
      });
    default:
      return never(fault.what);
  }
}

/** `card 2 (US-Rifleman), \`healthy.move\``: rows count from 1, as people count. */
function placeText({ path, row }: ImportFault, locale: Locale): string {
  const [list, place, ...rest] = path;
  if (typeof list !== 'string' || typeof place !== 'number') return `\`${fieldText(path)}\``;
  const number = t(locale, 'unit.fault.row', { list: nameOf(locale, 'unit.row', list), number: place + 1 });
  const named = row === null ? number : t(locale, 'unit.fault.row-named', { row: number, name: row });
  return rest.length === 0 ? named : `${named}, \`${fieldText(rest)}\``;
}

const fieldText = (path: ImportFault['path']): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key + 1}]` : `${i > 0 ? '.' : ''}${key}`)).join('');

const wishText = ({ code, params }: Wish, locale: Locale): string => say(plainly(locale), `unit.wish.${code}`, params);

/** What a file of another program's asks that cannot be had here. */
export const importNote = (note: ImportNote, tongue: Tongue): string => refusalText({ ...note, rule: null }, tongue);

/** A roster in one line: its name, its id, what it is worth, who is in it. */
export const rosterLine = ({ title, id, worth, agreed, labels }: Roster, locale: Locale): string => {
  const figures =
    agreed === null ? worthText(worth, locale) : t(locale, 'unit.worth-of', { amount: worth[0]?.amount ?? 0, agreed });
  return t(locale, 'unit.roster', { title: title[locale], id, worth: figures, labels });
};

/** What a unit or a force is worth: `27 points`, `BV 5120 · 220 t`. */
export const worthText = (worth: readonly Worth[], locale: Locale): string =>
  worth.map(({ measure, amount }) => t(locale, `unit.worth-${measure}`, { amount })).join(' · ');
