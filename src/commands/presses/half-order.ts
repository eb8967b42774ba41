import { t, type Key } from '../../i18n/index.js';
import { hashOf } from '../../match/hash.js';
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

/** A blank and the value that a press puts there. */
export type Filling = readonly [blank: string, value: string];

/** The choices made before a blank; all of them when it is still empty. */
export function before(blanks: Blanks, blank: string): Blanks {
  const entries = Object.entries(blanks);
  const at = entries.findIndex(([name]) => name === blank);
  return Object.fromEntries(at < 0 ? entries : entries.slice(0, at));
}

/** Fills blanks one after another; what was chosen after the first of them falls away. */
export const filledWith = (blanks: Blanks, fillings: readonly Filling[]): Blanks => ({
  ...before(blanks, fillings[0]?.[0] ?? ''),
  ...Object.fromEntries(fillings),
});

/** How fillings stand in a press, `mode=walk`, and several in an entry of a menu, `unit=HBK-4G|mode=walk`; names of blanks have no `=`. */
export const toArgs = (fillings: readonly Filling[]): readonly string[] => fillings.map((one) => one.join('='));
export const toEntry = (fillings: readonly Filling[]): string => toArgs(fillings).join(BETWEEN);
export const fromArgs = (args: readonly string[]): readonly Filling[] =>
  args
    .flatMap((arg) => arg.split(BETWEEN))
    .flatMap((arg): readonly Filling[] => {
      const at = arg.indexOf('=');
      return at > 0 ? [[arg.slice(0, at), arg.slice(at + 1)]] : [];
    });
const BETWEEN = '|';

/**
 * The fingerprint of what a message shows, for the buttons that carry it out: a player's drafts for a question are one,
 * however many messages show it, and what stands on an older one must not order what was chosen on another.
 */
export const printOf = (shown: Made | string): string => hashOf(shown).slice(0, 8);

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
  `button.${'back' | 'pass' | 'closer' | 'confirm' | 'enter' | 'step-back' | 'stop' | 'drive' | 'places' | 'none' | 'earlier' | 'later'}`
>;
