import { total, type Dice } from '../kernel/dice.js';
import { turnOrder } from '../kernel/alternation.js';
import type { Outcome } from '../kernel/contract.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import { remainsOf } from './damage/brought.js';
import type { State, Unit } from './types.js';
import type { BattleTechProgress, BattleTechRule, BattleTechState } from './battletech.js';
import type { Event, InitiativeRoll } from './events.js';
import type { Step } from './agenda.js';
import { leadOf } from './standard/quirks.js';
import { gunOf } from './standard/artillery.js';
import { possibleTargets } from './fire.js';
import { isInfantry } from './stacking.js';
import { TURN_STEPS } from './levels.js';
import { actingOf, activeOf, isLegged, unitOf } from './units.js';

type Rule<Type extends Step['type']> = BattleTechRule<Extract<Step, { type: Type }>>;

/** A turn: the phases of its level (QSR-07, SEQ-01). */
export const turnRule: Rule<'turn'> = {
  run: (state) => ({
    events: [{ type: 'TurnBegan', turn: state.game.turn + 1 }],
    then: TURN_STEPS[state.game.level].flatMap((step): readonly Step[] =>
      // Who holds the initiative is known when salvos are called for (ART-02).
      step.type === 'initiative' && gunOf(state.game.options) !== null ? [step, { type: 'bombard' }] : [step],
    ),
  }),
};

/**
 * Each side rolls 2D6; the highest holds the initiative for the turn (QSR-08). Ties are rolled again by those who tie
 * (AMB-QSR-01); of more than two sides every place is rolled for, because all act by it, and one
 * without a unit left rolls no more (AMB-SEQ-07).
 */
export const initiativeRule: Rule<'initiative'> = {
  run(state, _step, _answers, dice) {
    const rounds: Extract<Event, { type: 'InitiativeRolled' }>['rounds'][number][] = [];
    const ranked = (sides: readonly SideId[]): readonly SideId[] => {
      const round = sides.map((side) => rolledBy(state.game, side, dice));
      rounds.push(round);
      const sums = [...new Set(round.map(scoreOf))].sort((a, b) => a - b);
      return sums.flatMap((sum) => {
        const equal = round.filter((one) => scoreOf(one) === sum).map(({ side }) => side);
        return equal.length > 1 ? ranked(equal) : equal;
      });
    };
    const alive = state.sides.filter((side) => activeOf(state.game, side).length > 0);
    const ranking = ranked(alive.length > 1 ? alive : state.sides);
    const winner = ranking.at(-1);
    if (winner === undefined) throw new Error('no sides');
    const among = state.sides.length > 2 ? { ranking } : {};
    return { events: [{ type: 'InitiativeRolled', rounds, winner, ...among }], then: [] };
  },
};

/** The roll of a side, with what the best leader among its machines adds to it (ADV-07). */
function rolledBy(state: State, side: SideId, dice: Dice): InitiativeRoll {
  const roll = dice.roll(2, 6, 'initiative');
  const lead = Math.max(0, ...activeOf(state, side).map(leadOfUnit));
  return { side, roll, ...(lead > 0 ? { lead } : {}) };
}

const leadOfUnit = ({ sheet, body }: Unit): number => (sheet.full && body?.pilot.out === null ? leadOf(sheet.full) : 0);

/** What a roll for initiative comes to. */
export const scoreOf = ({ roll, lead = 0 }: InitiativeRoll): number => total(roll) + lead;

/** Sides in the order in which they act: the lowest initiative first (QSR-09, QSR-11, AMB-SEQ-07). */
export const loserFirst = (state: BattleTechState): readonly SideId[] =>
  [...state.sides].sort((a, b) => placeOf(state.game, a) - placeOf(state.game, b));

/** Who holds the initiative; of more than two sides all, from the highest to the lowest (AMB-SEQ-07). Nobody before the first turn. */
export function byInitiative({ ranking, initiative }: Pick<State, 'ranking' | 'initiative'>): readonly SideId[] {
  if (initiative === null) return [];
  return ranking && ranking.length > 2 ? [...ranking].reverse() : [initiative];
}

/** Units by the initiative of their sides, the lowest first; those of a side as they come (AMB-QSR-03, AMB-SEQ-04). */
export const unitsLoserFirst = (state: State, units: readonly UnitId[]): readonly UnitId[] =>
  [...units].sort((a, b) => placeOf(state, unitOf(state, a).side) - placeOf(state, unitOf(state, b).side));

