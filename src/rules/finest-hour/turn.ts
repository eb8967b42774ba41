import type { Chapter } from '../kernel/contract.js';
import { total, type Dice } from '../kernel/dice.js';
import type { SideId } from '../kernel/ids.js';
import { ableLeaders } from './activation.js';
import { otherSide } from './aircraft.js';
import type { Rounds } from './events.js';
import type { HourRule } from './finest-hour.js';
import type { State } from './state.js';

/** A turn: initiative, both sides' activations, rally (TFH-05, TFH-06, TFH-36). */

/** Each side rolls one die until they differ; the deciding roll is also the activation die (AMB-TFH-01). */
export const turnRule: HourRule<'turn'> = {
  run({ game, sides }, _step, _answers, dice) {
    const rounds = initiative(sides, dice);
    const decisive = rounds.at(-1) ?? [];
    const highest = Math.max(...decisive.map(({ roll }) => total(roll)));
    const first = decisive.find(({ roll }) => total(roll) === highest)?.side;
    if (first === undefined) throw new Error('a match without sides');
    const second = otherSide(game, first);
    return {
      events: [
        {
          type: 'TurnBegan',
          turn: game.turn + 1,
          rounds,
          first,
          dice: Object.fromEntries(decisive.map(({ side, roll }) => [side, total(roll)])),
        },
      ],
      then: [
        { type: 'phase', side: first },
        { type: 'side', side: first, held: [], away: [] },
        { type: 'phase', side: second },
        { type: 'side', side: second, held: [], away: [] },
        { type: 'phase', side: null },
        { type: 'rally', side: first, held: [] },
        { type: 'rally', side: second, held: [] },
        { type: 'end-turn' },
      ],
    };
  },
};

function initiative(sides: readonly SideId[], dice: Dice): Rounds {
  const rounds: Rounds[number][] = [];
  for (;;) {
    const round = sides.map((side) => ({ side, roll: dice.roll(1, 6, 'initiative') }));
    rounds.push(round);
    if (new Set(round.map(({ roll }) => total(roll))).size === round.length) return rounds;
  }
}

/** What begins is told before anybody is asked. */
export const phaseRule: HourRule<'phase'> = {
  run({ game }, { side }) {
    if (side === null) return { events: [{ type: 'RallyBegan' }], then: [] };
    const able = ableLeaders(game, side).map(({ id }) => id);
    return { events: [{ type: 'SideBegan', side, die: game.dice[side] ?? 0, able }], then: [] };
  },
};

export const endTurnRule: HourRule<'end-turn'> = {
  run({ game }) {
    return {
      events: [{ type: 'TurnEnded', turn: game.turn }],
      then: [{ type: 'victory', limit: true }, { type: 'turn' }],
    };
  },
};

/** A second side of which nobody can act has no chapter of its own: that is told with what the first did. */
export function chapter(state: State): Chapter {
  const { turn, phase, active, activation } = state;
  if (phase !== 'second-side' || active === null || activation !== null) return { turn, phase };
  const idle =
    ableLeaders(state, active).length === 0 && !state.aircraft.some((one) => one.side === active && one.activated);
  return { turn, phase: idle ? 'first-side' : phase };
}
