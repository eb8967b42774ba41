import { sayAgain } from './beside.js';
import { changeAgain } from './changed-answers.js';
import { changeClock, changeRefusal } from './clock-change.js';
import { clockMotionRefusal } from './clock-refusals.js';
import { openQuestions } from './agenda.js';
import type { GameTypes, HouseCommand, KernelEvent, MatchCommand, MatchState, Past } from './contract.js';
import type { Game } from './game.js';
import { never, type QuestionId, type SeatId } from './ids.js';
import {
  isAgreed,
  isProposalCommand,
  proposalName,
  type Motion,
  type ProposalCommand,
  type Warrant,
} from './proposal.js';
import { refuse, type Refusal } from './refusal.js';
import type { Run } from './run.js';
import { judge, seated } from './seats.js';
import { viewOf } from './view.js';

/** How motions are made, voted on and carried out. */

/** How a motion comes to be carried out: at whose wish (`null`: the arbiter's), by what right, when. */
interface Enactment {
  readonly by: SeatId | null;
  readonly warrant: Warrant;
  readonly at: number;
}

/** Whether a command carries a motion out without asking. */
export const isEnactment = <T extends GameTypes>(
  command: MatchCommand<T>,
): command is Extract<HouseCommand<T>, { readonly type: 'enact' }> => command.type === 'enact';

/** The motion that an order would carry out, at once or as soon as all agree: its own, or the one that it votes on. */
export function motionOf<T extends GameTypes>(
  state: Pick<MatchState<T>, 'proposal'> | null,
  command: MatchCommand<T>,
): Motion | null {
  if (isEnactment(command)) return command.motion;
  if (!isProposalCommand(command)) return null;
  switch (command.type) {
    case 'propose':
      return command.motion;
    case 'vote':
      return state?.proposal?.motion ?? null;
    case 'withdraw':
      return null;
  }
}

/** Carries a command about proposals out, or says why not; then nothing has happened. */
export function decideMotion<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  { seat, at }: { readonly seat: SeatId; readonly at: number },
  command: ProposalCommand,
  past: Past<T> | null,
): Refusal | null {
  switch (command.type) {
    case 'propose': {
      const { motion, asked } = command;
      const standing = run.state.proposal;
      if (standing && standing.by !== seat) return refuse('match/proposal-open', { by: standing.by });
      const refusal = motionRefusal(game, run.state, motion, seated(seat), past);
      if (refusal) return refusal;
      if (standing) run.happen({ type: 'Withdrawn', proposal: standing.id, by: seat, why: 'replaced' });
      const id = proposalName(run.state.questionsAsked + 1);
      run.happen({ type: 'Proposed', proposal: { id, by: seat, motion, asked, agreed: [], at } });
      carryOutIfAgreed(game, run, at, past);
      return null;
    }
    case 'vote': {
      const standing = run.state.proposal;
      if (standing?.id !== command.proposal) return refuse('match/proposal-closed');
      if (!standing.asked.includes(seat)) return refuse('match/consent-not-asked', { asked: standing.asked });
      if (command.agrees && standing.agreed.includes(seat)) return refuse('match/already-agreed');
      run.happen({ type: 'Voted', proposal: standing.id, seat, agrees: command.agrees });
      carryOutIfAgreed(game, run, at, past);
      return null;
    }
    case 'withdraw': {
      const standing = run.state.proposal;
      if (standing?.id !== command.proposal) return refuse('match/proposal-closed');
      if (standing.by !== seat) return refuse('match/not-your-proposal', { by: standing.by });
      run.happen({ type: 'Withdrawn', proposal: standing.id, by: seat, why: 'maker' });
      return null;
    }
    default:
      return never(command);
  }
}

function carryOutIfAgreed<T extends GameTypes>(game: Game<T>, run: Run<T>, at: number, past: Past<T> | null): void {
  const standing = run.state.proposal;
  if (!standing || !isAgreed(standing)) return;
  const { id, motion, by } = standing;
  // What was possible when it was proposed may not be so any more.
  if (motionRefusal(game, run.state, motion, seated(by), past)) {
    run.happen({ type: 'Withdrawn', proposal: id, by: null, why: 'gone' });
    return;
  }
  run.happen({ type: 'Agreed', proposal: id });
  carryOut(game, run, motion, { by, warrant: 'agreed', at }, past);
}

/** Carries a motion out without asking, or says why not. */
export function enactMotion<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  motion: Motion,
  how: Enactment,
  past: Past<T> | null,
): Refusal | null {
  const viewer = how.by === null ? judge : seated(how.by);
  const refusal = motionRefusal(game, run.state, motion, viewer, past);
  if (refusal) return refusal;
  carryOut(game, run, motion, how, past);
  return null;
}

