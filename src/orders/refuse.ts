import type { Key, Params } from '../i18n/index.js';
import type { Sentences } from '../i18n/sentences.js';
import type { Common } from '../i18n/tongue.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, type Result } from '../rules/kernel/result.js';

/** The reasons why an order text cannot be read; each is also the key of its sentence. */
export type OrderRefusal<Words extends Sentences = Common> = Extract<Key<Words>, `orders/${string}`>;

/** Makes the function by which a game refuses an order text: in its own words, or the common ones. */
export const misreading =
  <Words extends Sentences>() =>
  <Code extends OrderRefusal<Words>>(code: Code, params: Params<Words[Code]>): Result<never, Refusal> =>
    fail(refuse(code, params));

/** Refuses an order text; the compiler sees to it that the sentence gets its figures. */
export const misread = misreading<Common>();
