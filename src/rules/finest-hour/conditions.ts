import type { SeatId } from '../kernel/ids.js';
import { enemiesOf, inPlay } from './aircraft.js';
import type { Condition } from './commands.js';
import type { HourView } from './finest-hour.js';
import { distance } from './measuring.js';
import { canFireAt } from './shots.js';
import type { Aircraft } from './types.js';

/** What an order that is kept for later may depend on. Judged by what its seat sees, when the order is to be given. */

/** Whether a condition holds for a seat. */
export const holds = (view: HourView, seat: SeatId, condition: Condition): boolean =>
  isTrue(view, seat, condition) !== condition.not;

function isTrue({ game }: HourView, seat: SeatId, condition: Condition): boolean {
  if (condition.is === 'turn') return game.turn >= condition.from;
  const own = inPlay(game).filter((one) => one.seat === seat && (condition.unit === null || one.id === condition.unit));
  const anyEnemy = (test: (one: Aircraft, enemy: Aircraft) => boolean): boolean =>
    own.some((one) => enemiesOf(game, one.side).some((enemy) => test(one, enemy)));
  switch (condition.is) {
    case 'enemy-within':
      return anyEnemy((one, enemy) => distance(one.at, enemy.at) <= condition.steps);
    case 'bears':
      return anyEnemy((one, enemy) => canFireAt(game, one, enemy));
    case 'burning':
      return own.some(({ burning }) => burning);
  }
}
