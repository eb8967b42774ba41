import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.js';
import { CHROMIUM, DESKTOP, launch, NO_BROWSER } from './browser.js';

describe.skipIf(CHROMIUM === undefined)(`page: a whole club in one browser${NO_BROWSER}`, () => {
  it('eight tabs of one browser, a player each, all hear what one of them says', async () => {
    const sandbox = await startSandbox();
    const browser = await launch();
    try {
      const context = await browser.newContext(DESKTOP);
      const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
      for (const tab of tabs) {
        await tab.goto(sandbox.pageUrl);
        await tab.waitForSelector('body.ready', { timeout: 5000 });
      }
      sandbox.as('Vera').say(sandbox.stage.channelNamed('general'), 'Can everybody hear me?');
      for (const tab of tabs) await tab.getByText('Can everybody hear me?').first().waitFor({ timeout: 5000 });
      expect(sandbox.unknownRoutes).toEqual([]);
    } finally {
      await browser.close();
      await sandbox.close();
    }
  }, 60_000);
});
