import { finestHourPresenter } from '../../../../src/games/finest-hour/present/index.js';
import type { NamedSide } from '../../../../src/i18n/tongue.js';
import type { Stretch } from '../../../../src/present/contract.js';
import type { FinestHour, HourState, HourView } from '../../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import type { MatchEvent } from '../../../../src/rules/kernel/contract.js';
import { spectator } from '../../../../src/rules/kernel/seats.js';
import type { Sortie } from '../../../support/finest-hour.js';

/** The words of the game, and matches cut into the stretches that their reports tell. */

const SIDES: readonly NamedSide[] = [
  { id: 'red', title: { en: 'Red', fr: 'Rouges', ru: 'Красные' } },
  { id: 'blue', title: { en: 'Blue', fr: 'Bleus', ru: 'Синие' } },
];

export const words = finestHourPresenter(SIDES);

/** A match as a spectator sees it. */
export const viewOf = (play: Sortie): HourView => finestHour.view(play.match, spectator);

/** Each chapter of a match so far, as the stretch that its report tells to a spectator. */
export function chapters(log: readonly MatchEvent<FinestHour>[]): readonly Stretch<FinestHour>[] {
  const found: { name: string; stretch: Stretch<FinestHour> }[] = [];
  let state: HourState | null = null;
  for (const event of log) {
    const before: HourView | null = state && finestHour.view(state, spectator);
    state = finestHour.evolve(state, event);
    const { turn, phase } = finestHour.chapter(state);
    const name = `${turn} ${phase}`;
    const after = finestHour.view(state, spectator);
    const last = found.at(-1);
    if (last?.name === name) last.stretch = { ...last.stretch, after, events: [...last.stretch.events, event] };
    else found.push({ name, stretch: { before, after, events: [event] } });
  }
  return found.map(({ stretch }) => stretch);
}

/** What is told of all that was done since a moment of a match. */
export function since(play: Sortie, act: () => void): Stretch<FinestHour> {
  const [before, from] = [viewOf(play), play.log.length];
  act();
  return { before, after: viewOf(play), events: play.log.slice(from) };
}
