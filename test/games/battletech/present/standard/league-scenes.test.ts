import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import type { Play } from '../../../../support/quick-start.js';
import { chapters, viewOf, words } from '../battle.js';
import { boxesStruck, cascading, comeDown, designated, reactorSet, wetInside } from './league-scenes.js';

/** What is said of the house rules of a league that are not told among the standard level's reports: a scene a rule, in each language. */

const SCENES: readonly (readonly [title: string, play: () => Play])[] = [
  ['Armour in boxes', boxesStruck],
  ['Ammunition in a cascade', cascading],
  ['A reactor', reactorSet],
  ['Water in a leg', wetInside],
  ['A cocoon', comeDown],
  ['A designator', designated],
];

const told = (play: Play, locale: Locale): string =>
  [
    ...chapters(play).map((stretch) => {
      const { heading, lines, why } = words.report(stretch, locale);
      const story = words.story(stretch, locale).lines.map((line) => `! ${line}`);
      return [`## ${heading}`, ...story, ...lines, ...why.map((line) => `> ${line}`)].join('\n');
    }),
    ...(play.match.outcome ? [words.outcome(play.match.outcome, viewOf(play), locale)] : []),
  ].join('\n\n');

describe('CLN-22, CLN-30, CLN-43, CLN-49, GRID-01, CLN-20 scenes of a league', () => {
  // `npx vitest run FILE -u` renews them, then read them again.
  test.each(LOCALES)('read as the golden report in %s', async (locale) => {
    const text = SCENES.map(([title, play]) => `# ${title}\n\n${told(play(), locale)}`);
    await expect(`${text.join('\n\n---\n\n')}\n`).toMatchFileSnapshot(`../golden/league-${locale}.md`);
  });
});
