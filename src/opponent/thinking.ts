import type { Worker } from 'node:worker_threads';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { MatchView } from '../rules/kernel/contract.js';
import { startThread } from '../thread.js';
import type { PatientExplain, PatientOpponent } from './contract.js';
import type { Job, Thought } from './worker.js';

export interface ThinkingOptions {
  /** How long one order may take, the wait for those before it included, in milliseconds. */
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
  readonly resolve: (said: Said) => void;
  readonly reject: (fault: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const LIMIT = 10_000;

/**
 * Lets the opponents of all systems think on one thread, hired at the first order, so that nobody waits for them but their own
 * match. One thread is enough: an order takes milliseconds. It does not keep the process alive while it has nothing to do.
 */
export function createThinking({
  limit = LIMIT,
  spawn = () => startThread(import.meta.url),
}: ThinkingOptions = {}): Thinking {
  const asked = new Map<number, Asked>();
  let thread: Worker | null = null;
  let jobs = 0;
  let closed = false;

  const hire = (): Worker => {
    const worker = spawn();
    worker.unref();
    worker.on('message', (thought: Thought) => {
      if ('fault' in thought) settle(thought.id, ({ reject }) => reject(new Error(thought.fault)));
      else settle(thought.id, ({ resolve }) => resolve(thought));
    });
    worker.on('error', (fault) => giveUp(worker, fault));
    worker.on('exit', (code) => giveUp(worker, new Error(`the thread that thinks ended with ${code}`)));
    return worker;
  };

  const settle = (id: number, how: (asked: Asked) => void): void => {
    const one = asked.get(id);
    if (!one) return;
    asked.delete(id);
    clearTimeout(one.timer);
    how(one);
    if (asked.size === 0) thread?.unref();
  };

  /** A thread that is done for takes with it all that it was asked. */
  const giveUp = (worker: Worker, fault: Error): void => {
    if (worker !== thread) return;
    thread = null;
    for (const id of [...asked.keys()]) settle(id, ({ reject }) => reject(fault));
    void worker.terminate();
  };

  const think = (wanted: Job['wanted'], ruleset: RulesetId, view: MatchView<AnyGame>, seat: SeatId): Promise<Said> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('nobody thinks any more: the program is ending'));
      const worker = (thread ??= hire());
      const id = jobs++;
      const timer = setTimeout(() => giveUp(worker, new Error(`no order after ${limit} ms of thinking`)), limit);
      asked.set(id, { resolve, reject, timer });
      worker.ref();
      worker.postMessage({ id, wanted, ruleset, view, seat } satisfies Job);
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
      const worker = thread;
      if (worker) giveUp(worker, new Error('the program is ending'));
      await worker?.terminate();
    },
  };
}
