import { describe, expect, test } from 'vitest';
import { allCanMeet } from '../../../src/rules/league/matching.js';
import { seated } from '../../../src/rules/league/seating.js';
import type { Pairing } from '../../../src/rules/league/state.js';
import { swissRound } from '../../../src/rules/league/swiss.js';
import { e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** Who meets whom in a Swiss round, and who plays the first side. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 3 });

describe('LGE-05 Swiss', () => {
  test('winners meet winners, and the last who has not rested rests', () => {
    const play = new LeagueAtPlay(SWISS, 5);
    expect(play.state.pairings.map(({ sides }) => sides)).toEqual([
      [e(1), e(2)],
      [e(3), e(4)],
      [e(5), null],
    ]);
    play.playRound();
    expect(play.open.map(({ sides }) => [...sides].sort())).toEqual([
      [e(1), e(3)],
      [e(2), e(5)],
    ]);
    expect(play.pairing(6).sides).toEqual([e(4), null]);
  });

  test('where everybody has met they meet again, as seldom as can be', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 5 }), 4);
    for (let i = 0; i < 5; i++) play.playRound();
    expect(play.state.status).toBe('over');
    const times = new Map<string, number>();
    for (const { sides } of play.state.pairings) {
      const key = [...sides].sort().join();
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    expect(Math.max(...times.values())).toBe(2);
    expect(times.size).toBe(6);
  });

  test.each([
    // A ring of five with one more: odd rings are where a simple search for pairs goes wrong.
    [6, '01 12 23 34 40 45', true],
    [6, '01 12 20 34 45 53', false],
    [4, '01 02 03', false],
    [2, '01', true],
    [3, '01 12 20', false],
    [10, '01 12 23 34 40 25 56 67 78 86 79', true],
  ])('of %i with the pairs %s all can meet: %s', (size, pairs, all) => {
    const may = (a: number, b: number): boolean =>
      pairs.split(' ').some((pair) => pair === `${a}${b}` || pair === `${b}${a}`);
    expect(allCanMeet(size, may)).toBe(all);
  });
});

/** Those who have met, or rested: `12` 1 against 2 with the first side, `3` a rest of 3. */
const met = (...pairs: readonly string[]): readonly Pairing[] =>
  pairs.map((pair, i) => ({
    ...{ id: p(i + 1), stage: 0, division: 0, round: i, slot: 0, due: 0, match: null, ready: [], asked: null },
    ...{ extended: 0, claim: null, reminded: [], result: null },
    sides: [e(Number(pair[0])), pair[1] === undefined ? null : e(Number(pair[1]))],
  }));

describe('LGE-05 who plays the first side', () => {
  test.each([
    ['neither has played', [], [1, 2]],
    ['the one had the first side', ['13'], [2, 1]],
    ['the other had the first side', ['23'], [1, 2]],
    ['the one had the second side', ['31'], [1, 2]],
    ['the other had the second side', ['32'], [2, 1]],
    ['both had it as often, the one last', ['23', '14'], [2, 1]],
    ['both had it as often, the other last', ['14', '23'], [1, 2]],
    ['both had the second as often, the one last', ['32', '41'], [1, 2]],
    ['both had the second as often, the other last', ['41', '32'], [2, 1]],
    ['they met before', ['12', '21'], [1, 2]],
    ['the one rested, which is no side', ['1'], [1, 2]],
    ['the other rested since, which is no side', ['23', '14', '2'], [2, 1]],
    ['others played since', ['23', '14', '56'], [2, 1]],
    ['by how often, not by who was last', ['13', '14', '25'], [2, 1]],
  ] as const)('%s', (_, before, sides) => {
    expect(seated(met(...before), e(1), e(2))).toEqual(sides.map(e));
  });
});

describe('LGE-05 a Swiss round', () => {
  const drawn = (order: readonly number[], ...before: readonly string[]) =>
    swissRound(order.map(e), met(...before)).map((sides) =>
      sides.map((one) => (one === null ? '-' : one.slice(1))).join(''),
    );
  test.each([
    ['of the best with the next', [1, 2, 3, 4], [], ['12', '34']],
    ['of whom nobody has met', [1, 2, 3, 4], ['12', '34'], ['13', '42']],
    ['so that the others can be paired too', [1, 2, 3, 4], ['34'], ['13', '42']],
    ['again where it must be', [1, 2], ['12'], ['21']],
    ['again as seldom as can be', [1, 2, 3, 4], ['12', '34', '13', '24', '14', '23', '12', '34'], ['31', '42']],
    ['the last rests', [1, 2, 3], [], ['12', '3-']],
    ['the last who has rested less rests', [1, 2, 3], ['12', '3'], ['31', '2-']],
    ['of the last the one without whom others can be paired', [1, 2, 3], ['12'], ['31', '2-']],
    ['whoever rests comes first, though they had the first side', [1, 2, 3], ['34'], ['12', '3-']],
  ] as const)('%s', (_, order, before, pairs) => {
    expect(drawn(order, ...before)).toEqual(pairs);
  });
});

test('LGE-05 of any few all can meet where one way of pairing them is allowed, and else not', () => {
  /** Tries all ways. */
  const tried = (left: readonly number[], may: (a: number, b: number) => boolean): boolean => {
    const [first, ...others] = left;
    if (first === undefined) return true;
    return others.some(
      (other) =>
        may(first, other) &&
        tried(
          others.filter((one) => one !== other),
          may,
        ),
    );
  };
  let [seed, answers] = [7, 0];
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 600; i++) {
    const size = 4 + (i % 6);
    const edges = new Set<string>();
    for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) if (random() < 0.32) edges.add(`${b} ${a}`);
    const may = (a: number, b: number): boolean => edges.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const all = tried([...Array.from({ length: size }).keys()], may);
    if (all) answers++;
    expect(allCanMeet(size, may), `${size}: ${[...edges].join(', ')}`).toBe(all);
  }
  expect(answers).toBeGreaterThan(50);
  expect(answers).toBeLessThan(450);
  expect([allCanMeet(3, () => true), allCanMeet(0, () => false)]).toEqual([false, true]);
});
