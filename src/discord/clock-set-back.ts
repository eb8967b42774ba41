import type { REST, RESTOptions } from 'discord.js';
import type { Log } from '../log.js';

/**
 * Discord's library counts its rate limits by the host's clock. Once that is set back, it would wait for a moment that is
 * hours away before it sends anything more.
 */

/** No request waits longer than this for a rate limit, in milliseconds: it fails, and is tried again later. */
const LONGEST = 60_000;
/** How often the clock is looked at, and how far back is set back, in milliseconds. */
const LOOK = 1_000;
const BACK = 2_000;

/** For the library's REST client: whether a request is not to wait for its rate limit. */
export const notToWait: Extract<RESTOptions['rejectOnRateLimit'], (...args: never[]) => unknown> = ({ timeToReset }) =>
  timeToReset > LONGEST;

/** Lets the library begin to count anew when the host's clock is set back. Yields how to stop looking. */
export function watchClock(rest: REST, log: Pick<Log, 'warn'>): () => void {
  const ahead = (): number => Date.now() - performance.now();
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    // The library's global limit is for a second: one that ends later was reckoned by a clock that was ahead meanwhile.
    const late = rest.globalReset - Date.now();
    if (before - now > BACK || late > BACK) {
      log.warn("the host's clock was set back", { ms: Math.round(Math.max(before - now, late)) });
      rest.globalReset = -1;
      rest.handlers.clear();
    }
    before = now;
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
