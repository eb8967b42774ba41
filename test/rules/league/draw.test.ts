import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { challengeable, rungsOf } from '../../../src/rules/league/ladder.js';
import { allCanMeet } from '../../../src/rules/league/matching.js';
import { standingsOf } from '../../../src/rules/league/standings.js';
import { checkSetup, defaultSetup, type Setup } from '../../../src/rules/league/setup.js';
import { e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** Who meets whom. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 3 });
const LADDER = leagueOf({ kind: 'ladder', reach: 2 });

describe('LGE-01 what a league is made of', () => {
  const stage = { format: { kind: 'swiss', rounds: 3 }, divisions: 1, takes: 0 } as const;
  test.each<[string, Partial<Setup>]>([
    ['stages', { stages: [] }],
    ['most', { most: 1 }],
    ['days', { days: 0 }],
    ['divisions', { stages: [{ ...stage, divisions: 0 }] }],
    ['takes', { stages: [stage, stage] }],
    ['rounds', { stages: [{ ...stage, format: { kind: 'swiss', rounds: 0 } }] }],
    ['reach', { stages: [{ ...stage, format: { kind: 'ladder', reach: 0 } }] }],
    [
      'stages',
      {
        stages: [
          { ...stage, format: { kind: 'ladder', reach: 1 } },
          { ...stage, takes: 2 },
        ],
      },
    ],
    ['tieBreaks', { tieBreaks: ['wins', 'wins'] }],
    ['remind', { remind: [-1] }],
    ['win', { points: { ...defaultSetup('x').points, win: 0.5 } }],
    ['extension.days', { extension: { most: 1, days: -1 } }],
  ])('%s must make sense', (what, more) => {
    expect(checkSetup({ ...defaultSetup('x'), ...more })).toMatchObject({ code: 'league/setup', params: { what } });
    expect(checkSetup(defaultSetup('x'))).toBeNull();
  });
});

describe('LGE-02, LGE-03 sign-up and draw', () => {
  test('as many come as there are places, until it begins', () => {
    const play = new LeagueAtPlay({ ...SWISS, most: 3 }, 3, undefined, false);
    expect(play.refused('house', { type: 'enter', name: 'Zoe' })).toMatchObject({
      code: 'league/full',
      params: { most: 3 },
    });
    play.give(e(3), { type: 'leave' });
    play.give('house', { type: 'enter', name: 'Zoe' });
    play.give('official', { type: 'begin' });
    expect(play.refused('house', { type: 'enter', name: 'Zoe' })?.code).toBe('league/begun');
    expect(play.refused('official', { type: 'begin' })?.code).toBe('league/begun');
    expect(play.state.stages[0]?.divisions).toEqual([[e(1), e(2), e(4)]]);
  });

  test('it does not begin with too few, and by itself at its time', () => {
    const play = new LeagueAtPlay({ ...SWISS, begins: 1000 }, 1, undefined, false);
    expect(play.refused('official', { type: 'begin' })).toMatchObject({
      code: 'league/too-few',
      params: { has: 1, need: 2 },
    });
    play.give('house', { type: 'enter', name: 'Zoe' });
    expect(play.refused('house', { type: 'enter', name: 'Zoe' })?.code).toBe('league/name-taken');
    expect(play.refused('house', { type: 'enter', name: ' ' })?.code).toBe('league/name');
    const alone = new LeagueAtPlay({ ...SWISS, begins: 1000 }, 1, undefined, false);
    expect(alone.pass(1000)).toEqual([{ type: 'Postponed' }]);
    expect(alone.pass(1)).toEqual([]);
    expect(play.pass(999)).toEqual([]);
    expect(play.pass(1).map(({ type }) => type)).toContain('RoundDrawn');
  });

  test('the seeded come first, the others by lot; divisions are dealt back and forth', () => {
    const setup: Setup = { ...SWISS, stages: [{ format: { kind: 'swiss', rounds: 1 }, divisions: 2, takes: 0 }] };
    const play = new LeagueAtPlay(setup, 6, scriptedDice([4, 3, 2]), false);
    play.give('official', { type: 'seed', entrant: e(5), seed: 1 });
    play.give('official', { type: 'seed', entrant: e(2), seed: 2 });
    expect(play.refused('official', { type: 'seed', entrant: e(1), seed: 2 })?.code).toBe('league/seed-taken');
    expect(play.refused('official', { type: 'seed', entrant: e(1), seed: 0 })?.code).toBe('league/no-seed');
    play.give('official', { type: 'begin' });
    expect(play.state.stages[0]?.divisions).toEqual([
      [e(5), e(4), e(3)],
      [e(2), e(6), e(1)],
    ]);
    expect(play.state.diceRolled).toBe(3);
  });

  test('the best of each division who are still in go on', () => {
    const play = new LeagueAtPlay(
      {
        ...SWISS,
        stages: [
          { format: { kind: 'round-robin', legs: 1 }, divisions: 2, takes: 0 },
          { format: { kind: 'knockout', drawn: 'seed' }, divisions: 1, takes: 2 },
        ],
      },
      8,
    );
    const rounds = play.open.length;
    expect(rounds).toBe(12);
    play.playRound();
    // The first of both divisions are seeded before the second, and meet those.
    expect(play.state.stages[1]?.divisions).toEqual([[e(1), e(2), e(4), e(3)]]);
    expect(play.open.map(({ sides }) => [...sides].sort())).toEqual([
      [e(1), e(3)],
      [e(2), e(4)],
    ]);
    play.playRound();
    play.playRound();
    expect(play.state).toMatchObject({ status: 'over', placed: [1, 2, 4, 3, 5, 6, 8, 7].map(e) });
  });
});

