import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('says which setting to change when the port of the sandbox is taken', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : expect.unreachable();
  const databaseFile = join(mkdtempSync(join(tmpdir(), 'arbitre-port-')), 'arbitre.sqlite');
  const env = { ...process.env, SANDBOX_PORT: port, DATABASE_FILE: databaseFile, DISCORD_TOKEN: '' };
  const words = await run(process.execPath, ['--import', 'tsx', 'src/main.ts'], { env }).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(words).toContain(`port ${port} is taken`);
  expect(words).toContain('SANDBOX_PORT');
  other.close();
});
