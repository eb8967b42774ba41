import type { Table } from '../match/acts.js';
import { matchId, type MatchId } from '../match/header.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { House, Press, PressRequest, Reply, Request, Runnable, SlashRequest } from './contract.js';
import { refused } from './replies.js';

/** A match that has begun, as the asking player sees it. `seat` is theirs; `null`: they only watch. */
export interface Seen {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly view: MatchView<AnyGame>;
  readonly seat: SeatId | null;
}

/** The match of the request's channel, in the lobby, playing or ended. */
export async function tableHere(house: House, request: Request): Promise<Result<Table, Refusal>> {
  const table = await house.referee.tableIn(request.channel);
  return table ? ok(table) : fail(refuse('discord/no-match-here'));
}

/** The match of the request's channel as the player sees it, once it has begun. */
export async function seenHere(house: House, request: Request): Promise<Result<Seen, Refusal>> {
  const table = await tableHere(house, request);
  return table.ok ? seen(house, request, table.value) : table;
}

/** The match that a press belongs to, as the player sees it. */
export async function seenMatch(house: House, request: Request, match: MatchId): Promise<Result<Seen, Refusal>> {
  const table = await house.referee.table(match);
  return table ? seen(house, request, table) : fail(refuse('discord/no-such-match'));
}

/** A command about the match of the channel. */
export const ofChannel =
  (then: (house: House, request: SlashRequest, table: Table) => Promise<Reply> | Reply): Runnable['run'] =>
  async (house, request) => {
    const table = await tableHere(house, request);
    return table.ok ? then(house, request, table.value) : refused(table.error, request.tongue);
  };

/** A press about the match that its first argument names. */
export const ofMatch =
  (then: (house: House, request: PressRequest, table: Table) => Promise<Reply> | Reply): Press['run'] =>
  async (house, request) => {
    const table = await house.referee.table(matchId(request.args[0] ?? ''));
    return table ? then(house, request, table) : refused(refuse('discord/no-such-match'), request.tongue);
  };

function seen(house: House, request: Request, table: Table): Result<Seen, Refusal> {
  const viewer = house.referee.viewerOf(table, request.player);
  const view = house.referee.view(table, viewer);
  if (!view) return fail(refuse(table.header.status === 'ended' ? 'match/over' : 'match/not-started'));
  return ok({ table, viewer, view, seat: viewer.as === 'seat' ? viewer.seat : null });
}
