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
  const started = run(process.execPath, ['--import', 'tsx', 'src/main.ts'], { env });
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('SANDBOX_PORT') });
  await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining(port) });
  other.close();
});
