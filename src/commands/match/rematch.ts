import { REFEREE } from '../../match/header.js';
import { clockOf } from '../../match/lobby.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press } from '../contract.js';
import { DONE, refused } from '../replies.js';
import { ofMatch } from '../table.js';
import { mayPlayIn, rulesWith, serverHere } from './place.js';

/** The button of a match that is over: a new lobby of the same scenario and rules, in which who pressed has the other side. */
const rematch: Press = {
  acknowledge: 'order',
  run: ofMatch(async (services, request, table) => {
    const { key, player, at, tongue, guild, channel, lacking } = request;
    const scenario = services.library.scenario(table.header.scenario);
    if (!scenario) return refused(refuse('discord/no-such-match'), tongue);
    if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
    const closed = await mayPlayIn(services, request);
    if (closed) return refused(closed, request.tongue);
    const { header } = table;
    const typed = scenario.rules.flatMap(({ id }) => (header.options[id] ? `${id}=${header.options[id]}` : []));
    const options = rulesWith(await serverHere(services, request), scenario, typed.join(' '), '');
    if (!options.ok) return refused(options.error, request.tongue);
    const sides = scenario.sides.map(({ id }) => id);
    const mine = header.holders.find((holder) => holder.player === player)?.side;
    const made = await services.referee.create({
      key,
      player,
      at,
      scenario: scenario.id,
      options: options.value,
      forces: header.forces,
      map: header.map,
      clock: clockOf(table),
      locale: header.locale,
      guild,
      channel,
      side: mine === undefined ? null : (sides[(sides.indexOf(mine) + 1) % sides.length] ?? null),
      opponent: header.holders.some((holder) => holder.player === REFEREE) ? 'referee' : 'players',
    });
    return made.ok ? DONE : refused(made.error, request.tongue);
  }),
};

export const rematchPresses = { rematch } as const satisfies Readonly<Record<string, Press>>;
