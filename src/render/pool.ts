import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
// Held by this thread too: else the end of the last worker unloads the library, and the whole process crashes.
import 'canvas';
import type { AnyPicture, Draw, Drawn } from '../present/picture.js';
import { startThread } from '../thread.js';
import { keptPictures, keyOf } from './again.js';
import type { Done, Job } from './worker.js';

export interface PoolOptions {
  /** Threads that draw; by default one less than there are processors, at most four. */
  readonly workers?: number;
  /** How many pictures may wait. Beyond that a request is refused rather than memory filled. */
  readonly queue?: number;
  /** Memory that one worker's JavaScript may take, in MiB; a worker that exceeds it dies and is replaced. */
  readonly memory?: number;
  /** How long one picture may take, in milliseconds; then its worker is ended and the picture given up. */
  readonly limit?: number;
  /** Bytes of pictures that are kept in case they are asked for again. */
  readonly kept?: number;
  /** Makes a worker; tests put their own in. */
  readonly spawn?: (memory: number) => Worker;
}

const QUEUE = 500;
const MEMORY = 256;
const LIMIT = 60_000;
/** How long the end waits for a picture that is being drawn, in milliseconds. */
const LAST = 5_000;
/** A picture is tried once more when its worker dies, in case it was not the picture's fault. */
const TRIES = 2;

/** The threads that draw. */
export interface Pool {
  readonly draw: Draw;
  /** How many there are (they are hired when needed), how many draw, and how many pictures wait. */
  readonly state: () => { readonly threads: number; readonly busy: number; readonly waiting: number };
  /** Draws what is being drawn to its end, at most five seconds long; what only waits is given up. */
  readonly close: () => Promise<void>;
}

interface Task {
  readonly picture: AnyPicture;
  readonly key: string;
  readonly replaces: string | undefined;
  readonly resolve: (drawn: Drawn | null) => void;
  readonly reject: (fault: Error) => void;
  tries: number;
}

interface Hand {
  readonly worker: Worker;
  task: Task | null;
  /** Runs while a picture is being drawn. */
  timer: NodeJS.Timeout | undefined;
  /** Why it died, once it has. */
  fault: string;
}

/**
 * Draws pictures on worker threads, first come first served; one that is still kept is not drawn again. A request with the same `replaces` takes the place of one not
 * yet begun, whose promise yields `null`; no other is ever dropped. Refuses (by rejecting) when `queue` pictures wait, when a
 * picture cannot be drawn or takes longer than `limit`, and after `close`.
 */
export function createDraw(options: PoolOptions = {}): Pool {
  const { queue: longest = QUEUE, memory = MEMORY, limit = LIMIT, spawn = startHand } = options;
  const waiting: Task[] = [];
  let hands: readonly Hand[] = [];
  let jobs = 0;
  let closed = false;
  const kept = keptPictures(options.kept);

  const hire = (): Hand => {
    const worker = spawn(memory);
    const hand: Hand = { worker, task: null, timer: undefined, fault: '' };
    // A worker without work must not keep the process alive.
    worker.unref();
    worker.on('message', (done: Done) => finish(hand, done));
    worker.on('error', (fault) => {
      hand.fault = fault.message;
    });
    worker.on('exit', () => replace(hand));
    return hand;
  };

  const finish = (hand: Hand, done: Done): void => {
    const { task } = hand;
    clearTimeout(hand.timer);
    hand.task = null;
    hand.worker.unref();
    if ('fault' in done) task?.reject(new Error(`the picture could not be drawn: ${done.fault}`));
    else if (task) {
      const drawn = { png: done.png, width: done.width, height: done.height };
      kept.keep(task.key, drawn);
      task.resolve(drawn);
    }
    next();
  };

  const replace = (dead: Hand): void => {
    hands = hands.filter((hand) => hand !== dead);
    clearTimeout(dead.timer);
    const { task } = dead;
    if (task && !closed && task.tries < TRIES) waiting.unshift(task);
    else task?.reject(new Error(closed ? CLOSED : `the picture was given up with its thread: ${dead.fault}`));
    next();
  };

  /** A picture that is never done would hold up its channel for ever. It is not tried again. */
  const end = (hand: Hand, task: Task): void => {
    hand.fault = `it took longer than ${limit} ms`;
    task.tries = TRIES;
    void hand.worker.terminate();
  };

  const next = (): void => {
    while (!closed && waiting.length > 0) {
      const hand = hands.find((one) => one.task === null) ?? (hands.length < count ? hire() : null);
      const task = hand ? waiting.shift() : undefined;
      if (!hand || !task) return;
      if (!hands.includes(hand)) hands = [...hands, hand];
      task.tries++;
      hand.task = task;
      hand.timer = setTimeout(() => end(hand, task), limit);
      hand.worker.ref();
      hand.worker.postMessage({ id: jobs++, picture: task.picture } satisfies Job);
    }
  };

  /**
   * Ends a thread between two pictures. Ended while it draws it may take the whole process with it: the canvas library cannot raise
   * an error in a thread that is being ended, and aborts.
   */
  const dismiss = async (hand: Hand): Promise<void> => {
    const { worker, task } = hand;
    if (task) {
      clearTimeout(hand.timer);
      hand.timer = setTimeout(() => end(hand, task), Math.min(LAST, limit));
      await Promise.race([once(worker, 'message'), once(worker, 'exit')]).catch(() => undefined);
    }
    await worker.terminate();
  };

  const count = Math.max(1, options.workers ?? Math.min(4, availableParallelism() - 1));
  const draw: Draw = (picture, replaces) =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error(CLOSED));
      const key = keyOf(picture);
      const found = kept.find(key);
      const task: Task = { picture, key, replaces, resolve, reject, tries: 0 };
      const old = waiting.findIndex((one) => replaces !== undefined && one.replaces === replaces && one.tries === 0);
      if (old >= 0) waiting.splice(old, 1, ...(found ? [] : [task])).forEach((stale) => stale.resolve(null));
      if (found) return resolve(found);
      if (old >= 0) return;
      if (waiting.length >= longest) return reject(new Error(`${longest} pictures are waiting already`));
      waiting.push(task);
      next();
    });

  return {
    draw,
    state: () => ({
      threads: hands.length,
      busy: hands.filter((hand) => hand.task !== null).length,
      waiting: waiting.length,
    }),
    close: async () => {
      closed = true;
      waiting.splice(0).forEach((task) => task.reject(new Error(CLOSED)));
      await Promise.all(hands.map(dismiss));
    },
  };
}

const startHand = (memory: number): Worker => startThread(import.meta.url, memory);

const CLOSED = 'no more pictures are drawn: the program is ending';
