import { expect, test } from 'vitest';
import { OfflineMatch } from '../../../src/cli/offline.js';
import type { Scenario } from '../../../src/library/contract.js';
import { readLibrary } from '../../../src/library/read.js';
import { seededDice } from '../../../src/match/dice.js';
import { verifyTranscript } from '../../../src/match/verify.js';
import { rulesetOf } from '../../../src/games/index.js';
import { transcriptText } from '../../../src/match/transcript.js';
import type { Outcome } from '../../../src/rules/kernel/contract.js';
import { accepted } from '../../support/counting.js';

/** A campaign of three sorties from the first order to the last, in memory: the player answers nothing, the referee flies the rest. */

const library = readLibrary('scenarios');

function flown(scenario: Scenario, seed: string): Outcome {
  const dice = (first: number) => seededDice(seed, first);
  const { match } = accepted(OfflineMatch.begin({ id: seed, scenario, players: {}, options: {}, at: 0, seed, dice }));
  for (let orders = 0; !match.state.outcome && orders < 400; orders++) {
    const [question] = match.rules.open(match.state);
    accepted(match.submit({ by: 'seat', seat: question?.seat ?? null, at: 0, command: { type: 'pass' } }));
  }
  const text = transcriptText(match.transcript());
  expect(verifyTranscript(Buffer.from(text, 'utf8'), rulesetOf)).toMatchObject({ ok: true });
  return match.state.outcome ?? raise('it has no end');
}

test.each([
  ['c', ['Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3']],
  ['a', ['Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3, Red-4', 'Red-1']],
  ['b', ['Red-1, Red-2, Red-3, Red-4']],
])('three sorties end to end, seed %s: each is flown by who came home from the one before', (seed, squadrons) => {
  const flew: string[] = [];
  let scenario = library.scenario('finest-hour/three-sorties-1');
  while (scenario) {
    flew.push(scenario.sides.find(({ id }) => id === 'squadron')?.units.join(', ') ?? '');
    const outcome = flown(scenario, seed);
    const next = scenario.sequel?.(outcome);
    scenario = next
      ? accepted(library.scenario(next.scenario)?.withForces({ [next.side]: next.roster }) ?? raise('no next'))
      : null;
  }
  expect(flew).toEqual(squadrons);
});

function raise(why: string): never {
  throw new Error(why);
}
