import { t } from '../../../i18n/index.js';
import { TONGUES, type Tongue } from '../words/index.js';
import { factForms, factFrom, type BattleTechFact } from '../../../rules/battletech/correct.js';
import { armorAt, locationsOf, slotsStruckAt, structureAt } from '../../../rules/battletech/damage/left.js';
import { isLost } from '../../../rules/battletech/damage/lost.js';
import { filledSlots } from '../../../rules/battletech/standard/condition.js';
import { slotName, slotNamed } from '../../../rules/battletech/standard/correct.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import { LOCATIONS, REAR_LOCATIONS, mountId, type Location } from '../../../rules/battletech/vocabulary.js';
import { FACING_NAMES, parseFacing } from '../../../rules/geometry/hex/facing.js';
import { parseHex } from '../../../rules/geometry/hex/hex.js';
import type { Fact } from '../../../rules/kernel/proposal.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { Suggestion } from '../../../orders/contract.js';
import { plain, wordsOf } from '../../../orders/text.js';
import type { Context } from './context.js';
import { unitNamed } from './units.js';

/** The text of a correction: `HBK-4G hex 0705 N`, `HBK-4G RT armour 5`, `ENF-4R ammo A 3`, `ENF-4R weapon B lost`. */

const WORDS = [
  'hex',
  'armour',
  'rear',
  'ammo',
  'weapon',
  'lost',
  'ok',
  // Standard level.
  'structure',
  'heat',
  'wounds',
  'prone',
  'shutdown',
  'slot',
  'yes',
  'no',
  // House rules of a league.
  'self-destruct',
  'eject',
  'scan',
  'mines',
] as const;
type Word = (typeof WORDS)[number];

const spellings = (word: Word, tongue: Tongue): readonly string[] =>
  t(tongue, `battletech.fact-word.${word}`).split('|');
const wordFor = (word: Word, tongue: Tongue): string => spellings(word, tongue)[0] ?? word;

/** The word that a text is in any of our languages. */
const wordOf = (text: string): Word | null =>
  WORDS.find((word) => TONGUES.some((tongue) => spellings(word, tongue).some((one) => plain(one) === plain(text)))) ??
  null;

/** Reads a fact; the refusal names what is wrong and the forms that are right. */
export function parseFact(context: Context, text: string): Result<Fact, Refusal> {
  const words = wordsOf(text);
  const named = unitAhead(context, words);
  if (!named.ok) return named;
  const { unit, rest } = named.value;
  const fact = scanFact(context, unit, rest) ?? factIn(unit, rest);
  return fact ? ok(factFrom(fact)) : fail(unreadable(context, text));
}

const unreadable = ({ view, tongue }: Context, given: string): Refusal =>
  refuse('battletech/fact-unknown', { given, forms: formsOf(view, tongue) });

/** How facts are written in a match, by examples in the words of a language. */
export const formsOf = ({ game }: Pick<BattleTechView, 'game'>, tongue: Tongue): readonly string[] =>
  factForms(game.level, game.options).map((form) =>
    wordsOf(form)
      .map((text) => {
        const word = wordOf(text);
        return word ? wordFor(word, tongue) : text;
      })
      .join(' '),
  );

/** The unit that the text begins with, by the longest name that fits. */
function unitAhead(
  context: Context,
  words: readonly string[],
): Result<{ readonly unit: Unit; readonly rest: readonly string[] }, Refusal> {
  const [first] = words;
  if (first === undefined) return fail(unreadable(context, ''));
  for (let length = Math.min(words.length, 4); length > 0; length--) {
    const unit = unitNamed(context, words.slice(0, length).join(' '), []);
    if (unit.ok) return ok({ unit: unit.value, rest: words.slice(length) });
  }
  const unknown = unitNamed(context, first, []);
  return unknown.ok ? fail(unreadable(context, first)) : unknown;
}