const placeOf = ({ ranking, initiative }: State, side: SideId): number =>
  ranking ? ranking.indexOf(side) : Number(side === initiative);

/** Which side acts when, unit by unit, with unequal numbers (AMB-QSR-02); or side by side, each with all its units. */
export function unitOrder(
  state: BattleTechState,
  by: 'unit' | 'side' = 'unit',
  acting: (state: State, side: SideId) => readonly Unit[] = actingOf,
): readonly SideId[] {
  const sides = loserFirst(state);
  if (by === 'side') return sides.flatMap((side) => acting(state.game, side).map(() => side));
  const { infantryTurns, unequalNumbers } = state.game.options;
  const isFree = (unit: Unit): boolean => infantryTurns === 'free' && isInfantry(unit);
  const free = sides.map((side) => acting(state.game, side).filter(isFree).length);
  const counts = sides.map((side, i) => acting(state.game, side).length - (free[i] ?? 0));
  const order = alongWith(turnOrder(counts, unequalNumbers), counts, free);
  return order.flatMap((index) => sides[index] ?? []);
}

/** The order with the turns of those who come along, shared out evenly behind those of their side; a side of theirs alone comes last (AMB-UNI-11). */
function alongWith(order: readonly number[], counts: readonly number[], free: readonly number[]): readonly number[] {
  const had = counts.map(() => 0);
  const times = (side: number, n: number): readonly number[] => Array.from({ length: n }, () => side);
  const among = order.flatMap((side) => {
    const [mine, all] = [free[side] ?? 0, counts[side] ?? 1];
    const before = had[side] ?? 0;
    had[side] = before + 1;
    return [side, ...times(side, Math.floor(((before + 1) * mine) / all) - Math.floor((before * mine) / all))];
  });
  return [...among, ...counts.flatMap((n, side) => times(side, n === 0 ? (free[side] ?? 0) : 0))];
}

/** The end of a turn: the last side with a unit on the map wins; if the last of both went in one turn it is a draw (QSR-16). */
export const endPhaseRule: Rule<'end-phase'> = {
  run(state): BattleTechProgress {
    const { game } = state;
    const standing = state.sides.filter((side) => activeOf(game, side).length > 0);
    const ended: Event = { type: 'TurnEnded', turn: game.turn };
    if (standing.length === 1)
      return { events: [ended], then: [], outcome: outcome(game, standing, 'last-side-standing') };
    if (standing.length === 0) return { events: [ended], then: [], outcome: outcome(game, [], 'all-destroyed') };
    if (isStandstill(game)) return { events: [ended], then: [], outcome: outcome(game, [], 'standstill') };
    return { events: [ended], then: [{ type: 'turn' }] };
  },
};

/**
 * Whether nothing can ever change again: no unit left can move (QSR-57), and none has a weapon to declare at anything from
 * where it stands. The rules are silent; without an end the referee would play empty turns for ever.
 */
function isStandstill(game: State): boolean {
  // Hexes chosen on split lines hold for one turn only (QSR-31).
  const nextTurn = { ...game, splits: [] };
  return game.units
    .filter((unit) => unit.status === 'active')
    .every((unit) => isLegged(unit) && possibleTargets(nextTurn, unit).length === 0);
}

/** An outcome with each side's units left as its score and each unit's fate and marks. */
export function outcome(game: State, winners: readonly SideId[], reason: string): Outcome {
  const sides = [...new Set(game.units.map((unit) => unit.side))];
  return {
    winners,
    reason,
    scores: Object.fromEntries(sides.map((side) => [side, activeOf(game, side).length])),
    fates: Object.fromEntries(game.units.map((unit) => [unit.id, unit.status])),
    marks: remainsOf(game),
  };
}

/**
 * How a match ends because all other sides have conceded or are absent, or everybody agreed to stop. Of more than two sides
 * one that has lost all its units before does not win by it (AMB-SEQ-07).
 */
export function stopped(game: State, left: readonly SideId[], reason: string): Outcome {
  const sides = new Set(game.units.map(({ side }) => side));
  const fights = (side: SideId): boolean =>
    game.units.some((unit) => unit.side === side && (unit.status === 'waiting' || unit.status === 'active'));
  return outcome(game, sides.size > 2 ? left.filter(fights) : left, reason);
}
