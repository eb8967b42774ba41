import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeAt, treeOf, upperRounds } from '../../../src/rules/league/tree.js';
import { isMeeting, outcomeFor } from '../../../src/rules/league/state.js';
import type { Format } from '../../../src/rules/league/setup.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** Knockouts, single and double: who comes into which slot, and what a correction changes. */

const KNOCKOUT = leagueOf({ kind: 'knockout', drawn: 'replay' });
const DOUBLE = leagueOf({ kind: 'double', drawn: 'replay' });

const draws = (play: LeagueAtPlay, round: number) =>
  play.state.pairings.filter((one) => one.round === round).map(({ sides }) => sides);

describe('LGE-06 knockout', () => {
  test('the best seeded meet last, and rest where places are empty', () => {
    expect(draws(new LeagueAtPlay(KNOCKOUT, 6), 0)).toEqual([
      [e(1), null],
      [e(4), e(5)],
      [e(2), null],
      [e(3), e(6)],
    ]);
  });

  test('winners go on, a draw is played again with sides changed, and who fell later stands higher', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 3);
    expect(play.open).toMatchObject([{ id: p(2), sides: [e(2), e(3)] }]);
    play.book(2, 'draw');
    expect(play.open).toMatchObject([{ id: p(3), sides: [e(3), e(2)], round: 0, slot: 1 }]);
    play.book(3, 'first');
    expect(play.open).toMatchObject([{ id: p(4), round: 1 }]);
    play.playRound();
    expect(play.state.placed).toEqual([e(1), e(3), e(2)]);
  });

  test('by option the better seeded goes on after a draw; where both forfeit nobody does', () => {
    const play = new LeagueAtPlay({ ...leagueOf({ kind: 'knockout', drawn: 'seed' }), outAfter: 0 }, 4);
    play.book(1, 'draw');
    play.give('official', { type: 'correct', pairing: p(2), winner: 'none', reason: 'nobody came' });
    expect(play.state.pairings[2]).toMatchObject({ sides: [e(1), null], result: { by: 'bye' } });
    expect(play.state.placed[0]).toBe(e(1));
  });

  test('LGE-13 whoever has won and leaves before the next round is drawn comes no more: the other rests', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.book(1, 'first');
    play.give(e(1), { type: 'leave' });
    play.book(2, 'first');
    expect(play.pairing(3)).toMatchObject({ sides: [e(2), null], result: { by: 'bye' } });
    expect(play.state.placed[0]).toBe(e(2));
  });
});

test('LGE-06 LGE-03 how far somebody came in an earlier stage, or in another division, counts for nothing in a knockout', () => {
  const format = { kind: 'knockout', drawn: 'seed' } as const;
  const play = new LeagueAtPlay(
    { ...KNOCKOUT, stages: [8, 4].map((size) => ({ format, divisions: 1, takes: size === 8 ? 0 : 4 })) },
    8,
  );
  while (play.state.stages.length === 1) play.playRound();
  const { length } = play.state.pairings;
  // In the second stage the worse seeded win.
  while (play.state.status === 'playing')
    for (const { id, sides } of play.open)
      play.book(Number(id.slice(1)), Number(sides[0].slice(1)) > Number(sides[1]?.slice(1)) ? 'first' : 'second');
  expect(play.state.pairings.slice(length - 2).map(({ stage }) => stage)).toContain(1);
  expect(play.state.placed[0]).toBe(e(4));
});

test('LGE-06 the final of each division is played again on its own', () => {
  const play = new LeagueAtPlay(
    { ...DOUBLE, stages: [{ format: { kind: 'double', drawn: 'replay' }, divisions: 2, takes: 0 }] },
    4,
  );
  const divisions = play.state.stages[0]?.divisions ?? [];
  play.playRound();
  // In the second division the one wins the final who had lost before.
  for (const { id, sides, division } of play.open) {
    const better = Math.min(...sides.map((side) => Number(side?.slice(1))));
    play.book(Number(id.slice(1)), (sides[0] === e(better)) === (division === 0) ? 'first' : 'second');
  }
  expect(play.open.map(({ division, round }) => [division, round])).toEqual([[1, 2]]);
  expect([...(play.open[0]?.sides ?? [])].sort()).toEqual([...(divisions[1] ?? [])].sort());
});

