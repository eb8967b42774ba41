import type { Bracket } from './vocabulary.js';

/** Numbers to hit, term by term. */

/** One term of a to-hit number: `reason` is a code with its figures in `n` (a distance, hexes entered, a count of hexes). */
export interface Term<Reason = TermReason> {
  readonly reason: Reason;
  readonly value: number;
  readonly n?: number;
}
export const TERM_REASONS = [
  'base',
  'range-short',
  'range-medium',
  'range-long',
  'attacker-stood',
  'attacker-walked',
  'attacker-ran',
  'attacker-jumped',
  'target-moved',
  'woods-target-light',
  'woods-target-heavy',
  'woods-target-ultra',
  'woods-between-light',
  'woods-between-heavy',
  'woods-between-ultra',
  'target-immobile',
] as const;
export type TermReason = (typeof TERM_REASONS)[number];

/** A to-hit number built term by term (QSR-40). */
export interface ToHit<Reason = TermReason> {
  readonly number: number;
  readonly terms: readonly Term<Reason>[];
  readonly distance: number;
  readonly range: Bracket;
}
