import { describe, expect, test } from 'vitest';
import { appealId } from '../../../src/rules/league/ids.js';
import { scoreFor, winnerFor } from '../../../src/rules/league/results.js';
import { league } from '../../../src/rules/league/league.js';
import type { Score } from '../../../src/rules/league/state.js';
import { nextDue } from '../../../src/rules/league/time.js';
import { DAY, e, HOUR, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** How pairings end, and what follows. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 3 });

describe('LGE-10 matches book themselves', () => {
  test('only the match of the pairing, and once more when it is corrected or annulled', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give('house', { type: 'made', pairing: p(1), match: 'm1' });
    expect(play.refused('house', { type: 'made', pairing: p(1), match: 'm2' })?.code).toBe('league/has-match');
    const book = (id: string, winner: 'first' | null) =>
      ({ type: 'book', pairing: p(1), winner, score: null, match: { id, hash: '' } }) as const;
    expect(play.refused('house', book('m2', 'first'))?.code).toBe('league/other-match');
    expect(play.refused('house', book('m1', null))?.code).toBe('league/nothing-to-annul');
    expect(play.refused(e(1), { type: 'claim', pairing: p(1), winner: 'first' })?.code).toBe('league/match-decides');
    play.book(1, 'first');
    play.book(1, 'second', 'corrected');
    expect(play.pairing(1).result).toMatchObject({ winner: 'second', by: 'match', match: { hash: 'corrected' } });
    play.at = DAY;
    play.book(1, null);
    expect(play.pairing(1)).toMatchObject({ result: null, match: 'm1', due: 15 * DAY });
  });

  test('what an official decided stands, whatever the match says', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'draw', reason: 'a storm' });
    const match = { id: 'm1', hash: '' };
    expect(play.refused('house', { type: 'book', pairing: p(1), winner: 'first', score: null, match })?.code).toBe(
      'league/decided',
    );
  });

  test('LGE-09 what a match counted is booked in the order of the pairing; whoever gave up has kept nothing', () => {
    const sides = ['red', 'blue'] as const;
    const scores = { red: 3, blue: 12 };
    expect(scoreFor(sides, { winners: ['blue'], reason: 'points', scores })).toEqual([3, 12]);
    expect(scoreFor(['blue', 'red'], { winners: [], reason: 'points', scores })).toEqual([12, 3]);
    expect(scoreFor(sides, { winners: ['red'], reason: 'conceded', scores })).toEqual([3, 0]);
    expect(scoreFor(sides, { winners: ['red'], reason: 'claimed', scores: { red: 3 } })).toEqual([3, 0]);
    expect(scoreFor(sides, { winners: ['red'], reason: 'points', scores: { red: 3 } })).toBeNull();
    const most = { red: 99_999, blue: 0 };
    expect(scoreFor(sides, { winners: ['red'], reason: 'points', scores: most })).toEqual([99_999, 0]);
  });

  test('LGE-09 played elsewhere, what was counted is said along: who says nothing of it agrees, two scores that differ do not', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const claim = { type: 'claim', pairing: p(1), winner: 'first' } as const;
    for (const score of [
      [3, -1],
      [-1, 3],
      [2.5, 1],
    ] as const)
      expect(play.refused(e(1), { ...claim, score })?.code).toBe('league/bad-score');
    expect(play.refused(e(1), { ...claim, score: [100_000, 1] })?.code).toBe('league/bad-score');
    play.give(e(1), { ...claim, score: [30, 12] });
    play.give(e(2), { ...claim, score: [30, 15] });
    expect(play.pairing(1)).toMatchObject({ result: null, claim: { by: 'e2', score: [30, 15] } });
    play.give(e(1), claim);
    expect(play.pairing(1).result).toMatchObject({ winner: 'first', by: 'word', score: [30, 15] });
    const right = { type: 'correct', pairing: p(1), winner: 'first', reason: 'miscounted' } as const;
    expect(play.refused('official', right)?.code).toBe('league/is-so');
    expect(play.refused('official', { ...right, score: [30, 15] })?.code).toBe('league/is-so');
    play.give('official', { ...right, score: [30, 14] });
    expect(play.pairing(1).result).toMatchObject({ by: 'official', score: [30, 14] });
    play.give(e(3), { type: 'claim', pairing: p(2), winner: 'second', score: [1, 2] });
    play.pass(15 * DAY);
    expect(play.pairing(2).result).toMatchObject({ winner: 'second', by: 'word', score: [1, 2] });
  });

  test('without a match the word of both counts, and whoever gives up has lost', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give(e(1), { type: 'claim', pairing: p(1), winner: 'first' });
    play.give(e(2), { type: 'claim', pairing: p(1), winner: 'second' });
    expect(play.pairing(1).result).toBeNull();
    play.give(e(1), { type: 'claim', pairing: p(1), winner: 'second' });
    expect(play.pairing(1)).toMatchObject({
      result: { winner: 'second', by: 'word', score: null, match: null },
      claim: null,
    });
    play.give(e(3), { type: 'concede', pairing: p(2) });
    expect(play.pairing(2).result?.winner).toBe('second');
    expect(play.refused(e(1), { type: 'concede', pairing: p(2) })?.code).toBe('league/not-yours');
  });
});

