import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freshFolder, PROGRAM } from '../support/child-bot.js';

const run = promisify(execFile);

it('says which setting to change when the port of the sandbox is taken', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : expect.unreachable();
  const folder = freshFolder();
  const env = { ...process.env, SANDBOX_PORT: port, DATABASE_FILE: '', DISCORD_TOKEN: '' };
  const words = await run(process.execPath, PROGRAM, { env, cwd: folder.path }).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(words).toContain(`port ${port} is taken`);
  expect(words).toContain('SANDBOX_PORT');
  other.close();
  folder.remove();
});
