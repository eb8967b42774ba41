/** Where the sandbox gets the time from. Only rate limits always run on the real clock, as the bot's client does. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Advances by `ms`, running in order what falls due on the way. */
  advance(ms: number): void;
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  const due = new Set<{ readonly at: number; readonly action: () => void }>();
  return {
    now: () => now,
    after(ms, action) {
      const entry = { at: now + ms, action };
      due.add(entry);
      return () => due.delete(entry);
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...due].filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        due.delete(next);
        now = Math.max(now, next.at);
        next.action();
      }
      now = end;
    },
  };
}
