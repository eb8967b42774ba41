import type { Battles } from '../games/contract.js';
import { reportOf } from '../rules/campaign/battle.js';
import { kindOf, SIDES, type Mission, type Report, type State } from '../rules/campaign/state.js';
import type { MatchEvent, MatchState } from '../rules/kernel/contract.js';
import { sideId } from '../rules/kernel/ids.js';
import { surviving } from '../rules/kernel/rewind.js';
import type { AnyGame } from '../rules/registry.js';

/** A match that is over, as a campaign hears of it; events in today's shape. */
interface Fought extends Pick<Report, 'match' | 'hash'> {
  readonly events: readonly { readonly seq: number; readonly event: MatchEvent<AnyGame> }[];
  readonly end: MatchState<AnyGame>;
}

/** What a campaign books of a match: whoever books it and whoever proves that it was booked as it was fought tell the same. */
export function reportFrom(
  state: State,
  mission: Mission,
  battles: Battles<AnyGame>,
  { events, end, match, hash }: Fought,
): Report {
  const counted = surviving(events);
  const [began] = counted;
  if (began?.event.type !== 'Began' || !('setup' in began.event)) throw new Error(`match ${match ?? ''} never began`);
  const aftermath = battles.aftermath(began.event.setup, end, counted);
  const { sides } = kindOf(state, mission);
  const winner = SIDES.find((side) => end.outcome?.winners.includes(sideId(sides[side]))) ?? null;
  return reportOf(state, mission, winner, { match, hash }, aftermath);
}

/** Why an official has decided about a match since it was over; empty: nobody has. */
export function whyRuled(events: readonly { readonly type: string }[]): string {
  const ended = events.findLastIndex(({ type }) => type === 'Ended');
  const ruled = events.slice(ended + 1).findLast((event) => 'reason' in event && typeof event.reason === 'string');
  return ruled && 'reason' in ruled && typeof ruled.reason === 'string' ? ruled.reason : '';
}
