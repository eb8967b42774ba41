import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/header.js';
import type { Message } from '../message.js';

/** A match goes on in another channel: where it was before. `before`: the address of its last post there. */
export function movedMessage({ id, locale }: MatchHeader, before: string | null): Message {
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: before ? t(locale, 'post.moved', { link: before }) : t(locale, 'post.moved-from-nowhere') },
      {
        kind: 'buttons',
        buttons: [{ action: { verb: 'history', args: [id] }, label: t(locale, 'button.history'), style: 'secondary' }],
      },
    ],
  };
}
