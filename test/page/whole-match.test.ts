import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStage, type Stage } from '../support/bot.js';
import { CHROMIUM, launch, NO_BROWSER, openTab, PHONE } from '../../packages/discord-sandbox/test/page/browser.js';
import { touch } from './touch.js';

/**
 * A match against the referee on a phone's page, by buttons and menus alone. Pictures are one pixel, for speed. With
 * `TO_VICTORY=1`, in `npm run soak`, it is played to its end.
 */
const TO_VICTORY = process.env['TO_VICTORY'] !== undefined;
const MOST_TAPS = 900;
const SOME_TAPS = 12;

/** The player's taste: shoot whenever one may, go somewhere, confirm. */
const TASTES = [/^ENF-4R/, /^Walk/];

let stage: Stage;
let browser: Browser;

describe.skipIf(CHROMIUM === null)(`a match on a phone${NO_BROWSER}`, { timeout: 240_000 }, () => {
  beforeAll(async () => {
    stage = await startStage({ seed: 'phone' });
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  it(TO_VICTORY ? 'is played to its end by touch alone' : 'is played by touch alone', async () => {
    const { page, faults } = await openTab(browser, stage.sandbox.pageUrl, PHONE);
    await page.locator('[data-way="referee"]').tap();
    await page.locator('.message .button').first().waitFor();
    let taps = 1;
    const isOver = async (): Promise<boolean> =>
      TO_VICTORY ? (await page.locator('.messages').innerText()).includes('The match is over') : taps >= SOME_TAPS;
    while (!(await isOver())) {
      const more = await touch(page, stage, TASTES);
      expect(more, 'something asks the player').toBeGreaterThan(0);
      taps += more;
      expect(taps).toBeLessThan(MOST_TAPS);
    }
    expect(faults).toEqual([]);
    expect(stage.logged).toEqual([]);
    expect(stage.sandbox.unknownRoutes).toEqual([]);
  });
});
