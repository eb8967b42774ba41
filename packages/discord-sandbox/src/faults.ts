import type { ApiErrorName } from './errors.js';

/** What is to go wrong with the next requests that match; tests put these in. */
export type FaultKind =
  /** This status with Discord's bare body for it, before anything happens. */
  | { readonly kind: 'status'; readonly status: number }
  /** One of Discord's numbered refusals, such as `noDirectMessages`. */
  | { readonly kind: 'refusal'; readonly error: ApiErrorName }
  /** A 429 to be waited out. */
  | { readonly kind: 'rateLimited'; readonly seconds: number; readonly global?: boolean }
  /** The connection breaks before the request is carried out. */
  | { readonly kind: 'reset' }
  /** The request is carried out, then the connection breaks: the bot cannot know. */
  | { readonly kind: 'resetAfter' }
  /** The request is carried out this much later (real time). */
  | { readonly kind: 'delay'; readonly ms: number };

export interface Fault {
  readonly method?: string;
  /** A part of the path, or a pattern for it. */
  readonly path?: string | RegExp;
  /** How often; once when left out. */
  readonly times?: number;
  readonly what: FaultKind;
}

/** The faults that wait for their requests. */
export class Faults {
  private waiting: { readonly fault: Fault; left: number }[] = [];

  /** Makes the next matching requests fail; the answer takes the fault back. */
  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? 1 };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  }

  /** The fault for this request, if one waits; counts it. */
  next(method: string, path: string): FaultKind | undefined {
    const entry = this.waiting.find(({ fault }) => matches(fault, method, path));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.waiting = this.waiting.filter((each) => each !== entry);
    return entry.fault.what;
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.path === undefined) return true;
  return typeof fault.path === 'string' ? path.includes(fault.path) : fault.path.test(path);
}
