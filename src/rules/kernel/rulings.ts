import type { GameTypes, HouseCommand, MatchCommand, Outcome, Past } from './contract.js';
import type { Game } from './game.js';
import { never, type SideId } from './ids.js';
import type { Fact } from './proposal.js';
import { refuse, type Refusal } from './refusal.js';
import type { Run } from './run.js';
import { judge } from './seats.js';
import { viewOf } from './view.js';

/**
 * Ended is not the end: what an official may still decide about a match that is over. It counts no longer (`annul`), others
 * have won (`adjudicate`), its facts were not so (`correct`), or it goes on (`reopen`). All of it is an event like any other.
 */

/**
 * The dice of a match that goes on after its seed was shown: the fingerprint of a new seed, and what was added to it after that
 * had been shown.
 */
export interface FreshDice {
  readonly commitment: string;
  readonly salt: string;
}

/** `reopen` goes on right after event `to`. */
export type Ruling =
  | { readonly kind: 'annul'; readonly reason: string }
  | { readonly kind: 'adjudicate'; readonly winners: readonly SideId[]; readonly reason: string }
  | { readonly kind: 'correct'; readonly facts: readonly Fact[]; readonly reason: string }
  | { readonly kind: 'reopen'; readonly to: number; readonly dice: FreshDice; readonly reason: string };

/** What comes of rulings; that facts were set is `Corrected`, as in play. `outcome`: how the match ended, as it counts from now on. */
export type RulingEvent =
  | { readonly type: 'Annulled'; readonly outcome: Outcome; readonly reason: string }
  | { readonly type: 'Adjudicated'; readonly outcome: Outcome; readonly reason: string }
  /** Follows the `Rewound` that leads back into play. `since`: the first die that is thrown with the new dice. */
  | { readonly type: 'Reopened'; readonly since: number; readonly dice: FreshDice; readonly reason: string };

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
