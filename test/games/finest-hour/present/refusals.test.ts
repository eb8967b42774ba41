import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { own } from '../../../../src/games/finest-hour/words/index.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { placeholdersOf } from '../../../../src/i18n/template.js';
import { refusalText } from '../../../../src/present/refusal.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import * as types from '../../../../src/rules/finest-hour/types.js';
import { TESTS } from '../../../../src/rules/finest-hour/commands.js';
import { HARMS, MISS_REASONS } from '../../../../src/rules/finest-hour/events.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { ahead, dive, evade, fire, fly, gun, left, profile, ram, sortie } from '../../../support/finest-hour.js';
import { words } from './matches.js';

/** Every refusal of the rules has a sentence that names what is wrong and what would be right, in figures. */

const rules = readdirSync('src/rules/finest-hour')
  .map((file) => readFileSync(`src/rules/finest-hour/${file}`, 'utf8'))
  .join('\n');
const sentences: Readonly<Record<string, { readonly en: string }>> = own;

/** A code with the figures that a place gives it; those put together before are not to be read off. */
const made = [
  ...rules.matchAll(/refuse\(\s*'(?<code>[\w-]+\/[\w-]+)',\s*(?:\{(?<figures>[^{}]*)\}|(?<facts>\w+))/gu),
].map(({ groups }) => ({ code: groups?.['code'] ?? '', figures: groups?.['figures'] ?? null }));

describe('refusals', () => {
  test('every code has a sentence', () => {
    const codes = [...rules.matchAll(/'(finest-hour\/[\w-]+)'/gu)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter((code) => !Object.hasOwn(own, code))).toEqual([]);
  });

  test('no sentence names a figure that a place of the rules does not give', () => {
    for (const { code, figures } of made) {
      if (figures === null || figures.includes('...')) continue;
      const given = [...figures.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/gu)].map(([, name]) => name);
      for (const { name } of placeholdersOf(sentences[code]?.en ?? ''))
        expect(given, `${code}: ${name}`).toContain(name);
    }
  });

  const GUNNER = profile(2, { weapons: [gun('fixed-forward', 20, 3, 2, 'guns'), gun('rear', 15, 1, 2, 'tail gun')] });
  const said = (order: Parameters<typeof fly>[1], more: Parameters<typeof fly>[2] = {}): readonly string[] => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 60], profile: GUNNER },
        { unit: 'B1', at: [40, 35], heading: 180 },
        { unit: 'B2', at: [55, 60] },
      ],
    });
    const refusal = play.refused('red', fly('R1', order, more));
    return LOCALES.map((locale) => refusalText(refusal, words.tongue(locale)).replaceAll(/[\u00a0\u202f]/gu, ' '));
  };

  test.each([
    [
      'TFH-11 too short',
      () => said([ahead(9)]),
      'R1 would fly only 9.0 cm; at least 10.0 cm must be flown, or a dive or an evasion take its place.',
    ],
    ['TFH-02 too far', () => said([ahead(15), ahead(6)]), 'R1 cannot fly 6.0 cm more: 20.0 cm in all, 15.0 cm flown.'],
    [
      'TFH-12 turns too far',
      () => said([left(60), ahead(10)]),
      'R1 cannot turn by 60° here: 45° at most. Fly on before the next turn.',
    ],
    ['TFH-15 dives too far', () => said([dive(6)]), 'R1 cannot dive 6.0 cm: 5.0 cm at most.'],
    [
      'TFH-15 dives after flying',
      () => said([ahead(10), dive(5)]),
      'R1 has begun to move: a dive or an evasion takes the place of the whole move.',
    ],
    [
      'TFH-17 out of range',
      () => said([fire(['guns', 'B1']), ahead(10)]),
      'B1 is 25.0 cm from R1, beyond the range of 20.0 cm (machine guns).',
    ],
    [
      'TFH-22 out of arc',
      () => said([fire(['guns', 'B2']), ahead(10)]),
      'B2 lies 90° off the nose of R1, out of the arc of fire (machine guns: fixed forward).',
    ],
    [
      'TFH-04 no such weapon',
      () => said([fire(['bow', 'B1']), ahead(10)]),
      'R1 has no weapon `bow`. It has: machine guns and tail gun.',
    ],
    [
      'AMB-TFH-28 cannot be reached',
      () => said([ahead(10), ram('B2')]),
      'R1 cannot reach B2: 15.0 cm to go, 10.0 cm left.',
    ],
    [
      'TFH-16 no heading',
      () => said([evade(400)]),
      'R1: that is no heading. Give one from 0 (north) clockwise, below 360.',
    ],
  ])('%s: says the figures', (_what, text, english) => {
    const [en, fr, ru] = text();
    expect(en).toBe(english);
    for (const other of [fr, ru]) {
      expect(other).not.toBe(en);
      // The same figures stand in each language.
      const figures = (one: string | undefined) =>
        (one?.replaceAll(',', '.').match(/\d+(?:\.\d+)?/gu) ?? []).toSorted();
      expect(figures(other)).toEqual(figures(en));
    }
  });

  test('begin with a capital and leave no brace', () => {
    for (const { code } of made) {
      const names = placeholdersOf(sentences[code]?.en ?? '').map(({ name }) => name);
      const refusal = refuse(code, Object.fromEntries(names.map((name) => [name, name === 'known' ? ['A', 'B'] : 1])));
      for (const locale of LOCALES)
        expect(refusalText(refusal, words.tongue(locale)), code).toMatch(/^[^{}\p{Ll}][^{}]*$/u);
    }
  });
});

describe('every code has a name', () => {
  test.each([
    ['phase', types.PHASES],
    ['class', types.CLASSES],
    ['arc', types.ARCS],
    ['attribute', types.ATTRIBUTES],
    ['fate', [...types.FATES, 'burning']],
    ['edge', types.EDGES],
    ['ground', types.GROUNDS],
    ['obstacle', types.OBSTACLES],
    ['evasion', types.EVASIONS],
    ['whom', types.ANSWERS],
    ['dodge', types.DODGES],
    ['take', types.COLUMNS],
    ['test', TESTS],
    ['harm', HARMS],
    ['miss', MISS_REASONS],
    [
      'option',
      finestHour.options.flatMap(({ id, values }) => [id, `${id}.about`, ...values.map((value) => `${id}.${value}`)]),
    ],
    ['column', TESTS.flatMap((one) => ['2', '1', '0'].map((passes) => `${one}.${passes}`))],
  ] as const)('of %s', (kind, codes) => {
    expect(codes.filter((code) => !Object.hasOwn(own, `finest-hour.${kind}.${code}`))).toEqual([]);
  });
});
