import type { Enactment, GameTypes, MatchEvent, MatchState, Order, Past } from './contract.js';
import type { Game } from './game.js';
import { extensionProblem } from './extension.js';
import { never, type QuestionId } from './ids.js';
import { isAgreed, proposalName, type Motion, type ProposalCommand } from './proposal.js';
import { refuse, type Refusal } from './refusal.js';
import { seated, spectator } from './seats.js';
import { viewOf } from './view.js';

/** How motions are made, voted on and carried out. */

/** Where events happen one after the other: `happen` for one event (on another state than the present one for `Rewound`), `settle` to go on. */
export interface Happening<T extends GameTypes> {
  readonly state: MatchState<T>;
  happen(event: MatchEvent<T>, on?: MatchState<T>): void;
  settle(): void;
}

/** Whether a command is about proposals. */
export const isProposalCommand = (command: { readonly type: string }): command is ProposalCommand =>
  command.type === 'propose' || command.type === 'vote' || command.type === 'withdraw';

/** Carries a command about proposals out, or says why not; then nothing has happened. */
export function decideMotion<T extends GameTypes>(
  game: Game<T>,
  run: Happening<T>,
  { seat, at }: Pick<Order<T['command']>, 'seat' | 'at'>,
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

function carryOutIfAgreed<T extends GameTypes>(
  game: Game<T>,
  run: Happening<T>,
  at: number,
  past: Past<T> | null,
): void {
  const standing = run.state.proposal;
  if (!standing || !isAgreed(standing)) return;
  const { id, motion, by } = standing;
  // What was possible when it was proposed may not be so any more.
  if (motionRefusal(game, run.state, motion, seated(by), past)) {
    run.happen({ type: 'Withdrawn', proposal: id, by: null, why: 'gone' });
    return;
  }
  run.happen({ type: 'Agreed', proposal: id });
  carryOut(run, motion, { by, warrant: 'agreed', at }, past);
}

/** Carries a motion out without asking, or says why not. */
export function enactMotion<T extends GameTypes>(
  game: Game<T>,
  run: Happening<T>,
  motion: Motion,
  how: Enactment,
  past: Past<T> | null,
): Refusal | null {
  const viewer = how.by === null ? spectator : seated(how.by);
  const refusal = motionRefusal(game, run.state, motion, viewer, past);
  if (refusal) return refusal;
  carryOut(run, motion, how, past);
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
      if (!state.clock) return refuse('match/no-clock');
      return state.clock.paused ? refuse('match/clock-paused') : null;
    case 'resume':
      if (!state.clock) return refuse('match/no-clock');
      return state.clock.paused ? null : refuse('match/clock-runs');
    case 'extend':
      return state.clock ? extensionProblem(state, motion) : refuse('match/no-clock');
    default:
      return never(motion);
  }
}

function carryOut<T extends GameTypes>(
  run: Happening<T>,
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
      // Whoever thinks again without asking has thought so long already: he could stay for ever otherwise.
      const then = warrant === 'free' ? past.until : past.at;
      const ranOn = warrant === 'free' ? (clock?.running ?? []).filter(({ question }) => runsIn(past, question)) : [];
      const running = ranOn.length === 0 ? {} : { running: ranOn };
      run.happen(
        { type: 'Rewound', to: motion.to, by, warrant, reason, at, then, ...running, asked, rolled },
        past.state,
      );
      // A pause was agreed upon: it neither ends nor comes back with an order.
      const isPaused = (run.state.clock?.paused ?? null) !== null;
      if (clock?.paused && !isPaused) run.happen({ type: 'ClockPaused', at, by: clock.paused.by });
      if (clock && !clock.paused && isPaused) run.happen({ type: 'ClockResumed', at });
      return;
    }
    case 'correct':
      run.happen({ type: 'Corrected', facts: motion.facts, by, warrant, reason: motion.reason });
      run.settle();
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
    default:
      never(motion);
  }
}

/** Whether the clock of a question ran before, too. */
const runsIn = <T extends GameTypes>({ state }: Past<T>, id: QuestionId): boolean =>
  (state.clock?.running ?? []).some(({ question }) => question === id);
