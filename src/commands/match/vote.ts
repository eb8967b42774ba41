import { t } from '../../i18n/index.js';
import type { Applied } from '../../match/acts.js';
import { matchId } from '../../match/header.js';
import { voter } from '../../present/posts/vote.js';
import { text } from '../../present/text.js';
import type { Refusal } from '../../rules/kernel/refusal.js';
import type { Result } from '../../rules/kernel/result.js';
import type { Services, Press, PressRequest, Reply, Request } from '../contract.js';
import { DONE, refused, show, tell, withButtons } from '../replies.js';

/** The buttons of a proposal: agree, decline, withdraw. They count while the proposal is open. */

type Deciding = (
  services: Services,
  act: { readonly key: string; readonly player: Request['player']; readonly at: Request['at'] } & {
    readonly match: ReturnType<typeof matchId>;
    readonly proposal: string;
  },
) => Promise<Result<Applied, Refusal>>;

const deciding = (decide: Deciding): Press => ({
  acknowledge: 'update',
  async run(services: Services, { args: [match = '', proposal = ''], key, player, at, tongue }: PressRequest) {
    const applied = await decide(services, { key, player, at, match: matchId(match), proposal });
    if (!applied.ok) return refused(applied.error, tongue);
    forgetTakenBack(services, applied.value);
    return DONE;
  },
});

/** What was taken back has not been given: to type it anew is no slip of the hand. */
export function forgetTakenBack({ repeats: given }: Services, { table, events }: Applied): void {
  if (events.some(({ event }) => event.type === 'Rewound')) given.forget(table.header.id);
}

export const votePresses = {
  agree: deciding((services, act) => services.referee.vote({ ...act, agrees: true })),
  decline: deciding((services, act) => services.referee.vote({ ...act, agrees: false })),
  withdraw: deciding((services, act) => services.referee.withdraw(act)),
} as const satisfies Readonly<Record<string, Press>>;

/**
 * What the maker of a motion is told: that it is done (`done`), that the others are asked and how to withdraw it, or that
 * their earlier proposal is withdrawn.
 */
export function proposed(applied: Applied, { locale, tongue }: Request, done: string | null): Reply {
  const { table, events } = applied;
  const proposal = table.state?.proposal ?? null;
  if (proposal && events.some(({ event }) => event.type === 'Proposed')) {
    const players = proposal.asked.map((seat) => voter(table.header, proposal, seat, tongue));
    return withButtons(show(text(t(locale, 'reply.proposed', { players }))), [
      {
        action: { verb: 'withdraw', args: [table.header.id, proposal.id] },
        label: t(locale, 'button.withdraw'),
        style: 'secondary',
      },
    ]);
  }
  const enacted = events.some(
    ({ event: { type } }) =>
      type === 'Rewound' ||
      type === 'Corrected' ||
      type === 'Substituted' ||
      type === 'ClockPaused' ||
      type === 'ClockChanged' ||
      type === 'ClockResumed',
  );
  if (enacted) return done === null ? DONE : tell(done);
  return tell(t(locale, 'reply.withdrawn'));
}
