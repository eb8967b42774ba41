import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/ports.js';
import { useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';
import { orderBySlash } from '../support/slash.js';

const { stage, table, messages, slash, press } = useStage();

const begin = async (scenario: string, language: Locale) => {
  await slash('Ann', 'match new', { scenario: `tactic148/${scenario}`, side: 'airborne', language });
  await slash('Benoît', 'match join', { side: 'grenadiers' });
  await press('Ann', 'start');
  expect(await status()).toBe('playing');
};

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:tactic148|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

const status = async () => (await stage().house.referee.tableIn(channelId(table())))?.header.status;

/** `TO_VICTORY` plays each match to its end, which takes minutes (`npm run soak`); else so many orders. */
const TO_VICTORY = process.env['TO_VICTORY'] !== undefined;
const MOST = TO_VICTORY ? 600 : 24;

async function expectPlayed(orders: number): Promise<void> {
  if (TO_VICTORY) expect(await status()).toBe('ended');
  else expect(orders).toBe(MOST);
}

/** Plays on until the match is over, or for so many orders; every message that Ann can see is in words. */
async function playOn(order: () => Promise<boolean>, most: number): Promise<number> {
  let orders = 0;
  while (orders < most && (await order())) {
    await stage().settled();
    orders++;
  }
  const raw = messages()
    .map(wordsOf)
    .flatMap((words) => RAW.exec(words)?.[0] ?? []);
  expect(raw).toEqual([]);
  expect(stage().logged).toEqual([]);
  expect(stage().sandbox.unknownRoutes).toEqual([]);
  return orders;
}

describe('1-48 Tactic at the table', () => {
  it.each([
    ['skirmish', 'en'],
    ['mission', 'ru'],
  ] as const)(
    '%s is played by slash, in %s',
    async (scenario, language) => {
      await begin(scenario, language);
      await expectPlayed(await playOn(() => orderBySlash(stage(), table(), 'tactic148', language), MOST));
    },
    240_000,
  );

  it.each([
    ['mission', 'fr'],
    ['skirmish', 'ru'],
  ] as const)(
    '%s is played by buttons, in %s',
    async (scenario, language) => {
      for (const name of ['Ann', 'Benoît']) stage().sandbox.as(name).setLocale(language);
      await begin(scenario, language);
      const taps = { count: 0 };
      const orders = await playOn(() => orderByPress(stage(), table(), taps), MOST);
      await expectPlayed(orders);
      expect(taps.count / orders).toBeLessThan(9);
    },
    240_000,
  );
});
