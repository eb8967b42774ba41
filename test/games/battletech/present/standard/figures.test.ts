import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../../src/i18n/locales.js';
import type { Command } from '../../../../../src/rules/battletech/commands.js';
import { needsText } from '../../../../../src/games/battletech/present/names.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import type { BattleTechView } from '../../../../../src/rules/battletech/battletech.js';
import { seat, unit as id, type Play } from '../../../../support/quick-start.js';
import { attack, beginFull, marked, passTo, step, strike, type FullPiece } from '../../../../support/standard.js';
import { viewOf, words } from '../battle.js';
import { atStandard } from '../../../../../src/rules/battletech/levels.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0809 N' };

/** What an order promises where the enemies stand to the left and straight ahead. */
function promised(ask: string, command: Command, locale: Locale): readonly string[] {
  const play = beginFull({
    pieces: [
      HBK,
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      { unit: 'CDA-2A', seat: 'attacker', at: '0509 S' },
    ],
  });
  passTo(play, ask);
  return words.figures(command, viewOf(play), locale).map((line) => line.replaceAll(/[\u202f\u00a0]/gu, ' '));
}

/** What a move promises of a Griffin: ahead an enemy who has moved, ahead to the right water. */
function promisedMove(
  command: Command,
  locale: Locale,
  change: (play: Play) => BattleTechView = viewOf,
): readonly string[] {
  const play = beginFull({
    pieces: [
      { unit: 'ENF-4R', seat: 'defender', at: '0805 S' },
      { unit: 'GRF-1N', seat: 'attacker', at: '0809 N' },
    ],
    hexes: { '0908': { water: 1 }, '0909': { water: 1 } },
  });
  play.give('defender', step('ENF-4R', 'walk', ''));
  return words.figures(command, change(play), locale).map((line) => line.replaceAll(/[\u202f\u00a0]/gu, ' '));
}

describe('what a move of the standard level promises before it is confirmed', () => {
  test('table 7.2.7 the charge with what both take', () => {
    expect(promisedMove(step('GRF-1N', 'run', 'FFF', { charge: 'ENF-4R' }), 'en')).toEqual([
      '- charge: 7+ (58%), damage 17, itself 5',
    ]);
  });

  test('table 7.2.2 the roll to stay on its feet in water, where it is entered or jumped into', () => {
    expect(promisedMove(step('GRF-1N', 'walk', 'RF'), 'ru')).toEqual(['- пилотирование (вход в воду): 4+ (92 %)']);
    expect(promisedMove(step('GRF-1N', 'jump', 'RFLFF'), 'en')).toEqual([]);
    expect(promisedMove(step('GRF-1N', 'jump', 'RF'), 'en')).toEqual(['- piloting (enters water): 4+ (92%)']);
  });

  test('table 7.2.7 the death from above with what both take', () => {
    expect(promisedMove(step('GRF-1N', 'jump', 'FFF', { charge: 'ENF-4R' }), 'fr')).toEqual([
      '- mort venue du ciel : 8+ (42 %), 17 de dégâts, 11 pour soi',
    ]);
  });

  test('AMB-SEQ-24 the roll to stand up, and to do so with care', () => {
    const rise: Command = { type: 'stand-up', unit: id('GRF-1N'), mode: 'walk' };
    const lying = (play: Play): BattleTechView => ({
      ...viewOf(play),
      game: marked(atStandard(play.game), 'GRF-1N', { prone: true }),
    });
    expect(promisedMove(rise, 'en', lying)).toEqual(['- piloting (stands up): 5+ (83%)']);
    const careful: Command = { type: 'careful-stand', unit: id('GRF-1N'), facing: 0 };
    expect(promisedMove(careful, 'en', lying)).toEqual(['- piloting (stands up carefully): 3+ (97%)']);
    expect(promisedMove(careful, 'fr', lying)).toEqual(['- pilotage (se relever prudemment) : 3+ (97 %)']);
    expect(promisedMove(careful, 'ru', lying)).toEqual(['- пилотирование (осторожный подъём): 3+ (97 %)']);
  });
});

