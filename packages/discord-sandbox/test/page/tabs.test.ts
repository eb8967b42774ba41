import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../src/index.js';
import { CHROMIUM, DESKTOP, launch, NO_BROWSER } from './browser.js';

describe.skipIf(CHROMIUM === null)(`page: a whole club in one browser${NO_BROWSER}`, () => {
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
      const elsewhere = sandbox.stage.channelNamed('games').id;
      sandbox.as('Vera').say(elsewhere, 'Can everybody hear me?');
      for (const tab of tabs) {
        await tab
          .locator(`#channels [data-channel="${elsewhere}"].unread`)
          .waitFor({ state: 'attached', timeout: 5000 });
      }
      expect(sandbox.unknownRoutes).toEqual([]);
    } finally {
      await browser.close();
      await sandbox.close();
    }
  });
});
