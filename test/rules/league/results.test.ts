import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/rules/league/commands.js';
import { appealId } from '../../../src/rules/league/ids.js';
import { newRating, ratedBy } from '../../../src/rules/league/glicko.js';
import { scoreFor, winnerFor } from '../../../src/rules/league/results.js';
import { ratingOf } from '../../../src/rules/league/ratings.js';
import { league } from '../../../src/rules/league/league.js';
import type { Score, Winner } from '../../../src/rules/league/state.js';
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

describe('LGE-11 corrections', () => {
  test('a table follows at once, what was drawn by it stands', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    const drawn = play.open.map(({ sides }) => sides);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'misread' });
    expect(play.open.map(({ sides }) => sides)).toEqual(drawn);
    expect(play.refused('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'x' })?.code).toBe(
      'league/is-so',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(3), winner: null, reason: 'x' })?.code).toBe(
      'league/is-open',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(9), winner: null, reason: 'x' })?.code).toBe(
      'league/no-such-pairing',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(1), winner: 'draw', reason: ' ' })?.code).toBe(
      'league/text',
    );
  });
});

describe('LGE-11 what a correction leaves', () => {
  const KNOCKOUT = leagueOf({ kind: 'knockout', drawn: 'replay' });
  const correct = (n: number, winner: Winner | null, score?: Score): Command => ({
    type: 'correct',
    pairing: p(n),
    winner,
    reason: 'misread',
    ...(score === undefined ? {} : { score }),
  });

  test('a score may be corrected though the winner has played on', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.playRound();
    play.playRound();
    const winner = play.pairing(1).result?.winner === 'first' ? 'first' : 'second';
    const events = play.give('official', correct(1, winner, [5, 3]));
    expect(events.map(({ type }) => type)).toEqual(['Corrected', 'Rated', 'Rated']);
    expect(play.pairing(1).result).toMatchObject({ winner, score: [5, 3] });
  });

  test('of a knockout a result may be taken back until somebody is drawn by it', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.book(1, 'first');
    expect(play.refused('official', correct(1, null))).toBeNull();
    play.book(2, 'first');
    expect(play.refused('official', correct(1, null))?.code).toBe('league/needs-winner');
  });

  test('a result of an earlier stage that is open again keeps the league from nothing', () => {
    const robin = { format: { kind: 'round-robin', legs: 1 }, divisions: 1, takes: 0 } as const;
    const play = new LeagueAtPlay({ ...SWISS, stages: [robin, { ...robin, takes: 2 }] }, 3);
    while (play.state.stages.length === 1) play.playRound();
    const [first] = play.state.pairings.filter(({ sides }) => sides[1] !== null);
    play.give('official', correct(Number(first?.id.slice(1)), null));
    const [last] = play.open.filter(({ stage }) => stage === 1);
    play.book(Number(last?.id.slice(1)), 'first');
    expect(play.state.status).toBe('over');
  });

  test('an order that stays as it was is not told again', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 2);
    play.book(1, 'first');
    expect(play.events.at(-1)).toMatchObject({ type: 'LeagueEnded', placed: [e(1), e(2)] });
    const ends = (events: readonly { readonly type: string }[]) => events.filter(({ type }) => type === 'LeagueEnded');
    expect(ends(play.give('official', correct(1, 'first', [5, 3])))).toEqual([]);
    expect(ends(play.give('official', correct(1, 'second')))).toMatchObject([{ placed: [e(2), e(1)] }]);
  });
});

