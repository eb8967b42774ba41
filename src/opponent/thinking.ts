import type { Worker } from 'node:worker_threads';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { MatchView } from '../rules/kernel/contract.js';
import { startThread } from '../thread.js';
import type { PatientExplain, PatientOpponent } from './contract.js';
import type { Job, Thought } from './worker.js';

export interface ThinkingOptions {
  /** How long one order may take, from when the thread turns to it, in milliseconds. */
  readonly limit?: number;
  /** Makes the thread; tests put their own in. */
  readonly spawn?: () => Worker;
}

/** The thread on which Arbitre's own seats think. */
export interface Thinking {
  /** Plays a system on the thread. Rejects when the thread fails, dies or takes too long; the next order gets a new thread. */
  readonly opponentOf: (id: RulesetId) => PatientOpponent<AnyGame>;
  /** Explains on the thread what a seat would order; rejects likewise. */
  readonly explainOf: (id: RulesetId) => PatientExplain<AnyGame>;
  readonly close: () => Promise<void>;
}

/** What the thread has to say when it does not fail. */
type Said = Exclude<Thought, { readonly fault: string }>;

interface Asked {
  readonly job: Job;
  readonly resolve: (said: Said) => void;
  readonly reject: (fault: Error) => void;
}

/** What the thread thinks about now, and when that is given up. */
interface Pondered extends Asked {
  readonly timer: NodeJS.Timeout;
}

const ENDING = 'nobody thinks any more: the program is ending';

/** Far beyond what the longest order takes, on a machine that has much else to do. */
const LIMIT = 30_000;

/**
 * Lets the opponents of all systems think on one thread, hired at the first order, so that nobody waits for them but their own
 * match. One thread is enough: an order takes milliseconds. It is given one at a time, so that one that takes too long, or dies, costs
 * none that waits behind it. It does not keep the process alive while it has nothing to do.
 */
export function createThinking({
  limit = LIMIT,
  spawn = () => startThread(import.meta.url),
}: ThinkingOptions = {}): Thinking {
  const waiting: Asked[] = [];
  let pondered: Pondered | null = null;
  let thread: Worker | null = null;
  let jobs = 0;
  let closed = false;

  const hire = (): Worker => {
    const worker = spawn();
    worker.on('message', (thought: Thought) => {
      if (thought.id !== pondered?.job.id) return;
      if ('fault' in thought) settle(({ reject }) => reject(new Error(thought.fault)));
      else settle(({ resolve }) => resolve(thought));
    });
    worker.on('error', (fault) => giveUp(worker, fault));
    worker.on('exit', (code) => giveUp(worker, new Error(`the thread that thinks ended with ${code}`)));
    return worker;
  };

  const next = (): void => {
    if (pondered) return;
    const one = waiting.shift();
    if (!one) return thread?.unref();
    const worker = (thread ??= hire());
    const timer = setTimeout(() => giveUp(worker, new Error(`no order after ${limit} ms of thinking`)), limit);
    pondered = { ...one, timer };
    worker.ref();
    worker.postMessage(one.job);
  };

  const settle = (how: (asked: Asked) => void): void => {
    if (!pondered) return;
    const one = pondered;
    pondered = null;
    clearTimeout(one.timer);
    how(one);
    next();
  };

  /** A thread that is done for takes with it what it was thinking about; what waits is for the next. */
  const giveUp = (worker: Worker, fault: Error): void => {
    if (worker !== thread) return;
    thread = null;
    void worker.terminate();
    settle(({ reject }) => reject(fault));
  };

  const think = (wanted: Job['wanted'], ruleset: RulesetId, view: MatchView<AnyGame>, seat: SeatId): Promise<Said> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error(ENDING));
      waiting.push({ job: { id: jobs++, wanted, ruleset, view, seat }, resolve, reject });
      next();
    });

  return {
    opponentOf: (ruleset) => async (view, seat) => {
      const said = await think('order', ruleset, view, seat);
      return 'command' in said ? said.command : null;
    },
    explainOf: (ruleset) => async (view, seat) => {
      const said = await think('reasons', ruleset, view, seat);
      return 'weighed' in said ? said.weighed : [];
    },
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error(ENDING));
      const worker = thread;
      if (worker) giveUp(worker, new Error(ENDING));
      await worker?.terminate();
    },
  };
}
