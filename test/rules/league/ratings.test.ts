import { describe, expect, test } from 'vitest';
import { newRating, ratedBy } from '../../../src/rules/league/glicko.js';
import { ratingOf } from '../../../src/rules/league/ratings.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** How strong entrants are, by what they played. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 3 });

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
    play.book(1, 'draw');
    play.book(2, 'first');
    const before = play.state.periods.length;
    const [game] = play.open;
    if (!game) throw new Error('nothing is drawn');
    const [a, b] = [game.sides[0], game.sides[1] ?? e(9)];
    const [one, other] = [ratingOf(play.state, a), ratingOf(play.state, b)];
    expect(one.rating).not.toBe(other.rating);
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
