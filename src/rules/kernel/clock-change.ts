import { bankAt, type ClockSettings, type ClockState } from './clock.js';
import { clocksAfter, settingsIn } from './clock-changed.js';
import type { GameTypes, KernelEvent, MatchState } from './contract.js';
import type { Game } from './game.js';
import type { SeatId } from './ids.js';
import { timingOf } from './questions.js';
import { refuse, type Refusal } from './refusal.js';
import type { Run } from './run.js';

/**
 * Another clock in the middle of a match (CLN-51: a night of chrono in a match of days). What runs is charged up to that instant;
 * each open question then has the whole time that the new clock gives it.
 */

type ClockChange<T extends GameTypes> = Extract<KernelEvent<T>, { readonly type: 'ClockChanged' }>;

/** Why a match cannot take these settings, or `null`. */
export function changeRefusal(state: { readonly clock: ClockState | null }, settings: ClockSettings): Refusal | null {
  const times = Object.values(settings).filter((value) => typeof value === 'number');
  if (!times.every((ms) => Number.isSafeInteger(ms) && ms >= 0)) return refuse('match/clock-unfit');
  return inOrder(settingsIn(state)) === inOrder(settings) ? refuse('match/clock-same') : null;
}

/** Settings in one way of writing. */
const inOrder = (settings: ClockSettings): string =>
  JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Changes the clock. What is open begins to cost time under the new one at the end of the order. */
export function changeClock<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  settings: ClockSettings,
  { by, at: given }: { readonly by: SeatId | null; readonly at: number },
): void {
  const { clock } = run.state;
  const at = Math.max(given, clock?.at ?? given);
  if (clock) {
    for (const { question, seat } of clock.running) {
      run.happen({ type: 'ClockStopped', question, seat, at, bank: bankAt(clock, seat, at) });
    }
  }
  run.happen({ type: 'ClockChanged', settings, by, at, timing: timingUnder(game, run.state, { settings, at }) });
}

/** How the open questions are timed under a clock: as the step would ask them now. */
function timingUnder<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  change: Pick<ClockChange<T>, 'settings' | 'at'>,
): ClockChange<T>['timing'] {
  const top = state.agenda.at(-1);
  if (!top?.asked) return [];
  const seats = state.seats.map(({ id }) => id);
  const asks = game.rule(top.step).ask?.({ ...state, ...clocksAfter(state, change, seats) }, top.step)?.asks ?? [];
  return top.asked.questions.flatMap(({ id, seat, topic }) => {
    const ask = asks.find((one) => one.seat === seat && one.topic.ask === topic.ask);
    return ask ? [{ question: id, ...timingOf(ask, change.settings.kind === 'chrono') }] : [];
  });
}