test('LGE-11 LGE-03 what is played in the same slot of another division or stage keeps no result from being corrected', () => {
  const stage = { format: { kind: 'knockout', drawn: 'seed' }, divisions: 1, takes: 0 } as const;
  const second = { type: 'correct', winner: 'second', reason: 'misread' } as const;
  const divided = new LeagueAtPlay({ ...KNOCKOUT, stages: [{ ...stage, divisions: 2 }] }, 8);
  divided.playRound();
  for (const pairing of [1, 3].map(p)) expect(divided.refused('official', { ...second, pairing })).toBeNull();
  const staged = new LeagueAtPlay({ ...KNOCKOUT, stages: [stage, { ...stage, takes: 4 }] }, 4);
  for (let round = 0; round < 3; round++) staged.playRound();
  expect(staged.pairing(6)).toMatchObject({ stage: 1, round: 1 });
  expect(staged.pairing(3)).toMatchObject({ stage: 0, round: 1 });
  const winner = staged.pairing(3).result?.winner === 'first' ? 'second' : 'first';
  expect(staged.refused('official', { ...second, winner, pairing: p(3) })).toBeNull();
});

describe('LGE-11 corrections of a knockout', () => {
  const correct = (n: number, winner: 'first' | 'second' | 'none' | null) =>
    ({ type: 'correct', pairing: p(n), winner, reason: 'misread' }) as const;

  test('the other goes on, unless that has been played', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 8);
    play.playRound();
    expect(play.open[0]?.sides).toContain(e(1));
    play.at = 20 * DAY;
    play.give('official', correct(1, 'second'));
    expect(play.open[0]?.sides).toContain(e(8));
    expect(play.open[0]?.sides).not.toContain(e(1));
    // Whoever comes late has as long as the others had.
    expect(play.open[0]?.due).toBe(34 * DAY);
    expect(play.refused('official', correct(1, null))).toMatchObject({
      code: 'league/needs-winner',
      params: { pairing: p(1) },
    });
    play.give('house', { type: 'made', pairing: p(5), match: 'm5' });
    expect(play.refused('official', correct(1, 'first'))).toMatchObject({
      code: 'league/played-on',
      params: { pairing: p(5) },
    });
  });

  test('nobody goes on where nobody has won: the other rests, and plays if somebody comes after all', () => {
    const play = new LeagueAtPlay({ ...KNOCKOUT, outAfter: 0 }, 8);
    play.playRound();
    const next = () => play.pairing(5);
    play.give('official', correct(1, 'none'));
    expect(next()).toMatchObject({ sides: [e(4), null], result: { by: 'bye' } });
    play.give('official', correct(1, 'first'));
    expect(next()).toMatchObject({ sides: [e(4), e(1)], result: null });
  });

  test('through a bye, and no more once the next round is drawn from it', () => {
    const play = new LeagueAtPlay({ ...KNOCKOUT, outAfter: 0 }, 8);
    play.book(1, 'first');
    play.give('official', correct(2, 'none'));
    play.playRound();
    expect(play.pairing(5)).toMatchObject({ sides: [e(1), null], result: { by: 'bye' } });
    play.playRound();
    expect(play.open[0]?.sides).toContain(e(1));
    expect(play.refused('official', correct(2, 'first'))).toMatchObject({
      code: 'league/played-on',
      params: { pairing: p(5) },
    });
    play.give('official', correct(1, 'second'));
    expect(play.pairing(5)).toMatchObject({ sides: [e(8), null], result: { by: 'bye' } });
    expect(play.open[0]?.sides).toContain(e(8));
    play.playRound();
    expect(play.state.placed[0]).toBe(e(2));
    // The final is over; corrected, it says anew who won.
    play.give('official', correct(7, play.pairing(7).sides[0] === e(8) ? 'first' : 'second'));
    expect(play.state.placed[0]).toBe(e(8));
  });

  test('nobody left who would come to where somebody has been drawn: refused', () => {
    const play = new LeagueAtPlay({ ...KNOCKOUT, outAfter: 0 }, 8);
    play.book(1, 'first');
    play.give('official', correct(2, 'none'));
    play.book(3, 'first');
    play.book(4, 'first');
    expect(play.pairing(5)).toMatchObject({ sides: [e(1), null], result: { by: 'bye' } });
    expect(play.refused('official', correct(1, 'none'))).toMatchObject({
      code: 'league/needs-winner',
      params: { pairing: p(1) },
      rule: 'LGE-11',
    });
  });

  test('whoever comes has as long as an official gave the one before', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.playRound();
    play.give('official', { type: 'give-time', pairing: p(3), until: 100 * DAY, reason: 'holidays' });
    play.give('official', correct(1, 'second'));
    expect(play.pairing(3)).toMatchObject({ due: 100 * DAY, result: null });
    expect(play.pairing(3).sides).toContain(e(4));
  });

  test('into a slot that stayed empty', () => {
    const play = new LeagueAtPlay({ ...KNOCKOUT, outAfter: 0 }, 8);
    for (const n of [1, 2]) play.give('official', correct(n, 'none'));
    play.book(3, 'first');
    play.book(4, 'first');
    expect(draws(play, 1)).toHaveLength(1);
    play.give('official', correct(1, 'first'));
    expect(play.pairing(6)).toMatchObject({ round: 1, slot: 0, sides: [e(1), null], result: { by: 'bye' } });
    play.playRound();
    expect([...(play.open[0]?.sides ?? [])].sort()).toEqual([e(1), e(2)]);
  });

  test('a draw that is to be played again is refused where the winner has been drawn', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.playRound();
    const draw = { type: 'correct', pairing: p(1), winner: 'draw', reason: 'misread' } as const;
    expect(play.refused('official', draw)?.code).toBe('league/needs-winner');
  });
});

