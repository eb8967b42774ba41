import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { controlsOf, type Stage } from '../support/bot.js';

/** Playing Arbitre itself on the page, by touch. */

/** What the page shows of a channel: its messages and their buttons and menus. */
const shownOn = (page: Page): Promise<string[]> =>
  page
    .locator('.message')
    .evaluateAll((messages) =>
      messages.map((message) =>
        [
          message.getAttribute('data-message'),
          ...[...message.querySelectorAll('[data-control]')].map((control) => control.getAttribute('data-control')),
        ].join(' '),
      ),
    );

/** Waits until the bot has nothing to do and the page shows what Discord holds. */
export async function inStep(page: Page, stage: Stage, player = 'Ann'): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"], .sending').count(), { interval: 10 }).toBe(0);
  await stage.settled();
  const channel = new URL(page.url()).searchParams.get('channel') ?? '';
  const held = () =>
    stage.sandbox
      .messages(channel, player)
      .map((message) => [message.id, ...controlsOf(message).map((control) => control.id)].join(' '));
  await expect.poll(async () => (await shownOn(page)).join('\n') === held().join('\n'), { interval: 10 }).toBe(true);
}

/**
 * Touches, in the newest message that asks for something, the first control whose label fits the earliest of these
 * tastes, else the most prominent one; from a menu it takes the first offer. Gives the number of taps, 0 when nothing asks.
 */
export async function touch(page: Page, stage: Stage, tastes: readonly RegExp[] = []): Promise<number> {
  await inStep(page, stage);
  const message = page.locator('.message:has(.button.success:enabled, .button.primary:enabled, .menu:enabled)').last();
  if ((await message.count()) === 0) return 0;
  const controls = message.locator('.button.success:enabled, .button.primary:enabled, .menu:enabled');
  const labels = await controls.allInnerTexts();
  const wanted = tastes.map((taste) => labels.findIndex((label) => taste.test(label))).find((at) => at >= 0);
  await controls.nth(wanted ?? 0).tap();
  let taps = 1;
  const offer = page.locator('.menu-item').first();
  if ((await offer.count()) > 0) {
    await offer.tap();
    taps += 1;
    const done = page.locator('.menu-done');
    if ((await done.count()) > 0) {
      await done.tap();
      taps += 1;
    }
  }
  await inStep(page, stage);
  return taps;
}
