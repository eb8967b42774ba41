import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import type { Stretch } from '../../../../src/present/contract.js';
import type { FinestHour } from '../../../../src/rules/finest-hour/finest-hour.js';
import { viewOf, words } from './matches.js';
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
});
