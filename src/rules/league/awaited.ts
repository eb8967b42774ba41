import type { EntrantId } from './ids.js';
import { closedIn, isIn, isMeeting, isOn, isOpen, type Pairing, type State } from './state.js';

/** Who is awaited in a league, and for what: nothing of it binds anybody, it is what they are called for. */

/**
 * To say that they can play, first or after the other · to enter a result · to answer what the other says, or asks · to end the
 * match, for its time runs out · to rule, to decide; `overdue`: to wait until that is decided.
 */
type LeagueCall = 'ready' | 'ready-too' | 'result' | 'agree' | 'extend' | 'finish' | 'rule' | 'decide' | 'overdue';

export interface Awaited {
  readonly who: EntrantId | 'official';
  readonly what: LeagueCall;
  /** A pairing, or an appeal. */
  readonly subject: string;
  /** Until when, in UTC milliseconds; `null`: it has no date. */
  readonly due: number | null;
  /** The last mark that has gone by, in hours before it is due; `null`: none yet. */
  readonly reminded: number | null;
}

/** Everybody who is awaited now. */
export function awaitedIn(state: State): readonly Awaited[] {
  const { status, appeals, pairings } = state;
  const rulings = appeals
    .filter(({ ruling }) => ruling === null)
    .map(({ id }) => ({ who: 'official', what: 'rule', subject: id, due: null, reminded: null }) as const);
  if (status === 'closed') return [];
  if (status !== 'playing') return rulings;
  return [...rulings, ...pairings.filter((one) => isPlayable(state, one)).flatMap((one) => ofPairing(state, one))];
}

/** Whether the two of a pairing are to play now: in a round robin all rounds are drawn at once. */
const isPlayable = (state: State, pairing: Pairing): boolean =>
  isOpen(pairing) && isMeeting(pairing) && isCurrent(state, pairing);

/** Whether the round of a pairing has begun. */
export const isCurrent = ({ stages }: Pick<State, 'stages'>, { stage, division, round }: Pairing): boolean =>
  round <= closedIn({ stages }, stage, division);

function ofPairing(state: State, pairing: Pairing): readonly Awaited[] {
  const { id: subject, due, reminded: marks, sides } = pairing;
  const reminded = marks.length === 0 ? null : Math.min(...marks);
  const isLate = reminded === 0 && !isOn(state, pairing);
  const there = sides.flatMap((who) => who ?? []).filter((who) => isIn(state, who));
  const own = there.flatMap((who) => {
    const what = isLate ? 'overdue' : callOf(state, pairing, who, reminded);
    return what === null ? [] : [{ who, what, subject, due, reminded }];
  });
  return isLate ? [{ who: 'official', what: 'decide', subject, due, reminded: null }, ...own] : own;
}

/** What one of the two is called for; `null`: the other one is. */
function callOf(state: State, pairing: Pairing, who: EntrantId, reminded: number | null): LeagueCall | null {
  const { claim, asked, ready } = pairing;
  // The match calls its players itself; here they learn that the league's time runs out.
  if (isOn(state, pairing)) return reminded === null ? null : 'finish';
  if (claim) return claim.by === who ? null : 'agree';
  if (asked !== null && asked !== who) return 'extend';
  if (state.setup.table === null) return 'result';
  if (ready.includes(who)) return null;
  return ready.length > 0 ? 'ready-too' : 'ready';
}
