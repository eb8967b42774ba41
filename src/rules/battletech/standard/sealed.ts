import { isOf, type Answer, type Ask, type AskMode } from '../../kernel/questions.js';
import type { SeatId, UnitId } from '../../kernel/ids.js';
import { loserFirst } from '../turn.js';
import type { StandardUnit } from '../types.js';
import type { StandardMatch } from '../battletech.js';
import type { Command, Topic } from '../commands.js';
import { actingOf } from '../units.js';

/** Sealed declarations of the standard level (option `declare`): nobody sees another's before all are in. */

type Sealable = 'attack' | 'strike';
type Declares<Type extends Sealable> = Extract<Command, { type: Type }>;

/** Seats in the order in which their declarations are revealed and resolved: those without the initiative first. */
const seatsInOrder = (state: StandardMatch): readonly SeatId[] =>
  loserFirst(state).flatMap((side) => state.seats.filter((seat) => seat.side === side).map(({ id }) => id));

/** The units of a seat that declare; of weapon attacks those who have not, from hiding (HID-05). */
const unitsOf = (state: StandardMatch, seat: SeatId, type: Sealable): readonly StandardUnit[] =>
  state.sides
    .flatMap((side) => actingOf(state.game, side))
    .filter((unit) => unit.seat === seat && (type === 'strike' || !unit.declared));

/** One question a seat, with a part for each unit; of those that can do nothing it is settled. */
export function sealedAsk<Type extends Sealable>(
  state: StandardMatch,
  ask: Type,
  isIdle: (unit: StandardUnit) => boolean,
  none: (unit: UnitId) => Declares<Type>,
): { readonly mode: AskMode; readonly asks: readonly Ask<Topic, Command>[] } | null {
  const asks = seatsInOrder(state).flatMap((seat): readonly Ask<Topic, Command>[] => {
    const parts = unitsOf(state, seat, ask).map((unit) => ({
      id: unit.id,
      fallback: none(unit.id),
      ...(isIdle(unit) ? { settled: true as const } : {}),
    }));
    const [first] = parts;
    if (!first) return [];
    const units = parts.map(({ id }) => id);
    return [{ seat, kind: 'sealed', topic: { ask, units }, fallback: first.fallback, parts }];
  });
  return asks.length === 0 ? null : { mode: 'all', asks };
}

/** What was declared, seat by seat, and nothing for the units that nobody was asked about. */
export function answersInOrder<Type extends Sealable>(
  state: StandardMatch,
  type: Type,
  none: (unit: UnitId) => Declares<Type>,
  answers: readonly Answer<Command>[],
): readonly { readonly command: Declares<Type>; readonly by: 'seat' | 'referee' }[] {
  return seatsInOrder(state).flatMap((seat) => [
    ...answers.flatMap(({ seat: of, by, command }) => (of === seat && isOf(command, type) ? [{ command, by }] : [])),
    ...unitsOf(state, seat, type)
      .filter(({ id }) => !answers.some(({ part }) => part === id))
      .map(({ id }) => ({ command: none(id), by: 'referee' as const })),
  ]);
}
