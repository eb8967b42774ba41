import { REFEREE, type MatchHeader } from '../../match/header.js';
import { clockOf } from '../../match/lobby.js';
import type { Table } from '../../match/acts.js';
import type { Forces, Scenario } from '../../library/contract.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press, Services } from '../contract.js';
import { DONE, refused } from '../replies.js';
import { ofMatch } from '../table.js';
import { mayPlayIn, rulesWith, serverHere } from './place.js';

/** A match that is to follow one that is over, on the side of whoever asks for it. */
interface Following {
  readonly scenario: Scenario;
  readonly forces: Forces;
  readonly map: MatchHeader['map'];
  readonly side: SideId | null;
}

/** A new lobby by the same rules and clock; `null`: there is nothing to follow. */
const following = (next: (services: Services, table: Table, mine: SideId | null) => Following | null): Press => ({
  acknowledge: 'order',
  run: ofMatch(async (services, request, table) => {
    const { key, player, at, tongue, guild, channel, lacking } = request;
    const { header } = table;
    const mine = header.holders.find((holder) => holder.player === player)?.side ?? null;
    const found = next(services, table, mine);
    if (!found) return refused(refuse('discord/no-such-match'), tongue);
    if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
    const closed = await mayPlayIn(services, request);
    if (closed) return refused(closed, request.tongue);
    const { scenario, forces, map, side } = found;
    const typed = scenario.rules.flatMap(({ id }) => (header.options[id] ? `${id}=${header.options[id]}` : []));
    const options = rulesWith(await serverHere(services, request), scenario, typed.join(' '), '');
    if (!options.ok) return refused(options.error, request.tongue);
    const made = await services.referee.create({
      key,
      player,
      at,
      scenario: scenario.id,
      options: options.value,
      forces,
      map,
      clock: clockOf(table),
      locale: header.locale,
      guild,
      channel,
      side,
      opponent: header.holders.some((holder) => holder.player === REFEREE) ? 'referee' : 'players',
    });
    return made.ok ? DONE : refused(made.error, request.tongue);
  }),
});

/** The button of a match that is over: a new lobby of the same scenario and rules, in which who pressed has the other side. */
const rematch = following(({ library }, { header }, mine) => {
  const scenario = library.scenario(header.scenario);
  const sides = scenario?.sides.map(({ id }) => id) ?? [];
  const other = mine === null ? null : (sides[(sides.indexOf(mine) + 1) % sides.length] ?? null);
  return scenario && { scenario, forces: header.forces, map: header.map, side: other };
});

/** The button of a sortie that is over: the next one, flown by those who are left, on the same side. */
const next = following(({ library }, { header, state }, mine) => {
  const outcome = state?.outcome;
  const sequel = outcome && library.scenario(header.scenario, header)?.sequel?.(outcome);
  const scenario = sequel && library.scenario(sequel.scenario);
  return scenario ? { scenario, forces: { [sequel.side]: sequel.roster }, map: null, side: mine } : null;
});

export const rematchPresses = { rematch, next } as const satisfies Readonly<Record<string, Press>>;
