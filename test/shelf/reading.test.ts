import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { newerMtf } from '../support/community-files.js';
import { createReading } from '../../src/shelf/reading.js';

const NOTHING = { file: 'a.mtf', bytes: new Uint8Array(), taken: [] };
const thread = (script: string) => () =>
  new Worker(`require('worker_threads').parentPort.on('message', () => {${script}})`, { eval: true });

test('IMP-08 an upload is read on a thread of its own', { timeout: 60_000 }, async () => {
  const bytes = Buffer.from(newerMtf({ model: 'ANV-1T' }));
  const read = await createReading().read({
    file: 'a.mtf',
    bytes,
    taken: [{ kind: 'unit', id: 'ANV-1T', source: null }],
  });
  expect(read.ok ? read.value : read.error).toMatchObject({ files: [{ kind: 'unit', id: 'ANV-1T-2' }], refused: [] });
});

describe('IMP-05 an upload whose reading', () => {
  test('never ends is given up after its time, with its thread', async () => {
    const read = await createReading(200, thread('for (;;);')).read(NOTHING);
    expect(read.ok ? null : read.error).toMatchObject({ code: 'shelf/given-up', params: { seconds: 1 } });
  });

  test('ends its thread is given up at once; the next has a thread of its own', async () => {
    const reading = createReading(60_000, thread('process.exit(3)'));
    for (const _ of [1, 2]) expect((await reading.read(NOTHING)).ok).toBe(false);
    await reading.close();
  });

  test('fails by a fault of ours is an error and no answer', async () => {
    const post = "require('worker_threads').parentPort.postMessage({ fault: 'broken' })";
    await expect(createReading(60_000, thread(post)).read(NOTHING)).rejects.toThrow('broken');
  });
});
