import { openQuestions } from './agenda.js';
import type { Game, GameTypes, MatchEvent, MatchState, MatchView, Redacted } from './contract.js';
import { isKernelEvent } from './evolve.js';
import type { Viewer } from './seats.js';

/** What a viewer sees of a match: the game's view, and who is awaited. Answers still sealed are not in it. */
export function viewOf<T extends GameTypes>(game: Game<T>, state: MatchState<T>, viewer: Viewer): MatchView<T> {
  return {
    viewer,
    sides: state.sides,
    seats: state.seats,
    questions: openQuestions(state.agenda),
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
  if (!isKernelEvent<T>(event)) return before ? game.tell(event, before, viewer) : null;
  switch (event.type) {
    case 'Stepped':
      return null;
    case 'Answered': {
      const { seat, question } = event.answer;
      const asked = before ? openQuestions(before.agenda).find((open) => open.id === question) : undefined;
      const own = viewer.as === 'seat' && viewer.seat === seat;
      return asked?.kind === 'sealed' && !own ? { type: 'Redacted', of: 'Answered', seat } : event;
    }
    case 'Began':
    case 'Rolled':
    case 'Asked':
    case 'Conceded':
    case 'AbandonVoted':
    case 'Ended':
      return event;
  }
}
