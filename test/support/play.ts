import { channelId, playerId, type MatchId } from '../../src/match/header.js';
import { opponentOf } from '../../src/opponent/registry.js';
import type { KernelCommand, MatchView } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';
import type { Stage } from './bot.js';

/** Who is awaited in the channel's match, and what a good player would order, which is thought of when it is asked for. */
export interface Awaited {
  readonly match: MatchId;
  readonly user: string;
  readonly seat: SeatId;
  readonly view: MatchView<AnyGame>;
  readonly command: AnyGame['command'] | KernelCommand;
}

/** The first player awaited; `null` when the match is over or waits for nobody but the referee. */
export async function awaited(
  { services }: { readonly services: Pick<Stage['services'], 'referee' | 'ruleset'> },
  channel: string,
): Promise<Awaited | null> {
  const table = await services.referee.tableIn(channelId(channel));
  if (!table?.state || table.header.status !== 'playing') return null;
  const { ruleset, holders, id } = table.header;
  for (const { seat } of services.ruleset(ruleset).open(table.state)) {
    const user = holders.find((holder) => holder.seat === seat)?.player;
    const view = services.referee.view(table, seated(seat));
    if (!user || user === playerId('referee') || !view) continue;
    let thought: Awaited['command'] | null = null;
    return {
      ...{ match: id, user, seat, view },
      get command() {
        thought ??= opponentOf(ruleset)(view, seat);
        if (!thought) throw new Error(`no order of ${seat}`);
        return thought;
      },
    };
  }
  return null;
}

/** Gives the order of whoever is awaited through the referee itself, where it is not the way of giving it that is tested. */
export async function orderOnward(
  { services, settled }: Pick<Stage, 'services' | 'settled'>,
  channel: string,
): Promise<Awaited | null> {
  const next = await awaited({ services }, channel);
  const table = await services.referee.tableIn(channelId(channel));
  if (!next || !table) return null;
  const { match, user, seat, command } = next;
  const { revision, createdAt } = table.header;
  const act = { key: `order ${revision}`, player: playerId(user), at: createdAt };
  const done = await services.referee.submit({ ...act, match, seat, command, question: null });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  await settled();
  return next;
}
