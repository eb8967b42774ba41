import type { ClockState, RunningClock } from './clock.js';
import { isInPlaceOf, openQuestions, partsLeft, sealedBy } from './agenda.js';
import type { GameTypes, MatchEvent, MatchState, MatchView, Redacted } from './contract.js';
import type { Game } from './game.js';
import { isKernelEvent } from './evolve.js';
import type { QuestionId } from './ids.js';
import { withParts } from './parts.js';
import { isVoid, type Question } from './questions.js';
import type { Viewer } from './seats.js';

/** What a viewer sees of a match: the game's view, and who is awaited, as they were told. Answers still sealed are not in it. */
export function viewOf<T extends GameTypes>(game: Game<T>, state: MatchState<T>, viewer: Viewer): MatchView<T> {
  const questions = asSeen(game, state, viewer).flatMap((question) => {
    const told = game.tell({ type: 'Asked', mode: 'all', questions: [question] }, state, viewer, null);
    return told?.type === 'Asked' && 'questions' in told ? told.questions : [];
  });
  return {
    viewer,
    sides: state.sides,
    seats: state.seats,
    questions,
    sealed: viewer.as === 'seat' ? sealedBy(state.agenda, viewer.seat) : [],
    conceded: state.conceded,
    abandon: state.abandon,
    clock: clockTold(state.clock, questions),
    proposal: state.proposal,
    outcome: state.outcome,
    game: game.view(state, viewer),
  };
}

/** The clock without what runs for a question that the viewer is not told of. */
function clockTold(clock: ClockState | null, told: readonly { readonly id: QuestionId }[]): ClockState | null {
  const isTold = ({ question }: RunningClock): boolean => told.some(({ id }) => id === question);
  return !clock || clock.running.every(isTold) ? clock : { ...clock, running: clock.running.filter(isTold) };
}

/** The open questions. Of its own in parts a seat sees what is left of it; to others it looks the same until it is answered. */
function asSeen<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  viewer: Viewer,
): readonly Question<T['topic'], T['command']>[] {
  const answers = state.agenda.at(-1)?.asked?.answers ?? [];
  return openQuestions(state.agenda).map((question) => {
    if (!question.parts || viewer.as !== 'seat' || viewer.seat !== question.seat) return question;
    return withParts(game, question, partsLeft(question, answers));
  });
}

/**
 * What a viewer learns from an event. A sealed answer is told to its own seat only, and the others learn that it was given;
 * told of it later, as the match stands `now`, they learn it once all have answered, as it was in the end: that it was changed
 * meanwhile they learn when the match is over.
 */
export function tell<T extends GameTypes>(
  game: Game<T>,
  event: MatchEvent<T>,
  before: MatchState<T> | null,
  viewer: Viewer,
  now: MatchState<T> | null = null,
): MatchEvent<T> | Redacted | null {
  if (isKernelEvent<T>(event)) {
    if (event.type === 'Stepped') return null;
    if (event.type === 'Answered' || event.type === 'AnswerKept' || event.type === 'AnswerChanged') {
      const { answer, type } = event;
      const isOwn = viewer.as === 'seat' && viewer.seat === answer.seat;
      if (isOwn) return game.tell(event, before, viewer, now);
      if (type === 'AnswerChanged' && !now?.outcome) return null;
      if (isHidden(before, now, answer.question)) return { type: 'Redacted', of: type, seat: answer.seat };
      const changed = now?.outcome ? undefined : now?.changed?.find((other) => isInPlaceOf(answer, other));
      return game.tell(changed ? { type, answer: changed } : event, before, viewer, now);
    }
  }
  return game.tell(event, before, viewer, now);
}

/**
 * Whether an answer is to be hidden from others: it was sealed when given, and is not known to have been opened since. Where
 * the match has gone back in between, or its question was taken back, it may never have been (S-01).
 */
function isHidden<T extends GameTypes>(
  before: MatchState<T> | null,
  now: MatchState<T> | null,
  question: QuestionId,
): boolean {
  if (!before || !isSealed(before, question)) return false;
  return now === null || now.unopened.includes(question) || isSealed(now, question) || isVoid(now, question);
}

/** Whether a question of the level at work is one whose answers are hidden until all are in. */
const isSealed = <T extends GameTypes>(state: MatchState<T>, id: QuestionId): boolean =>
  (state.agenda.at(-1)?.asked?.questions ?? []).some((asked) => asked.id === id && asked.kind === 'sealed');
