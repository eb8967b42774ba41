import type { Locale } from '../i18n/locales.js';
import type { MatchView } from '../rules/kernel/contract.js';
import { questionId, type QuestionId, type SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { Reading, StandingText } from '../rules/kernel/standing.js';
import type { AnyGame } from '../rules/registry.js';
import type { Instant, MatchId, Played } from './header.js';

/** Orders that a seat keeps for later, and questions that it leaves to Arbitre. Only the seat's own player ever sees them. */

/**
 * `offered` a refused order that its player may yet keep · `kept` it waits until it fits · `dropped` it can never be given
 * any more, which its player has still to be told · `gone` given, withdrawn or told: never shown again.
 */
export type StandingOrderState = 'offered' | 'kept' | 'dropped' | 'gone';

/** The key of a kept order that is given at a question. */
export const useKey = (standing: number, question: QuestionId): string => `standing:${standing}:${question}`;

/** Which kept order was given at which question under a key; `null` under any other. */
export function useOf(key: string): { readonly standing: number; readonly question: QuestionId } | null {
  const [, standing, question] = /^standing:(\d+):q(\d+)$/u.exec(key) ?? [];
  return question === undefined ? null : { standing: Number(standing), question: questionId(Number(question)) };
}

/** So often an order that fits is refused before it rests; its player may change or withdraw it. */
export const MOST_TRIES = 10;
/** So many kept orders are given in a row: then play waits until a person looks, lest a match plays itself to its end. */
export const MOST_GIVEN = 100;
/** So many orders a seat may keep at a time. */
export const MOST_KEPT = 25;

/** A kept order. `tried` is the question at which it was tried last, `refusal` why it was refused there or dropped. */
export interface StandingOrder {
  readonly match: MatchId;
  /** Counts from 1 in its match. */
  readonly id: number;
  readonly seat: SeatId;
  readonly text: StandingText;
  readonly locale: Locale;
  readonly state: StandingOrderState;
  readonly tries: number;
  readonly tried: QuestionId | null;
  readonly refusal: Refusal | null;
  readonly at: Instant;
}

/**
 * What is passed for a seat without asking it: nothing, questions that leave it no choice, or these and all reactions.
 */
export const AUTO_PASSES = ['off', 'only', 'reactions'] as const;
export type AutoPass = (typeof AUTO_PASSES)[number];

/** A question that is to be passed for its seat at an instant. */
export interface PassDue {
  readonly match: MatchId;
  readonly question: QuestionId;
  readonly seat: SeatId;
  readonly due: Instant;
}

/** What of this lasts, beside a match's events and never among them; it goes when the match ends or the seat changes hands. */
export interface Standings {
  /** The kept orders of a match that are not gone, oldest first; of one seat where it is named. */
  standings(match: MatchId, seat?: SeatId): Promise<readonly StandingOrder[]>;
  /** Keeps an order; the id is made. An offered one takes the place of the seat's offer before. */
  addStanding(standing: Omit<StandingOrder, 'id'>): Promise<StandingOrder>;
  /** Changes what has become of a kept order. */
  changeStanding(
    standing: Pick<StandingOrder, 'match' | 'id' | 'state' | 'tries' | 'tried' | 'refusal'>,
  ): Promise<void>;
  /** Withdraws one; false when the seat has none of that id. */
  removeStanding(match: MatchId, seat: SeatId, id: number): Promise<boolean>;
  autoPass(match: MatchId, seat: SeatId): Promise<AutoPass>;
  putAutoPass(match: MatchId, seat: SeatId, mode: AutoPass): Promise<void>;
  /** The questions of a match that are to be passed. */
  passes(match: MatchId): Promise<readonly PassDue[]>;
  addPass(pass: PassDue): Promise<void>;
  removePass(match: MatchId, question: QuestionId): Promise<void>;
  /** The questions that are to be passed by now, in the store's shards. */
  passesDue(now: Instant): Promise<readonly PassDue[]>;
}

/** Reads kept orders: the text of orders is no business of the match room. */
export interface StandingReader {
  /** Why a text cannot be kept, or `null`. */
  check(match: Played, text: StandingText, locale: Locale, view: MatchView<AnyGame>, seat: SeatId): Refusal | null;
  read(
    match: Played,
    text: StandingText,
    locale: Locale,
    view: MatchView<AnyGame>,
    seat: SeatId,
  ): Result<Reading<AnyGame>, Refusal>;
}
