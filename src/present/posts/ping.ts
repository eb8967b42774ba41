import { t } from '../../i18n/index.js';
import { REFEREE, type MatchHeader } from '../../match/ports.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter } from '../contract.js';
import type { Message } from '../message.js';
import { holderOf, playerName } from './lines.js';

/** A ping to the player who is awaited: plain text, so that a phone shows it. `null` when nobody is awaited any more. */
export function pingMessage(
  header: MatchHeader,
  view: MatchView<AnyGame>,
  question: string,
  presenter: Presenter<AnyGame>,
): Message | null {
  const { locale } = header;
  const open = view.questions.find(({ id }) => id === question);
  const player = open && holderOf(header, open.seat);
  if (!player || player === REFEREE) return null;
  const text = t(locale, 'post.panel.awaited', {
    player: playerName(player, locale),
    question: presenter.question(open, view, locale),
  });
  return { kind: 'plain', text, mentions: [player] };
}
