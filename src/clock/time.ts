import { instant, type Instant } from '../match/header.js';

/** How far off a clock may be before Discord's own time is believed instead, in milliseconds. */
const TOLERANCE = 5_000;

/**
 * What time it is. It goes forward with a clock that nobody sets, so that a jump of the host's clock moves no deadline, and is
 * set right by Discord's own time wherever that is heard: after a sleep of the machine, or a start with a wrong clock.
 */
export interface Time {
  readonly now: () => Instant;
  /** Something bears this instant of Discord's: it cannot be earlier now. */
  atLeast(discord: Instant): void;
  /** Discord has said that it is this instant now, to the second. */
  isNow(discord: Instant): void;
}

/** Starts from the host's clock. `steady` yields milliseconds since whenever. */
export function createTime({ wall, steady }: { readonly wall: () => number; readonly steady: () => number }): Time {
  let offset = wall() - steady();
  const now = () => Math.round(steady() + offset);
  const set = (to: number): void => {
    offset = to - steady();
  };
  return {
    now: () => instant(now()),
    atLeast(discord) {
      if (now() < discord) set(discord);
    },
    isNow(discord) {
      if (Math.abs(now() - discord) > TOLERANCE) set(discord);
    },
  };
}
