import { expect, test } from 'vitest';
import { libraryOf } from '../../../support/library.js';
import { OfflineMatch } from '../../../../src/cli/offline.js';
import { seededDice } from '../../../../src/match/dice.js';
import { canAim } from '../../../../src/rules/battletech/league/aimed.js';
import { destructNeed } from '../../../../src/rules/battletech/league/self-destruct.js';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { atStandard } from '../../../../src/rules/battletech/levels.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { unit } from '../../../support/quick-start.js';

/** What pilots have learned besides their skills comes with a roster into the set-up, and from there into the rules that ask for it. */

/** A duel in which a roster of a player's own names one pilot with bonuses, and one without. */
function begun(): StandardState {
  const scenario = libraryOf().scenarios.find(({ id }) => id === 'battletech/lance-duel');
  const roster = {
    kind: 'battletech/roster',
    id: 'trained',
    title: 'Trained pilots',
    units: [{ unit: 'RVN-3L', gunnery: 3, bonuses: { gunnery: 2, sensors: 2 } }, 'HBK-4G'],
  };
  const made = scenario?.withForces({ 'north-lance': JSON.stringify(roster) });
  if (!made?.ok) throw new Error(JSON.stringify(made?.error));
  const options = { league: 'clan-invasion' };
  const dice = (first: number) => seededDice('bonuses', first);
  const match = OfflineMatch.begin({
    id: 'bonuses',
    scenario: made.value,
    players: {},
    options,
    at: 0,
    seed: 'bonuses',
    dice,
  });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  const { game } = match.value.match.state;
  if (!('field' in game)) throw new Error('another game');
  return atStandard(game);
}

const state = begun();
const [trained, other] = [unitOf(state, unit('RVN-3L')), unitOf(state, unit('HBK-4G'))];

test('AMB-CLN-11, CLN-39 a roster brings the bonuses of a pilot; the skill of gunnery has its own already', () => {
  expect(trained.body.pilot).toMatchObject({ gunnery: 3, bonuses: { gunnery: 2, sensors: 2 } });
  expect(other.body.pilot.bonuses).toBeUndefined();
});

test('CLN-30 the sensors of that pilot set a self-destruct off on 3 instead of 5', () => {
  expect([trained, other].map((one) => destructNeed(LEAGUE_TABLES, one, false))).toEqual([3, 5]);
});

test('CLN-32 that pilot may aim at sides, the other may not', () => {
  expect([trained, other].map((one) => canAim(state, one))).toEqual([true, false]);
});