/** Why a motion cannot be carried out, judged by what its maker sees. */
function motionRefusal<T extends GameTypes>(
  game: Game<T>,
  state: MatchState<T>,
  motion: Motion,
  viewer: Parameters<typeof viewOf>[2],
  past: Past<T> | null,
): Refusal | null {
  switch (motion.kind) {
    case 'undo':
    case 'return':
      return past && !past.state.outcome ? null : refuse('match/nothing-to-undo');
    case 'correct': {
      if (!game.correction) return refuse('match/no-corrections');
      // Each fact is judged on what those before it have made of the game.
      let corrected = state;
      for (const fact of motion.facts) {
        const refusal = game.correction.check(viewOf(game, corrected, viewer), fact);
        if (refusal) return refusal;
        corrected = { ...corrected, game: game.correction.apply(corrected.game, fact) };
      }
      return null;
    }
    case 'substitute': {
      const { seat } = motion;
      if (!state.seats.some(({ id }) => id === seat)) return refuse('match/no-such-seat', { seat });
      return state.conceded.includes(seat) ? refuse('match/already-conceded', { seat }) : null;
    }
    case 'pause':
    case 'resume':
    case 'extend':
      return clockMotionRefusal(state, motion);
    case 'retime':
      return changeRefusal(state, motion.clock);
    default:
      return never(motion);
  }
}

function carryOut<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  motion: Motion,
  { by, warrant, at }: Enactment,
  past: Past<T> | null,
): void {
  switch (motion.kind) {
    case 'undo':
    case 'return': {
      if (!past) throw new Error('a match goes back only to a state that is at hand');
      const { questionsAsked: asked, diceRolled: rolled, clock } = run.state;
      const reason = motion.kind === 'return' ? motion.reason : null;
      // Whoever thinks again without asking has thought so long already: they could stay for ever otherwise.
      const then = warrant === 'free' ? past.until : past.at;
      const ranOn = warrant === 'free' ? (clock?.running ?? []).filter(({ question }) => runsIn(past, question)) : [];
      const running = ranOn.length === 0 ? {} : { running: ranOn };
      run.happen(
        { type: 'Rewound', to: motion.to, by, warrant, reason, at, then, ...running, asked, rolled },
        past.state,
      );
      // A pause was agreed upon: it neither ends nor comes back with an order.
      const back = run.state.clock;
      if (clock?.paused && back && !back.paused) run.happen({ type: 'ClockPaused', at, by: clock.paused.by });
      if (!clock?.paused && back?.paused) run.happen({ type: 'ClockResumed', at });
      if (motion.kind === 'undo') sayAgain(game, run, past);
      changeAgain(game, run, past);
      return;
    }
    case 'correct':
      correct(game, run, { type: 'Corrected', facts: motion.facts, by, warrant, reason: motion.reason });
      return;
    case 'substitute': {
      const { seat, player, from } = motion;
      run.happen({ type: 'Substituted', seat, player, ...(from === undefined ? {} : { from }), by });
      return;
    }
    case 'pause':
      run.happen({ type: 'ClockPaused', at, by });
      return;
    case 'resume':
      run.happen({ type: 'ClockResumed', at });
      return;
    case 'extend': {
      const { seat, ms } = motion;
      const since = run.state.clock?.at ?? at;
      run.happen({ type: 'ClockCredited', ms, reason: 'arbiter', seat, at: Math.max(at, since) });
      return;
    }
    case 'retime':
      changeClock(game, run, motion.clock, { by, at });
      return;
    default:
      never(motion);
  }
}

/** Sets facts right, and asks anew; sealed answers that waited for others and still hold are kept, as they were (S-01). */
function correct<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  corrected: Extract<KernelEvent<T>, { readonly type: 'Corrected' }>,
): void {
  const before = run.state.agenda.at(-1);
  run.happen(corrected);
  run.settle();
  // Where the step has nothing to ask any more it is over.
  if (run.state.agenda.at(-1)?.step !== before?.step) return;
  for (const { question: named, ...answer } of before?.asked?.answers ?? []) {
    const asked = before?.asked?.questions.find(({ id }) => id === named)?.topic.ask;
    const question = openQuestions(run.state.agenda).find(
      ({ seat, kind, topic }) => seat === answer.seat && kind === 'sealed' && topic.ask === asked,
    );
    if (!question || !game.answers(question.topic, answer.command)) continue;
    if (answer.part !== undefined && !question.parts?.some(({ id }) => id === answer.part)) continue;
    if (game.check(viewOf(game, run.state, seated(answer.seat)), question, answer.command)) continue;
    run.happen({ type: 'AnswerKept', answer: { ...answer, question: question.id } });
  }
  run.settle();
}

/** Whether the clock of a question ran before, too. */
const runsIn = <T extends GameTypes>({ state }: Past<T>, id: QuestionId): boolean =>
  (state.clock?.running ?? []).some(({ question }) => question === id);
