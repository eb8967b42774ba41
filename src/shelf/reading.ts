import type { Worker } from 'node:worker_threads';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { startThread } from '../thread.js';
import { QUOTA } from './contract.js';
import type { Done, Job, Readout } from './worker.js';

/** The thread on which uploads are read, one after the other. */
export interface Reading {
  /** Refused where the reading takes too long, or more memory than there is for it; nothing of it is left behind then. */
  read(upload: Job): Promise<Result<Readout, Refusal>>;
  close(): Promise<void>;
}

/** Mebibytes that the reading of an upload may take. */
const MEMORY = 256;

/** Reads uploads on a thread that is hired for each, so that whatever is in one, the next finds a fresh one. */
export function createReading(
  limit: number = QUOTA.seconds * 1000,
  spawn: () => Worker = () => startThread(import.meta.url, MEMORY),
): Reading {
  const working = new Set<Worker>();
  return {
    read: (upload) =>
      new Promise((resolve, reject) => {
        const worker = spawn();
        working.add(worker);
        const settle = (answer: Result<Readout, Refusal>): void => {
          clearTimeout(timer);
          working.delete(worker);
          resolve(answer);
          void worker.terminate();
        };
        const giveUp = (): void => settle(fail(refuse('shelf/given-up', { seconds: Math.ceil(limit / 1000) })));
        const timer = setTimeout(giveUp, limit);
        worker.on('message', (done: Done) => {
          // That is a fault of ours, and no answer to whoever brought the file.
          if ('fault' in done) reject(new Error(done.fault));
          settle('fault' in done ? fail(refuse('shelf/given-up')) : ok(done.readout));
        });
        worker.on('error', giveUp);
        worker.on('exit', giveUp);
        worker.postMessage(upload);
      }),
    close: async () => {
      await Promise.all([...working].map((worker) => worker.terminate()));
    },
  };
}
