import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What was just built loads faster than the sources do. */
const isBuilt = process.env['TEST_PROGRAM'] === 'built';

/** In a process of its own, which must not have loaded canvas by any other way than the pool. */
const SCRIPT = `
import { createDraw } from '${isBuilt ? './dist/render/pool.js' : './src/render/pool.ts'}';
const pool = createDraw({ workers: 2 });
// No picture at all: a worker loads canvas, says that it cannot draw this, and stays.
const told = await pool.draw({ game: 'battletech' }).catch((fault) => fault.message);
if (!/could not be drawn/.test(told)) throw new Error(told);
await pool.close();
console.log('closed');
`;

test('closing the pool ends its workers and not the process', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...(isBuilt ? [] : ['--import', 'tsx']),
    '--input-type=module',
    '-e',
    SCRIPT,
  ]);
  expect(stdout).toBe('closed\n');
});