describe('LGE-10 how a pairing ends', () => {
  test.each([
    [['red'], 'first'],
    [['blue'], 'second'],
    [[], 'draw'],
    [['red', 'blue'], 'draw'],
  ] as const)('of a match that %j won', (winners, winner) => {
    expect(winnerFor(['red', 'blue'], winners)).toBe(winner);
    expect(winnerFor(['blue', 'red'], winners)).toBe({ first: 'second', second: 'first', draw: 'draw' }[winner]);
  });

  test('a match that nobody had told of is made when it is booked, one that is made is not made again', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    expect(play.book(1, 'first').map(({ type }) => type)).toEqual(['MatchMade', 'Decided']);
    play.give('house', { type: 'made', pairing: p(2), match: 'm2' });
    expect(play.book(2, 'first')[0]?.type).toBe('Decided');
    // The match of a result that an official corrects is still its match.
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'misread' });
    expect(play.pairing(1).result).toMatchObject({ by: 'official', match: { id: 'm1' } });
  });

  test('whoever gives up has lost, on either side', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const sides = [1, 2].map((n) => play.pairing(n).sides);
    play.give(sides[0]?.[0] ?? e(9), { type: 'concede', pairing: p(1) });
    play.give(sides[1]?.[1] ?? e(9), { type: 'concede', pairing: p(2) });
    expect([1, 2].map((n) => play.pairing(n).result?.winner)).toEqual(['second', 'first']);
  });

  test.each([
    [undefined, undefined, null],
    [[3, 1], undefined, [3, 1]],
    [undefined, [3, 1], [3, 1]],
    [
      [3, 1],
      [3, 1],
      [3, 1],
    ],
    [[3, 1], [3, 2], 'open'],
    [[3, 1], [2, 1], 'open'],
  ] as const)('scores that the two say: %j and %j', (one, other, expected) => {
    const play = new LeagueAtPlay(SWISS, 4);
    const claim = (by: number, score: Score | undefined) =>
      play.give(e(by), {
        ...{ type: 'claim', pairing: p(1), winner: 'first' },
        ...(score === undefined ? {} : { score }),
      });
    const [said] = claim(1, one);
    const kept = { by: e(1), winner: 'first', ...(one === undefined ? {} : { score: one }) };
    expect(said).toStrictEqual({ type: 'Claimed', pairing: p(1), ...kept });
    expect(play.pairing(1).claim).toStrictEqual(kept);
    claim(2, other);
    const { result } = play.pairing(1);
    expect(result === null ? 'open' : result.score).toEqual(expected);
  });

  test('LGE-16 more time by an official is none of what the two may agree on; after it reminders come again', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    play.pass(14 * DAY - 72 * HOUR);
    expect(play.pairing(1).reminded).toEqual([72]);
    play.give('official', { type: 'give-time', pairing: p(1), until: 30 * DAY, reason: 'exams' });
    expect(play.pairing(1)).toMatchObject({ extended: 0, reminded: [] });
    for (const n of [1, 2]) play.give(e(n), { type: 'extend', pairing: p(1) });
    expect(play.pairing(1)).toMatchObject({ extended: 1, due: 37 * DAY, reminded: [] });
  });

  test('LGE-15 each that is open is reminded', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    expect(play.pass(14 * DAY - 72 * HOUR)).toEqual(
      [1, 2].map((n) => ({ type: 'Reminded', pairing: p(n), hours: 72 })),
    );
  });

  test('LGE-17, LGE-18 what is said of it: who is ready, and how an appeal was ruled on', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    expect(play.give(e(1), { type: 'ready', pairing: p(1) })).toStrictEqual([
      { type: 'ReadySaid', pairing: p(1), by: e(1) },
    ]);
    play.book(1, 'first');
    play.give(e(2), { type: 'appeal', pairing: p(1), text: 'out of range' });
    play.give('official', { type: 'rule', appeal: appealId(1), upheld: true, winner: null, reason: 'it was' });
    expect(play.state.appeals[0]?.ruling).toEqual({ upheld: true, reason: 'it was' });
  });
});