/** `scan ENF-4R no`: whom it has seen through, by any of its names. */
function scanFact(context: Context, { id: unit, body }: Unit, words: readonly string[]): BattleTechFact | null {
  const to = wordOf(words.at(-1) ?? '');
  if (!body || words.length < 3 || wordOf(words[0] ?? '') !== 'scan' || (to !== 'yes' && to !== 'no')) return null;
  const target = unitNamed(context, words.slice(1, -1).join(' '), []);
  return target.ok ? { unit, set: 'scan', which: target.value.id, to } : null;
}

function factIn({ id: unit, sheet, ammo, body }: Unit, words: readonly string[]): BattleTechFact | null {
  const [first = '', second = '', third = ''] = words;
  if (words.length === 2 && body) return shortFact(unit, wordOf(first), second);
  if (words.length !== 3) return null;
  const word = wordOf(first);
  if (word === 'hex') {
    const hex = parseHex(second);
    const facing = parseFacing(third);
    return hex && facing !== null ? { unit, set: 'place', to: { hex, facing } } : null;
  }
  const mount = sheet.mounts.find(({ id }) => id === second.toUpperCase())?.id ?? mountId(second.toUpperCase());
  const count = /^\d{1,3}$/u.test(third) ? Number(third) : null;
  const bin = ammo.flatMap(({ stowed }) => stowed?.id ?? []).find((id) => id === second.toUpperCase());
  if (word === 'ammo' && bin) return count === null ? null : { unit, set: 'bin', which: bin, to: count };
  if (word === 'ammo') return count === null ? null : { unit, set: 'ammo', which: mount, to: count };
  if (word === 'weapon') {
    const state = wordOf(third);
    return state === 'lost' || state === 'ok' ? { unit, set: 'weapon', which: mount, to: state } : null;
  }
  if (word === 'slot') {
    const slot = body ? slotNamed(second) : null;
    const state = wordOf(third);
    return slot && (state === 'lost' || state === 'ok') ? { unit, set: 'slot', which: slot, to: state } : null;
  }
  if (word === 'mines') {
    const hex = body ? parseHex(second) : null;
    return hex && count !== null ? { unit, set: 'mines', which: hex, to: count } : null;
  }
  const location = locationOf(first);
  if (!location || count === null) return null;
  const plate = wordOf(second);
  if (plate === 'armour') return { unit, set: 'armour', which: location, to: count };
  if (plate === 'structure') return body ? { unit, set: 'structure', which: location, to: count } : null;
  const rear = REAR_LOCATIONS.find((one) => one === location);
  return plate === 'rear' && rear ? { unit, set: 'rear', which: rear, to: count } : null;
}

/** `heat 9`, `wounds 2`, `prone yes`, `shutdown no`, `self-destruct eject`. */
function shortFact(unit: Unit['id'], word: Word | null, value: string): BattleTechFact | null {
  if (word === 'heat' || word === 'wounds')
    return /^\d{1,2}$/u.test(value) ? { unit, set: word, to: Number(value) } : null;
  const to = wordOf(value);
  if (word === 'self-destruct' && (to === 'yes' || to === 'no' || to === 'eject'))
    return { unit, set: 'destruct', to: to === 'eject' ? 'ejects' : to };
  if (word !== 'prone' && word !== 'shutdown') return null;
  return to === 'yes' || to === 'no' ? { unit, set: word, to } : null;
}

const locationOf = (text: string): Location | null => LOCATIONS.find((one) => one === text.toUpperCase()) ?? null;

/** Facts as they stand, as text to be changed: of the unit named so far, else one of each unit whose sheet is known. At most 25. */
export function suggestFacts(
  { view, tongue }: Context,
  typed: string,
  isKnown: (unit: Unit['id']) => boolean,
): readonly Suggestion[] {
  const units = view.game.units.filter(({ id, status }) => status === 'active' && isKnown(id));
  const begun = plain(typed);
  const texts =
    begun === ''
      ? units.flatMap((unit) => factTexts(unit, tongue).slice(0, 3))
      : units.flatMap((unit) => factTexts(unit, tongue));
  return [...texts, ...(begun === '' ? [] : units.flatMap((unit) => leagueTexts(view.game, unit, tongue)))]
    .filter((text) => plain(text).startsWith(begun))
    .slice(0, 25)
    .map((text) => ({ label: text, value: text }));
}

