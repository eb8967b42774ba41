// Held by this thread too: else the end of the thread that draws unloads the library, and the whole process crashes.
import 'canvas';
import type { Replays } from '../match/contract.js';
import type { SidesOf } from '../present/picture.js';
import type { SeasonReplays } from '../present/story-source.js';
import { startThread } from '../thread.js';
import type { Done, Job, Room } from './worker.js';

/** How long one match may take, in milliseconds. */
const LIMIT = 60_000;
/** What a page may take: Discord takes files of 10 MiB, and what is left of the minute is for the words. */
export const PAGE_ROOM: Room = { bytes: 9.75 * 1024 * 1024, ms: 35_000 };
/** Memory that the thread's JavaScript may take, in MiB. */
const MEMORY = 512;

/** Makes replays on a thread of its own, which is there only while there is work; `sides` as its scenario calls them. */
export function createReplays(sides: SidesOf = () => [], room: Room = PAGE_ROOM): Replays & SeasonReplays {
  let last: Promise<unknown> = Promise.resolve();
  const queued = (job: Job): Promise<Done> => {
    const done = last.then(() => carriedOut(job));
    last = done.catch(() => undefined);
    return done;
  };
  return {
    async page(transcript, title) {
      const done = await queued({ do: 'page', transcript, title, room, sides: sides(transcript) });
      if (done.did === 'page') return done.page;
      throw new Error(faultOf(done));
    },
    async season(source) {
      const done = await queued({ do: 'season', source, room });
      if (done.did === 'page') return done.page;
      throw new Error(faultOf(done));
    },
    async verify(transcript) {
      const done = await queued({ do: 'verify', transcript });
      if (done.did === 'verify') return done.verdict;
      throw new Error(faultOf(done));
    },
  };
}

const faultOf = (done: Done): string => (done.did === 'nothing' ? done.fault : `the thread answered ${done.did}`);

async function carriedOut(job: Job): Promise<Done> {
  const worker = startThread(import.meta.url, MEMORY);
  try {
    return await new Promise<Done>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`it took longer than ${LIMIT} ms`)), LIMIT);
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        settle();
      };
      worker.on('message', (done: Done) => end(() => resolve(done)));
      worker.on('error', (fault) => end(() => reject(fault)));
      worker.on('exit', () => end(() => reject(new Error('the thread ended before it had answered'))));
      worker.postMessage(job);
    });
  } finally {
    await worker.terminate();
  }
}
