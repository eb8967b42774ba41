import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawNow } from '../../src/render/index.js';
import { startStage, type Stage } from '../support/bot.js';
import {
  CHROMIUM,
  launch,
  NO_BROWSER,
  openTab,
  PHONE,
  type Tab,
} from '../../packages/discord-sandbox/test/page/browser.js';
import { inStep, touch } from './touch.js';
import { inSoak, SOAK_ALONE, usually } from '../support/soak.js';

/** A newcomer's first minutes with Arbitre itself, on a page as wide as a phone, touching buttons and menus alone. */

let stage: Stage;
let browser: Browser;
let tab: Tab;

/** Two dice and their sum, as a report writes them. */
const DICE = /\d\+\d = \d/;
const MOST_TAPS = 12;
const MOST_SECONDS = 90;

/** Touches what invites until something is on the page; the number of taps it took. */
async function tapUntil(page: Page, reached: () => Promise<boolean>, most: number): Promise<number> {
  let taps = 0;
  await inStep(page, stage);
  while (!(await reached())) {
    taps += await touch(page, stage);
    expect(taps, 'too many taps').toBeLessThanOrEqual(most);
  }
  return taps;
}

const text = (page: Page) => page.locator('.messages').innerText();

/** The button of a report behind which its dice are; the first report is of the deployment, which has none. */
const details = (page: Page) => page.locator('.message .button', { hasText: /^(Details|Détails|Подробно)$/ });
const isReported = async (page: Page): Promise<boolean> => (await details(page).count()) > 1;

/** Opens the report of the first turn's movement and waits for its dice. */
async function seeDice(page: Page): Promise<void> {
  await details(page).nth(1).tap();
  await expect.poll(() => text(page)).toMatch(DICE);
}

describe.skipIf(CHROMIUM === null)(`a newcomer on a phone${NO_BROWSER}`, { timeout: 120_000 }, () => {
  beforeAll(async () => {
    stage = await startStage({ draw: (picture) => Promise.resolve(drawNow(picture)), seed: 'newcomer' });
    browser = await launch();
  });
  afterEach(async () => {
    expect(tab.faults).toEqual([]);
    await tab.page.context().close();
    expect(stage.sandbox.unknownRoutes).toEqual([]);
    expect(stage.logged).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  it.each(usually(['ru-RU', 'en-US', 'fr-FR']))(
    'sees the first dice within 12 taps and 90 seconds, in %s',
    async (locale) => {
      const begun = Date.now();
      tab = await openTab(browser, stage.sandbox.pageUrl, { ...PHONE, locale });
      const { page } = tab;
      await page.locator('[data-way="referee"]').tap();
      await page.locator('.message .button').first().waitFor();
      const taps = 1 + (await tapUntil(page, () => isReported(page), MOST_TAPS));
      await seeDice(page);
      expect(taps + 1).toBeLessThanOrEqual(MOST_TAPS);
      expect((Date.now() - begun) / 1000).toBeLessThan(MOST_SECONDS);
      expect(await page.locator('html').getAttribute('lang')).toContain(locale.slice(0, 2));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  it('challenges another player, who finds the match in a tab of their own', async () => {
    tab = await openTab(browser, stage.sandbox.pageUrl, PHONE);
    const { page } = tab;
    await page.locator('[data-way="challenge"]').tap();
    await page.locator('.menu-item', { hasText: 'Vera' }).tap();
    const [other] = await Promise.all([page.context().waitForEvent('page'), page.locator('dialog a.primary').tap()]);
    await other.locator('.message .mention.mine').first().waitFor();
    expect(await other.locator('.message .container').first().innerText()).toContain('@Ann');
    await other.locator('.message .button', { hasText: 'Join' }).first().tap();
    await expect.poll(() => other.locator('.message .container').first().innerText()).toContain('Vera');
    await expect.poll(() => page.locator('.message .container').first().innerText()).toContain('Vera');
  });

  it.runIf(inSoak)(`watches the referee play itself${SOAK_ALONE}`, async () => {
    tab = await openTab(browser, stage.sandbox.pageUrl, PHONE);
    const { page } = tab;
    await page.locator('[data-way="watch"]').tap();
    await page.locator('.message .button').first().waitFor();
    await tapUntil(page, () => isReported(page), 3);
    await seeDice(page);
  });
});
