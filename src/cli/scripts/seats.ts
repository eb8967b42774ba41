import type { Scenario } from '../../library/contract.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { seatsOf } from '../../rules/kernel/seats.js';

/**
 * How many players each side has, from the seats that a script names: `attacker`, or `attacker-1`, `attacker-2`, … A side
 * of which no seat is named has one player.
 */
export function playersBySide(
  scenario: Scenario,
  seats: readonly string[],
): Result<Readonly<Record<string, number>>, Refusal> {
  const players: Record<string, number> = {};
  for (const { id, players: range } of scenario.sides) {
    const named = seats.filter((seat) => seat === id || new RegExp(`^${id}-\\d+$`).test(seat)).length;
    players[id] = Math.min(Math.max(named, range[0]), range[1]);
  }
  const known = scenario.sides.flatMap(({ id }) => seatsOf(id, players[id] ?? 1)).map(String);
  const strange = seats.find((seat) => !known.includes(seat));
  return strange === undefined
    ? ok(players)
    : fail(refuse('script/no-such-seat', { key: `seats.${strange}`, known, most: mostSeats(scenario) }));
}

/** The most players of each side, e.g. `attacker 4`. */
const mostSeats = (scenario: Scenario): readonly string[] =>
  scenario.sides.map(({ id, players }) => `${id} ${players[1]}`);