test('LGE-04 in a round robin everybody meets everybody, with sides balanced; with two legs once on each side', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 2 }), 5);
  const met = play.state.pairings.filter(({ sides }) => sides[1] !== null).map(({ sides }) => sides.join(' '));
  expect(met).toHaveLength(20);
  expect(new Set(met).size).toBe(20);
  // Each rests once a leg, and each round has its own date.
  expect(play.state.pairings.filter(({ sides }) => sides[1] === null)).toHaveLength(10);
  expect(new Set(play.state.pairings.map(({ due }) => due)).size).toBe(10);
});

test.each([
  ['round-robin', 4, 1, 3],
  ['round-robin', 4, 2, 6],
  ['round-robin', 5, 1, 5],
  ['round-robin', 5, 2, 10],
  ['swiss', 4, 2, 2],
] as const)('LGE-04, LGE-05 %s of %i, %i: %i rounds, each closed once', (kind, size, count, rounds) => {
  const play = new LeagueAtPlay(leagueOf(kind === 'swiss' ? { kind, rounds: count } : { kind, legs: count }), size);
  while (play.state.status === 'playing') play.playRound();
  expect(play.events.flatMap((event) => (event.type === 'RoundClosed' ? event.round : []))).toEqual(
    Array.from({ length: rounds }, (_, round) => round),
  );
});

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

describe('LGE-07 ladder', () => {
  test('whoever beats somebody above takes their place; a correction changes all that follows', () => {
    const play = new LeagueAtPlay(LADDER, 4);
    expect(play.refused(e(4), { type: 'challenge', entrant: e(1) })).toMatchObject({
      code: 'league/out-of-reach',
      params: { known: [e(3), e(2)] },
    });
    play.give(e(4), { type: 'challenge', entrant: e(2) });
    expect(play.refused(e(3), { type: 'challenge', entrant: e(2) })?.params).toMatchObject({ known: [e(1)] });
    expect(play.refused(e(1), { type: 'challenge', entrant: e(2) })?.code).toBe('league/nobody-to-challenge');
    expect(play.refused(e(4), { type: 'challenge', entrant: e(3) })?.code).toBe('league/nobody-to-challenge');
    const swiss = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 1 }), 2);
    expect(challengeable(swiss.state, e(2))).toEqual([]);
    expect(swiss.refused(e(1), { type: 'challenge', entrant: e(2) })?.code).toBe('league/no-ladder');
    play.book(1, 'first');
    const rungs = () => rungsOf(play.state, 0, 0);
    expect(rungs()).toEqual([1, 4, 2, 3].map(e));
    play.give(e(3), { type: 'challenge', entrant: e(4) });
    play.book(2, 'first');
    expect(rungs()).toEqual([1, 3, 4, 2].map(e));
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'misread' });
    expect(rungs()).toEqual([1, 2, 3, 4].map(e));
    play.give('official', { type: 'end' });
    expect(play.state.placed).toEqual([1, 2, 3, 4].map(e));
  });
});

