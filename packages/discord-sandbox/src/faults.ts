import type { ApiErrorName } from './errors.js';

/** What goes wrong with the next matching requests; tests add these. */
export type FaultKind =
  /** This status with Discord's plain body for it, before anything happens. */
  | { readonly kind: 'status'; readonly status: number }
  /** One of Discord's numbered errors, such as `noDirectMessages`. */
  | { readonly kind: 'refusal'; readonly error: ApiErrorName }
  /** A 429 with a time to wait. */
  | { readonly kind: 'rateLimited'; readonly seconds: number; readonly global?: boolean }
  /** The connection breaks before the request is carried out. */
  | { readonly kind: 'reset' }
  /** The request is carried out, then the connection breaks: the bot cannot know that it was. */
  | { readonly kind: 'resetAfter' }
  /** The request is carried out this much later (real time). */
  | { readonly kind: 'delay'; readonly ms: number };

export interface Fault {
  readonly method?: string;
  /** Part of the path, or a pattern for it. */
  readonly path?: string | RegExp;
  /** How often; once if omitted. */
  readonly times?: number;
  readonly what: FaultKind;
}

/** The faults waiting for their requests. */
export class Faults {
  private waiting: { readonly fault: Fault; left: number }[] = [];

  /** Makes the next matching requests fail; the returned function removes the fault. */
  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? 1 };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  }

  /** The fault for this request, if there is one; counts it as used. */
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
