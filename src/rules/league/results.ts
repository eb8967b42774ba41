import type { Outcome } from '../kernel/contract.js';
import type { Dice } from '../kernel/dice.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import type { EntrantCommand, HouseCommand, OfficialCommand } from './commands.js';
import { pairingId, type EntrantId, type PairingId } from './ids.js';
import { after, isReplayed, pairingAt, treeIn } from './knockout.js';
import { absent } from './leaving.js';
import { Page } from './page.js';
import { rateAgain } from './ratings.js';
import { needsWinner, reseat } from './reseating.js';
import { settle } from './rounds.js';
import { dueFrom } from './setup.js';
import {
  isMeeting,
  isOf,
  isOn,
  pairingIn,
  type Pairing,
  type Result,
  type Score,
  type State,
  type Winner,
} from './state.js';

/** How pairings end: by their match, by the word of both, by rule or by an official; and what is corrected later (LGE-10, LGE-11). */

type Of<Type extends (HouseCommand | EntrantCommand | OfficialCommand)['type']> = Extract<
  HouseCommand | EntrantCommand | OfficialCommand,
  { type: Type }
>;

/** A pairing in which two meet, by its id. */
export const meeting = (state: State, id: PairingId): Pairing | Refusal => {
  const pairing = pairingIn(state, id);
  return pairing && isMeeting(pairing) ? pairing : refuse('league/no-such-pairing', { pairing: id });
};

/** A pairing that is open and somebody's own. */
export function ownOpen(state: State, id: PairingId, by: EntrantId): Pairing | Refusal {
  const pairing = meeting(state, id);
  if ('code' in pairing) return pairing;
  if (!isOf(pairing, by)) return refuse('league/not-yours', { pairing: id });
  return pairing.result ? refuse('league/decided', { pairing: id }) : pairing;
}

/** Which of a pairing has won a match in which they played these sides, in this order. */
export function winnerFor([first, second]: readonly [string, string], winners: readonly string[]): Winner {
  const [one, other] = [winners.includes(first), winners.includes(second)];
  return one === other ? 'draw' : one ? 'first' : 'second';
}

/**
 * What a match has counted of the two of a pairing, in the order of the sides that they played; `null`: nothing. Whoever gave it up
 * or did not come has kept nothing, so that conceding early saves nobody a tie-break (LGE-09).
 */
export function scoreFor(
  sides: readonly [string, string],
  { winners, reason, scores }: { readonly winners: readonly string[] } & Pick<Outcome, 'reason' | 'scores'>,
): Score | null {
  const isGivenUp = GIVEN_UP.some((one) => one === reason);
  const of = (side: string): number =>
    isGivenUp && !winners.includes(side) ? 0 : Math.round(scores[side] ?? Number.NaN);
  const score: Score = [of(sides[0]), of(sides[1])];
  return score.every(isCounted) ? score : null;
}

/** Conceded, claimed from somebody who stayed away, or left by all. */
const GIVEN_UP = ['conceded', 'claimed', 'deserted'] as const;

/** The most that may be counted of one side. */
const MOST_SCORE = 99_999;
const isCounted = (score: number): boolean => Number.isInteger(score) && score >= 0 && score <= MOST_SCORE;

/** Why a score that was said is none, or `null`. */
const noScore = (score: Score | undefined): Refusal | null =>
  score === undefined || score.every(isCounted)
    ? null
    : refuse('league/bad-score', { given: score.join('-'), most: MOST_SCORE }, 'LGE-09');

/** A match is made for a pairing. */
export function made(page: Page, { pairing: id, match }: Of<'made'>): Refusal | null {
  const pairing = meeting(page.state, id);
  if ('code' in pairing) return pairing;
  if (pairing.result) return refuse('league/decided', { pairing: id });
  if (pairing.match !== null) return refuse('league/has-match', { pairing: id, match: pairing.match });
  page.write({ type: 'MatchMade', pairing: id, match });
  return null;
}

/** Stands in the place of a reason where the match alone says so. */
export const BY_MATCH = 'match';

/** Books the match of a pairing: it is over, or what was booked of it is corrected or annulled (LGE-10). */
export function book(page: Page, { pairing: id, winner, score, match, reason = BY_MATCH }: Of<'book'>): Refusal | null {
  const pairing = meeting(page.state, id);
  if ('code' in pairing) return pairing;
  const { result } = pairing;
  if (pairing.match !== null && pairing.match !== match.id) {
    return refuse('league/other-match', { pairing: id, match: pairing.match });
  }
  // What an official has decided stands, whatever the match says.
  if (result && result.match?.id !== match.id) return refuse('league/decided', { pairing: id });
  const next: Result | null = winner === null ? null : { winner, by: 'match', score, match };
  if (result) return change(page, pairing, next, reason);
  if (!next) return refuse('league/nothing-to-annul', { pairing: id });
  if (pairing.match === null) page.write({ type: 'MatchMade', pairing: id, match: match.id });
  decideOn(page, pairing, next);
  return null;
}

