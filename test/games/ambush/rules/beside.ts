import { done, pick } from '../../../../src/rules/kernel/choices.js';
import type { Beside } from '../../../../src/rules/kernel/game.js';
import type { SeatId, SideId } from '../../../../src/rules/kernel/ids.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import type { Ambush, AmbushState } from './ambush.js';

/** What is said beside the questions: a side's mines sleep, or go off again. They are armed before somebody steps on them. */
export const beside: Beside<Ambush> = {
  types: ['mines'],
  check({ game, seats }, seat, command) {
    const side = sideOf(seats, seat);
    if (command.type !== 'mines') return null;
    if (!game.mines.some((mine) => mine.side === side)) return refuse('ambush/no-mines', {});
    return isLive(game, side) === command.live ? refuse('ambush/mines-already', { live: command.live }) : null;
  },
  say({ seats }, seat, command) {
    const side = sideOf(seats, seat);
    return command.type === 'mines' && side ? [{ type: 'MinesSet', seat, side, live: command.live }] : [];
  },
  choices({ game, seats }, seat, partial) {
    const side = sideOf(seats, seat);
    const value = isLive(game, side) ? 'sleep' : 'live';
    if (partial['set'] === value) return done({ type: 'mines', live: value === 'live' });
    return pick('set', game.mines.some((mine) => mine.side === side) ? [{ value, facts: {} }] : []);
  },
};

const sideOf = (seats: AmbushState['seats'], seat: SeatId): SideId | undefined =>
  seats.find(({ id }) => id === seat)?.side;

const isLive = ({ asleep }: AmbushState['game'], side: SideId | undefined): boolean =>
  side === undefined || !asleep.includes(side);
