import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** In a process of its own, which must not have loaded canvas by any other way than the pool. */
const SCRIPT = `
import { createDraw } from './src/render/pool.ts';
const pool = createDraw({ workers: 2 });
// No picture at all: a worker loads canvas, says that it cannot draw this, and stays.
const told = await pool.draw({ game: 'battletech' }).catch((fault) => fault.message);
if (!/could not be drawn/.test(told)) throw new Error(told);
await pool.close();
console.log('closed');
`;

test('closing the pool ends its workers and not the process', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    SCRIPT,
  ]);
  expect(stdout).toBe('closed\n');
});
