import type { State, Unit } from '../../../rules/battletech/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { activeOf, activeUnits, isLegged } from '../../../rules/battletech/units.js';
import type { Argued } from '../../../opponent/contract.js';
import { best } from './best.js';
import { answer, volley, fighter, lookingAhead, promises, turnAfter, type Ahead, type Fighter } from './duel.js';
import { groundOf, type Ground } from './ground.js';
import type { BattleTechReason } from './reasons.js';
import { spotsOf, standOf, standsOf, type Spot, type Stand } from './stands.js';

/** What a hex nearer to the closest enemy is worth from the first turn on … */
const EAGERNESS = 0.1;
/** … and what is added to it by this turn, more and more with each, so that nobody waits for ever. */
const IMPATIENCE = 1;
const PATIENCE = 9;
/** How heavily the turn after weighs. */
const NEXT_TURN = 0.5;
/** Hexes thought through with every facing, and the stands of these for which the turn after is thought through. */
const HOPEFUL = 30;
const THOUGHT_THROUGH = 25;

/** The unit to move next of those that may: the slow ones first, so that the fast ones see more before they choose. */
export const firstToMove = <U extends Unit>(_state: State, units: readonly U[]): U | null =>
  best(units, (unit) => -unit.sheet.run);

/**
 * The moves of a unit worth comparing: where it gives most for what it takes once the enemies that are still to move have
 * answered, and stands well for the turn after (QSR-44, QSR-45, QSR-49).
 */
export function moves(state: State, unit: Unit): readonly Argued<Command, BattleTechReason>[] {
  const thinking = think(state, unit);
  const { ground } = thinking;
  const taken = new Set(
    activeUnits(state).flatMap((one) => (one.id !== unit.id && one.place ? [ground.numberOf(one.place.hex)] : [])),
  );
  const stands = standsOf(state, ground, unit).filter(({ at }) => !taken.has(at));
  const hopeful = top(spotsOf(stands), HOPEFUL, (spot) => hope(meet(thinking, spot)));
  const worth = stands.filter((stand) => hopeful.some(({ at, aim }) => at === stand.at && aim === stand.aim));
  return top(
    worth.map((stand) => ({ stand, met: meet(thinking, stand) })),
    THOUGHT_THROUGH,
    ({ met }) => hope(met),
  ).map(({ stand, met }) => argue(thinking, stand, met));
}

/** What stays the same while one unit's move is thought over. */
interface Thinking {
  readonly ground: Ground;
  readonly ahead: Ahead;
  readonly me: Fighter;
  readonly foes: readonly Foe[];
  readonly friends: number;
  readonly eagerness: number;
}

/** An enemy: where it is, or where it could yet go; what draws each of the two to the other. */
interface Foe {
  readonly fighter: Fighter;
  readonly stand: Stand;
  readonly spots: readonly Spot[] | null;
  readonly draws: readonly number[];
  readonly drawn: readonly number[];
}

function think(state: State, unit: Unit): Thinking {
  const ground = groundOf(state);
  const me = fighter(state, unit);
  const eagerness = EAGERNESS + IMPATIENCE * (state.turn / PATIENCE) ** 2;
  const farthest = state.board.columns + state.board.rows;
  const foes = activeUnits(state)
    .filter((one) => one.side !== unit.side)
    .map((one): Foe => {
      const it = fighter(state, one);
      const moved = one.moved !== null || isLegged(one);
      return {
        fighter: it,
        stand: standOf(ground, one),
        spots: moved ? null : spotsOf(standsOf(state, ground, one)),
        draws: promises(me, it, farthest),
        drawn: promises(it, me, farthest).map((promise, distance) => promise - eagerness * distance),
      };
    });
  return { ground, ahead: lookingAhead(ground), me, foes, friends: activeOf(state, unit.side).length, eagerness };
}

/** What comes of standing in a spot: where each enemy then is, what is given, taken and promised. */
interface Met {
  readonly ends: readonly Spot[];
  readonly given: number;
  readonly taken: number;
  readonly approach: number;
  readonly outlook: number;
}

function meet({ ground, me, foes, friends, eagerness }: Thinking, spot: Spot): Met {
  let given = 0;
  let taken = 0;
  let outlook = 0;
  let nearest = Infinity;
  const ends = foes.map(({ fighter: it, stand, spots, draws, drawn }) => {
    const there = (spots && answer(ground, it, spots, me, spot, drawn)) ?? stand;
    const { distance } = ground.lane(spot.at, there.at);
    given = Math.max(given, volley(ground, me, spot, it, there));
    // Each enemy fires at one target only: friends share what comes in.
    taken += volley(ground, it, there, me, spot) / friends;
    outlook += (draws[distance] ?? 0) / foes.length;
    nearest = Math.min(nearest, distance);
    return there;
  });
  return { ends, given, taken: -me.caution * taken, approach: -eagerness * nearest, outlook };
}

const hope = ({ given, taken, approach, outlook }: Met): number => given + taken + approach + outlook;

/** The move to a stand, with the turn after thought through instead of guessed from the distance. */
function argue({ ground, ahead, me, foes }: Thinking, stand: Stand, met: Met): Argued<Command, BattleTechReason> {
  const after = foes.reduce((sum, { fighter: it }, i) => {
    const there = met.ends[i];
    return there ? sum + turnAfter(ground, ahead, me, stand, it, there) / foes.length : sum;
  }, 0);
  return {
    command: { type: 'move', unit: me.unit.id, mode: stand.mode, steps: stand.steps, exit: false },
    reasons: [
      { reason: 'given', value: met.given },
      { reason: 'taken', value: met.taken },
      { reason: 'approach', value: met.approach },
      { reason: 'turn-after', value: NEXT_TURN * after },
    ],
  };
}

/** The items with the highest scores, highest first. */
function top<Item>(items: readonly Item[], count: number, score: (item: Item) => number): readonly Item[] {
  return items
    .map((item) => ({ item, value: score(item) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ item }) => item);
}
