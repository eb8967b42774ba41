import type { Key, Params } from '../i18n/index.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, type Result } from '../rules/kernel/result.js';

/** The reasons why an order text cannot be read; each is also the key of its sentence. */
export type OrderRefusal = Extract<Key, `orders/${string}`>;

/** Refuses an order text; the compiler sees to it that the sentence gets its figures. */
export function misread<Code extends OrderRefusal>(code: Code, params: Params<Code>): Result<never, Refusal> {
  return fail(refuse(code, params));
}
