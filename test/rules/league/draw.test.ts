import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { challengeable, rungsOf } from '../../../src/rules/league/ladder.js';
import { standingsOf } from '../../../src/rules/league/standings.js';
import { checkSetup, defaultSetup, type Format, type Setup } from '../../../src/rules/league/setup.js';
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
