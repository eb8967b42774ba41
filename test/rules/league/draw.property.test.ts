import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '../../../src/rules/kernel/dice.js';
import { seated } from '../../../src/rules/league/seating.js';
import { e, LeagueAtPlay, leagueOf } from '../../support/league.js';

/** Draws of any size, with any results: `LeagueAtPlay` holds the tables against the results after every event. */

const WINNERS = ['first', 'second', 'draw'] as const;

test('LGE-05 in a Swiss nobody meets twice or rests twice while that can be avoided, whatever the results', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 17 }),
      fc.array(fc.nat(2), { minLength: 60, maxLength: 60 }),
      fc.nat(),
      (size, results, lot) => {
        const rounds = Math.ceil(Math.log2(size));
        const dice = diceFrom(0, (index, sides) => ((lot + index * 7) % sides) + 1);
        const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds }), size, dice);
        while (play.state.status === 'playing') {
          for (const { id } of play.open) {
            const n = Number(id.slice(1));
            play.book(n, WINNERS[results[n % results.length] ?? 0] ?? 'draw');
          }
        }
        const keys = play.state.pairings.map(({ sides }) => [...sides].sort().join());
        expect(new Set(keys).size).toBe(keys.length);
        for (let n = 1; n <= size; n++) {
          const met = play.state.pairings.filter(({ sides }) => sides[1] !== null && sides.includes(e(n)));
          const first = met.filter(({ sides }) => sides[0] === e(n)).length;
          expect(Math.abs(2 * first - met.length)).toBeLessThanOrEqual(3);
        }
      },
    ),
    { numRuns: 10 },
  );
});

test('LGE-04 in a round robin of any size everybody meets everybody once, once a round, and sides differ by two at most', () => {
  for (let size = 2; size <= 16; size++) {
    const { state } = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), size);
    const met = state.pairings.filter(({ sides }) => sides[1] !== null);
    expect(new Set(met.map(({ sides }) => [...sides].sort().join())).size).toBe((size * (size - 1)) / 2);
    for (let n = 1; n <= size; n++) {
      const own = met.filter(({ sides }) => sides.includes(e(n)));
      const first = own.filter(({ sides }) => sides[0] === e(n)).length;
      expect([size, Math.abs(2 * first - own.length)]).toEqual([size, expect.toSatisfy((off: number) => off <= 2)]);
    }
  }
});

test('LGE-05 sides are changed about between two who had each as often', () => {
  const before = [{ sides: [e(1), e(2)] as const }];
  expect(seated(before, e(1), e(2))).toEqual([e(2), e(1)]);
  expect(seated([...before, { sides: [e(2), e(1)] as const }], e(1), e(2))).toEqual([e(1), e(2)]);
  expect(seated(before, e(3), e(4))).toEqual([e(3), e(4)]);
});