describe('LGE-12 ratings', () => {
  test('the example of Glickman’s paper', () => {
    const own = { rating: 150_000, deviation: 20_000, volatility: 60_000 };
    const game = (rating: number, deviation: number, score: number) => ({
      against: { rating, deviation, volatility: 60_000 },
      score,
    });
    const games = [game(140_000, 3_000, 1), game(155_000, 10_000, 0), game(170_000, 30_000, 0)];
    expect(ratedBy(own, games)).toEqual({ rating: 146_405, deviation: 15_152, volatility: 59_996 });
    expect(ratedBy(own, [])).toEqual({ rating: 150_000, deviation: 20_027, volatility: 60_000 });
    expect(ratedBy(newRating(), []).deviation).toBe(35_000);
  });

  test.each([
    [
      'ten draws with who is weaker and hardly known',
      [124_000, 26_000, 30_000],
      [86_700, 33_700],
      0.5,
      [91_948, 16_152, 30_001],
    ],
    ['ten defeats by who is stronger', [117_100, 19_200, 200_000], [154_800, 18_000], 0, [105_086, 13_500, 199_944]],
  ] as const)('as it is reckoned by halving: %s', (_, before, other, score, after) => {
    const [rating, deviation, volatility] = before;
    const game = { against: { rating: other[0], deviation: other[1], volatility: 60_000 }, score };
    const rated = ratedBy(
      { rating, deviation, volatility },
      Array.from({ length: 10 }, () => game),
    );
    expect([rated.rating, rated.deviation, rated.volatility]).toEqual(after);
  });

  test('a surprise makes ratings more volatile', () => {
    const own = { rating: 150_000, deviation: 5_000, volatility: 60_000 };
    const loss = { against: { rating: 80_000, deviation: 3_000, volatility: 60_000 }, score: 0 };
    expect(
      ratedBy(
        own,
        Array.from({ length: 10 }, () => loss),
      ).volatility,
    ).toBeGreaterThan(60_000);
  });

  test('a round is rated together; a corrected result rates it anew, and all after it', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const fair = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    expect(ratingOf(play.state, e(1)).rating).toBe(166_231);
    expect(ratingOf(play.state, e(2)).rating).toBe(133_769);
    play.playRound();
    play.give('official', { type: 'correct', pairing: p(1), winner: 'draw', reason: 'misread' });
    fair.give('official', { type: 'correct', pairing: p(1), winner: 'draw', reason: 'misread' });
    fair.playRound();
    expect(ratingOf(play.state, e(1), 1)).toEqual(ratingOf(fair.state, e(1), 1));
    expect(play.state.periods).toHaveLength(2);
    expect(play.events.filter(({ type }) => type === 'Rated')).toHaveLength(4);
  });

  test('each is rated against the other, as both were before the round', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    const before = play.state.periods.length;
    const [game] = play.open;
    if (!game) throw new Error('nothing is drawn');
    const [a, b] = [game.sides[0], game.sides[1] ?? e(9)];
    const [one, other] = [ratingOf(play.state, a), ratingOf(play.state, b)];
    for (const { id } of play.open) play.book(Number(id.slice(1)), 'first');
    expect(ratingOf(play.state, a)).toEqual(ratedBy(one, [{ against: other, score: 1 }]));
    expect(ratingOf(play.state, b)).toEqual(ratedBy(other, [{ against: one, score: 0 }]));
    expect(ratingOf(play.state, a, before)).toEqual(one);
  });

  test('whoever rests, or wins by forfeit, keeps the rating that they had', () => {
    const play = new LeagueAtPlay({ ...SWISS, outAfter: 0 }, 5);
    play.playRound();
    const rating = (n: number) => ratingOf(play.state, e(n));
    const before = [1, 2, 3, 4, 5].map(rating);
    const [first, second] = play.open;
    if (!first || !second) throw new Error('nothing is drawn');
    play.give(first.sides[0], { type: 'ready', pairing: first.id });
    play.pass(14 * DAY);
    expect(play.pairing(Number(first.id.slice(1))).result).toMatchObject({ winner: 'first', by: 'forfeit' });
    expect(play.state.periods).toHaveLength(2);
    expect([1, 2, 3, 4, 5].map(rating)).toEqual(before);
    // Rests are in no rating.
    for (const { pairings } of play.state.periods) expect(pairings).toHaveLength(2);
  });

  test('where all rest nothing is rated', () => {
    const play = new LeagueAtPlay({ ...leagueOf({ kind: 'knockout', drawn: 'seed' }), outAfter: 0 }, 4);
    play.book(1, 'first');
    play.give('official', { type: 'correct', pairing: p(2), winner: 'none', reason: 'nobody came' });
    expect(play.state.status).toBe('over');
    expect(play.state.periods.map(({ pairings }) => pairings)).toEqual([[p(1), p(2)]]);
  });

  test('LGE-11 what was rated before a corrected result is not rated again', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    play.playRound();
    const events = play.give('official', { type: 'correct', pairing: p(3), winner: 'draw', reason: 'misread' });
    expect(events.flatMap((event) => (event.type === 'Rated' ? event.period : []))).toEqual([1]);
  });

  test('LGE-21 where nobody plays for a team no skills are rated', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    for (const event of play.events) if (event.type === 'Rated') expect(event).not.toHaveProperty('skills');
    expect(play.state.periods).toHaveLength(1);
    expect(play.state.periods[0]).not.toHaveProperty('skills');
    expect(play.state.entrants[0]).not.toHaveProperty('mates');
    // Nor does anybody join one where somebody plays on for another.
    play.give(e(1), { type: 'leave' });
    const events = play.give('official', { type: 'substitute', entrant: e(1), reason: 'Ann plays on' });
    expect(events).toEqual([{ type: 'Substituted', entrant: e(1), reason: 'Ann plays on' }]);
  });

  test('LGE-11 LGE-12 a result that was in no rating yet is corrected without rating anything anew', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    play.book(3, 'first');
    const correct = (n: number, winner: 'second' | 'none') =>
      play.give('official', { type: 'correct', pairing: p(n), winner, reason: 'misread' }).map(({ type }) => type);
    expect(correct(3, 'second')).toEqual(['Corrected']);
    expect(correct(1, 'none')).toContain('Rated');
    // Neither has won: that says nothing about strength.
    const both = play.pairing(1).sides.flatMap((side) => side ?? []);
    expect(both.map((id) => ratingOf(play.state, id))).toEqual([newRating(), newRating()]);
  });

  test('a forfeit says nothing about strength', () => {
    const play = new LeagueAtPlay({ ...SWISS, overdue: 'forfeit' }, 2);
    play.pass(14 * DAY);
    expect(ratingOf(play.state, e(1))).toEqual(newRating());
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
