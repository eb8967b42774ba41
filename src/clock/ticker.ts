import { GRACE, type ClockOrders } from '../match/clock-orders.js';
import { createRounds } from '../match/rounds.js';
import type { Deadline, Store } from '../match/ports.js';
import type { Instant } from '../match/header.js';

/** Looks again at the latest after so long, and at the earliest; so often it asks to hear from Discord. In milliseconds. */
const SWEEP = 30_000;
const SOONEST = 50;
const ASK_AGAIN = 1_000;
/** Looks so long after it was told to: whoever ordered is answered first, and what follows at once goes along. */
const BEAT = 20;
/** Rows decided in one go. */
const AT_ONCE = 200;

export interface TickerNeeds {
  readonly store: Pick<Store, 'fallen' | 'nextDeadline' | 'settleDeadline'>;
  readonly referee: Pick<ClockOrders, 'timeUp' | 'remind'>;
  readonly now: () => Instant;
  /** When Discord was last heard from; a press in time may still be on its way as long as that was before the deadline's decision. */
  readonly heardAt: () => Instant;
  /** Asks Discord to be heard from. */
  readonly ask: () => void;
  /** Whether deadlines may be decided at all: on duty, within reach, every outage credited. */
  readonly mayDecide: () => boolean;
  readonly log: { error(message: string, facts?: object): void };
}

export interface Ticker {
  /** Deadlines may have changed. */
  wake(): void;
  /** Does what is due now; resolves when that is done. For tests and simulations, which have no timer. */
  tick(): Promise<void>;
  /** Resolves when nothing is being decided. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** One ticker over the deadline rows of all matches: it sleeps until the next is due. With `timer` off it acts on `tick` alone. */
export function createTicker(needs: TickerNeeds, { timer = true } = {}): Ticker {
  const { store, referee, now, log } = needs;
  let timeout: NodeJS.Timeout | undefined;
  let stopped = false;
  let asked = 0;
  /** When it looks again by itself. */
  let wakes = Infinity;

  /** Does what is due, and yields how long nothing more is. */
  async function round(): Promise<number> {
    if (!needs.mayDecide()) return ASK_AGAIN;
    const at = now();
    const rows = await store.fallen(at, AT_ONCE);
    let wait = SWEEP;
    for (const row of rows) {
      if (!needs.mayDecide()) return ASK_AGAIN;
      wait = Math.min(wait, await handle(row));
    }
    if (rows.length === AT_ONCE) return 0;
    const next = await store.nextDeadline();
    // The rows that were put off are still there: their own wait is known.
    if (next !== null && next > at) wait = Math.min(wait, next - now());
    return wait;
  }

  async function handle(row: Deadline): Promise<number> {
    try {
      if (row.what !== 'due') {
        await referee.remind(row);
        return SWEEP;
      }
      const decidable = row.at + GRACE;
      if (now() < decidable) return decidable - now();
      if (needs.heardAt() < decidable) return askFor();
      // What is not up after all has other deadlines by now; a row that nothing follows from must not come up for ever.
      if (!(await referee.timeUp(row))) await store.settleDeadline(row, [], now());
      return SOONEST;
    } catch (error) {
      log.error('a deadline could not be decided', { ...row, error });
      return ASK_AGAIN;
    }
  }

  function askFor(): number {
    if (Math.abs(now() - asked) >= ASK_AGAIN) {
      asked = now();
      needs.ask();
    }
    return 4 * SOONEST;
  }

  async function tick(): Promise<void> {
    let wait = ASK_AGAIN;
    try {
      wait = await round();
    } catch (error) {
      log.error('the deadlines could not be read', { error });
    }
    sleep(Math.max(SOONEST, wait));
  }

  /** Looks again after so long, or sooner if it is to already. */
  function sleep(ms: number): void {
    const until = performance.now() + ms;
    if (stopped || !timer || until >= wakes) return;
    wakes = until;
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      wakes = Infinity;
      void rounds.round();
    }, ms);
    timeout.unref();
  }

  const rounds = createRounds(tick);

  return {
    wake: () => sleep(BEAT),
    tick: rounds.round,
    idle: rounds.idle,
    async stop() {
      stopped = true;
      clearTimeout(timeout);
      await rounds.idle();
    },
  };
}
