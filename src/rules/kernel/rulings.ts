import type { GameTypes, HouseCommand, MatchCommand, Outcome, Past } from './contract.js';
import type { Game } from './game.js';
import { never } from './ids.js';
import { refuse, type Refusal } from './refusal.js';
import type { Ruling } from './ruling.js';
import type { Run } from './run.js';
import { judge } from './seats.js';
import { viewOf } from './view.js';

/** Whether a command is an official's about a match that is over. */
export const isRuling = <T extends GameTypes>(
  command: MatchCommand<T>,
): command is Extract<HouseCommand<T>, { readonly type: 'rule' }> => command.type === 'rule';

/** Carries a ruling out, or says why not. */
export function rule<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  ruling: Ruling,
  at: number,
  past: Past<T> | null,
): Refusal | null {
  const { state } = run;
  const { outcome } = state;
  if (!outcome) return refuse('match/not-over');
  const { reason } = ruling;
  switch (ruling.kind) {
    case 'annul':
      if (outcome.reason === 'annulled') return refuse('match/already-annulled');
      run.happen({ type: 'Annulled', outcome: { ...outcome, winners: [], reason: 'annulled' }, reason });
      return null;
    case 'adjudicate': {
      const { winners } = ruling;
      const stranger = winners.find((side) => !state.sides.includes(side));
      if (stranger !== undefined) return refuse('match/no-such-side', { side: stranger, sides: state.sides });
      run.happen({ type: 'Adjudicated', outcome: { ...outcome, winners, reason: 'adjudicated' }, reason });
      return null;
    }
    case 'correct':
      return correct(game, run, ruling, outcome);
    case 'reopen': {
      if (!past || past.state.outcome) return refuse('match/nothing-to-undo');
      const { questionsAsked: asked, diceRolled: rolled } = state;
      const back = { to: ruling.to, by: null, warrant: 'arbiter', reason, at, then: past.at, asked, rolled } as const;
      run.happen({ type: 'Rewound', ...back }, past.state);
      run.happen({ type: 'Reopened', since: rolled, dice: ruling.dice, reason });
      return null;
    }
    default:
      return never(ruling);
  }
}

/** Sets facts of a match that is over: who won stays, what is told of the units is told anew. */
function correct<T extends GameTypes>(
  game: Game<T>,
  run: Run<T>,
  { facts, reason }: Extract<Ruling, { kind: 'correct' }>,
  before: Outcome,
): Refusal | null {
  const { correction } = game;
  if (!correction) return refuse('match/no-corrections');
  let corrected = run.state;
  for (const fact of facts) {
    const refusal = correction.check(viewOf(game, corrected, judge), fact);
    if (refusal) return refusal;
    corrected = { ...corrected, game: correction.apply(corrected.game, fact) };
  }
  const { winners, reason: ended } = before;
  const outcome = { ...game.stopped(corrected.game, winners, ended), winners };
  run.happen({ type: 'Corrected', facts, by: null, warrant: 'arbiter', reason, outcome });
  return null;
}
