import { parentPort } from 'node:worker_threads';
import type { KernelCommand, MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Weighed } from './contract.js';
import { explainOf, opponentOf } from './registry.js';

/** What the thread is asked: a seat's view, as plain JSON … */
export interface Job {
  readonly id: number;
  /** An order, or the orders that weigh most with the reasons. */
  readonly wanted: 'order' | 'reasons';
  readonly ruleset: RulesetId;
  readonly view: MatchView<AnyGame>;
  readonly seat: SeatId;
}
/** … and what it answers. */
export type Thought =
  | { readonly id: number; readonly command: AnyGame['command'] | KernelCommand | null }
  | { readonly id: number; readonly weighed: readonly Weighed<AnyGame['command']>[] }
  | { readonly id: number; readonly fault: string };

parentPort?.on('message', (job: Job) => parentPort?.postMessage(think(job)));

function think({ id, wanted, ruleset, view, seat }: Job): Thought {
  try {
    return wanted === 'order'
      ? { id, command: opponentOf(ruleset)(view, seat) }
      : { id, weighed: explainOf(ruleset)(view, seat) };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
