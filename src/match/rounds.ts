import { setTimeout as wait } from 'node:timers/promises';

/** Work that is done in rounds, one at a time. */
export interface Rounds {
  /** Does a round; while one is under way, one more after it, however often it is asked for. Resolves when that is done. */
  readonly round: () => Promise<void>;
  /** Resolves when no round is under way or asked for. */
  readonly idle: () => Promise<void>;
}

/** Rounds that come by themselves when something may be to be done. */
export interface WokenRounds extends Rounds {
  readonly wake: () => void;
}

/** Rounds of some work, which sees to its own faults. */
export function createRounds(work: () => Promise<void>): Rounds {
  let last: Promise<void> = Promise.resolve();
  let queued = false;
  return {
    round() {
      if (!queued) {
        queued = true;
        last = last.then(() => {
          queued = false;
          return work();
        });
      }
      return last;
    },
    idle: () => last,
  };
}

/** Rounds that begin `beat` milliseconds after they are woken: what follows at once goes along. */
export function createWokenRounds(beat: number, work: () => Promise<void>): WokenRounds {
  const { round, idle } = createRounds(work);
  let woken: Promise<void> | null = null;
  return {
    wake() {
      woken ??= wait(beat).then(() => {
        woken = null;
        return round();
      });
    },
    round,
    idle: async () => {
      await woken;
      await idle();
    },
  };
}
