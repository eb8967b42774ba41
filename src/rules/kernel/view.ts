import { openQuestions } from './agenda.js';
import type { Game, GameTypes, MatchEvent, MatchState, MatchView, Redacted } from './contract.js';
import { isKernelEvent } from './evolve.js';
import type { QuestionId } from './ids.js';
import type { Viewer } from './seats.js';

/** What a viewer sees of a match: the game's view, and who is awaited, as he was told. Answers still sealed are not in it. */
export function viewOf<T extends GameTypes>(game: Game<T>, state: MatchState<T>, viewer: Viewer): MatchView<T> {
  return {
    viewer,
    sides: state.sides,
    seats: state.seats,
    questions: openQuestions(state.agenda).flatMap((question) => {
      const told = game.tell({ type: 'Asked', mode: 'all', questions: [question] }, state, viewer);
      return told?.type === 'Asked' && 'questions' in told ? told.questions : [];
    }),
    conceded: state.conceded,
    abandon: state.abandon,
    outcome: state.outcome,
    game: game.view(state, viewer),
  };
}

/** What a viewer learns from an event. A sealed answer is told to its own seat only; the others learn that it was given. */
export function tell<T extends GameTypes>(
  game: Game<T>,
  event: MatchEvent<T>,
  before: MatchState<T> | null,
  viewer: Viewer,
): MatchEvent<T> | Redacted | null {
  if (isKernelEvent<T>(event)) {
    if (event.type === 'Stepped') return null;
    const hidden = event.type === 'Answered' && before !== null && isSealed(before, event.answer.question);
    if (hidden && (viewer.as !== 'seat' || viewer.seat !== event.answer.seat)) {
      return { type: 'Redacted', of: 'Answered', seat: event.answer.seat };
    }
  }
  return game.tell(event, before, viewer);
}

/** Whether an open question is one whose answers are hidden until all are in. */
const isSealed = <T extends GameTypes>(state: MatchState<T>, id: QuestionId): boolean =>
  openQuestions(state.agenda).some((open) => open.id === id && open.kind === 'sealed');
