import { isRewound, type Moment } from '../rules/kernel/rewind.js';
import type { MatchState } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { StoredEvent } from './ports.js';

/** An event of a match as stored, with the states around it. */
export type Told = Moment<AnyGame, StoredEvent>;

/**
 * What happened lately in a match, kept in memory so that whoever tells of it need not fold it again: all events that count
 * from number `since` on.
 */
export interface Recent {
  readonly since: number;
  readonly moments: readonly Told[];
}

/** So many events of a match are kept at most: a turn of the largest matches, and the one before. */
const MOST = 600;

/** What is kept after more has happened; where that goes back, what it takes back is left out. */
export function grown({ since, moments }: Recent, more: readonly Told[]): Recent {
  let kept = [...moments];
  let from = since;
  for (const moment of more) {
    const { event, seq } = moment.stored;
    if (isRewound(event)) {
      kept = kept.filter(({ stored }) => stored.seq <= event.to);
      if (event.to < since - 1) from = seq;
    }
    kept.push(moment);
  }
  if (kept.length <= MOST) return { since: from, moments: kept };
  const last = kept.slice(-MOST);
  return { since: last[0]?.stored.seq ?? from, moments: last };
}

/** The events that count from one number to another, inclusive; `null` when not all of them are kept. */
export function between({ since, moments }: Recent, from: number, to: number): readonly Told[] | null {
  if (from < since) return null;
  return moments.filter(({ stored: { seq } }) => seq >= from && seq <= to);
}

/** The state right after an event that counts; `null` when it is not kept. */
export function stateAfter({ since, moments }: Recent, seq: number): MatchState<AnyGame> | null {
  const [first] = moments;
  if (first && seq === since - 1 && !isRewound(first.stored.event)) return first.before;
  return moments.find(({ stored }) => stored.seq === seq)?.after ?? null;
}

/** The first and last event of a chapter that count; `null` when its beginning is not kept. */
export function spanIn(
  { since, moments }: Recent,
  { turn, phase }: StoredEvent['chapter'],
): { readonly from: number; readonly to: number } | null {
  const isIn = ({ stored: { chapter } }: Told): boolean => chapter.turn === turn && chapter.phase === phase;
  const begins = moments.findIndex(isIn);
  const first = moments[begins]?.stored;
  const last = moments.findLast(isIn)?.stored;
  if (!first || !last || (begins === 0 && since > 1)) return null;
  return { from: first.seq, to: last.seq };
}
