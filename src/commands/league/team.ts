import { playerId, type PlayerId } from '../../match/header.js';
import { teamLines } from '../../present/league/teams.js';
import { leagueShown } from '../../queries/league.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { ok } from '../../rules/kernel/result.js';
import type { EntrantCommand } from '../../rules/league/commands.js';
import { mateNamed, type EntrantId } from '../../rules/league/ids.js';
import { matesOf, nextMate } from '../../rules/league/mates.js';
import { entrantIn } from '../../rules/league/state.js';
import { entrantOf, mateOf, type LeagueStanding } from '../../streams/league.js';
import type { Member } from '../../streams/ports.js';
import type { Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { came, give, ofLeague, type Here } from './here.js';

/** Who plays for a team (LGE-21): its captain, who is the first of it, says who comes and who goes; everybody may look. */

export const team: Runnable = {
  options: [
    { name: 'add', words: 'team-add', picks: 'player' },
    { name: 'drop', words: 'team-drop', picks: 'player' },
  ],
  acknowledge: 'private',
  run: ofLeague(async (services, request: SlashRequest, here) => {
    const { add, drop } = request.options;
    const { standing, entrant } = here;
    const { tongue, locale } = request;
    if (standing.state.setup.team === undefined) return refused(refuse('league/no-teams', {}, 'LGE-21'), tongue);
    if (!add && !drop) return tell(teamLines(leagueShown(standing, locale)));
    const captain = entrant === null ? null : playerFor(standing.members, matesOf(standing.state, entrant)[0] ?? '');
    if (entrant === null) return refused(refuse('league/not-entrant'), tongue);
    if (captain !== request.player) return refused(refuse('league/not-captain', {}, 'LGE-21'), tongue);
    return add
      ? added(services, request, here, entrant, playerId(add))
      : left(services, request, here, entrant, playerId(drop ?? ''));
  }),
};

/** Whoever is alone, or the last of a team, leaves the league; of a team whoever says so leaves alone. */
export const leave: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofLeague((services, request: SlashRequest, here) => {
    const { entrant, standing } = here;
    if (entrant === null) return refused(refuse('league/not-entrant'), request.tongue);
    return matesOf(standing.state, entrant).length > 1
      ? left(services, request, here, entrant, request.player)
      : give(services, request, here, entrant, { type: 'leave' });
  }),
};

const playerFor = (members: readonly Member[], part: string): PlayerId | null =>
  members.find((one) => one.part === part)?.player ?? null;

/** Why somebody cannot come to a team: they play in this league already. */
export function taken(standing: LeagueStanding, player: PlayerId): Refusal | null {
  const own = entrantOf(standing, player);
  return own && refuse('league/player-taken', { player, name: entrantIn(standing.state, own)?.name ?? own });
}

function added(services: Services, request: SlashRequest, here: Here, by: EntrantId, player: PlayerId) {
  const refusal = taken(here.standing, player);
  if (refusal) return refused(refusal, request.tongue);
  return seated(services, request, here, by, { type: 'add-mate' }, ({ members, state }) => [
    ...members,
    { player, part: by, since: request.at },
    { player, part: nextMate(state, by), since: request.at },
  ]);
}

function left(services: Services, request: SlashRequest, here: Here, by: EntrantId, player: PlayerId) {
  const mate = mateOf(here.standing, player);
  if (mate === null || entrantOf(here.standing, player) !== by)
    return refused(refuse('league/no-such-mate', {}, 'LGE-21'), request.tongue);
  // What they were in matches that are over stays known.
  return seated(services, request, here, by, { type: 'drop-mate', mate: mateNamed(mate) }, ({ members }) =>
    members.filter((one) => one.player !== player || one.part !== by),
  );
}

async function seated(
  { leagues }: Services,
  request: SlashRequest,
  { standing }: Here,
  by: EntrantId,
  command: EntrantCommand,
  seats: (before: LeagueStanding) => readonly Member[],
) {
  const { key, player, at, tongue } = request;
  const done = await leagues.submit({ key, player, at, stream: standing.header.id, seats }, () =>
    ok({ by, at, command }),
  );
  return done.ok ? tell(came(request, done.value)) : refused(done.error, tongue);
}
