import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import type { Play } from '../../../support/quick-start.js';
import { battle, chapters, extremes, splitLine, viewOf, words } from './battle.js';

/** A whole match as its reports read one after the other, with the terms behind the button. */
function told(play: Play, locale: Locale): string {
  const reports = chapters(play).map((stretch) => {
    const { heading, lines, why, changed } = words.report(stretch, locale);
    const story = words.story(stretch, locale).lines.map((line) => `! ${line}`);
    return [
      `## ${heading}`,
      ...story,
      ...lines,
      ...why.map((line) => `> ${line}`),
      `changed: ${changed.join(' ')}`,
    ].join('\n');
  });
  const { outcome } = play.match;
  return [...reports, ...(outcome ? [words.outcome(outcome, viewOf(play), locale)] : [])].join('\n\n');
}

const MATCHES = { battle, splitLine, extremes };

describe('the report', () => {
  // One golden report a language, read line by line; `npx vitest run FILE -u` renews them, then read them again.
  test.each(LOCALES)('reads as the golden report in %s', async (locale) => {
    const text = Object.values(MATCHES).map((match) => told(match(), locale));
    await expect(`${text.join('\n\n---\n\n')}\n`).toMatchFileSnapshot(`golden/quick-start-${locale}.md`);
  });

  test('QSR-58 one line a shot: number, chance, dice, where the damage went', () => {
    const lines = chapters(battle()).flatMap((stretch) => words.report(stretch, 'en').lines);
    expect(lines).toContain(
      '- AC/20 → ENF-4R 6+ (72%): 6+2 **hit**, right torso 6 → 0, centre torso 23 → 9, right arm torn off',
    );
  });

  test('QSR-40 each number is built term by term', () => {
    const why = chapters(battle()).flatMap((stretch) => words.report(stretch, 'en').why);
    expect(why).toContain(
      '**HBK-4G** AC/20 → ENF-4R: 4 base + 1 attacker walked + 1 light woods between (1 hex) = 6 (72%). Rolled 6+2 = 8: hit; location 2+4 = 6: right torso; 1 round left',
    );
  });

  test("P-03 what came of a seat's orders is told by attacker and target, then what befell its own", () => {
    const fire = chapters(battle()).filter(({ events }) => events.some(({ type }) => type === 'ShotResolved'));
    const came = (locale: Locale) => fire.map((stretch) => words.results(stretch, seatId('defender'), locale));
    expect(came('en')).toEqual([
      [
        '- HBK-4G: you hit **ENF-4R** 2 times (3 shots): right torso 6 → 0, centre torso 23 → 9, head 9 → 4',
        '**HBK-4G** −10 (ENF-4R)',
        '**Grillon** −13 (CDA-2A): **left torso and left arm gone** · **no more medium laser**',
      ],
    ]);
    expect(came('fr')[0]?.[0]?.replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(
      '- HBK-4G : vous touchez **ENF-4R** 2 fois (3 tirs) : torse droit 6 → 0, torse central 23 → 9, tête 9 → 4',
    );
    expect(came('ru')[0]?.[0]).toContain('2 попадания по **ENF-4R** из 3 выстрелов: правый торс 6 → 0');
    const quiet = chapters(battle()).filter(({ events }) => !events.some(({ type }) => type === 'ShotResolved'));
    for (const stretch of quiet) expect(words.results(stretch, seatId('defender'), 'en')).toEqual([]);
  });

  test('P-19 the units that dealt most are named, three at most', () => {
    const play = battle();
    expect(words.most(play.log, viewOf(play), 'en')).toEqual([
      '**HBK-4G** 25 damage',
      '**ENF-4R** 10 damage',
      '**CDA-2A** 10 damage',
    ]);
    const ended = extremes();
    expect(words.most(ended.log, viewOf(ended), 'fr')[0]).toBe('**Bruno** 2 de dégâts, 1 hors de combat');
  });

  test('the units whose sheets changed are named', () => {
    expect(chapters(battle()).map((stretch) => words.report(stretch, 'en').changed)).toEqual([
      [],
      [],
      ['HBK-4G', 'Grillon', 'ENF-4R'],
      [],
    ]);
  });

  test('the heading is that of the chapter told, though the match has gone on', () => {
    expect(chapters(battle()).map((stretch) => words.report(stretch, 'fr').heading)).toEqual([
      'Déploiement',
      'Tour 1 · Déplacement',
      'Tour 1 · Tirs',
      'Tour 2 · Déplacement',
    ]);
  });
});
