import { ok } from '../rules/kernel/result.js';
import type { Apply } from './apply.js';
import type { Credits } from './credits.js';
import type { Follow } from './own-seats.js';
import type { Deadline, Store } from './ports.js';
import { REFEREE, type Instant, type MatchId } from './header.js';
import { pingPost, reminderPost } from './posts.js';
import type { Queue } from './queue.js';

export { GRACE } from '../rules/kernel/clock.js';

/** What the house itself orders about the clocks. */
export interface ClockOrders {
  /** The time of a question is up: the referee answers, in the order's turn among the match's. False when it is not up after all. */
  timeUp(deadline: Deadline): Promise<boolean>;
  /** Reminds a seat that its time runs out: a new ping takes the place of the earlier ones. */
  remind(deadline: Deadline): Promise<void>;
  /** Takes the time in which nobody could reach Arbitre out of all running clocks. Yields how many matches it mattered to. */
  outage(from: Instant, to: Instant): Promise<number>;
}

export interface ClockOrdersNeeds {
  readonly store: Store;
  readonly queue: Queue;
  readonly credits: Credits;
  readonly apply: Apply;
  readonly follow: Follow;
  readonly now: () => Instant;
  readonly committed: (match: MatchId) => void;
}

/** Clocks of days do not notice an outage that is shorter; those of minutes notice every one. In milliseconds. */
const NOTICED_BY_DAYS = 60_000;

/** Makes the part of the referee that acts when time passes. */
export function createClockOrders(needs: ClockOrdersNeeds): ClockOrders {
  const { store, queue, credits, apply, follow, now, committed } = needs;
  return {
    async timeUp(deadline) {
      const { match, question, seat, at } = deadline;
      const applied = await queue.run(match, () =>
        apply({
          match,
          key: `timeout:${question}:${at}`,
          at,
          player: REFEREE,
          actor: null,
          plan: () => ok({ order: { by: 'referee', seat, question, at, command: { type: 'timeout' } } }),
        }),
      );
      if (!applied.ok || applied.value.duplicate) return false;
      follow(match, null);
      return true;
    },
    async remind(deadline) {
      const { match, question, what } = deadline;
      const header = await store.header(match);
      if (!header || what === 'due') return;
      const seq = header.version;
      await store.settleDeadline(
        deadline,
        [
          { post: pingPost(question), action: 'delete', seq },
          ...(what === 'ninety' ? [{ post: reminderPost(question, 'half'), action: 'delete', seq } as const] : []),
          { post: reminderPost(question, what), action: 'put', seq },
        ],
        now(),
      );
      committed(match);
    },
    async outage(from, to) {
      const isShort = to - from < NOTICED_BY_DAYS;
      const timed = (await store.timed()).filter(({ kind }) => kind === 'chrono' || !isShort);
      const order = {
        by: 'referee',
        seat: null,
        question: null,
        at: to,
        command: { type: 'outage', from, to },
      } as const;
      const incoming = { key: `outage:${from}:${to}`, at: to, player: REFEREE, actor: null, plan: () => ok({ order }) };
      // All queue at once: what players do from now on comes after it.
      const credit = async ({ match }: { readonly match: MatchId }): Promise<boolean> => {
        const credited = await queue.run(match, () => credits.run(match, () => apply({ match, ...incoming })));
        return credited.ok && !credited.value.duplicate;
      };
      return (await Promise.all(timed.map(credit))).filter((given) => given).length;
    },
  };
}
