import { opening } from '../i18n/format.js';
import { isKey, say, t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Refusal } from '../rules/kernel/refusal.js';

/** A refusal in words: what is wrong, with its figures, what would be legal, and the rule. Its code is the sentence's key. */
export function refusalText({ code, params, rule }: Refusal, locale: Locale): string {
  const sentence = opening(locale, isKey(code) ? say(locale, code, params) : t(locale, 'refusal.unknown', { code }));
  return rule === null ? sentence : t(locale, 'refusal.with-rule', { sentence, rule });
}
