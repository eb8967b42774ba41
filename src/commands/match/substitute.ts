import { nameOf, t } from '../../i18n/index.js';
import { playerId, REFEREE } from '../../match/ports.js';
import { playerName } from '../../present/posts/lines.js';
import { seatId } from '../../rules/kernel/ids.js';
import type { Runnable } from '../contract.js';
import { refused } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { tableHere } from '../table.js';
import { proposed } from './vote.js';

/** `/match substitute player:@x seat:…`: a place goes to another player, who accepts by button, or to Arbitre. */
export const substitute: Runnable = {
  options: [
    { name: 'player', picks: 'player' },
    { name: 'seat', autocomplete: true, maxLength: 60 },
  ],
  acknowledge: 'private',
  async run(house, request) {
    const table = await tableHere(house, request);
    if (!table.ok) return refused(table.error, request.locale);
    const { key, player, at, locale, options } = request;
    const taker = options['player'] ? playerId(options['player']) : REFEREE;
    const seat = options['seat'] ? seatId(options['seat'].toLowerCase()) : null;
    const { id } = table.value.header;
    const arbiter = await isArbiter(house, request);
    const applied = await house.referee.substitute({ key, player, at, match: id, seat, taker, arbiter });
    if (!applied.ok) return refused(applied.error, locale);
    const given = applied.value.events.flatMap(({ event }) => (event.type === 'Substituted' ? [event.seat] : []))[0];
    const done = t(locale, 'motion.substituted', { seat: given ?? '', player: taker });
    return proposed(applied.value, request, done);
  },
  async complete(house, request) {
    const table = await tableHere(house, request);
    if (!table.ok) return [];
    const { header, state } = table.value;
    return (state?.seats ?? []).map(({ id }) => {
      const holder = header.holders.find(({ seat }) => seat === id)?.player;
      const mine =
        holder === request.player ? ' ★' : holder === REFEREE ? ` (${playerName(REFEREE, request.locale)})` : '';
      return { name: `${nameOf(request.locale, 'seat', id)}${mine}`, value: id };
    });
  },
};
