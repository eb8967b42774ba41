import type { SeatId } from '../kernel/ids.js';
import { isOf, type Answer } from '../kernel/questions.js';
import { possibleTargets } from './fire.js';
import { loserFirst } from './turn.js';
import type { Unit } from './types.js';
import type { BattleTechProgress, BattleTechRule, BattleTechState } from './battletech.js';
import type { Event } from './events.js';
import type { Command } from './commands.js';
import type { Step } from './agenda.js';
import { activeOf, unitOf } from './units.js';
import { declaring, noFire } from './weapon-phase.js';

/** Sealed declaration (option `declare: sealed` of QSR-11): nobody sees what others declare before all have declared. */

/** Seats in the order in which their declarations are revealed and resolved: those without the initiative first. */
function seatsInOrder(state: BattleTechState): readonly SeatId[] {
  return loserFirst(state).flatMap((side) => state.seats.filter((seat) => seat.side === side).map(({ id }) => id));
}

/** The units that somebody declares for. */
const unitsOf = (state: BattleTechState, seat: SeatId): readonly Unit[] =>
  state.sides.flatMap((side) => activeOf(state.game, side)).filter((unit) => unit.seat === seat);

/**
 * Each seat declares once for every unit, but need not be asked about those that can fire at nothing, and may change what it has declared until the last
 * seat is done. All is revealed together; then the owners of targets choose the hexes of split lines (QSR-31).
 */
export const declareSealedRule: BattleTechRule<Extract<Step, { type: 'declare-sealed' }>> = {
  ask(state) {
    const asks = seatsInOrder(state).flatMap((seat) => {
      const parts = unitsOf(state, seat).map((unit) => ({
        id: unit.id,
        fallback: noFire(unit.id),
        ...(possibleTargets(state.game, unit).length === 0 ? { settled: true as const } : {}),
      }));
      const [first] = parts;
      if (!first) return [];
      const topic = { ask: 'declare', units: parts.map(({ id }) => id) } as const;
      return [{ seat, kind: 'sealed', topic, fallback: first.fallback, parts } as const];
    });
    return { mode: 'all', asks };
  },
  run(state, _step, answers) {
    const declared = seatsInOrder(state).map((seat) => ofSeat(state, seat, answers));
    return { events: declared.flatMap(({ events }) => events), then: declared.flatMap(({ then }) => then) };
  },
};

/** What a seat declared, in its order, and "no fire" for its units that it was not asked about. */
function ofSeat(state: BattleTechState, seat: SeatId, answers: readonly Answer<Command>[]): BattleTechProgress {
  const given = answers.flatMap(({ seat: by, by: whose, command }) =>
    by === seat && isOf(command, 'declare')
      ? [declaring(state.game, unitOf(state.game, command.unit).side, command, whose)]
      : [],
  );
  const none = unitsOf(state, seat)
    .filter(({ id }) => !answers.some(({ part }) => part === id))
    .map(({ id }): Event => ({ type: 'AttackDeclared', unit: id, target: null, shots: [], by: 'referee' }));
  return { events: [...given.flatMap(({ events }) => events), ...none], then: given.flatMap(({ then }) => then) };
}
