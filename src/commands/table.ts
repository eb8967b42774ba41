import type { Table } from '../match/acts.js';
import { matchId, type MatchId } from '../match/header.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { judge, type Viewer } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { Services, Press, PressRequest, Reply, Request, Runnable, SlashRequest } from './contract.js';
import { refused } from './replies.js';
import { isArbiter } from './settings/arbiter.js';

/** A match that has begun, as the asking player sees it. `seat` is theirs; `null`: they only watch. */
export interface Seen {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly view: MatchView<AnyGame>;
  readonly seat: SeatId | null;
}

/** The match of the request's channel, in the lobby, playing or ended. */
export async function tableHere(services: Services, request: Request): Promise<Result<Table, Refusal>> {
  const table = await services.referee.tableIn(request.channel);
  return table ? ok(table) : fail(refuse('discord/no-match-here'));
}

/** The match of the request's channel as the player sees it, once it has begun. */
export async function seenHere(services: Services, request: Request): Promise<Result<Seen, Refusal>> {
  const table = await tableHere(services, request);
  return table.ok ? seen(services, request, table.value) : table;
}

/** The match that a press belongs to, as the player sees it. */
export async function seenMatch(services: Services, request: Request, match: MatchId): Promise<Result<Seen, Refusal>> {
  const table = await tableOf(services, request, match);
  return table ? seen(services, request, table) : fail(refuse('discord/no-such-match'));
}

/**
 * The match that a press names, or `null`. A match of one server is nobody's business on another, unless they play in it:
 * those are also asked and answered in direct messages.
 */
export async function tableOf(services: Services, request: Request, match: MatchId): Promise<Table | null> {
  const table = await services.referee.table(match);
  if (!table) return null;
  const { guild, holders, owner } = table.header;
  const concerned = owner === request.player || holders.some(({ player }) => player === request.player);
  return guild === null || guild === request.guild || concerned ? table : null;
}

/** A request about a match, in whose answer the sides are called what its scenario calls them. */
export const spokenAt = <R extends Request>({ tongue }: Services, request: R, { header }: Table): R => ({
  ...request,
  tongue: tongue(request.locale, header),
});

/** A command about the match of the channel. */
export const ofChannel =
  (then: (services: Services, request: SlashRequest, table: Table) => Promise<Reply> | Reply): Runnable['run'] =>
  async (services, request) => {
    const table = await tableHere(services, request);
    return table.ok
      ? then(services, spokenAt(services, request, table.value), table.value)
      : refused(table.error, request.tongue);
  };

/** A press about the match that its first argument names. */
export const ofMatch =
  (then: (services: Services, request: PressRequest, table: Table) => Promise<Reply> | Reply): Press['run'] =>
  async (services, request) => {
    const table = await tableOf(services, request, matchId(request.args[0] ?? ''));
    return table
      ? then(services, spokenAt(services, request, table), table)
      : refused(refuse('discord/no-such-match'), request.tongue);
  };

/** A command about the match of the channel, as whoever gives it sees it. */
export const ofSeenHere =
  <R extends SlashRequest>(then: (services: Services, request: R, seen: Seen) => Promise<Reply> | Reply) =>
  async (services: Services, request: R): Promise<Reply> => {
    const here = await seenHere(services, request);
    return here.ok
      ? then(services, spokenAt(services, request, here.value.table), here.value)
      : refused(here.error, request.tongue);
  };

/** A press about the match that its first argument names, as whoever presses sees it. */
export const ofSeen =
  (then: (services: Services, request: PressRequest, seen: Seen) => Promise<Reply> | Reply): Press['run'] =>
  async (services, request) => {
    const found = await seenMatch(services, request, matchId(request.args[0] ?? ''));
    return found.ok
      ? then(services, spokenAt(services, request, found.value.table), found.value)
      : refused(found.error, request.tongue);
  };

/** As whom somebody looks at a match: as its player, as an arbiter of its server who does not play in it, or as a spectator. */
export async function viewerOf(services: Services, request: Request, table: Table): Promise<Viewer> {
  const viewer = services.referee.viewerOf(table, request.player);
  return viewer.as === 'spectator' && (await isArbiter(services, request, table.header)) ? judge : viewer;
}

export async function seen(services: Services, request: Request, table: Table): Promise<Result<Seen, Refusal>> {
  const viewer = await viewerOf(services, request, table);
  const view = services.referee.view(table, viewer);
  if (!view) return fail(refuse(table.header.status === 'ended' ? 'match/over' : 'match/not-started'));
  return ok({ table, viewer, view, seat: viewer.as === 'seat' ? viewer.seat : null });
}
