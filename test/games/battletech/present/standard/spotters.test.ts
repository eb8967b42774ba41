import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import { spottersOf } from '../../../../../src/games/battletech/present/standard/fire.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { inspect } from '../../../../../src/rules/battletech/inspect.js';
import { seated } from '../../../../../src/rules/kernel/seats.js';
import { armed } from '../../../../support/armed.js';
import { seat, unit } from '../../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, type FullPiece, type FullPlay } from '../../../../support/standard.js';
import { chapters, viewOf, words } from '../battle.js';
import { designated } from './league-scenes.js';

/** Who guides indirect fire is named before it is declared and after it was fired, with what it pays (CLN-49, CLN-50, FIN-05 to FIN-07). */

const PIECES: readonly FullPiece[] = [
  { unit: 'CPLT-C1', seat: 'defender', at: '0817 N' },
  { unit: 'LCT-1V', seat: 'defender', at: '1208 NW' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
];
const HILL = Object.fromEntries(['0813', '0713', '0913', '0812'].map((at) => [at, { level: 4 }]));
const indirect = attack('CPLT-C1', 'ENF-4R', 'A', { mode: 'indirect' });

/** A Catapult behind a hill, a Locust that sees across; `said`: it has declared already that it spots. */
function behindAHill(said: boolean): FullPlay {
  const options = { designators: 'on' } as const;
  const play = beginFull({ pieces: PIECES, hexes: HILL, options, change: armed('CPLT-C1', 'lrm-20@RA') });
  passTo(play, 'attack');
  if (said) roll(play, 'defender', attack('LCT-1V', 'ENF-4R', 'A', { spots: unit('ENF-4R') }), []);
  return play;
}

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/gu, ' ');

function odds(play: FullPlay, locale: Locale = 'en'): string {
  const view = battletech.view(play.match, seated(seat('defender')));
  const told = inspect(view, { about: 'odds', unit: unit('CPLT-C1'), target: unit('ENF-4R'), from: null });
  return told.ok ? plain(words.answer(told.value, view, locale)) : '';
}

const promised = (play: FullPlay, locale: Locale = 'en'): readonly string[] =>
  words.figures(indirect, viewOf(play), locale).map(plain);

describe('CLN-49 the odds of indirect fire', () => {
  it('CLN-50 name who could spot, once for all weapons, and what that unit would pay', () => {
    const told = odds(behindAHill(false)).split('\n');
    expect(told[1]).toBe('Spotter LCT-1V, if it says so; its own attacks are then at +1');
    expect(told[2]).toMatch(/^- A LRM 20: \*\*7\+\*\*/u);
    expect(told.filter((line) => line.includes('LCT-1V'))).toHaveLength(1);
  });

  it('name who spots already', () => {
    expect(odds(behindAHill(true))).toContain('\nSpotter LCT-1V, its own attacks at +1\n');
  });

  it('FIN-05 name nobody where the target is seen', () => {
    const play = beginFull({ pieces: PIECES, change: armed('CPLT-C1', 'lrm-20@RA') });
    passTo(play, 'attack');
    expect(odds(play)).not.toContain('Spotter');
  });

  it('are the same in three languages', () => {
    expect(odds(behindAHill(true), 'fr')).toContain('Observateur LCT-1V, ses propres attaques à +1');
    expect(odds(behindAHill(true), 'ru')).toContain('Корректировщик LCT-1V, его атаки с +1');
  });
});

describe('CLN-49 buttons for indirect fire', () => {
  it('name the spotter at the weapon, and say what it pays before the order is given', () => {
    const play = behindAHill(false);
    const view = viewOf(play);
    const partial = { unit: 'CPLT-C1', at: 'ENF-4R' };
    const asked = battletech.choices(view, seat('defender'), partial);
    const option = asked.kind === 'pick' ? asked.options.find(({ value }) => value === 'A/indirect') : undefined;
    expect(option?.facts).toMatchObject({ spotter: 'LCT-1V', spots: 'asked' });
    const named = LOCALES.map((locale) => option && words.option('weapons', option, view, locale).description);
    expect(named[0]).toMatch(/, spotter LCT-1V$/u);
    expect(named[1]).toMatch(/, observateur LCT-1V$/u);
    expect(named[2]).toMatch(/, корректировщик LCT-1V$/u);
    expect(promised(play)).toContain('- ENF-4R: spotter LCT-1V, if it says so; its own attacks are then at +1');
    expect(promised(behindAHill(true))).toContain('- ENF-4R: spotter LCT-1V, its own attacks at +1');
  });

  it('CLN-50 tell who may spot what it costs where they are asked', () => {
    const play = behindAHill(false);
    const asked = battletech.choices(viewOf(play), seat('defender'), { unit: 'LCT-1V', at: 'more', twist: 'ahead' });
    expect(words.blank(asked, viewOf(play), 'en')).toMatch(/Its own attacks are then at \+1\.$/u);
  });
});

describe('CLN-49 Why? of indirect fire', () => {
  it('names who spotted in three languages, and of no other shot', () => {
    const stretches = chapters(designated());
    const why = LOCALES.map((locale) =>
      stretches.flatMap((stretch) => words.report(stretch, locale).why).find((line) => line.includes('LRM')),
    );
    expect(why[0]).toContain('→ CN9-AH (spotted by LCT-1V): 4 gunnery');
    expect(why[1]).toContain('CN9-AH (observé par LCT-1V)');
    expect(why[2]).toContain('CN9-AH (корректировка: LCT-1V)');
    const all = stretches.flatMap((stretch) => words.report(stretch, 'en').why).join('\n');
    expect(all.match(/spotted by/gu)).toHaveLength(1);
  });

  it('FIN-06 names nobody of the other side, nor of a shot that nobody spotted for', () => {
    const play = designated();
    const shot = play.last('ShotFired');
    const view = viewOf(play);
    const [declared] = play.events('FireDeclared').filter(({ spots }) => spots !== null);
    if (!declared) throw new Error('nobody spots');
    expect(spottersOf(shot, [declared], view)).toEqual(['LCT-1V']);
    expect(spottersOf(shot, [{ ...declared, unit: unit('CN9-AH') }], view)).toEqual([]);
    expect(spottersOf({ ...shot, outcome: 'unspotted' }, [declared], view)).toEqual([]);
    expect(spottersOf({ ...shot, mode: 'normal' }, [declared], view)).toEqual([]);
  });
});
