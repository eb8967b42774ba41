import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayPage } from '../../src/replay/page.js';
import { inFolder } from '../cli/run.js';
import { CHROMIUM, DESKTOP, launch, NO_BROWSER, PHONE } from '../../packages/discord-sandbox/test/page/browser.js';
import { playedMatch } from '../support/matches.js';

const ended = playedMatch('a', 24, true);
const whole = replayPage(ended, 'Green');

describe.skipIf(CHROMIUM === null)(`the replay page in a browser${NO_BROWSER}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** Opens a page from a file; nothing may go wrong in it, and nothing may be asked of the network. */
  const opened = (page: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
    inFolder(async (dir) => {
      const file = join(dir, 'replay.html');
      writeFileSync(file, page);
      const context = await browser.newContext(options);
      const tab = await context.newPage();
      const faults: string[] = [];
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      tab.on('request', (request) => {
        if (!request.url().startsWith('file:')) faults.push(`asked for ${request.url()}`);
      });
      await tab.goto(pathToFileURL(file).href);
      await look(tab);
      expect(faults).toEqual([]);
      await context.close();
    });

  const position = (page: Page): Promise<string> => page.locator('#position').innerText();

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('on %s: steps by button, by key and by the slider; nothing sticks out', async (_, options) => {
    await opened(whole, options, async (page) => {
      expect(await position(page)).toMatch(/^Step 1 of \d+$/u);
      await page.click('#next');
      await page.keyboard.press('ArrowRight');
      expect(await position(page)).toMatch(/^Step 3 of/u);
      await page.keyboard.press('ArrowLeft');
      expect(await position(page)).toMatch(/^Step 2 of/u);
      await page.keyboard.press('End');
      const [, last = '', all = ''] = /^Step (\d+) of (\d+)$/u.exec(await position(page)) ?? [];
      expect(last).toBe(all);
      await page.fill('#slider', '4');
      expect(await position(page)).toMatch(/^Step 5 of/u);
      await page.click('#log [data-step="2"]');
      expect(await position(page)).toMatch(/^Step 3 of/u);
      expect(await page.locator('#map svg[role="img"]').getAttribute('aria-label')).toContain('HBK-4G');
      expect(await page.locator('#map svg *').count()).toBeGreaterThan(200);
      expect(await page.locator('#sheets svg').count()).toBe(2);
      const sideways = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(sideways).toBeLessThanOrEqual(0);
      // Everything that is pressed is large enough for a finger.
      for (const button of await page.locator('#stage button').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('plays by itself, and stops when somebody steps', async () => {
    await opened(whole, DESKTOP, async (page) => {
      await page.click('#play');
      await expect.poll(() => position(page), { timeout: 20_000 }).toMatch(/^Step 2 of/u);
      await page.click('#previous');
      expect(await page.locator('#play').getAttribute('aria-label')).toBe('Play');
    });
  });

  it('pictures follow the colours of the reader, light or dark, as the page does', async () => {
    const grounds = { light: 'rgb(251, 250, 246)', dark: 'rgb(37, 39, 44)' };
    for (const colorScheme of ['light', 'dark'] as const)
      await opened(whole, { ...DESKTOP, colorScheme }, async (page) => {
        const fill: unknown = await page.evaluate(
          `getComputedStyle(document.querySelector('#map svg[role="img"] > rect')).fill`,
        );
        expect(fill).toBe(grounds[colorScheme]);
      });
  });

  it('a swipe on the map steps', async () => {
    await opened(whole, PHONE, async (page) => {
      await page.evaluate(`{
        const map = document.getElementById('map');
        const touch = (x) => new Touch({ identifier: 1, target: map, clientX: x, clientY: 200 });
        map.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(300)], changedTouches: [touch(300)] }));
        map.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(100)] }));
      }`);
      expect(await position(page)).toMatch(/^Step 2 of/u);
    });
  });

  it('derives the dice again, and finds one that was tampered with', async () => {
    const checked = async (page: Page): Promise<string> => {
      await page.click('#check');
      const words = page.locator('#checked');
      await expect.poll(() => words.innerText(), { timeout: 20_000 }).not.toBe('');
      return words.innerText();
    };
    await opened(whole, DESKTOP, async (page) => {
      expect(await checked(page)).toMatch(/^All \d+ dice derived again/u);
    });
    await opened(replayPage({ ...ended, salts: ['pepper'] }, 'Green'), DESKTOP, async (page) => {
      expect(await checked(page)).toMatch(/^Die \d+ should show \d, but \d is recorded/u);
    });
    await opened(replayPage({ ...ended, seed: 'other' }, 'Green'), DESKTOP, async (page) => {
      expect(await checked(page)).toContain('fingerprint');
    });
  });

  it('without the script every step can still be read', async () => {
    await opened(whole, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('#stage').isVisible()).toBe(false);
      expect(await page.locator('#log li').count()).toBeGreaterThan(10);
    });
  });
});
