import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notToWait, watchClock } from '../../src/discord/clock-set-back.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ rateLimits: 'off' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.close();
});

it.each([
  ['for a while', false],
  ['for so short a moment that nobody looked meanwhile', true],
])("a bot whose host's clock was a day ahead %s is not mute for a day", async (_, shortly) => {
  const rest = new REST({ api: sandbox.restBase, rejectOnRateLimit: notToWait }).setToken(sandbox.token);
  const warned: string[] = [];
  const ask = () => rest.get(Routes.user('@me'));
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 86_400_000);
  const watch = () => watchClock(rest, { warn: (text) => warned.push(text) });
  let stop = shortly ? (): void => undefined : watch();
  await ask();
  vi.restoreAllMocks();
  if (shortly) stop = watch();
  // More than the library's limit for a second: it would wait for the second to be over, a day later.
  const most = rest.options.globalRequestsPerSecond + 5;
  const first = await Promise.allSettled(Array.from({ length: most }, ask));
  // On a busy host the watch may have noticed before they were all asked.
  expect(warned.length > 0 || first.some(({ status }) => status === 'rejected')).toBe(true);
  await vi.waitFor(() => expect(warned).toEqual(["the host's clock was set back"]), { timeout: 5_000 });
  for (let i = 0; i < 10; i++) expect(await ask()).toMatchObject({ bot: true });
  stop();
});
