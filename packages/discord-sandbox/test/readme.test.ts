import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

/** The example is what somebody with a bot of their own reads first: it must be short, true, and run as it stands. */

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const EXAMPLE = at('examples/ping.js');
const require = createRequire(import.meta.url);
/** Lets Node read TypeScript. */
const TSX = pathToFileURL(require.resolve('tsx')).href;

let ends: (() => Promise<void>) | undefined;
afterEach(async () => ends?.());

it('README shows the example as it is, in 15 lines at most', () => {
  const code = readFileSync(EXAMPLE, 'utf8');
  const [shown] = [...readFileSync(at('README.md'), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, block]) => block);
  expect(shown).toBe(code);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});

it('the example answers the person of its test, and serves the page that it names', async () => {
  const child = spawn(process.execPath, ['--conditions=discord-sandbox-source', '--import', TSX, EXAMPLE]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  ends = () => {
    child.kill('SIGKILL');
    return ended;
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/Try it yourself: .*\n/);
  expect(output).toContain('Ann is told: Pong!');
  const page = await fetch(/http:\S+/.exec(output)?.[0] ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Discord sandbox</title>')]);
});