/** What a league's rules have marked: a reactor that is set, whom it has seen through, fields of its side that are known here. */
function leagueTexts({ options, field }: BattleTechView['game'], unit: Unit, tongue: Tongue): readonly string[] {
  const { id, side, body } = unit;
  const word = (one: Word): string => wordFor(one, tongue);
  const { destruct } = body ?? {};
  const scans = (field?.scans ?? []).filter(({ by }) => by === id);
  const mines = (field?.mines ?? []).filter((one) => one.side === side);
  const set = destruct ? (destruct.ejects ? 'eject' : 'yes') : 'no';
  return [
    ...(options.selfDestruct === 'on' ? [`${id} ${word('self-destruct')} ${word(set)}`] : []),
    ...scans.map(({ target }) => `${id} ${word('scan')} ${target} ${word('yes')}`),
    ...mines.map(({ hex, density }) => `${id} ${word('mines')} ${hex} ${density}`),
  ];
}

const stillThere = (unit: Unit): readonly Location[] => locationsOf(unit).filter((location) => !isLost(unit, location));

/** What only a unit of the standard level has. */
function bodyTexts(unit: Unit, tongue: Tongue): readonly string[] {
  const { id, body, ammo } = unit;
  if (!body) return [];
  const word = (one: Word): string => wordFor(one, tongue);
  const said = (is: boolean): string => word(is ? 'yes' : 'no');
  return [
    `${id} ${word('heat')} ${body.heat}`,
    `${id} ${word('wounds')} ${body.pilot.hits}`,
    `${id} ${word('prone')} ${said(body.prone)}`,
    `${id} ${word('shutdown')} ${said(body.shutdown)}`,
    ...ammo.map(({ stowed, left }) => `${id} ${word('ammo')} ${stowed.id} ${left}`),
    ...stillThere(unit).map((location) => `${id} ${location} ${word('structure')} ${structureAt(unit, location).left}`),
  ];
}

/** Each critical slot that holds something. */
function slotTexts(unit: Unit, tongue: Tongue): readonly string[] {
  const { id, body } = unit;
  if (!body) return [];
  return stillThere(unit).flatMap((location) =>
    filledSlots(unit, location).map((slot) => {
      const state = wordFor(slotsStruckAt(unit, location).includes(slot) ? 'lost' : 'ok', tongue);
      return `${id} ${wordFor('slot', tongue)} ${slotName(location, slot)} ${state}`;
    }),
  );
}

/** What of a unit can be set, each with the value that it has now. */
function factTexts(unit: Unit, tongue: Tongue): readonly string[] {
  const { id, place, sheet } = unit;
  const word = (one: Word): string => wordFor(one, tongue);
  const kinds = new Set(unit.ammo.map(({ ammo }) => ammo));
  const fed = sheet.mounts.filter(({ weapon }) => weapon.ammo !== null && kinds.has(weapon.ammo));
  return [
    ...(place ? [`${id} ${word('hex')} ${place.hex} ${FACING_NAMES[place.facing]}`] : []),
    ...bodyTexts(unit, tongue),
    ...(unit.body ? [] : fed).map((mount) => {
      const left = unit.ammo.filter(({ ammo }) => ammo === mount.weapon.ammo).reduce((sum, bin) => sum + bin.left, 0);
      return `${id} ${word('ammo')} ${mount.id} ${left}`;
    }),
    ...locationsOf(unit).map((location) => `${id} ${location} ${word('armour')} ${armorAt(unit, location).left}`),
    ...sheet.mounts.map((mount) => `${id} ${word('weapon')} ${mount.id} ${word('ok')}`),
    ...slotTexts(unit, tongue),
  ];
}
