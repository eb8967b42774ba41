import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../../src/i18n/locales.js';
import type { Command } from '../../../../../src/rules/battletech/commands.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { withStructure } from '../../../../../src/rules/battletech/damage/take.js';
import { inspect } from '../../../../../src/rules/battletech/inspect.js';
import { parseHex } from '../../../../../src/rules/geometry/hex/hex.js';
import { seated } from '../../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../../support/quick-start.js';
import { beginFull, passTo, step, type FullPiece, type FullPlay } from '../../../../support/standard.js';
import { viewOf, words } from '../battle.js';

/** What water and scans of a league may lead to, said before the order is given. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const FS9: FullPiece = { unit: 'FS9-S', seat: 'attacker', at: '0804 S' };
const OPTIONS = { probes: 'roll', flooding: 'parts' } as const;

function begin(pieces: readonly FullPiece[] = [HBK, FS9], deep: 1 | 2 = 1): FullPlay {
  const play = beginFull({ pieces, hexes: { '0811': { water: deep } }, options: OPTIONS });
  passTo(play, 'move');
  // Three boxes of its left leg's structure are gone.
  play.alter('HBK-4G', (one) => withStructure(one, 'LL', 9));
  return play;
}

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/gu, ' ');
const promised = (play: FullPlay, command: Command, locale: (typeof LOCALES)[number] = 'en'): readonly string[] =>
  words.figures(command, viewOf(play), locale).map(plain);

describe('CLN-43, CLN-44 water that a unit is about to wade into', () => {
  it('is told location by location, with what its wounds add, and how likely anything stops', () => {
    const wade = promised(begin(), step('HBK-4G', 'walk', 'F'));
    expect(wade[1]).toBe('- water gets in: LL on 9+ (28%), RL on 12+ (3%); anything stops: 30%');
  });

  it('is told of every location where the unit goes wholly under', () => {
    const under = promised(begin([HBK, FS9], 2), step('HBK-4G', 'walk', 'F'));
    expect(under[1]).toBe('- water gets in: LL on 9+ (28%), HD CT LT RT LA RA RL on 12+ (3%); anything stops: 41%');
  });

  it('rolls for the very locations that were told, and is told no more of those that are wet', () => {
    const play = begin();
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 6, 1, 1, 1, 1]);
    const soaked = play.last('Breached').harm.flatMap((one) => (one.harm === 'soaked' ? [one.location] : []));
    expect(soaked).toEqual(['LL', 'RL']);
    expect(play.last('Breached').soaked).toEqual(['LL', 'RL']);
  });

  it('is told in three languages', () => {
    const play = begin();
    const at = (locale: (typeof LOCALES)[number]) => promised(play, step('HBK-4G', 'walk', 'F'), locale)[1];
    expect(at('fr')).toBe('- infiltration d’eau : LL à 9+ (28 %), RL à 12+ (3 %) ; un élément au moins lâche : 30 %');
    expect(at('ru')).toBe('- вода проникает: LL при 9+ (28 %), RL при 12+ (3 %); хоть что-то остановится: 30 %');
  });

  it('is told by the odds of a place, and of nothing on dry land', () => {
    const view = battletech.view(begin().match, seated(seat('defender')));
    const odds = (at: string) => {
      const hex = parseHex(at);
      if (!hex) throw new Error(at);
      const from = { place: { hex, facing: 0 }, mode: 'walk' } as const;
      return inspect(view, { about: 'odds', unit: unit('HBK-4G'), target: null, from });
    };
    const told = odds('0811');
    expect(told.ok && words.answer(told.value, view, 'en')).toContain('Water gets in: LL on 9+');
    expect(odds('0813')).not.toHaveProperty('value.ahead');
  });
});

describe('CLN-39 to CLN-42 a scan that a unit is about to make', () => {
  const near: FullPiece = { ...HBK, at: '0808 N' };

  it('is told hex by hex, with the enemies it may see through from where the move ends', () => {
    const play = begin([near, FS9]);
    play.give('defender', step('HBK-4G', 'walk', ''));
    expect(promised(play, step('FS9-S', 'walk', 'F')).slice(-2)).toEqual([
      '- scan: 5 hexes on 7+ (58%), 6 hexes on 9+ (28%), 7 hexes on 11+ (8%)',
      '- sees through: HBK-4G on 7+ (58%)',
    ]);
    expect(promised(play, step('FS9-S', 'walk', 'R')).at(-1)).toBe('- sees through: HBK-4G on 11+ (8%)');
  });

  it('is told in three languages, and by the odds of a place', () => {
    const play = begin([near, FS9]);
    play.give('defender', step('HBK-4G', 'walk', ''));
    const walk = step('FS9-S', 'walk', 'F');
    expect(promised(play, walk, 'fr').slice(-2)).toEqual([
      '- scan : 5 hex à 7+ (58 %), 6 hex à 9+ (28 %), 7 hex à 11+ (8 %)',
      '- voit tout : HBK-4G à 7+ (58 %)',
    ]);
    expect(promised(play, walk, 'ru').slice(-2)).toEqual([
      '- сканирование: 5 гексов при 7+ (58 %), 6 гексов при 9+ (28 %), 7 гексов при 11+ (8 %)',
      '- видно насквозь: HBK-4G при 7+ (58 %)',
    ]);
    const view = battletech.view(play.match, seated(seat('attacker')));
    const odds = inspect(view, { about: 'odds', unit: unit('FS9-S'), target: null, from: null });
    expect(odds.ok && plain(words.answer(odds.value, view, 'en'))).toContain('Scan: 5 hexes on 6+ (72%)');
  });

  it('HID-01 says nothing of who hides, however near', () => {
    const play = beginFull({
      pieces: [{ ...near, hidden: true }, { ...HBK, unit: 'LCT-1V', at: '1517 N' }, FS9],
      options: { ...OPTIONS, hidden: 'on' },
    });
    play.give('defender', step('LCT-1V', 'walk', ''));
    const view = battletech.view(play.match, seated(seat('attacker')));
    const lines = words.figures(step('FS9-S', 'walk', 'F'), view, 'en').join();
    expect(lines).toContain('scan: 5 hexes');
    expect(lines).not.toContain('HBK');
  });

  it('is not told where a probe looks through a fixed radius', () => {
    const play = beginFull({ pieces: [near, FS9] });
    passTo(play, 'move');
    play.give('defender', step('HBK-4G', 'walk', ''));
    expect(promised(play, step('FS9-S', 'walk', 'F'))).toEqual([]);
  });
});