describe('LGE-06 double elimination', () => {
  test('of eight: losers drop, meet each other, and one is out who has lost twice', () => {
    const play = new LeagueAtPlay(DOUBLE, 8);
    play.playRound();
    // Unbeaten 1-4 and 2-3, below them the losers of the first round: 8-5 and 7-6.
    expect(draws(play, 1).map((sides) => [...sides].sort())).toEqual([
      [e(1), e(4)],
      [e(2), e(3)],
      [e(5), e(8)],
      [e(6), e(7)],
    ]);
    play.playRound();
    // Who drops comes in from the other end: 4 has lost to 1, so has 8, who lost to them in the first round.
    expect(draws(play, 2).map((sides) => [...sides].sort())).toEqual([
      [e(3), e(5)],
      [e(4), e(6)],
    ]);
    for (let i = 0; i < 4; i++) play.playRound();
    expect(play.state).toMatchObject({ status: 'over' });
    expect(play.state.placed.slice(0, 4)).toEqual([1, 2, 3, 4].map(e));
    // Two meet again in the final only.
    expect(play.state.pairings.filter(isMeeting)).toHaveLength(14);
  });

  test('where neither has won neither drops', () => {
    const play = new LeagueAtPlay({ ...DOUBLE, outAfter: 0 }, 4);
    play.book(1, 'first');
    play.give('official', { type: 'correct', pairing: p(2), winner: 'none', reason: 'nobody came' });
    // 1 rests in the upper part, 4 in the lower one: neither 2 nor 3 goes on, or drops.
    expect(draws(play, 1)).toEqual([
      [e(1), null],
      [e(4), null],
    ]);
  });

  test('LGE-06 each slot is found by its round and its number in it', () => {
    const tree = treeOf({ kind: 'double', drawn: 'seed' }, 8);
    for (const node of tree) expect(nodeAt(tree, node)).toBe(node);
    expect([nodeAt(tree, { round: 0, slot: 4 }), nodeAt(tree, { round: 9, slot: 0 })]).toEqual([undefined, undefined]);
  });

  test('LGE-06 who drops into the lower part comes in from the other end every other time', () => {
    const losers = (round: number) =>
      treeOf({ kind: 'double', drawn: 'seed' }, 16)
        .filter((node) => node.round === round && node.part === 'lower')
        .map(({ slot, from }) => [
          slot,
          ...from.flatMap((source) => ('of' in source && source.as === 'loser' ? source.of : [])),
        ]);
    expect(losers(2)).toEqual([3, 2, 1, 0].map((slot, i) => [i, { round: 1, slot }]));
    expect(losers(4)).toEqual([0, 1].map((slot, i) => [i, { round: 3, slot }]));
    expect(losers(6)).toEqual([[0, { round: 5, slot: 0 }]]);
  });

  test('LGE-06 by option a draw is won by the better seeded, whichever side they play', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'knockout', drawn: 'seed' }), 4);
    const [one, two] = [play.pairing(1), play.pairing(2)];
    play.book(1, 'draw');
    play.book(2, 'draw');
    const best = [one, two].map(({ sides }) => Math.min(...sides.map((side) => Number(side?.slice(1)))));
    expect([...play.pairing(3).sides].sort()).toEqual(best.map(e).sort());
    expect(best).toEqual([1, 2]);
    play.book(3, 'draw');
    expect(play.state.placed[0]).toBe(e(1));
  });

  test('who has not lost before loses the final, and it is played again', () => {
    const play = new LeagueAtPlay(DOUBLE, 2);
    play.playRound();
    expect([...(play.open[0]?.sides ?? [])].sort()).toEqual([e(1), e(2)]);
    const win = (who: number) =>
      play.book(Number(play.open[0]?.id.slice(1)), play.open[0]?.sides[0] === e(who) ? 'first' : 'second');
    win(2);
    expect(play.state.status).toBe('playing');
    win(2);
    expect(play.state).toMatchObject({ status: 'over', placed: [e(2), e(1)] });
  });

  test('LGE-11 a corrected final asks for a second one, or makes it void', () => {
    const play = new LeagueAtPlay(DOUBLE, 2);
    play.playRound();
    const won = (n: number, who: number) => (play.pairing(n).sides[0] === e(who) ? 'first' : 'second');
    play.book(2, won(2, 1));
    expect(play.state.status).toBe('over');
    const correct = (n: number, who: number) =>
      play.give('official', { type: 'correct', pairing: p(n), winner: won(n, who), reason: 'misread' });
    correct(2, 2);
    expect(play.open.map(({ round }) => round)).toEqual([2]);
    correct(2, 1);
    expect(play.open).toEqual([]);
    expect(play.state.placed).toEqual([e(1), e(2)]);
    correct(2, 2);
    play.book(3, won(3, 2));
    expect(play.state.placed).toEqual([e(2), e(1)]);
  });

  test('LGE-11 a corrected result changes who goes on and who drops', () => {
    const play = new LeagueAtPlay(DOUBLE, 4);
    play.playRound();
    expect(draws(play, 1).map((sides) => [...sides].sort())).toEqual([
      [e(1), e(2)],
      [e(3), e(4)],
    ]);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'misread' });
    expect(draws(play, 1).map((sides) => [...sides].sort())).toEqual([
      [e(2), e(4)],
      [e(1), e(3)],
    ]);
  });

  test('of any size, whatever comes: each but the winner is out after two defeats, or has left', () => {
    const format = fc.constantFrom<Format>({ kind: 'double', drawn: 'replay' }, { kind: 'double', drawn: 'seed' });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(fc.nat(19), { minLength: 60, maxLength: 60 }),
        format,
        (size, results, of) => {
          const play = new LeagueAtPlay({ ...leagueOf(of), outAfter: 0 }, size);
          for (let i = 0; play.state.status === 'playing' && i < 400; i++) {
            const [next] = play.open;
            const luck = results[i % results.length] ?? 0;
            if (!next) break;
            if (luck === 0 && i % 2 === 0) play.give(next.sides[0], { type: 'leave' });
            else
              play.book(Number(next.id.slice(1)), luck === 1 && i < 30 ? 'draw' : luck % 2 === 0 ? 'first' : 'second');
          }
          const { state } = play;
          expect(state.status).toBe('over');
          const [champion] = state.placed;
          for (const { id } of state.entrants) {
            const lost = state.pairings.filter((one) => isMeeting(one) && outcomeFor(one, id) === 'loss').length;
            const isOut = state.entrants.find((one) => one.id === id)?.status !== 'in';
            if (of.kind === 'double' && of.drawn === 'replay' && id !== champion && !isOut) expect(lost).toBe(2);
            expect(lost).toBeLessThanOrEqual(isOut ? 3 : 2);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('every slot of a tree is filled from earlier rounds, and each winner goes on once', () => {
    for (const kind of ['knockout', 'double'] as const) {
      for (let size = 2; size <= 64; size++) {
        const tree = treeOf({ kind, drawn: 'replay' }, size);
        const sources = tree.flatMap(({ from, round, part }) => from.map((source) => ({ source, round, part })));
        for (const { source, round } of sources) if ('of' in source) expect(source.of.round).toBeLessThan(round);
        const named = sources
          .filter(({ part }) => part !== 'again')
          .map(({ source }) =>
            'of' in source ? `${source.as} ${source.of.round} ${source.of.slot}` : `${source.seed}`,
          );
        expect(new Set(named).size).toBe(named.length);
        expect(tree.filter(({ round, part }) => round === 0 && part === 'upper')).toHaveLength(
          2 ** (upperRounds(size) - 1),
        );
        // But for the last, everybody who can come goes on: both winners and losers of a double tree.
        expect(tree).toHaveLength(kind === 'knockout' ? 2 ** upperRounds(size) - 1 : 2 ** (upperRounds(size) + 1) - 1);
      }
    }
  });
});
