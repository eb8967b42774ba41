import { OfflineMatch } from '../../src/cli/offline.js';
import type { Scenario } from '../../src/library/contract.js';
import { seededDice } from '../../src/match/dice.js';

/** Begins a match with options that chance drew: what its forces have loaded may ask for a rule besides (CLN-52). */
export function beginWith(
  scenario: Scenario,
  id: string,
  seed: string,
  options: Readonly<Record<string, string>>,
  players: Readonly<Record<string, number>> = {},
) {
  const dice = (first: number) => seededDice(seed, first);
  const begin = (chosen: typeof options) =>
    OfflineMatch.begin({ id, scenario, players, options: chosen, at: 0, seed, dice });
  const first = begin(options);
  const asks = !first.ok && first.error.code === 'battletech/inferno-salvos-off';
  const begun = asks ? begin({ ...options, infernoTurns: 'on' }) : first;
  if (!begun.ok) throw new Error(`${scenario.id} does not begin: ${JSON.stringify(begun.error)}`);
  return begun.value;
}
