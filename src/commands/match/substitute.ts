import { nameOf, t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { REFEREE, matchId, playerId, type MatchId, type PlayerId } from '../../match/header.js';
import { playerName } from '../../present/posts/lines.js';
import { seatId, type SeatId } from '../../rules/kernel/ids.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, sure } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { spokenAt, tableHere, tableOf } from '../table.js';
import { proposed } from './vote.js';

/** `/match substitute player:@x seat:…`: a place goes to another player, who accepts by button, or to Arbitre. */
export const substitute: Runnable = {
  options: [
    { name: 'player', picks: 'player' },
    { name: 'seat', autocomplete: true, maxLength: 60 },
  ],
  acknowledge: 'private',
  async run(services, request) {
    const table = await tableHere(services, request);
    if (!table.ok) return refused(table.error, request.tongue);
    const { locale, options } = request;
    const { tongue } = spokenAt(services, request, table.value);
    const { id, status, holders } = table.value.header;
    if (!options['player'] && !options['seat']) {
      if (status === 'lobby') return refused(refuse('match/not-started'), tongue);
      if (status === 'ended') return refused(refuse('match/over'), tongue);
      const plays = holders.some(({ player }) => player === request.player);
      return plays ? resigning(id, locale) : refused(refuse('match/not-a-player'), tongue);
    }
    const taker = options['player'] ? playerId(options['player']) : REFEREE;
    const seat = options['seat'] ? seatId(options['seat'].toLowerCase()) : null;
    return handOver(services, request, id, seat, taker);
  },
  async complete(services, request) {
    const table = await tableHere(services, request);
    if (!table.ok) return [];
    const { header, state } = table.value;
    const { tongue } = spokenAt(services, request, table.value);
    return (state?.seats ?? []).map(({ id }) => {
      const holder = header.holders.find(({ seat }) => seat === id)?.player;
      const mine =
        holder === request.player ? ' ★' : holder === REFEREE ? ` (${playerName(REFEREE, request.locale)})` : '';
      return { name: `${nameOf(tongue, 'seat', id)}${mine}`, value: id };
    });
  },
};

/** Asks whether the player's own place is to be given to Arbitre. */
export const resigning = (match: MatchId, locale: Locale): Reply =>
  sure(t(locale, 'reply.sure-substitute'), {
    action: { verb: 'substitute', args: [match] },
    label: t(locale, 'button.substitute'),
  });

export const substitutePress: Press = {
  acknowledge: 'update',
  run: (services, request) => handOver(services, request, matchId(request.args[0] ?? ''), null, REFEREE),
};

async function handOver(
  services: Services,
  heard: Request,
  match: MatchId,
  seat: SeatId | null,
  taker: PlayerId,
): Promise<Reply> {
  const { key, player, at } = heard;
  const table = await tableOf(services, heard, match);
  if (!table) return refused(refuse('discord/no-such-match'), heard.tongue);
  const request = spokenAt(services, heard, table);
  const arbiter = await isArbiter(services, request, table.header);
  const applied = await services.referee.substitute({ key, player, at, match, seat, taker, arbiter });
  if (!applied.ok) return refused(applied.error, request.tongue);
  const given = applied.value.events.flatMap(({ event }) => (event.type === 'Substituted' ? [event.seat] : []))[0];
  return proposed(
    applied.value,
    request,
    t(request.tongue, 'motion.substituted', { seat: given ?? '', player: taker }),
  );
}
