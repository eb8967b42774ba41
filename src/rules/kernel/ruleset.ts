import { openQuestions } from './agenda.js';
import { isBeside } from './beside.js';
import type { Choice } from './choices.js';
import type { GameTypes, MatchView, Ruleset } from './contract.js';
import type { Game } from './game.js';
import { decide, returnsTo } from './decide.js';
import { evolve, isKernelEvent, isKernelNews } from './evolve.js';
import type { SeatId } from './ids.js';
import { BESIDE, notAwaited } from './questions.js';
import { refuse } from './refusal.js';
import type { Written } from './stream.js';
import { tell, viewOf } from './view.js';

/** Makes the contract that the house uses out of what a game's author wrote. */
export function ruleset<T extends GameTypes>(game: Game<T>): Ruleset<T> {
  return {
    id: game.id,
    shape: game.upcasts.length + 1,
    decisions: game.decisions,
    options: game.options,
    measure: game.measure ?? null,
    decide: (state, order, deciding) => decide(game, state, order, deciding),
    returnsTo: (state, order) => returnsTo(state, order),
    evolve: (state, event) => evolve(game, state, event),
    view: (state, viewer) => viewOf(game, state, viewer),
    choices: (view, seat, partial) => choices(game, view, seat, partial),
    hears: (state) => game.beside !== undefined && (state === null || (game.beside.inMatch?.(state) ?? true)),
    isBeside: (command) => isBeside(game, command),
    open: (state) => openQuestions(state.agenda),
    tell: (event, before, viewer, now) => tell(game, event, before, viewer, now),
    isNews: (event) => (isKernelEvent<T>(event) ? isKernelNews(event) : game.isNews(event)),
    reveals: (event) => !isKernelEvent<T>(event) && (game.reveals?.(event) ?? false),
    chapter: (state) => game.chapter(state.game),
    outcome: (state) => state.outcome,
    inspect: (view, inquiry) => game.inspect(view, inquiry),
    holds: (view, seat, condition) => game.holds?.(view, seat, condition) ?? false,
    // What comes out of the last step is what the types say: the tests of kept matches hold that.
    upcastEvent: (event, shape) => upcast(game, event, shape, 'event'),
    upcastCommand: (command, shape) => upcast(game, command, shape, 'command'),
  };
}

/** What was written in a shape, brought through all that came after it. Throws for a shape that is still to come. */
function upcast<T extends GameTypes>(
  game: Game<T>,
  written: Written,
  shape: number,
  what: 'event' | 'command',
): Written {
  if (shape > game.upcasts.length + 1) {
    throw new Error(`${game.id} shape ${shape} is newer than ${game.upcasts.length + 1}`);
  }
  return game.upcasts.slice(shape - 1).reduce((older, step) => step[what](older), written);
}

/**
 * The next blank of the seat's order. `partial.question` chooses among several open questions, or names a sealed one whose
 * answers are to be changed; without it the first open one is meant.
 */
function choices<T extends GameTypes>(
  game: Game<T>,
  view: MatchView<T>,
  seat: SeatId,
  partial: Readonly<Record<string, string>>,
): Choice<T['command']> {
  if (view.outcome) return { kind: 'nothing', refusal: refuse('match/over') };
  if (partial['question'] === BESIDE) {
    return game.beside?.choices(view, seat, partial) ?? { kind: 'nothing', refusal: notAwaited(view.questions) };
  }
  const mine = view.questions.filter((question) => question.seat === seat);
  const answered = view.sealed.map(({ question }) => question);
  const question = [...mine, ...answered].find((one) => one.id === partial['question']) ?? mine[0];
  if (!question) {
    return { kind: 'nothing', refusal: notAwaited(view.questions) };
  }
  return game.choices(view, question, partial);
}
