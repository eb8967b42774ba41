import { afterAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.js';
import { channelId } from '../../../src/match/header.js';
import { createDraw } from '../../../src/render/pool.js';
import { createReplays } from '../../../src/replay/index.js';
import { told, useStage, wordsOf } from '../../support/bot.js';
import { orderByPress } from '../../support/press.js';
import { orderBySlash } from '../../support/slash.js';
import { ON_STAGE } from './support.js';
import { inSoak, SOAK_ALONE, usually } from '../../support/soak.js';

const pool = createDraw({ workers: 1 });
afterAll(() => pool.close());

/** With the threads of the program: pictures, replays and Arbitre's own thoughts have the game too. */
const { stage, table, messages, slash, press } = useStage({ ...ON_STAGE, draw: pool.draw, replays: createReplays() });

const status = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.status;

async function begin(language: Locale): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'ambush/two-paths', side: 'foxes', language });
  await slash('Benoît', 'match join', { side: 'owls' });
  await press('Ann', 'start');
  expect(await status()).toBe('playing');
}

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:ambush|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

/** Plays on until nobody is awaited; every message is in words. */
async function playOut(order: () => Promise<boolean>): Promise<void> {
  for (let orders = 0; orders < 200 && (await order()); orders++) await stage().settled();
  expect(await status()).toBe('ended');
  expect(
    messages()
      .map(wordsOf)
      .flatMap((words) => RAW.exec(words)?.[0] ?? []),
  ).toEqual([]);
  expect(stage().logged).toEqual([]);
}

/** The text of a file that a message carries, or links to. */
async function fileOf(who: string, command: string): Promise<string> {
  const { reply } = await slash(who, command);
  return (await fetch(reply?.attachments[0]?.url ?? '')).text();
}

describe('Ambush, a game that the house does not ship, at its tables', () => {
  it.each(usually(['ru', 'en'] as const))(
    'is played by slash from the lobby to the end, verified and exported, in %s',
    async (language) => {
      await begin(language);
      await playOut(() => orderBySlash(stage(), table(), 'ambush', language));
      expect(told(await slash('Ann', 'match verify'))).toMatch(/7 rolls derived again/);
      expect(await fileOf('Ann', 'match export')).toContain('"ruleset":"ambush"');
      const pages = messages().flatMap(({ attachments }) =>
        attachments.filter(({ filename }) => filename.endsWith('.html')),
      );
      expect(pages).toHaveLength(1);
      expect(await (await fetch(pages[0]?.url ?? '')).text()).toContain('Fox-1');
    },
  );

  // Against Arbitre it is played by buttons as well.
  it.runIf(inSoak)(`is played by buttons alone, in fr${SOAK_ALONE}`, async () => {
    const language = 'fr';
    for (const name of ['Ann', 'Benoît']) stage().sandbox.as(name).setLocale(language);
    await begin(language);
    const taps = { count: 0 };
    await playOut(() => orderByPress(stage(), table(), taps));
    expect(taps.count).toBeGreaterThan(20);
  });

  it('is played by buttons against Arbitre, on the thread where it thinks', async () => {
    await slash('Ann', 'match new', { scenario: 'ambush/two-paths', side: 'foxes', opponent: 'referee' });
    await press('Ann', 'start');
    await playOut(() => orderByPress(stage(), table(), { count: 0 }));
    expect(told(await slash('Ann', 'match log'))).not.toBe('');
  });
});
