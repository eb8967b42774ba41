import { describe, expect, test } from 'vitest';
import { accepted } from '../../support/counting.js';
import { BiddingMatch, BLUE, RED } from '../../support/bidding.js';

describe('S-01 facts are set right while sealed answers wait', () => {
  test('those that still hold wait on, and their seat is not asked again', () => {
    const match = new BiddingMatch();
    accepted(match.bid(RED, 'farm', 3));
    accepted(match.bid(RED, 'mill', 7));
    match.limit(5);
    expect(match.awaited).toEqual(['red mill', 'blue farm', 'blue mill']);
    accepted(match.bid(RED, 'mill', 4));
    accepted(match.bid(BLUE, 'farm', 1));
    accepted(match.bid(BLUE, 'mill', 2));
    expect(match.state.game.bids).toEqual(['red farm 3', 'red mill 4', 'blue farm 1', 'blue mill 2']);
  });

  test('those that hold no more are told to nobody else, at once or ever', () => {
    const match = new BiddingMatch();
    accepted(match.bid(RED, 'farm', 3));
    accepted(match.bid(RED, 'mill', 7));
    const own = match.log(RED);
    match.limit(5);
    const secret = /"lot":"mill","n":7/;
    expect(own).toMatch(secret);
    expect(match.log(RED)).toMatch(secret);
    expect(match.log(BLUE)).not.toMatch(secret);
    for (const [seat, lot] of [
      [RED, 'mill'],
      [BLUE, 'farm'],
      [BLUE, 'mill'],
    ] as const)
      accepted(match.bid(seat, lot, 1));
    expect(match.state.game.bids).toContain('red farm 3');
    expect(match.log(BLUE)).not.toMatch(secret);
    expect(match.log(BLUE)).toMatch(/"lot":"mill","n":1/);
  });

  test('what was opened before stays open', () => {
    const match = new BiddingMatch();
    for (const seat of [RED, BLUE]) for (const lot of ['farm', 'mill']) accepted(match.bid(seat, lot, 6));
    match.limit(5);
    expect(match.log(BLUE)).toMatch(/"seat":"red","by":"seat","command":\{"type":"bid","lot":"mill","n":6\}/);
  });

  test('when all of them still hold and nobody else is awaited the match goes on', () => {
    const match = new BiddingMatch();
    accepted(match.bid(RED, 'farm', 3));
    match.limit(5);
    expect(match.awaited).toEqual(['red mill', 'blue farm', 'blue mill']);
    accepted(match.bid(RED, 'mill', 3));
    accepted(match.bid(BLUE, 'farm', 3));
    accepted(match.bid(BLUE, 'mill', 3));
    expect(match.awaited).toEqual(['red pace']);
  });

  test('nobody has their time anew', () => {
    const match = new BiddingMatch();
    match.limit(5, 400);
    expect(match.state.clock?.running.map(({ since, allowance }) => since + allowance)).toEqual([1000, 1000]);
  });
});