describe('LGE-08, LGE-09 standings', () => {
  const ROBIN = leagueOf({ kind: 'round-robin', legs: 1 });
  test('points as the league gives them; rests and forfeits too', () => {
    const points = { win: 5, draw: 2, loss: 1, forfeit: 0, bye: 3 };
    const play = new LeagueAtPlay({ ...ROBIN, points }, 3);
    const between = (a: number, b: number) => {
      const found = play.open.find(({ sides }) => sides.includes(e(a)) && sides.includes(e(b)));
      return Number(found?.id.slice(1));
    };
    play.book(between(1, 2), 'draw');
    play.give(e(3), { type: 'leave' });
    expect(standingsOf(play.state, 0, 0).map((row) => [row.entrant, row.points, row.won, row.drawn, row.lost])).toEqual(
      [
        [e(1), 10, 2, 1, 0],
        [e(2), 10, 2, 1, 0],
        [e(3), 3, 1, 0, 2],
      ],
    );
  });

  test('between those with as many points decide the tie-breaks in their order, and the draw in the end', () => {
    const play = new LeagueAtPlay({ ...ROBIN, tieBreaks: ['score'] }, 4);
    const give = (a: number, b: number, score: [number, number]) => {
      const found = play.open.find(({ sides }) => sides.includes(e(a)) && sides.includes(e(b)));
      if (!found) throw new Error('no such pairing');
      const isFirst = found.sides[0] === e(a);
      play.give('house', {
        type: 'book',
        pairing: found.id,
        winner: isFirst ? 'first' : 'second',
        score: isFirst ? score : [score[1], score[0]],
        match: { id: found.id, hash: '' },
      });
    };
    // 1 beats 2, 2 beats 3, 3 beats 1: a circle. All beat 4.
    give(1, 2, [3, 2]);
    give(2, 3, [9, 2]);
    give(3, 1, [4, 2]);
    for (const one of [1, 2, 3]) give(one, 4, [1, 0]);
    const order = (tieBreaks: Setup['tieBreaks']) =>
      standingsOf({ ...play.state, setup: { ...play.state.setup, tieBreaks } }, 0, 0).map(({ entrant }) => entrant);
    expect(order(['score'])).toEqual([2, 1, 3, 4].map(e));
    expect(order(['direct', 'buchholz', 'sonneborn', 'wins'])).toEqual([1, 2, 3, 4].map(e));
    expect(standingsOf(play.state, 0, 0).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    // Of the three who are level two have not met: what the others did to each other says nothing.
    const pairings = play.state.pairings.filter(({ sides }) => !(sides.includes(e(1)) && sides.includes(e(3))));
    const level = { win: 0, draw: 0, loss: 0, forfeit: 0, bye: 0 };
    const rows = standingsOf({ ...play.state, setup: { ...play.state.setup, points: level }, pairings }, 0, 0);
    expect(rows.map(({ breaks }) => breaks.direct)).toEqual([0, 0, 0, 0]);
    expect(standingsOf(play.state, 0, 0)[0]).toMatchObject({
      points: 6,
      breaks: { direct: 3, buchholz: 12, sonneborn: 12, wins: 2, score: 7 },
    });
  });

  test('who beat the other stands before them, whatever the others did', () => {
    const play = new LeagueAtPlay(ROBIN, 4);
    for (const { id, sides } of play.open) {
      const [a, b] = [Number(sides[0].slice(1)), Number(sides[1]?.slice(1))];
      // 2 beats 1 and loses to 3; 1 beats 3 and 4.
      const wins = (one: number, other: number) =>
        (one === 2 && other === 1) ||
        (one === 3 && other === 2) ||
        (one < other && !(one === 1 && other === 2) && !(one === 2 && other === 3));
      play.book(Number(id.slice(1)), wins(a, b) ? 'first' : 'second');
    }
    expect(
      standingsOf(play.state, 0, 0)
        .slice(0, 3)
        .map(({ points }) => points),
    ).toEqual([6, 6, 6]);
    const two = { ...play.state, pairings: play.state.pairings.filter(({ sides }) => !sides.includes(e(3))) };
    expect(standingsOf(two, 0, 0)[0]?.entrant).toBe(e(2));
  });
});
