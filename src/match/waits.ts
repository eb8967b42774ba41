import type { Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { timeline } from '../rules/kernel/rewind.js';
import type { AnyGame } from '../rules/registry.js';
import type { StoredEvent } from './ports.js';

/** How long play waited on a seat, in milliseconds, and how many times it began to. */
export interface Waited {
  readonly seat: SeatId;
  readonly ms: number;
  readonly times: number;
}

/**
 * How long play waited on whom: the time in which a seat had an open question, from the instants of the events, until `now`
 * or, at an ended match, its last event. A paused clock and an outage that was credited do not count; what was taken back
 * later does, because it was waited for. A wait that goes on over several questions in a row is one.
 */
export function waited(
  ruleset: Pick<Ruleset<AnyGame>, 'evolve' | 'open'>,
  events: readonly StoredEvent[],
  now: number,
): readonly Waited[] {
  const ms = new Map<SeatId, number>();
  const times = new Map<SeatId, number>();
  const add = (to: Map<SeatId, number>, seat: SeatId, more: number): void => {
    to.set(seat, (to.get(seat) ?? 0) + more);
  };
  let awaited: readonly SeatId[] = [];
  let awaitedBefore: readonly SeatId[] = [];
  let paused = false;
  let at = events[0]?.at ?? now;
  let order: string | null = null;
  const seats: SeatId[] = [];
  const pass = (until: number): void => {
    const spent = Math.max(0, until - at);
    if (!paused) for (const seat of awaited) add(ms, seat, spent);
    at = Math.max(at, until);
  };
  const begin = (): void => {
    for (const seat of awaited) if (!awaitedBefore.includes(seat)) add(times, seat, 1);
    awaitedBefore = awaited;
  };
  for (const { stored, after } of timeline<AnyGame, StoredEvent>(
    (state, event) => ruleset.evolve(state, event),
    events,
  )) {
    if (seats.length === 0) seats.push(...after.seats.map(({ id }) => id));
    if (order !== null && order !== stored.order) begin();
    order = stored.order;
    pass(stored.at);
    const { event } = stored;
    if (event.type === 'ClockCredited' && 'reason' in event && event.reason === 'outage') {
      for (const seat of awaited) add(ms, seat, -Math.min(event.ms, ms.get(seat) ?? 0));
    }
    paused = (after.clock?.paused ?? null) !== null;
    awaited = [...new Set(ruleset.open(after).map(({ seat }) => seat))];
  }
  begin();
  if (awaited.length > 0) pass(now);
  return seats.map((seat) => ({ seat, ms: ms.get(seat) ?? 0, times: times.get(seat) ?? 0 }));
}
