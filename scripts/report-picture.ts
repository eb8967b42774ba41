import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDraw } from '../src/render/pool.js';
import { ordersOf } from '../src/orders/registry.js';
import { DESKTOP, launch, openTab } from '../packages/discord-sandbox/test/page/browser.js';
import { controlsOf, startStage, wordsOf } from '../test/support/bot.js';
import { awaited } from '../test/support/play.js';

/**
 * `npm run report-picture`: makes docs/images/report.png anew, the picture in the README: the whole bot on a sandbox, a match
 * played by slash until shots have hit, and the report of that phase as the page shows it. The dice are fixed.
 */
const FILE = join(dirname(fileURLToPath(import.meta.url)), '../docs/images/report.png');
const MOST_ORDERS = 200;

const pool = createDraw({ workers: 2 });
const stage = await startStage({ draw: pool.draw, seed: process.argv[2] ?? 'picture' });
const browser = await launch();
try {
  const channel = stage.sandbox.stage.channelNamed('table-1').id;
  const slash = async (user: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
    const reply = await (await stage.sandbox.as(user).slash(channel, path, options)).answered();
    // The same order as a moment ago: yes, once more.
    const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
    if (reply && again) await stage.sandbox.as(user).press(reply, again.id);
    await stage.settled();
  };
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  /** The newest report in which both sides hit and that is over: it has its map and both sheets. */
  const report = () =>
    stage.sandbox
      .messages(channel, 'Ann')
      .findLast(
        (message) =>
          /Defender: [1-9]\d* of \d+ shots? hit/u.test(wordsOf(message)) &&
          /Attacker: [1-9]\d* of \d+ shots? hit/u.test(wordsOf(message)) &&
          message.attachments.length > 1,
      );
  for (let orders = 0; !report(); orders++) {
    const next = await awaited(stage, channel);
    if (!next || orders === MOST_ORDERS) throw new Error('no such report in this match');
    const { command, options } = ordersOf('battletech').format(next.command, 'en');
    await slash(next.user, command, Object.fromEntries(Object.entries(options).filter(([, value]) => value)));
  }
  const found = report();
  if (!found) throw new Error('no report');
  const address = new URL(stage.sandbox.pageUrl);
  address.searchParams.set('user', stage.sandbox.as('Ann').mention.replace(/\D/g, ''));
  address.searchParams.set('channel', channel);
  const { page } = await openTab(browser, address.href, {
    ...DESKTOP,
    viewport: { width: 900, height: 2800 },
    deviceScaleFactor: 1.25,
    colorScheme: 'light',
  });
  const message = page.locator(`[data-message="${found.id}"] .message-body`);
  await message.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, await message.screenshot());
  process.stdout.write(`${FILE}\n`);
} finally {
  await browser.close();
  await stage.close();
  await pool.close();
}
