import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';

/** Who would see a unit at a place, in as few words as an entry of a menu has room for: `seen by 2, cover from 1` (P-20). */
export function exposureText(lookers: readonly { readonly covered: boolean }[], locale: Locale): string {
  const n = lookers.length;
  if (n === 0) return t(locale, 'blank.unseen');
  const covered = lookers.filter((one) => one.covered).length;
  return covered === 0 ? t(locale, 'blank.seen', { n }) : t(locale, 'blank.seen-covered', { n, covered });
}
