import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/files.js';

/** What was just built loads faster than the sources do. */
const isBuilt = process.env['TEST_PROGRAM'] === 'built';
const POOL = pathToFileURL(resolve(isBuilt ? 'dist/render/pool.js' : 'src/render/pool.ts')).href;

/** In a process of its own, which must not have loaded canvas by any other way than the pool. */
const SCRIPT = `
import { createDraw } from '${POOL}';
const pool = createDraw({ workers: 2 });
// No picture at all: a worker loads canvas, says that it cannot draw this, and stays.
const told = await pool.draw({ game: 'battletech' }).catch((fault) => fault.message);
if (!/could not be drawn/.test(told)) throw new Error(told);
await pool.close();
console.log('closed');
`;

test('closing the pool ends its workers and not the process', async () => {
  const file = join(temporaryFolder(), 'script.mjs');
  writeFileSync(file, SCRIPT);
  const { stdout } = await promisify(execFile)(process.execPath, [...(isBuilt ? [] : ['--import', 'tsx']), file]);
  expect(stdout).toBe('closed\n');
});
