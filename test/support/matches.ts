import { OfflineMatch } from '../../src/cli/offline.js';
import { scenarioCalled } from '../../src/cli/scenario.js';
import type { Transcript } from '../../src/match/transcript-form.js';
import { seededDice } from '../../src/match/dice.js';
import { seededChance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import { seated } from '../../src/rules/kernel/seats.js';

/** A match, Green unless another is named, that two random players play for so many orders; then, if it is to be over, one of them concedes. */
export function playedMatch(
  seed: string,
  orders: number,
  over: boolean,
  options: Readonly<Record<string, string>> = {},
  called = 'battletech/green',
): Transcript {
  const scenario = scenarioCalled(called);
  if (!scenario.ok) throw new Error(scenario.error);
  const dice = (first: number) => seededDice(seed, first);
  const begun = OfflineMatch.begin({ id: seed, scenario: scenario.value, players: {}, options, at: 0, seed, dice });
  if (!begun.ok) throw new Error(begun.error.code);
  const { match } = begun.value;
  const brain = randomOpponent(match.rules, seededChance(seed));
  while (!match.state.outcome && match.orders < orders) {
    const seat = match.rules.open(match.state)[0]?.seat;
    if (seat === undefined) throw new Error('nobody is awaited');
    const command = brain(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' };
    const done = match.submit({ by: 'seat', seat, command, at: match.orders * 1000 });
    if (!done.ok) throw new Error(done.error.code);
  }
  const [first] = match.state.seats;
  if (over && first && !match.state.outcome) {
    match.submit({ by: 'seat', seat: first.id, command: { type: 'concede' }, at: match.orders * 1000 });
  }
  return match.transcript();
}
