import { dueOf } from '../rules/kernel/clock.js';
import type { Blanks } from '../rules/kernel/choices.js';
import type { MatchState, MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { Question, QuestionKind } from '../rules/kernel/questions.js';
import type { AnyGame } from '../rules/registry.js';
import { canonicalJson } from './hash.js';
import type { StoredEvent } from './ports.js';
import type { AutoPass } from './standing.js';

/**
 * Questions that are passed for a seat, not at once but after a delay drawn from how long players of the match take for
 * their answers: nobody can tell from it that there was nothing to answer.
 */

type Open = Question<AnyGame['topic'], AnyGame['command']>;

/** Answers by Arbitre, or by what a player had left with it, say nothing about how long a player takes. */
const NOT_BY_HAND = /^(?:referee|standing|autopass|timeout|outage):/u;
/** So many answers of a kind make a distribution; with fewer, the usual ones stand in beside them. */
const FEWEST = 8;
/** How long answers usually take where nothing is known yet, in milliseconds: from half a minute to an evening. */
const USUAL = [0.5, 1, 2, 4, 8, 15, 30, 60, 120, 240].map((minutes) => minutes * 60_000);

/** Choices with one option in a row, at most: more would be circles. */
const MOST_BLANKS = 50;

/** Whether a question leaves its seat nothing but its fallback. */
function isOnlyFallback(rules: Pick<Ruleset<AnyGame>, 'choices'>, view: MatchView<AnyGame>, question: Open): boolean {
  let blanks: Blanks = { question: question.id };
  for (let i = 0; i < MOST_BLANKS; i++) {
    const next = rules.choices(view, question.seat, blanks);
    if (next.kind === 'done') return canonicalJson(next.command) === canonicalJson(question.fallback);
    if (next.kind !== 'pick' || next.min !== 1 || next.options.length !== 1) return false;
    const [only] = next.options;
    if (!only || blanks[next.blank] === only.value) return false;
    blanks = { ...blanks, [next.blank]: only.value };
  }
  return false;
}

/**
 * Whether a seat wants a question passed. What the chrono times is never passed for it: a move of three minutes is its
 * player's own, and no delay could look like theirs.
 */
export function wantsPass(
  rules: Pick<Ruleset<AnyGame>, 'choices'>,
  view: MatchView<AnyGame>,
  question: Open,
  mode: AutoPass,
): boolean {
  if (mode === 'off' || (question.chrono !== undefined && view.clock?.settings.kind === 'chrono')) return false;
  return (mode === 'reactions' && question.kind === 'reaction') || isOnlyFallback(rules, view, question);
}

/** How long players of a match have taken to answer questions of a kind by hand, in milliseconds; of every kind where those are few. */
function answersByHand(events: readonly StoredEvent[], kind: QuestionKind): readonly number[] {
  const asked = new Map<string, { readonly at: number; readonly kind: QuestionKind }>();
  const taken: { readonly ms: number; readonly kind: QuestionKind }[] = [];
  for (const { event, at, order } of events) {
    if (event.type === 'Asked' && 'questions' in event) {
      for (const question of event.questions) asked.set(question.id, { at, kind: question.kind });
    }
    if (event.type !== 'Answered' || !('answer' in event) || event.answer.by !== 'seat') continue;
    const question = asked.get(event.answer.question);
    if (!question || NOT_BY_HAND.test(order)) continue;
    taken.push({ ms: Math.max(0, at - question.at), kind: question.kind });
  }
  const same = taken.filter((one) => one.kind === kind);
  return (same.length >= FEWEST ? same : taken).map(({ ms }) => ms);
}

/** A number from 0 up to, not including, 1. */
function fraction(randomBytes: (size: number) => Uint8Array): number {
  return randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32;
}

/**
 * How long a question is left open before it is passed, in milliseconds: as long as one of the answers by hand took, a
 * quarter more or less; never longer than half of what the seat's clock leaves.
 */
export function passDelay(
  state: MatchState<AnyGame>,
  { id, kind }: Open,
  events: readonly StoredEvent[],
  now: number,
  randomBytes: (size: number) => Uint8Array,
): number {
  const known = answersByHand(events, kind);
  const from = known.length >= FEWEST ? known : [...known, ...USUAL];
  const drawn = from[Math.floor(fraction(randomBytes) * from.length)] ?? 0;
  const delay = Math.round(drawn * (0.75 + fraction(randomBytes) / 2));
  const running = state.clock?.running.find(({ question }) => question === id);
  if (!state.clock || !running) return delay;
  return Math.min(delay, Math.max(0, Math.floor((dueOf(state.clock, running) - now) / 2)));
}
