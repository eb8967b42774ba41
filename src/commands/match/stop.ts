import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import { matchId } from '../../match/header.js';
import { battleTitle } from '../../queries/links.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { DONE, refused, sure, tell } from '../replies.js';
import { ofChannel } from '../table.js';

/** `/match concede` and `/match abandon`. Conceding is asked once more; abandoning needs the consent of all. */
export const concede: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel(async (services, request, { header, state }) => {
    if (header.status === 'lobby') return refused(refuse('match/not-started'), request.tongue);
    if (header.status === 'ended') return refused(refuse('match/over'), request.tongue);
    if (!header.holders.some((holder) => holder.player === request.player)) {
      return refused(refuse('match/not-a-player'), request.tongue);
    }
    const ofMany = state !== null && state.sides.length > 2;
    const battle = await battleTitle(services, header, request.locale);
    const counts = battle
      ? [t(request.locale, 'reply.concede-counts', { battle: quoted(battle.title), season: quoted(battle.season) })]
      : [];
    const asks = t(request.locale, ofMany ? 'reply.sure-concede-of-many' : 'reply.sure-concede');
    return sure([asks, ...counts].join('\n'), {
      action: { verb: 'concede', args: [header.id] },
      label: t(request.locale, 'button.concede'),
    });
  }),
};

export const concedePress: Press = {
  acknowledge: 'update',
  async run(services, request) {
    return (await submit(services, request, request.args[0] ?? '', { type: 'concede' })) ?? DONE;
  },
};

export const abandon: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel((services, request, table) => stopping(services, request, table.header.id)),
};

export const abandonPress: Press = {
  acknowledge: 'update',
  run: (services, request) => stopping(services, request, request.args[0] ?? ''),
};

async function stopping(services: Services, request: Request, match: string): Promise<Reply> {
  const refusal = await submit(services, request, match, { type: 'abandon', agrees: true });
  if (refusal) return refusal;
  const after = await services.referee.table(matchId(match));
  return after?.header.status === 'playing' ? tell(t(request.locale, 'reply.vote')) : DONE;
}

/** Submits; yields the refusal, if any. */
async function submit(
  services: Services,
  { key, player, at, tongue }: Request,
  match: string,
  command: { readonly type: 'concede' } | { readonly type: 'abandon'; readonly agrees: boolean },
): Promise<Reply | null> {
  const applied = await services.referee.submit({
    key,
    player,
    at,
    match: matchId(match),
    seat: null,
    command,
    question: null,
  });
  return applied.ok ? null : refused(applied.error, tongue);
}
