import { existsSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { AnyPicture } from '../present/picture.js';
import { drawNow } from './index.js';

/** What the pool asks of a worker, and what it answers. */
export interface Job {
  readonly id: number;
  readonly picture: AnyPicture;
}
export type Done =
  | { readonly id: number; readonly png: Uint8Array; readonly width: number; readonly height: number }
  | { readonly id: number; readonly fault: string };

const THREAD = '/proc/thread-self';

/** Drawing gives way to answering. Only on Linux has a thread a priority, and a name by which to say so, of its own. */
if (parentPort && existsSync(THREAD)) setPriority(Number(basename(readlinkSync(THREAD))), 10);

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));

function answer({ id, picture }: Job): Done {
  try {
    return { id, ...drawNow(picture) };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