describe('LGE-13, LGE-14 who is out', () => {
  test('whoever leaves forfeits what is open, and is drawn no more; a substitute plays on with what there is', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give(e(1), { type: 'leave' });
    expect(play.pairing(1).result).toMatchObject({ winner: 'second', by: 'forfeit' });
    expect(play.refused(e(1), { type: 'leave' })?.code).toBe('league/is-out');
    play.playRound();
    expect(play.state.pairings.filter(({ round }) => round === 1).flatMap(({ sides }) => sides)).not.toContain(e(1));
    play.give('official', { type: 'substitute', entrant: e(1), reason: 'Ann plays on' });
    expect(play.state.entrants[0]).toMatchObject({ status: 'in', substitutes: 1 });
    play.give('official', { type: 'expel', entrant: e(2), reason: 'rude' });
    expect(play.state.entrants[1]?.status).toBe('expelled');
    expect(play.refused('official', { type: 'expel', entrant: e(9), reason: 'rude' })?.code).toBe(
      'league/no-such-entrant',
    );
  });

  test('where both are out neither wins', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give(e(1), { type: 'leave' });
    play.give('official', { type: 'correct', pairing: p(1), winner: null, reason: 'they go on' });
    const [, second] = play.pairing(1).sides;
    play.give(second ?? e(9), { type: 'leave' });
    expect(play.pairing(1).result).toMatchObject({ winner: 'none', by: 'forfeit' });
  });

  test('who has lost is not out for that, nor for one forfeit beside it', () => {
    const play = new LeagueAtPlay({ ...SWISS, outAfter: 2 }, 4);
    const of = (n: number) => play.open.find(({ sides }) => sides.includes(e(n)));
    for (const { id, sides } of play.open) play.give(sides[1] ?? e(1), { type: 'concede', pairing: id });
    const loser = play.pairing(1).sides[1] ?? e(1);
    const other = of(Number(loser.slice(1)))?.sides.find((side) => side !== loser) ?? e(1);
    play.give(other, { type: 'ready', pairing: of(Number(loser.slice(1)))?.id ?? p(1) });
    play.pass(14 * DAY);
    expect(
      play.state.pairings.filter(({ result, sides }) => result?.by === 'forfeit' && sides.includes(loser)),
    ).toEqual(expect.arrayContaining([expect.anything()]));
    expect(play.state.entrants.find(({ id }) => id === loser)?.status).toBe('in');
  });

  test('whoever forfeits too often is out', () => {
    const play = new LeagueAtPlay({ ...SWISS, outAfter: 2 }, 4);
    for (let round = 0; round < 2; round++) {
      for (const { id, sides } of play.open) {
        for (const side of sides) if (side !== null && side !== e(1)) play.give(side, { type: 'ready', pairing: id });
      }
      play.pass(14 * DAY);
    }
    expect(play.state.entrants.map(({ status }) => status)).toEqual(['absent', 'in', 'in', 'in']);
  });
});

describe('LGE-15, LGE-16, LGE-17 time', () => {
  test('reminders before the time is up, each once; of several that have gone by the last', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    expect(nextDue(play.state)).toBe(14 * DAY - 72 * HOUR);
    expect(play.pass(14 * DAY - 72 * HOUR)).toEqual([{ type: 'Reminded', pairing: p(1), hours: 72 }]);
    expect(play.pass(HOUR)).toEqual([]);
    expect(nextDue(play.state)).toBe(13 * DAY);
    const late = new LeagueAtPlay(SWISS, 2);
    expect(late.pass(13 * DAY + HOUR)).toEqual([{ type: 'Reminded', pairing: p(1), hours: 24 }]);
    expect(nextDue(late.state)).toBe(14 * DAY);
  });

  test('LGE-15 of what is decided nobody is reminded, and its time does not run out', () => {
    const play = new LeagueAtPlay({ ...SWISS, overdue: 'forfeit' }, 4);
    play.book(1, 'first');
    expect(play.pass(14 * DAY - 72 * HOUR)).toEqual([{ type: 'Reminded', pairing: p(2), hours: 72 }]);
    play.pass(72 * HOUR);
    expect([1, 2].map((n) => play.pairing(n).result?.by)).toEqual(['match', 'forfeit']);
  });

  test('both together get more time, as often as the league allows; an official gives what they like', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    const extend = { type: 'extend', pairing: p(1) } as const;
    play.give(e(1), extend);
    expect(play.refused(e(1), extend)?.code).toBe('league/asked-already');
    play.give(e(2), extend);
    expect(play.pairing(1)).toMatchObject({ due: 21 * DAY, extended: 1 });
    expect(play.refused(e(1), extend)).toMatchObject({ code: 'league/no-more-time', params: { most: 1 } });
    play.give('official', { type: 'give-time', pairing: p(1), until: 30 * DAY, reason: 'exams' });
    expect(play.pairing(1).due).toBe(30 * DAY);
    expect(play.refused('official', { type: 'give-time', pairing: p(1), until: 0, reason: 'x' })?.code).toBe(
      'league/past',
    );
  });

  test.each([
    ['ready', [], 'none'],
    ['ready', [2], 'second'],
    ['ready', [1], 'first'],
    ['ready', [1, 2], 'draw'],
    ['forfeit', [1], 'none'],
    ['draw', [1], 'draw'],
    ['official', [1], null],
  ] as const)('%s: of those who are ready (%j) wins %s', (overdue, there, winner) => {
    const play = new LeagueAtPlay({ ...SWISS, overdue }, 2);
    for (const one of there) play.give(e(one), { type: 'ready', pairing: p(1) });
    const happened = play.pass(14 * DAY);
    expect(play.pairing(1).result?.winner ?? null).toBe(winner);
    if (winner === null) {
      expect(happened).toEqual([{ type: 'Reminded', pairing: p(1), hours: 0 }]);
      expect(nextDue(play.state)).toBeNull();
    }
  });

  test('whoever does not answer what the other says agrees; a match that is on goes on', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.give(e(2), { type: 'claim', pairing: p(1), winner: 'second' });
    play.give('house', { type: 'made', pairing: p(2), match: 'm2' });
    play.pass(14 * DAY);
    expect(play.pairing(1).result).toMatchObject({ winner: 'second', by: 'word' });
    expect(play.pairing(2)).toMatchObject({ result: null, reminded: [0] });
  });

  test('where matches are made, two who are ready play: their time does not run out', () => {
    const table = { scenario: 'toy/duel', sides: ['red', 'blue'], options: {}, clock: null } as const;
    const play = new LeagueAtPlay({ ...SWISS, table }, 2);
    for (const one of [1, 2]) play.give(e(one), { type: 'ready', pairing: p(1) });
    expect(play.refused(e(1), { type: 'claim', pairing: p(1), winner: 'first' })?.code).toBe('league/match-decides');
    play.pass(14 * DAY);
    expect(play.pairing(1).result).toBeNull();
  });
});

