import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Inquiry } from '../../../../src/rules/battletech/inquiries.js';
import { begin, beginFire, hex, unit, walk, type Play } from '../../../support/quick-start.js';
import { battle, viewOf, words } from './battle.js';

function answer(play: Play, inquiry: Inquiry, locale: Locale = 'en'): string {
  const result = battletech.inspect(viewOf(play), inquiry);
  if (!result.ok) throw new Error(result.error.code);
  return words.answer(result.value, viewOf(play), locale);
}

const duel = beginFire({
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
  ],
  woods: { '0808': 1, '0806': 2 },
});

describe('answers of the rules', () => {
  test('QSR-40 odds with the terms of each number, and why a weapon cannot fire', () => {
    expect(answer(duel, { about: 'odds', unit: unit('HBK-4G'), target: null, from: null })).toBe(
      [
        '**HBK-4G → ENF-4R**: 4 hexes, line of sight open (1 point of woods)',
        '- A AC/20: **9+** (28%), damage 20',
        '  -# 4 base + 2 medium range (4 hexes) + 2 target in heavy woods + 1 light woods between (1 hex) = 9',
        '- B medium laser: **9+** (28%), damage 5',
        '  -# 4 base + 2 medium range (4 hexes) + 2 target in heavy woods + 1 light woods between (1 hex) = 9',
        '- C medium laser: **9+** (28%), damage 5',
        '  -# 4 base + 2 medium range (4 hexes) + 2 target in heavy woods + 1 light woods between (1 hex) = 9',
        '- D small laser: no shot, out of range',
      ].join('\n'),
    );
  });

  test('odds from where a unit might stand', () => {
    const from = { place: { hex: hex('0809'), facing: 3 }, mode: 'run' } as const;
    expect(answer(duel, { about: 'odds', unit: unit('HBK-4G'), target: unit('ENF-4R'), from }, 'fr')).toBe(
      [
        'Depuis 0809, orientation S, en course\u202f:',
        '**HBK-4G → ENF-4R**\u202f: 3 hex, ligne de vue dégagée (1 point de bois)',
        '- pas de tir, hors de l’arc de tir',
      ].join('\n'),
    );
  });

  test('QSR-32 the line with what lies on it', () => {
    expect(answer(duel, { about: 'los', from: hex('0810'), to: hex('0806') }, 'ru')).toBe(
      '**0810 → 0806**: 4 гекса, обзор открыт (лес: 1 очко)\n- 0808 редкий лес',
    );
    expect(answer(duel, { about: 'los', from: hex('0101'), to: hex('0103') })).toBe(
      '**0101 → 0103**: 2 hexes, line of sight open\nOnly clear ground in between.',
    );
  });

  test('QSR-31 a line between two hexes names both', () => {
    const split = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0303 NE' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0703 NW' },
      ],
      woods: { '0402': 1, '0603': 2 },
    });
    expect(answer(split, { about: 'los', from: hex('0303'), to: hex('0703') })).toBe(
      [
        '**0303 → 0703**: 4 hexes, line of sight blocked (3 points of woods, 3 block)',
        '- Between 0402 light woods and 0403 clear: the target’s owner chooses; counted here: 0402',
        '- Between 0602 clear and 0603 heavy woods: the target’s owner chooses; counted here: 0603',
      ].join('\n'),
    );
  });

  test('reach by cost, in lines that a phone shows whole', () => {
    const text = answer(duel, { about: 'reach', unit: unit('HBK-4G'), mode: 'walk' });
    expect(text).toContain('- 0 MP: 0810\n- 1 MP: 0809 0811');
  });

  test('QSR-04 the sheet: armour left of what there was, rounds, what is gone', () => {
    const play = battle();
    const text = answer(play, { about: 'sheet', unit: unit('ENF-4R') });
    expect(text).toBe(
      [
        '**ENF-4R** Enforcer ENF-4R · 50 t · walk 4, run 6 MP',
        'In 0805 facing S',
        'Armour: HD 4/9 · CT 9/23 · LT 17 · RT 0/17 · LA 14 · RA 0/14 · LL 20 · RL 20',
        '- ~~A AC/10 (RA): damage 10, range 5/10/15, 9 rounds left~~ weapon lost',
        '- B large laser (LA): damage 8, range 5/10/15',
        '- C small laser (LT): damage 3, range 1/2/3',
        'Lost: right torso and right arm',
      ].join('\n'),
    );
  });

  test('a unit that has moved says so', () => {
    const play = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
      ],
    });
    play.give('defender', walk('HBK-4G', 'FFF'));
    expect(answer(play, { about: 'sheet', unit: unit('HBK-4G') }, 'ru')).toContain(
      'В 0807, лицом на N; шагом, 3 MP, пройдено 3 гекса, модификатор цели +1',
    );
  });

  test('no answer leaves a brace or an undefined, in whatever language', () => {
    const inquiries: readonly Inquiry[] = [
      { about: 'odds', unit: unit('ENF-4R'), target: null, from: null },
      { about: 'reach', unit: unit('ENF-4R'), mode: 'run' },
      { about: 'sheet', unit: unit('HBK-4G') },
      { about: 'los', from: hex('0101'), to: hex('1517') },
    ];
    for (const locale of LOCALES)
      for (const inquiry of inquiries) expect(answer(battle(), inquiry, locale)).not.toMatch(/[{}]|undefined|NaN/);
  });
});
