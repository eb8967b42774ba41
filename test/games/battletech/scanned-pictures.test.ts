import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { sceneOf } from '../../../src/render/index.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import type { FullPiece } from '../../support/standard.js';
import { beginFull } from '../../support/standard.js';
import { seat, unit } from '../../support/quick-start.js';
import { tagged, textsOf, MAP, wordsAt } from '../../support/scenes.js';
import { scanning } from '../../support/unseen.js';
import { words } from './present/battle.js';

/** What pictures and sheets show of a unit of which a scan has told single figures (C-01): those, and that the rest is secret. */

const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'near', at: '0809 N' },
  { unit: 'ENF-4R', seat: 'enemy', at: '0806 S', armor: { RT: 7 } },
  { unit: 'GRF-1N', seat: 'enemy', at: '1005 S' },
];
const RULES = scanning(3);
const { match } = beginFull({ pieces: PIECES });
const view = RULES.view(match, seated(seat('near')));
const picture = { game: 'battletech', view, before: view, events: [], locale: 'en' } as const;
const cards = sceneOf({
  ...picture,
  shows: { kind: 'sheets', units: view.game.units.map(({ id }) => id), short: true },
});
const sheets = sceneOf({ ...picture, shows: { kind: 'sheets', units: view.game.units.map(({ id }) => id) } });
const map = sceneOf({ ...picture, shows: MAP });

test('C-01 a map has a bar of the armour that a scan has told, and none of what it has not', () => {
  for (const [id, bars] of [
    ['HBK-4G', ['bar:armor', 'heat']],
    ['ENF-4R', ['bar:armor']],
    ['GRF-1N', []],
  ] as const) {
    expect(
      ['bar:armor', 'heat'].filter((bar) => tagged(map, `unit:${id}:${bar}`).length > 0),
      id,
    ).toEqual(bars);
    // The panel beside it says the same.
    expect(tagged(map, `force:${id}:armor`).length > 0, id).toBe(bars.length > 0);
  }
});

test('C-01 a card has the figures that are known and a question mark for each other', () => {
  expect(wordsAt(cards, 'card:ENF-4R:RT')).toBe('7 [?] ‹3›');
  expect(tagged(cards, 'card:ENF-4R:RT:structure:left')).toEqual([]);
  expect(wordsAt(cards, 'card:ENF-4R:heat')).toBe('');
  expect(textsOf(cards).filter(({ tag }) => tag.startsWith('card:GRF-1N:CT'))).toEqual([]);
});

test.each(LOCALES)('C-01 a sheet says what is known and lists what is not, as picture and as text, in %s', (locale) => {
  const answer = RULES.inspect(view, { about: 'sheet', unit: unit('ENF-4R') });
  const text = answer.ok ? words.answer(answer.value, view, locale) : '';
  expect(text).toMatch(/RT 7\/\d+/u);
  expect(text).toContain({ en: 'Kept secret', fr: 'Tenus secrets', ru: 'Скрыто' }[locale]);
});

test('C-01 what a sheet does not tell stands in one line', () => {
  expect(wordsAt(sheets, 'known:ENF-4R')).toContain('RT 7/');
  expect(wordsAt(sheets, 'unseen:ENF-4R')).toBe('Kept secret: structure, critical hits, ammunition, heat, pilot');
});

const SECRET = {
  en: 'A secret sheet: only its own side knows the figures',
  fr: 'Fiche secrète : son camp seul en connaît les chiffres',
  ru: 'Карточка скрыта: цифры знает только своя сторона',
} as const;

test.each(LOCALES)('C-01, LEA-02 of a sheet that is wholly secret this is said, and no list, in %s', (locale) => {
  const drawn = sceneOf({ ...picture, locale, shows: { kind: 'sheets', units: [unit('GRF-1N')] } });
  expect(wordsAt(drawn, 'unseen:GRF-1N').replaceAll('\u202f', ' ')).toBe(SECRET[locale]);
  const answer = RULES.inspect(view, { about: 'sheet', unit: unit('GRF-1N') });
  const lines = answer.ok
    ? words
        .answer(answer.value, view, locale)
        .replaceAll(/[\u202f\u00a0]/gu, ' ')
        .split('\n')
    : [];
  expect(lines.slice(2)).toEqual([SECRET[locale]]);
});
