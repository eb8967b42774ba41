import type { SeatId } from '../kernel/ids.js';
import type { Condition } from './commands.js';
import { enemiesOf, onTable } from './characters.js';
import { distance, sees } from './lines.js';
import type { TacticView } from './tactic148.js';

/** What an order that is kept for later may depend on. Judged by what its seat sees, when the order is to be given. */

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
