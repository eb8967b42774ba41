import { createHash } from 'node:crypto';
import type { JsonObject } from '../json.js';

/** So many requests in a window. */
export interface Bucket {
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Bucket sizes by route. Discord publishes none ("should not be hard coded"): these are what clients were given in
 * practice; a bot must go by the headers.
 */
const BUCKETS: Readonly<Record<string, Bucket>> = {
  'POST /channels/:channel/messages': { limit: 5, windowMs: 5000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, windowMs: 5000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, windowMs: 1000 },
  'POST /channels/:channel/messages/bulk-delete': { limit: 1, windowMs: 1000 },
  'PUT /channels/:channel/messages/:message/reactions/:emoji/@me': { limit: 1, windowMs: 250 },
  'DELETE /channels/:channel/messages/:message/reactions/:emoji/@me': { limit: 1, windowMs: 250 },
  'PATCH /channels/:channel': { limit: 5, windowMs: 15_000 },
  'POST /channels/:channel/typing': { limit: 5, windowMs: 5000 },
  'POST /users/@me/channels': { limit: 10, windowMs: 10_000 },
  'POST /webhooks/:application/:token': { limit: 5, windowMs: 2000 },
  'PATCH /webhooks/:application/:token/messages/:message': { limit: 5, windowMs: 2000 },
};

/** Where no size is known. */
const STANDARD_BUCKET: Bucket = { limit: 50, windowMs: 1000 };
const GLOBAL_BUCKET: Bucket = { limit: 50, windowMs: 1000 };

interface Count {
  used: number;
  until: number;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is one too many: the body of the 429. */
  readonly refusal?: JsonObject | undefined;
}

/** Counts requests on the real clock (the bot's client waits on it too), `scale` times as fast as Discord. */
export class RateLimits {
  private readonly counts = new Map<string, Count>();
  private readonly overall: Count = { used: 0, until: 0 };

  constructor(private readonly scale: number) {}

  /** Counts one request of a route with its major parameter; `global` when it counts against the 50 per second. */
  count(route: string, major: string, global: boolean): Verdict {
    const now = Date.now();
    if (global && !this.take(this.overall, GLOBAL_BUCKET, now)) {
      return refuse({}, (this.overall.until - now) / 1000, 'global');
    }
    const bucket = BUCKETS[route] ?? STANDARD_BUCKET;
    const key = `${route} ${major}`;
    const count = this.counts.get(key) ?? { used: 0, until: 0 };
    this.counts.set(key, count);
    const fits = this.take(count, bucket, now);
    const wait = Math.max(0, count.until - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(bucket.limit),
      'x-ratelimit-remaining': String(Math.max(0, bucket.limit - count.used)),
      'x-ratelimit-reset': (count.until / 1000).toFixed(3),
      'x-ratelimit-reset-after': wait.toFixed(3),
      'x-ratelimit-bucket': createHash('md5').update(route).digest('hex'),
    };
    return fits ? { headers } : refuse(headers, wait, 'user');
  }

  private take(count: Count, bucket: Bucket, now: number): boolean {
    if (now >= count.until) {
      count.used = 0;
      count.until = now + bucket.windowMs / this.scale;
    }
    if (count.used >= bucket.limit) return false;
    count.used += 1;
    return true;
  }
}

/** Discord's 429 (topics/rate-limits, "Exceeding A Rate Limit"). */
export function refuse(headers: Verdict['headers'], seconds: number, scope: 'user' | 'global' | 'shared'): Verdict {
  const wait = Math.max(0.001, seconds);
  return {
    headers: {
      ...headers,
      'retry-after': String(Math.ceil(wait)),
      'x-ratelimit-reset-after': wait.toFixed(3),
      'x-ratelimit-scope': scope,
      ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
    },
    refusal: {
      message: 'You are being rate limited.',
      retry_after: Number(wait.toFixed(3)),
      global: scope === 'global',
    },
  };
}
