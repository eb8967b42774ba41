import { t, type Key } from '../../i18n/index.js';
import type { MatchId } from '../../match/header.js';
import type { HalfOrder } from '../../match/ports.js';
import type { Choice, Blanks } from '../../rules/kernel/choices.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import type { QuestionId, SeatId } from '../../rules/kernel/ids.js';
import type { Question } from '../../rules/kernel/questions.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Services, Request } from '../contract.js';
import type { Seen } from '../table.js';

/** A half-made order, and the buttons under it. */

export type OpenQuestion = Question<AnyGame['topic'], AnyGame['command']>;
export type Next = Choice<AnyGame['command']>;

/** A draft at work: the question it answers, or that it is said beside them, and what has been chosen so far. */
export interface Drafting {
  readonly services: Services;
  readonly request: Request;
  readonly match: MatchId;
  readonly seen: Seen;
  readonly seat: SeatId;
  readonly view: MatchView<AnyGame>;
  /** `null`: it is said beside the questions. */
  readonly question: OpenQuestion | null;
  /** What its buttons and its place in the store name: the question's id, or `BESIDE`. */
  readonly about: QuestionId;
  readonly made: Made;
}

/** What has been made of an order by buttons. */
export type Made = Exclude<HalfOrder, { kind: 'typed' }>;

/** The blanks filled so far; none when the player would rather pass. */
export const blanksOf = ({ made }: Pick<Drafting, 'made'>): Blanks => (made.kind === 'blanks' ? made.blanks : {});

/** A button of a draft: its verb, the match and the question, and what else the verb needs. */
export function button(
  { match, about, request }: Drafting,
  verb: string,
  label: LabelKey | { readonly words: string },
  ...args: readonly string[]
) {
  return {
    action: { verb, args: [match, about, ...args] },
    label: typeof label === 'string' ? t(request.locale, label) : label.words,
    style: 'secondary' as 'secondary' | 'primary' | 'success',
  };
}

/** Labels that need no parameters. */
export type LabelKey = Extract<
  Key,
  `button.${'back' | 'pass' | 'confirm' | 'enter' | 'step-back' | 'stop' | 'drive' | 'places' | 'none' | 'earlier' | 'later'}`
>;
