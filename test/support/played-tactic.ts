import { tactic148Valuation } from '../../src/games/tactic148/opponent/index.js';
import { opponentBy } from '../../src/opponent/search.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { Picture, Shows } from '../../src/present/picture.js';
import type { Locale } from '../../src/i18n/locales.js';
import type { MatchEvent } from '../../src/rules/kernel/contract.js';
import { diceFrom } from '../../src/rules/kernel/dice.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import { tactic148 } from '../../src/rules/tactic148/index.js';
import type { Setup } from '../../src/rules/tactic148/types.js';
import type { Tactic148, TacticState, TacticView } from '../../src/rules/tactic148/tactic148.js';
import { readTactic148 } from '../../src/games/tactic148/library/read.js';
import { fixedChance } from './played.js';
import { decideOrder, startMatch } from './deciding.js';

/** A match of 1-48 Tactic played by a hand that is fixed, partly sensible and partly random, as material for pictures: the views at the end of each turn. */

export interface PlayedTurn {
  readonly before: TacticView | null;
  readonly after: TacticView;
  readonly events: readonly MatchEvent<Tactic148>[];
}

export const { scenarios: tacticScenarios } = readTactic148('scenarios/tactic148');

/** Plays a set-up until it ends or `turns` of either player are over. */
export function playTurns(setup: Setup, seed: number, turns = 12): readonly PlayedTurn[] {
  const chance = fixedChance(seed);
  const choose = [randomOpponent(tactic148, chance), opponentBy(tactic148Valuation)] as const;
  const dice = (state: TacticState | null) => diceFrom(state?.diceRolled ?? 0, (_, sides) => chance(sides) + 1);
  const started = startMatch(tactic148, setup, dice(null), 0);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state = started.value.reduce<TacticState | null>((now, event) => tactic148.evolve(now, event), null);
  let before: TacticView | null = null;
  let events: MatchEvent<Tactic148>[] = [...started.value];
  const played: PlayedTurn[] = [];
  while (state) {
    const question = tactic148.open(state)[0];
    if (!question || state.game.turn > turns) break;
    const view = tactic148.view(state, seated(question.seat));
    const command = choose[chance(3) === 0 ? 0 : 1](view, question.seat) ?? { type: 'pass' };
    const decided = decideOrder(tactic148, state, { by: 'seat', seat: question.seat, command, at: 0 }, dice(state));
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decided.error)}`);
    for (const event of decided.value) {
      state = tactic148.evolve(state, event);
      events.push(event);
      if (!endsPicture(event)) continue;
      const after = tactic148.view(state, spectator);
      played.push({ before, after, events });
      before = after;
      events = [];
    }
  }
  if (state) played.push({ before, after: tactic148.view(state, spectator), events });
  return played;
}

/** Whether a picture is due after an event: at the end of a turn, and when all are deployed. */
const endsPicture = (event: MatchEvent<Tactic148>): boolean =>
  event.type === 'TurnEnded' || (event.type === 'TurnBegan' && 'turn' in event && event.turn === 1);

/** The picture of a turn. */
export const tacticPicture = (
  turn: PlayedTurn,
  shows: Shows<Tactic148>,
  locale: Locale = 'en',
): Picture<Tactic148> => ({
  game: 'tactic148',
  view: turn.after,
  before: turn.before,
  events: turn.events,
  shows,
  locale,
});
