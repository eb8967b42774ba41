import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { challengeable, rungsOf } from '../../../src/rules/league/ladder.js';
import { allCanMeet } from '../../../src/rules/league/matching.js';
import { standingsOf } from '../../../src/rules/league/standings.js';
import { seated } from '../../../src/rules/league/seating.js';
import { swissRound } from '../../../src/rules/league/swiss.js';
import { checkSetup, defaultSetup, type Format, type Setup } from '../../../src/rules/league/setup.js';
import type { Pairing } from '../../../src/rules/league/state.js';
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

test('LGE-01 what an official does not say', () => {
  expect(defaultSetup('x')).toEqual({
    ...{ id: 'x', most: 32, begins: null, days: 14, remind: [72, 24], overdue: 'ready', outAfter: 2, table: null },
    stages: [{ format: { kind: 'round-robin', legs: 1 }, divisions: 1, takes: 0 }],
    extension: { most: 1, days: 7 },
    points: { win: 3, draw: 1, loss: 0, forfeit: 0, bye: 3 },
    tieBreaks: ['direct', 'buchholz', 'sonneborn', 'score'],
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

  test('whoever has left does not go on, nor is anything played where one alone does', () => {
    const robin = { format: { kind: 'round-robin', legs: 1 }, divisions: 1 } as const;
    const two = new LeagueAtPlay(
      {
        ...SWISS,
        stages: [
          { ...robin, takes: 0 },
          { ...robin, takes: 2 },
        ],
      },
      4,
    );
    const [last, ...others] = two.open.toReversed();
    for (const { id, sides } of others)
      two.book(Number(id.slice(1)), Number(sides[0].slice(1)) < Number(sides[1]?.slice(1)) ? 'first' : 'second');
    // Who is out forfeits, and stands in the table all the same.
    two.give(e(1), { type: 'leave' });
    expect(two.state.entrants[0]?.status).toBe('left');
    if (last && two.state.stages.length === 1) two.book(Number(last.id.slice(1)), 'draw');
    expect(two.state.stages[1]?.divisions[0]).not.toContain(e(1));
    const one = new LeagueAtPlay(
      {
        ...SWISS,
        stages: [
          { ...robin, takes: 0 },
          { ...robin, takes: 1 },
        ],
      },
      3,
    );
    one.playRound();
    expect(one.state).toMatchObject({ status: 'over', placed: [e(1), e(2), e(3)] });
    expect(one.state.pairings.filter(({ stage }) => stage === 1)).toEqual([]);
    expect(one.state.stages.map(({ closed }) => closed)).toEqual([[3], [0]]);
  });

  test('rounds of a stage close in it alone, division by division', () => {
    const stage = { format: { kind: 'swiss', rounds: 2 }, divisions: 2, takes: 0 } as const;
    const play = new LeagueAtPlay({ ...SWISS, stages: [stage, { ...stage, takes: 2 }] }, 8);
    const closed = () => play.state.stages.map((one) => one.closed);
    expect(closed()).toEqual([[0, 0]]);
    for (const { id, division } of play.open) if (division === 1) play.book(Number(id.slice(1)), 'first');
    expect(closed()).toEqual([[0, 1]]);
    for (const { id, division } of play.open) if (division === 1) play.book(Number(id.slice(1)), 'first');
    expect(closed()).toEqual([[0, 2]]);
    while (play.state.stages.length === 1) play.playRound();
    play.playRound();
    expect(closed()).toEqual([
      [2, 2],
      [1, 1],
    ]);
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
  ['knockout', 4, 0, 2],
  ['knockout', 6, 0, 3],
  // The last one is the final again.
  ['double', 4, 0, 5],
] as const)('LGE-04, LGE-05, LGE-06 %s of %i, %i: %i rounds, each closed once', (kind, size, count, rounds) => {
  const format: Format =
    kind === 'swiss'
      ? { kind, rounds: count }
      : kind === 'round-robin'
        ? { kind, legs: count }
        : { kind, drawn: 'seed' };
  const play = new LeagueAtPlay(leagueOf(format), size);
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

  test('whoever has left is neither challenged nor challenges', () => {
    const play = new LeagueAtPlay(LADDER, 4);
    play.give(e(2), { type: 'leave' });
    expect(rungsOf(play.state, 0, 0)).toEqual([1, 3, 4].map(e));
    expect([1, 2, 3, 4, 9].map((n) => challengeable(play.state, e(n)))).toEqual([[], [], [e(1)], [e(3), e(1)], []]);
    expect(challengeable(new LeagueAtPlay(LADDER, 4, undefined, false).state, e(2))).toEqual([]);
  });

  test('LGE-12 each challenge is rated once, when it is decided', () => {
    const play = new LeagueAtPlay(LADDER, 4);
    play.give(e(4), { type: 'challenge', entrant: e(3) });
    play.give(e(2), { type: 'challenge', entrant: e(1) });
    play.book(2, 'first');
    play.book(1, 'second');
    expect(play.state.periods.map(({ pairings }) => pairings)).toEqual([[p(2)], [p(1)]]);
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
    // The first that differs decides.
    expect(order(['wins', 'score'])).toEqual([2, 1, 3, 4].map(e));
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

  test('a rest counts as one of one’s own strength without what it gave; what was not counted as nothing', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 1 }), 3);
    play.playRound();
    expect(standingsOf(play.state, 0, 0)).toMatchObject([
      { entrant: e(1), points: 3, breaks: { buchholz: 0, sonneborn: 0, wins: 1, score: 0 } },
      { entrant: e(3), points: 3, breaks: { buchholz: 0, sonneborn: 0, wins: 1, score: 0 } },
      { entrant: e(2), points: 0, breaks: { buchholz: 3, sonneborn: 0, wins: 0, score: 0 } },
    ]);
    const points = { win: 3, draw: 1, loss: 0, forfeit: 0, bye: 1 };
    const more = new LeagueAtPlay({ ...leagueOf({ kind: 'swiss', rounds: 2 }), points }, 3);
    more.playRound();
    more.playRound();
    // 1 beats 2 and 3, who have a rest each.
    expect(standingsOf(more.state, 0, 0)).toMatchObject([
      { entrant: e(1), points: 6, breaks: { buchholz: 2, sonneborn: 4 } },
      { entrant: e(2), points: 1, breaks: { buchholz: 6, sonneborn: 0 } },
      { entrant: e(3), points: 1, breaks: { buchholz: 6, sonneborn: 0 } },
    ]);
  });

  test('LGE-04 with two legs those who are level have met once, though on either side', () => {
    const drawn = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 2 }), 2);
    for (const { id } of drawn.open) drawn.book(Number(id.slice(1)), 'draw');
    expect(standingsOf(drawn.state, 0, 0).map(({ breaks }) => breaks.direct)).toEqual([2, 2]);
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