test('LGE-18 an appeal is ruled on once; one that is upheld may change the result', () => {
  const play = new LeagueAtPlay(SWISS, 4);
  const appeal = { type: 'appeal', pairing: p(1), text: 'the shot was out of range' } as const;
  expect(play.refused(e(2), appeal)?.code).toBe('league/is-open');
  play.book(1, 'first');
  expect(play.refused(e(3), appeal)?.code).toBe('league/not-yours');
  play.give(e(2), appeal);
  expect(play.refused(e(1), appeal)?.code).toBe('league/appealed');
  const rule = { type: 'rule', appeal: appealId(1), upheld: true, winner: 'draw', reason: 'it was' } as const;
  expect(play.refused(e(1), rule)?.code).toBe('league/not-allowed');
  play.give('official', rule);
  expect(play.pairing(1).result?.winner).toBe('draw');
  expect(play.refused('official', rule)?.code).toBe('league/ruled');
});

test('LGE-18 of several appeals the one that is named is ruled on, and no other', () => {
  const play = new LeagueAtPlay(SWISS, 4);
  for (const n of [1, 2]) {
    play.book(n, 'first');
    play.give(e(n === 1 ? 2 : 3), { type: 'appeal', pairing: p(n), text: `appeal of ${n}` });
  }
  const rule = { type: 'rule', upheld: true, winner: 'draw', reason: 'it was' } as const;
  expect(play.refused('official', { ...rule, appeal: appealId(3) })?.code).toBe('league/no-such-appeal');
  play.give('official', { ...rule, appeal: appealId(2) });
  expect([1, 2].map((n) => play.pairing(n).result?.winner)).toEqual(['first', 'draw']);
  play.give('official', { ...rule, appeal: appealId(1), upheld: false });
  expect([1, 2].map((n) => play.pairing(n).result?.winner)).toEqual(['first', 'draw']);
});

test('what choices offers is never refused', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'ladder', reach: 2 }), 4);
  play.give(e(4), { type: 'challenge', entrant: e(3) });
  play.book(1, 'first');
  play.give(e(2), { type: 'challenge', entrant: e(1) });
  let offered = 0;
  const walk = (n: number, partial: Readonly<Record<string, string>>): void => {
    const choice = league.choices(league.view(play.state, { as: 'spectator' }), e(n), partial);
    if (choice.kind === 'done') {
      offered++;
      expect(play.refused(e(n), choice.command)).toBeNull();
    } else if (choice.kind === 'pick') {
      const values = choice.blank === 'text' ? ['why'] : choice.options.map(({ value }) => value);
      for (const value of values) walk(n, { ...partial, [choice.blank]: value });
    }
  };
  for (const n of [1, 2, 3, 4]) walk(n, {});
  expect(offered).toBeGreaterThan(12);
});