/** Whether two say the same of what was counted: who says nothing agrees with the other. */
const isSame = (one: Score | undefined, other: Score | undefined): boolean =>
  one === undefined || other === undefined || one.every((count, i) => count === other[i]);

/** What one of the two says that came of it; once both say the same it counts. */
export function claim(page: Page, by: EntrantId, { pairing: id, winner, score }: Of<'claim'>): Refusal | null {
  const pairing = ownOpen(page.state, id, by);
  if ('code' in pairing) return pairing;
  if (isOn(page.state, pairing)) return refuse('league/match-decides', { pairing: id });
  const wrong = noScore(score);
  if (wrong) return wrong;
  page.write({ type: 'Claimed', pairing: id, by, winner, ...(score === undefined ? {} : { score }) });
  const { claim: before } = pairing;
  if (before && before.by !== by && before.winner === winner && isSame(before.score, score))
    decideOn(page, pairing, onWord(winner, score ?? before.score));
  return null;
}

/** Somebody gives a pairing up. */
export function concede(page: Page, by: EntrantId, { pairing: id }: Of<'concede'>): Refusal | null {
  const pairing = ownOpen(page.state, id, by);
  if ('code' in pairing) return pairing;
  decideOn(page, pairing, onWord(pairing.sides[0] === by ? 'second' : 'first'));
  return null;
}

export const onWord = (winner: Winner, score: Score | null = null): Result => ({
  winner,
  by: 'word',
  score,
  match: null,
});
export const byRule = (winner: Winner): Result => ({ winner, by: 'forfeit', score: null, match: null });

/** An official decides a pairing, corrects it, or opens it again (LGE-11). */
export function correct(
  page: Page,
  { pairing: id, winner, score: said, reason }: Omit<Of<'correct'>, 'type'>,
): Refusal | null {
  const pairing = meeting(page.state, id);
  if ('code' in pairing) return pairing;
  const wrong = noScore(said);
  if (wrong) return wrong;
  const match = pairing.result?.match ?? null;
  const next: Result | null = winner === null ? null : { winner, by: 'official', score: said ?? null, match };
  if (!pairing.result && !next) return refuse('league/is-open', { pairing: id });
  if (pairing.result?.winner === winner && (said === undefined || pairing.result.score?.join() === said.join()))
    return refuse('league/is-so', { pairing: id });
  return change(page, pairing, next, reason);
}

/** Decides an open pairing, and lets follow what follows. */
export function decideOn(page: Page, pairing: Pairing, result: Result): void {
  page.write({ type: 'Decided', pairing: pairing.id, result });
  replay(page, pairing, result);
  if (result.by === 'forfeit') absent(page, pairing);
  settle(page);
}

/** A draw in a knockout that knows none leads to another match of the same two. */
function replay(page: Page, pairing: Pairing, { winner }: Result): void {
  if (winner !== 'draw' || !isReplayed(page.state, pairing)) return;
  const { stage, division, round, slot, sides } = pairing;
  const [a, b] = sides;
  const next = pairingId(page.state.pairings.length + 1);
  const pairings = [{ id: next, slot, sides: b === null ? sides : ([b, a] as const) }];
  page.write({ type: 'RoundDrawn', stage, division, round, due: dueFrom(page.state.setup, page.at), pairings });
}

/** Changes a result. What was drawn by it stands; only in a knockout the other one goes on, unless that has been played. */
function change(page: Page, pairing: Pairing, result: Result | null, reason: string): Refusal | null {
  const { id, due } = pairing;
  const { state: before } = page;
  const tree = treeIn(before, pairing);
  const newest = pairingAt(before, pairing);
  if (newest && newest.id !== id) {
    return refuse('league/played-on', { pairing: newest.id }, 'LGE-11');
  }
  const until = Math.max(due, dueFrom(before.setup, page.at));
  page.write({ type: 'Corrected', pairing: id, result, due: until, reason });
  if (result) replay(page, pairing, result);
  const isOpenAgain = pairingAt(page.state, pairing)?.result === null;
  const isDrawnOn = after(tree, pairing).some((node) => pairingAt(before, { ...pairing, ...node }) !== undefined);
  if (isOpenAgain && isDrawnOn) return needsWinner(id);
  const refusal = reseat(page, before, pairing);
  if (refusal) return refusal;
  rateAgain(page, id);
  settle(page);
  return null;
}

/** Why a pairing cannot be given another winner any more; `null`: it can. */
export function blockedBy(state: State, id: PairingId, winner: Winner): Refusal | null {
  const nothing: Dice = {
    roll: () => {
      throw new Error('a correction needs no dice');
    },
  };
  return correct(new Page(state, 0, nothing), { pairing: id, winner, reason: '' });
}
