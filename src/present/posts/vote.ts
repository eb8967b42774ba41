import { clausesOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { quoted } from '../../i18n/of-people.js';
import type { Tongue } from '../../i18n/tongue.js';
import { clockSays } from '../../match/clock-text.js';
import type { GivenOrder } from '../../match/motions.js';
import { playerId, type MatchHeader } from '../../match/header.js';
import { never, type SeatId } from '../../rules/kernel/ids.js';
import type { Proposal } from '../../rules/kernel/proposal.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Presenter } from '../contract.js';
import type { Message } from '../message.js';
import { factsText } from '../motions.js';
import { fit } from './fit.js';
import { playerName, seatName } from './lines.js';

/** A proposal as it is shown, with the orders that it would take back. */
export interface VotePost {
  readonly header: MatchHeader;
  readonly proposal: Proposal;
  readonly undone: readonly GivenOrder[];
}

/** The post that asks for consent: what is proposed, who has agreed and who is still asked, and the buttons. */
export function voteMessage(post: VotePost, presenter: Presenter<AnyGame>): Message {
  const { header, proposal } = post;
  const { id, locale } = header;
  const names = (seats: readonly SeatId[]): readonly string[] =>
    seats.map((seat) => voter(header, proposal, seat, presenter.tongue(locale)));
  const open = proposal.asked.filter((seat) => !proposal.agreed.includes(seat));
  const button = (verb: 'agree' | 'decline' | 'withdraw', style: 'success' | 'danger' | 'secondary') =>
    ({ action: { verb, args: [id, proposal.id] }, label: t(locale, `button.${verb}`), style }) as const;
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      {
        kind: 'text',
        text: fit(
          [
            ...motionText(post, presenter, locale),
            ...(proposal.agreed.length > 0 ? [t(locale, 'vote.agreed', { players: names(proposal.agreed) })] : []),
            t(locale, 'vote.asked', { players: names(open) }),
          ],
          3_000,
          locale,
        ),
      },
      {
        kind: 'buttons',
        buttons: [button('agree', 'success'), button('decline', 'danger'), button('withdraw', 'secondary')],
      },
    ],
  };
}

const ACCENT = 0xcc_79_a7;

/** Of a seat that is to be given to another, the one who is to take it speaks. */
export function voter(header: MatchHeader, { motion }: Proposal, seat: SeatId, tongue: Tongue): string {
  const taker = motion.kind === 'substitute' && motion.seat === seat ? motion.player : null;
  return taker === null ? seatName(header, seat, tongue) : playerName(playerId(taker), tongue.locale);
}

/** What a motion asks for, and the orders that it would take back, one line each. */
function motionText(
  { header, proposal, undone }: VotePost,
  presenter: Presenter<AnyGame>,
  locale: Locale,
): readonly string[] {
  const { motion } = proposal;
  const by = seatName(header, proposal.by, presenter.tongue(locale));
  const orders = undoneLines(undone, presenter, locale);
  const count = orders.length;
  switch (motion.kind) {
    case 'undo':
      return [t(locale, 'vote.undo', { by, count }), ...orders];
    case 'return':
      return [t(locale, 'vote.return', { by, count, reason: quoted(motion.reason) }), ...orders];
    case 'correct': {
      const facts = factsText(motion.facts, (fact) => presenter.fact(fact, locale), locale);
      return [t(locale, 'vote.correct', { by, facts, reason: quoted(motion.reason) })];
    }
    case 'pause':
    case 'resume':
      return [t(locale, `vote.${motion.kind}`, { by })];
    case 'extend':
      return [t(presenter.tongue(locale), 'vote.extend', { by, seat: motion.seat, ms: motion.ms })];
    case 'retime':
      return [
        t(locale, 'vote.retime', { by }),
        `> ${clockSays(motion.clock, locale)}`,
        `-# ${t(locale, 'vote.retime.how')}`,
      ];
    case 'substitute': {
      const player = playerName(playerId(motion.player), locale);
      return [t(presenter.tongue(locale), 'vote.substitute', { by, player, seat: motion.seat })];
    }
    default:
      return never(motion);
  }
}

/** The orders that would be taken back, one line each. An earlier taking back among them is moot: its orders are gone already. */
export function undoneLines(
  undone: readonly GivenOrder[],
  presenter: Presenter<AnyGame>,
  locale: Locale,
): readonly string[] {
  const orders = undone.filter(({ kind }) => kind !== 'undo');
  return (orders.length > 0 ? orders : undone).map((order) => `- ${orderText(order, presenter, locale)}`);
}

/** An order in a line: who, and what they ordered, as far as it may be told. */
export function orderText(
  { kind, seat, commands, view }: GivenOrder,
  presenter: Presenter<AnyGame>,
  locale: Locale,
): string {
  const order =
    kind === 'answer'
      ? clausesOf(
          locale,
          commands.map((command) => presenter.command(command, view, locale)),
        ) || t(locale, 'vote.sealed')
      : t(locale, `vote.earlier-${kind}`);
  return seat === null ? order : t(presenter.tongue(locale), 'vote.order', { seat, order });
}
