import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Action, Button } from '../present/message.js';

/** One page of a long list, counted from 0; `page` beyond the last shows the last. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return { items: items.slice(at * size, (at + 1) * size), page: at, pages };
}

/** The buttons ◀ and ▶ to the page before and the page after; `to` says what shows a page. Pages count from 0. */
export function turning(page: number, pages: number, locale: Locale, to: (page: number) => Action): readonly Button[] {
  const button = (label: 'button.earlier' | 'button.later', target: number): Button => ({
    action: to(target),
    label: t(locale, label),
    style: 'secondary',
    disabled: target < 0 || target >= pages,
  });
  return [button('button.earlier', page - 1), button('button.later', page + 1)];
}
