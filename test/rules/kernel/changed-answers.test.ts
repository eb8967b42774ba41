import { describe, expect, test } from 'vitest';
import type { ClockSettings } from '../../../src/rules/kernel/clock.js';
import type { SeatId } from '../../../src/rules/kernel/ids.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { accepted } from '../../support/counting.js';
import { BiddingMatch, BLUE, RED } from '../../support/bidding.js';

/** Sealed answers that their seat has thought better of: nobody else ever notices that there was another before. */

const CLOCK: ClockSettings = { kind: 'correspondence', turn: 1000, reaction: 1000, bank: 0 };

/** Red bids 3 for the farm, or 7 first; then both bid all. */
function played(first: number | null, then: (match: BiddingMatch) => void = () => undefined): BiddingMatch {
  const match = new BiddingMatch(CLOCK);
  accepted(match.bid(RED, 'farm', first ?? 3, 10));
  if (first !== null) accepted(match.bid(RED, 'farm', 3, 20));
  then(match);
  for (const [seat, lot] of [
    [RED, 'mill'],
    [BLUE, 'farm'],
    [BLUE, 'mill'],
  ] as const)
    if (match.awaited.includes(`${seat} ${lot}`)) accepted(match.bid(seat, lot, 1, 40));
  return match;
}

/** What blue can read of it, without what is told to nobody of them. */
const logOf = (match: BiddingMatch): readonly string[] => match.log(BLUE).replaceAll('null,', '').split('},{');

describe('S-03 a sealed answer is changed', () => {
  test('and the others read the last one, as if it had been given from the start', () => {
    expect(logOf(played(7))).toEqual(logOf(played(null)));
    expect(played(7).state.game.bids).toContain('red farm 3');
    expect(played(7).log(RED)).toContain('"n":7');
  });

  test('and stays so where the match goes back to when there was another', () => {
    const back = (match: BiddingMatch) => {
      const before = match.told.findIndex(({ event }) => event.type === 'Answered') + 1;
      accepted(match.bid(BLUE, 'farm', 5, 30));
      accepted(match.enact({ kind: 'undo', to: before }, 35));
    };
    expect(played(7, back).state.game.bids).toContain('red farm 3');
    // When all of it had been opened, too.
    const opened = played(7);
    const before = opened.told.findIndex(({ event }) => event.type === 'Answered') + 1;
    accepted(opened.enact({ kind: 'return', to: before, reason: 'misread' }, 50));
    expect(opened.awaited).toEqual(['red mill', 'blue farm', 'blue mill']);
    for (const [seat, lot] of [
      [RED, 'mill'],
      [BLUE, 'farm'],
      [BLUE, 'mill'],
    ] as const)
      accepted(opened.bid(seat, lot, 1, 60));
    expect(opened.state.game.bids).toContain('red farm 3');
  });

  test('but a change of a later round is none of an earlier answer', () => {
    const match = played(null);
    for (let paces = 0; paces < 3; paces++) accepted(match.submit({ seat: RED, command: { type: 'pace' }, at: 50 }));
    accepted(match.bid(RED, 'farm', 8, 60));
    accepted(match.bid(RED, 'farm', 9, 60));
    const before = match.told.findIndex(({ event }) => event.type === 'Answered') + 1;
    accepted(match.enact({ kind: 'return', to: before, reason: 'misread' }, 70));
    expect(match.state.changed ?? []).toEqual([]);
  });

  test('and one that could not have been given then is not', () => {
    const match = new BiddingMatch(CLOCK);
    match.limit(5);
    accepted(match.bid(RED, 'farm', 2, 10));
    const before = match.told.length;
    match.limit(9);
    accepted(match.bid(RED, 'farm', 7, 20));
    accepted(match.enact({ kind: 'return', to: before, reason: 'misread' }, 40));
    const [answer] = match.state.agenda.at(-1)?.asked?.answers ?? [];
    expect(answer?.command).toMatchObject({ n: 2 });
  });

  test('but not once the time was up: that the clock answered is known, so its answer stands', () => {
    const match = new BiddingMatch(CLOCK);
    accepted(match.bid(BLUE, 'farm', 1, 10));
    accepted(match.bid(RED, 'farm', 6, 20));
    const asked = (of: SeatId) =>
      match.state.agenda.at(-1)?.asked?.questions.find(({ seat }) => seat === of)?.id ?? null;
    const question = asked(RED);
    accepted(match.submit({ by: 'referee', seat: RED, question, at: 1000, command: { type: 'timeout' } }));
    for (const lot of ['farm', 'mill'] as const)
      expect(match.bid(RED, lot, 7, 1010)).toEqual(refusedAs('match/time-was-up'));
    for (const to of [question, null])
      expect(match.submit({ seat: RED, question: to, at: 1010, command: { type: 'pass' } })).toEqual(
        refusedAs('match/time-was-up'),
      );
    accepted(
      match.submit({ by: 'referee', seat: BLUE, question: asked(BLUE), at: 1000, command: { type: 'timeout' } }),
    );
    expect([...match.state.game.bids].sort()).toEqual(['blue farm 1', 'blue mill 0', 'red farm 6', 'red mill 0']);
  });
});

const refusedAs = (code: string) => ({ ok: false, error: refuse(code) });
