import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Action, Block, Button } from '../present/message.js';
import { turnPages } from './match/turn-pages.js';

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

/**
 * A text, a page of it where it is longer than a message, with the buttons that turn to the others and how many there are.
 * `to` says what shows a page; `null`: it cannot be said, and the text stays whole.
 */
export function textPage(
  text: string,
  page: number,
  locale: Locale,
  to: ((page: number) => Action) | null,
): readonly Block[] {
  const pages = to ? turnPages([{ heading: '', lines: text.split('\n') }]) : [];
  if (!to || pages.length < 2) return [{ kind: 'text', text }];
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const lines = pages[at]?.[0]?.lines ?? [];
  const count = t(locale, 'history.page', { page: at + 1, pages: pages.length });
  return [
    { kind: 'text', text: [...lines, `-# ${count}`].join('\n') },
    { kind: 'buttons', buttons: turning(at, pages.length, locale, to) },
  ];
}
