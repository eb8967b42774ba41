import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import type { Stretch } from '../../../../src/present/contract.js';
import type { FinestHour } from '../../../../src/rules/finest-hour/finest-hour.js';
import type { Goal } from '../../../../src/rules/finest-hour/types.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import { sortie } from '../../../support/finest-hour.js';
import { chapters, viewOf, words } from './matches.js';
import { SCENES } from './scenes.js';

function told(stretch: Stretch<FinestHour>, locale: Locale): string {
  const { heading, lines, why, changed } = words.report(stretch, locale);
  const story = words.story(stretch, locale).lines.map((line) => `! ${line}`);
  return [`## ${heading}`, ...story, ...lines, ...why.map((line) => `> ${line}`), `changed: ${changed.join(' ')}`].join(
    '\n',
  );
}

const scenes = Object.entries(SCENES).map(([name, play]) => ({ name, ...play() }));

describe('the report', () => {
  // One golden report a language, read line by line; `npx vitest run FILE -u` renews them, then read them again.
  test.each(LOCALES)('reads as the golden report in %s', async (locale) => {
    const text = scenes.map(({ name, play, stretch }) => {
      const { outcome } = play.match;
      const end = outcome ? `\n\n${words.outcome(outcome, viewOf(play), locale)}` : '';
      return `# ${name}\n\n${told(stretch, locale)}${end}`;
    });
    await expect(`${text.join('\n\n---\n\n')}\n`).toMatchFileSnapshot(`golden/${locale}.md`);
  });

  const UNABLE = {
    en: 'Red, die 6: nobody can act',
    fr: 'Rouges, dé 6\u202f: personne ne peut agir',
    ru: 'Красные, кубик 6: действовать некому',
  };

  test.each(LOCALES)('a side whose die lets nobody act is told so at once (TFH-06, TFH-09), in %s', (locale) => {
    const [, first] = chapters(met().log);
    expect(first && words.story(first, locale).lines.join('\n')).toContain(UNABLE[locale]);
  });

  test('before the first initiative there is no turn and no die (TFH-05)', () => {
    const [before] = chapters(met().log);
    const alt = before && words.alt({ kind: 'map', crop: 'whole', overlay: null }, before, 'en');
    expect(alt).toContain('The sky, Before the fight.');
    expect(alt).not.toMatch(/Turn 0|Dice/);
  });
});

describe('what the match is won by (TFH-38, AMB-TFH-17)', () => {
  const board = (goals: readonly Goal[]): string => {
    const planes = ['R1', 'R2', 'B1'].map((unit, i) => ({ unit, at: [20 + 40 * i, 40] as const }));
    const exits = [{ side: sideId('red'), edge: 'east' as const }];
    return words.board(viewOf(sortie({ planes, goals, exits, turns: 14 })), 'en');
  };
  const exit = (units: readonly string[], count: number): Goal => ({
    win: 'exit',
    side: sideId('red'),
    units: units.map(unitId),
    count,
  });

  test('whom it takes is counted only where not all must get out', () => {
    expect(board([exit(['R1'], 1)])).toContain('Red: victory by getting R1 out through their exit');
    expect(board([exit(['R1', 'R2'], 1)])).toContain('Red: victory by getting 1 of R1 and R2 out');
  });

  test('REP decides at the end only where nobody wins by holding out so long', () => {
    const held: Goal = { win: 'last', side: sideId('blue'), turns: 14 };
    expect(board([exit(['R1'], 1)])).toContain('more REP');
    expect(board([exit(['R1'], 1), held])).not.toContain('more REP');
    expect(board([{ ...held, turns: 15 }])).toContain('more REP');
  });
});

/** Two who meet; red has the initiative by a 6, and so nobody who can act. */
const met = () =>
  sortie(
    {
      planes: [
        { unit: 'R1', at: [60, 70] },
        { unit: 'B1', at: [60, 5], heading: 180 },
      ],
    },
    [6, 1],
  );
