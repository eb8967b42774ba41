import { total, type Dice } from '../kernel/dice.js';
import type { SideId } from '../kernel/ids.js';
import { otherSide } from './aircraft.js';
import type { Rounds } from './events.js';
import type { HourRule } from './finest-hour.js';

/** A turn: initiative, both sides' activations, rally (TFH-05, TFH-06, TFH-36). */

/** Each side rolls one die until they differ; the deciding roll is also the activation die (AMB-TFH-01). */
export const turnRule: HourRule<'turn'> = {
  ask: () => null,
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
        { type: 'side', side: first, held: [] },
        { type: 'side', side: second, held: [] },
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

export const endTurnRule: HourRule<'end-turn'> = {
  ask: () => null,
  run({ game }) {
    return {
      events: [{ type: 'TurnEnded', turn: game.turn }],
      then: [{ type: 'victory', limit: true }, { type: 'turn' }],
    };
  },
};