describe('what an order of the standard level promises before it is confirmed', () => {
  const aside = attack('HBK-4G', 'CDA-2A', 'B');
  const ahead = attack('HBK-4G', 'ENF-4R', 'A');
  const both: Command = { ...ahead, shots: [...aside.shots, ...ahead.shots] };

  test('AMB-SEQ-08 the shots at all targets stand at the numbers at which they will be fired', () => {
    expect(promised('attack', aside, 'en')[0]).toBe('- B medium laser → CDA-2A: 4+ (92%), damage 5, heat 3');
    expect(promised('attack', both, 'en').slice(0, 2)).toEqual([
      '- B medium laser → CDA-2A: 6+ (72%), damage 5, heat 3',
      '- A AC/20 → ENF-4R: 4+ (92%), damage 20, heat 7',
    ]);
  });

  test('a flamer that is to heat its target promises heat, no damage', () => {
    const play = beginFull({
      pieces: [
        { unit: 'FS9-H', seat: 'defender', at: '0809 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    passTo(play, 'attack');
    const heats = attack('FS9-H', 'ENF-4R', 'B', { mode: 'heat' });
    const [line = ''] = words.figures(heats, viewOf(play), 'en');
    expect(line).toContain('flamer (to heat) → ENF-4R');
    expect(line).toContain('heats it by 2, own heat 3');
    expect(line).not.toContain('damage');
  });

  test('an Ultra at double rate promises two hits and their heat, in the menu as in what is confirmed', () => {
    const play = beginFull({
      pieces: [
        { unit: 'DAISHI', seat: 'defender', at: '0809 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    passTo(play, 'attack');
    const view = viewOf(play);
    const double = attack('DAISHI', 'ENF-4R', 'E', { mode: 'double' });
    expect(words.figures(double, view, 'en')[0]).toContain('damage 2 × 5, heat 2');
    const partial = { unit: 'DAISHI', twist: 'ahead' };
    const targets = battletech.choices(view, seat('defender'), partial);
    const foe = targets.kind === 'pick' ? targets.options.find(({ value }) => value === 'ENF-4R') : undefined;
    expect(foe?.facts['weapons']).toBe(11);
    const weapons = battletech.choices(view, seat('defender'), { ...partial, target: 'ENF-4R' });
    const ultra = weapons.kind === 'pick' ? weapons.options.find(({ value }) => value === 'E/double') : undefined;
    if (!ultra) throw new Error('no double rate');
    expect(words.option('weapons', ultra, view, 'en').description).toContain('damage 2 × 5, heat 2');
  });

  test('SEQ-14 the heat that the turn will leave', () => {
    expect(promised('attack', both, 'en').at(-1)).toBe(
      'At the end of the turn: **HBK-4G** heat 0 → 0: weapons +10, sinks −13',
    );
  });

  test('SEQ-13 physical attacks with number and damage, a push without damage', () => {
    expect(promised('strike', strike('HBK-4G', 'ENF-4R', 'kick@LL'), 'fr')).toEqual([
      '- coup de pied (jambe gauche) : 3+ (97 %), 10 de dégâts',
    ]);
    expect(promised('strike', strike('HBK-4G', 'ENF-4R', 'push'), 'fr')).toEqual(['- poussée : 4+ (92 %)']);
  });

  test.each([
    ['en', '13+, cannot hit'],
    ['fr', '13+, impossible à toucher'],
    ['ru', '13+, попасть нельзя'],
  ] as const)('%s: a number that two dice do not reach is no chance', (locale, said) => {
    expect(needsText(13, tongueOf(locale))).toBe(said);
    expect(needsText(12, tongueOf(locale))).toContain('12+ (');
    // Less than two dice can roll is as sure as a 2.
    expect(needsText(-3, tongueOf(locale))).toBe(needsText(2, tongueOf(locale)));
  });
});
