import { openQuestions } from './agenda.js';
import type { Choice } from './choices.js';
import type { GameTypes, MatchView, Ruleset } from './contract.js';
import type { Game } from './game.js';
import { enact, start } from './decide.js';
import { evolve, isKernelEvent } from './evolve.js';
import type { SeatId } from './ids.js';
import { notAwaited } from './questions.js';
import { refuse } from './refusal.js';
import { decideTimed, follow } from './timing.js';
import { tell, viewOf } from './view.js';

/** Makes the contract that the house uses out of what a game's author wrote. */
export function ruleset<T extends GameTypes>(game: Game<T>): Ruleset<T> {
  return {
    id: game.id,
    version: game.version,
    options: game.options,
    start: (setup, dice, at) => follow(game, null, start(game, setup, dice), { at }),
    decide: (state, order, dice, past = null) => decideTimed(game, state, order, dice, past),
    enact: (state, motion, how, dice, past = null) =>
      follow(game, state, enact(game, state, motion, how, dice, past), { at: how.at }, past),
    evolve: (state, event) => evolve(game, state, event),
    view: (state, viewer) => viewOf(game, state, viewer),
    choices: (view, seat, partial) => choices(game, view, seat, partial),
    open: (state) => openQuestions(state.agenda),
    tell: (event, before, viewer, now) => tell(game, event, before, viewer, now),
    mark: (event) => (isKernelEvent<T>(event) ? null : game.mark(event)),
    chapter: (state) => game.chapter(state.game),
    outcome: (state) => state.outcome,
    inspect: (view, inquiry) => game.inspect(view, inquiry),
    holds: (view, seat, condition) => game.holds?.(view, seat, condition) ?? false,
    upcast: (event, version) => game.upcast(event, version),
  };
}

/**
 * The next slot of the seat's order. `partial.question` chooses among several open questions, or names a sealed one whose
 * answers are to be changed; without it the first open one is meant.
 */
function choices<T extends GameTypes>(
  game: Game<T>,
  view: MatchView<T>,
  seat: SeatId,
  partial: Readonly<Record<string, string>>,
): Choice<T['command']> {
  if (view.outcome) return { kind: 'nothing', refusal: refuse('match/over') };
  const mine = view.questions.filter((question) => question.seat === seat);
  const answered = view.sealed.map(({ question }) => question);
  const question = [...mine, ...answered].find((one) => one.id === partial['question']) ?? mine[0];
  if (!question) {
    return { kind: 'nothing', refusal: notAwaited(view.questions) };
  }
  return game.choices(view, question, partial);
}
