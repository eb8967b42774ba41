import type { GameTypes, KernelCommand } from './contract.js';
import type { QuestionKind } from './questions.js';
import type { Refusal } from './refusal.js';

/** Orders that a seat keeps for later. Their texts are read when they are to be given; an event knows only the order given. */

/** The questions that a kept order answers: any, or those of one kind only. */
export const STANDING_ON = ['any', 'turn', 'reaction', 'sealed'] as const satisfies readonly ('any' | QuestionKind)[];
type StandingOn = (typeof STANDING_ON)[number];

/** How often a kept order is given: once, or each time it fits. */
export const STANDING_REPEAT = ['once', 'always'] as const;
type StandingRepeat = (typeof STANDING_REPEAT)[number];

/** A kept order as its player wrote it: the order, on what it depends, and what to do else. */
export interface StandingText {
  readonly order: string;
  readonly repeat: StandingRepeat;
  readonly on: StandingOn;
  readonly if: string | null;
  readonly else: string | null;
}

/** What a kept order comes to now: an order to give, nothing yet, or nothing ever again. */
export type Reading<T extends GameTypes> =
  | { readonly kind: 'order'; readonly command: T['command'] | KernelCommand }
  | { readonly kind: 'waits' }
  | { readonly kind: 'gone'; readonly refusal: Refusal };
