import { t } from '../../i18n/index.js';
import { REFEREE, playerId, type MatchHeader } from '../../match/header.js';
import type { Reminder } from '../../match/posts.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { Proposal } from '../../rules/kernel/proposal.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter } from '../contract.js';
import { laterButton } from '../calls.js';
import type { Message } from '../message.js';
import { untilLine } from './until.js';
import { holderOf, playerName } from './lines.js';

/** A ping to the player who is awaited, or a reminder: plain text, so that a phone shows it. `null` when nobody is awaited any more. */
export function pingMessage(
  header: MatchHeader,
  view: MatchView<AnyGame>,
  question: string,
  presenter: Presenter<AnyGame>,
  reminder: Reminder | null = null,
): Message | null {
  const { locale } = header;
  if (view.proposal?.id === question) return proposalPing(header, view.proposal);
  const open = view.questions.find(({ id }) => id === question);
  const player = open && holderOf(header, open.seat);
  if (!player || player === REFEREE) return null;
  const asked = t(locale, 'post.panel.awaited', {
    player: playerName(player, locale),
    question: presenter.question(open, view, locale),
  });
  const line = untilLine(asked, view, question, locale);
  // Of 15 seconds nobody should lose one over reading until when.
  const told = reminder === 'warn' ? asked : line;
  const text = reminder ? t(locale, `post.clock.${reminder}`, { line: told }) : line;
  // What only reminds may be put off; a clock that runs out may not.
  const buttons = reminder === null || reminder === 'warn' ? {} : { buttons: [laterButton(locale)] };
  return { kind: 'plain', text, mentions: [player], ...buttons };
}

/** A call to those whose consent is still asked for. */
function proposalPing(header: MatchHeader, { asked, agreed, motion }: Proposal): Message | null {
  const players = asked.flatMap((seat) => {
    const holder =
      motion.kind === 'substitute' && motion.seat === seat ? playerId(motion.player) : holderOf(header, seat);
    return holder === null || holder === REFEREE || agreed.includes(seat) ? [] : [holder];
  });
  if (players.length === 0) return null;
  const names = players.map((player) => playerName(player, header.locale));
  return { kind: 'plain', text: t(header.locale, 'vote.ping', { players: names }), mentions: players };
}
