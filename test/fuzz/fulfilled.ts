import { seededDice } from '../../src/match/dice.js';
import type { Orders, Typed } from '../../src/orders/contract.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { BattleTech, BattleTechState } from '../../src/rules/battletech/battletech.js';
import type { MatchEvent } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';

/** Why an offer of autocomplete is not what its order then does: refused, or declared with another number than was shown; `null`: it is. */
export function fulfilled(
  orders: Orders<BattleTech>,
  state: BattleTechState,
  seat: SeatId,
  typed: Typed,
  label: string,
): string | null {
  const read = orders.parse(typed, 'en', battletech.view(state, seated(seat)), seat);
  if (!read.ok) return `not read: ${JSON.stringify(read.error)}`;
  const order = { by: 'seat', seat, question: null, at: 0, command: read.value } as const;
  const done = battletech.decide(state, order, { dice: seededDice('offers', 0), past: null });
  if (!done.ok) return `refused: ${JSON.stringify(done.error)} of ${JSON.stringify(read.value)}`;
  const shown = /[,:] (\d+)\+ \(/.exec(label)?.[1];
  if (shown === undefined) return null;
  const numbers = done.value.events.flatMap((event) => numbersOf(event));
  return numbers.length === 0 || numbers.includes(Number(shown))
    ? null
    : `shown ${shown}+, declared ${numbers.join(' ')}+`;
}

/** The numbers with which an attack was declared. */
function numbersOf(event: MatchEvent<BattleTech>): readonly (number | null)[] {
  if (event.type === 'FireDeclared' && 'shots' in event) return event.shots.map(({ toHit }) => toHit.number);
  if (event.type === 'AttackDeclared' && 'shots' in event) return event.shots.map(({ toHit }) => toHit.number);
  if (event.type === 'BlowsDeclared' && 'toHits' in event) return event.toHits.map(({ number }) => number);
  return [];
}
