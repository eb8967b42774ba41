import type { MatchEvent, Redacted } from '../kernel/contract.js';
import type { Viewer } from '../kernel/seats.js';
import { UNSAID } from './aircraft.js';
import type { FinestHour, HourState } from './finest-hour.js';
import type { State, View } from './state.js';

/** Instructions are known to their own seat alone until the match is over; an arbiter judges on the whole state. */

const knows = (viewer: Viewer, seat: string): boolean =>
  viewer.as === 'arbiter' || (viewer.as === 'seat' && viewer.seat === seat);

export function viewFor({ game, outcome }: HourState, viewer: Viewer): View {
  return outcome ? game : hidden(game, viewer);
}

const hidden = (state: State, viewer: Viewer): View => ({
  ...state,
  noRally: state.noRally.filter((seat) => knows(viewer, seat)),
  aircraft: state.aircraft.map((one) =>
    one.standing === UNSAID || knows(viewer, one.seat) ? one : { ...one, standing: UNSAID },
  ),
});

/** An instruction is told to nobody else before the match is over, not even that it was given. */
export function tellTo(
  event: MatchEvent<FinestHour>,
  viewer: Viewer,
  now: HourState | null,
): MatchEvent<FinestHour> | Redacted | null {
  if (now?.outcome) return event;
  return isInstruction(event) && !knows(viewer, event.seat) ? null : event;
}

/** In this game only instructions are said beside the questions. */
const isInstruction = (
  event: MatchEvent<FinestHour>,
): event is Extract<MatchEvent<FinestHour>, { type: 'Said' | 'Instructed' }> =>
  event.type === 'Said' || event.type === 'Instructed';
