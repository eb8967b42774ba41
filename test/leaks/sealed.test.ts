import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Scenario } from '../../src/library/contract.js';
import { libraryOf } from '../support/library.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { hiding } from '../support/unseen.js';
import { altered } from './altered.js';
import { playedTwice, type Command, type Secrets } from './two-worlds.js';

/**
 * Answers that wait sealed, in two worlds in which they differ: presses made twice, answers changed, votes, clocks, going back and taking
 * back in the middle of it, until all are in.
 */

const RUNS = Number(process.env['LEAK_RUNS'] ?? 1);

const found = libraryOf().scenarios.find(({ id }) => id === 'battletech/two-a-side');
if (!found) throw new Error('no scenario');
const scenario: Scenario = found;

/** Two a side who begin within reach of each other. */
const near = altered(scenario, (setup) =>
  'deployment' in setup
    ? {
        ...setup,
        deployment: setup.deployment.map((one, i) => ({
          ...one,
          zone: { rows: [6 + 3 * i, 7 + 3 * i], columns: [6, 9] },
        })),
      }
    : setup,
);

/** Nothing instead of an attack. */
const heldBack = (command: Command): Command | null =>
  command.type === 'declare' && 'mounts' in command && command.target !== null
    ? { ...command, target: null, mounts: [] }
    : null;

const SEALED: Secrets = {
  scenario: near,
  players: {},
  options: { declare: 'sealed' },
  isContested: true,
  // Where sheets are secret everybody is asked for all their units.
  rules: hiding([], 'secret'),
  keeper: seatId('north'),
  like: (command) =>
    command.type === 'declare'
      ? (other) =>
          other.type === 'declare' &&
          'mounts' in other &&
          other.unit === command.unit &&
          JSON.stringify(other) !== JSON.stringify(command)
      : null,
  // Who stands has the enemy before them.
  shuns: (command) => command.type === 'move' && 'mode' in command && command.mode !== 'stand',
  // The same again in one world, nothing instead in the other; or another answer in one world alone.
  again({ sealed }, chance) {
    const last = sealed[0]?.answers.at(-1)?.command;
    const none = last && heldBack(last);
    if (!last || !none) return null;
    return chance(2) === 0 ? [last, none] : [none, null];
  },
  fact({ game }, chance) {
    const seen = 'units' in game ? game.units : [];
    const of = seen[chance(Math.max(1, seen.length))]?.id;
    return of === undefined ? null : { of, set: 'armour', which: 'RA', to: chance(9) };
  },
  reveals: ({ type }) => type === 'AttackDeclared',
};

/** In one world alone some answers are given otherwise first. What is opened is the same: nothing ever comes to light. */
const WAVERING: Secrets = {
  ...SEALED,
  like: () => null,
  again: () => null,
  wavers: heldBack,
  reveals: () => false,
};

test('S-03 a seat that changes its sealed answers and one that does not look the same for ever, until the match is over', async () => {
  let secret = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), async (seed) => {
      const told = await playedTwice(WAVERING, `wavering ${seed}`, 20);
      secret += told.secret;
    }),
    { numRuns: RUNS, seed: 13, endOnFailure: true },
  );
  expect(secret).toBeGreaterThanOrEqual(RUNS);
});

test('S-03 two worlds that differ in sealed answers look the same until all are in, whatever is argued about meanwhile', async () => {
  let secret = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), async (seed) => {
      const told = await playedTwice(SEALED, `sealed ${seed}`, 20);
      secret += told.secret;
    }),
    { numRuns: RUNS, seed: 13, endOnFailure: true },
  );
  expect(secret).toBeGreaterThanOrEqual(RUNS);
});
