import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import type { Stretch } from '../../../../src/present/contract.js';
import type { FinestHour } from '../../../../src/rules/finest-hour/finest-hour.js';
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
    const alt = before && words.alt({ kind: 'map', overlay: null }, before, 'en');
    expect(alt).toContain('The sky, Before the fight.');
    expect(alt).not.toMatch(/Turn 0|Dice/);
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
