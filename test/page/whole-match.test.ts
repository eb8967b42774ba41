import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStage, type Stage } from '../support/bot.js';
import { CHROMIUM, launch, NO_BROWSER, openTab, PHONE } from '../../packages/discord-sandbox/test/page/browser.js';
import { touch } from './touch.js';

/** A whole match against the referee on a phone's page, by buttons and menus alone. Pictures are one pixel, for speed. */

const MOST_TAPS = 900;

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

  it('is played to its end by touch alone', async () => {
    const { page, faults } = await openTab(browser, stage.sandbox.pageUrl, PHONE);
    await page.locator('[data-way="referee"]').tap();
    await page.locator('.message .button').first().waitFor();
    let taps = 1;
    while (!(await page.locator('.messages').innerText()).includes('The match is over')) {
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
