import { randomBytes } from 'node:crypto';
import type { Reach } from '../clock/reach.js';
import type { Bot } from '../discord/bot.js';
import type { Metrics } from '../health/metrics.js';
import type { LeaseKeeper } from '../lease/keeper.js';
import type { Log } from '../log.js';
import type { Referee } from '../match/contract.js';
import { playerId } from '../match/header.js';
import type { ShardSet } from '../match/ports.js';
import type { WholeStore } from '../store/index.js';

/** How often it is noted that players can reach the bot, in milliseconds. */
const NOTE_EVERY = 5_000;
/** How often the figures go into the log, in milliseconds. */
const FIGURES_EVERY = 5 * 60_000;
/** How often questions are passed that players leave to Arbitre, in milliseconds. */
const PASS_EVERY = 5_000;
/** How often mail that could not be delivered is tried again, and what is due in campaigns looked for, in milliseconds. */
const CARRY_EVERY = 2_000;
/** How often those are looked for who are to be told of what waits for them, in milliseconds. */
const REMIND_EVERY = 60_000;
/** How often those are looked for who asked to be forgotten and whose matches have ended since, in milliseconds. */
const FORGET_EVERY = 3_600_000;

/** What is done time and again, and by whom. */
export interface RegularNeeds {
  readonly store: WholeStore;
  readonly referee: Referee;
  readonly reach: Reach;
  readonly lease: LeaseKeeper;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly shards: ShardSet | null;
  /** `null` while another Arbitre is on duty. */
  readonly bot: () => Bot | null;
  readonly carry: () => void;
  readonly tellHooks: () => void;
}

/** Begins what is done time and again until it is stopped, which does not keep the process alive. */
export function startRegular(needs: RegularNeeds): { readonly stop: () => void } {
  const { store, referee, reach, lease, log, metrics, shards, bot, carry, tellHooks } = needs;
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: () => void): void => {
    timers.push(setInterval(work, ms).unref());
  };
  /** While on duty; what fails is written to the log. */
  const onDutyEvery = (ms: number, level: 'warn' | 'error', fault: string, work: () => Promise<unknown>): void =>
    every(ms, () => {
      if (lease.held()) work().catch((error: unknown) => log[level](fault, { error }));
    });
  onDutyEvery(NOTE_EVERY, 'warn', 'the heartbeat could not be noted', () => reach.note());
  onDutyEvery(PASS_EVERY, 'error', 'questions could not be passed', async () => {
    if (bot() !== null && reach.isBack()) await referee.passDue();
  });
  every(CARRY_EVERY, carry);
  every(CARRY_EVERY, tellHooks);
  // Direct messages belong to Discord's first shard: of several processes one sends them.
  if (shards === null || shards.shards.includes(0)) {
    onDutyEvery(REMIND_EVERY, 'warn', 'nobody was reminded', async () => bot()?.reminders.round());
  }
  onDutyEvery(FORGET_EVERY, 'warn', 'nobody was forgotten', () =>
    store.forgetEnded(() => playerId(`gone-${randomBytes(6).toString('hex')}`)),
  );
  every(FIGURES_EVERY, () => {
    const figures = metrics.figures();
    if (figures.length > 0) log.info('figures', { figures, counts: metrics.counts() });
  });
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
