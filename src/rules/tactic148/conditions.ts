import type { SeatId, UnitId } from '../kernel/ids.js';
import { enemiesOf, onTable } from './characters.js';
import { distance, sees } from './lines.js';
import type { TacticView } from './types.js';

/** What an order that is kept for later may depend on. Judged by what its seat sees, when the order is to be given. */

/** `unit` is the own character that is meant; `null`: any of the seat's. */
interface AboutUnit {
  readonly not: boolean;
  readonly unit: UnitId | null;
}

export type Condition =
  /** An enemy stands at most so many steps away, edge to edge. */
  | ({ readonly is: 'enemy-within'; readonly steps: number } & AboutUnit)
  /** There is a line of sight to an enemy (T48-49). */
  | ({ readonly is: 'in-sight' } & AboutUnit)
  | ({ readonly is: 'wounded' } & AboutUnit)
  /** This round or a later one. */
  | { readonly is: 'round'; readonly not: boolean; readonly from: number };

/** Whether a condition holds for a seat. */
export const holds = (view: TacticView, seat: SeatId, condition: Condition): boolean =>
  isTrue(view, seat, condition) !== condition.not;

function isTrue({ game }: TacticView, seat: SeatId, condition: Condition): boolean {
  if (condition.is === 'round') return game.round >= condition.from;
  const own = onTable(game).filter(
    (one) => one.seat === seat && (condition.unit === null || one.id === condition.unit),
  );
  const anyEnemy = (test: (one: (typeof own)[number], enemy: (typeof own)[number]) => boolean): boolean =>
    own.some((one) => enemiesOf(game, one.side).some((enemy) => test(one, enemy)));
  switch (condition.is) {
    case 'enemy-within':
      return anyEnemy((one, enemy) => distance(game, one, enemy) <= condition.steps);
    case 'in-sight':
      return anyEnemy((one, enemy) => sees(game, one, enemy));
    case 'wounded':
      return own.some(({ wounded }) => wounded);
  }
}
