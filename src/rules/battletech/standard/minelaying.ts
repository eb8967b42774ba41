import type { Step } from '../agenda.js';
import type { StandardRule } from '../battletech.js';
import { minesOf } from './minefields.js';
import type { Ask } from '../../kernel/questions.js';
import type { Command, Topic } from '../commands.js';

/** Mines are laid before anybody deploys, by all sides at once and in secret (HID-06). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** The first seat of each side lays its mines; by default none. */
export const layMinesRule: Rule<'lay-mines'> = {
  ask({ game, sides, seats }) {
    const most = minesOf(game.options);
    const asks = sides.flatMap((side): readonly Ask<Topic, Command>[] => {
      const seat = seats.find((one) => one.side === side);
      if (!seat) return [];
      const fallback: Command = { type: 'lay-mines', hexes: [] };
      return [{ seat: seat.id, kind: 'sealed', topic: { ask: 'lay-mines', side, most }, fallback }];
    });
    return { mode: 'all', asks };
  },
  run: ({ seats }, _step, answers) => ({
    events: answers.flatMap(({ seat, command }) => {
      const side = seats.find(({ id }) => id === seat)?.side;
      return command.type === 'lay-mines' && side ? [{ type: 'MinesLaid', side, hexes: command.hexes } as const] : [];
    }),
    then: [],
  }),
};
