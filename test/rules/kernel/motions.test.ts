import { describe, expect, test } from 'vitest';
import { saidSince } from '../../../src/rules/kernel/beside.js';
import { motionOf } from '../../../src/rules/kernel/motions.js';
import type { Motion } from '../../../src/rules/kernel/proposal.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { BiddingMatch, BLUE, RED, type Bidding } from '../../support/bidding.js';
import { accepted } from '../../support/counting.js';

/** Motions: how they are made, voted on and carried out, and why they are not. */

const PAUSE: Motion = { kind: 'pause' };
const propose = (motion: Motion, asked = [BLUE]) => ({ type: 'propose', motion, asked }) as const;
const vote = (proposal: string, agrees = true) => ({ type: 'vote', proposal, agrees }) as const;

/** A match in which red has proposed a pause, of which blue is asked; its name. */
function proposed(): readonly [BiddingMatch, string] {
  const match = new BiddingMatch();
  accepted(match.submit({ seat: RED, command: propose(PAUSE) }));
  return [match, match.state.proposal?.id ?? expect.unreachable()];
}
const refusal = (result: ReturnType<BiddingMatch['submit']>) =>
  result.ok ? expect.unreachable() : [result.error.code, result.error.params];
const typesSince = (match: BiddingMatch, from: number) => match.told.slice(from).map(({ event: { type } }) => type);

describe('a proposal', () => {
  test('is carried out when all who are asked have agreed', () => {
    const [match, id] = proposed();
    const from = match.told.length;
    accepted(match.submit({ seat: BLUE, at: 5, command: vote(id) }));
    expect(typesSince(match, from)).toEqual(['Voted', 'Agreed', 'ClockPaused']);
    expect(match.state).toMatchObject({ proposal: null, clock: { paused: { by: RED } } });
  });

  test('to whose motion something came in between is withdrawn as gone, and not carried out', () => {
    const [match, id] = proposed();
    accepted(match.enact(PAUSE, 1));
    accepted(match.submit({ seat: BLUE, at: 5, command: vote(id) }));
    expect(match.told.at(-1)?.event).toEqual({ type: 'Withdrawn', proposal: id, by: null, why: 'gone' });
    expect(match.state).toMatchObject({ proposal: null, clock: { paused: { by: null } } });
  });

  test('takes the place of the maker’s last one, and of nobody else’s', () => {
    const [match, id] = proposed();
    expect(refusal(match.submit({ seat: BLUE, command: propose(PAUSE, [RED]) }))).toEqual([
      'match/proposal-open',
      { by: RED },
    ]);
    const from = match.told.length;
    accepted(match.submit({ seat: RED, command: propose(PAUSE) }));
    expect(match.told[from]?.event).toEqual({ type: 'Withdrawn', proposal: id, by: RED, why: 'replaced' });
    expect(match.state.proposal?.id).not.toBe(id);
  });

  test('is voted on by those who are asked, once, while it stands; withdrawn by its maker alone', () => {
    const match = new BiddingMatch();
    accepted(match.submit({ seat: RED, command: propose(PAUSE, [BLUE, seatId('green')]) }));
    const id = match.state.proposal?.id ?? expect.unreachable();
    expect(refusal(match.submit({ seat: RED, command: vote(id) }))[0]).toBe('match/consent-not-asked');
    accepted(match.submit({ seat: BLUE, command: vote(id) }));
    expect(refusal(match.submit({ seat: BLUE, command: vote(id) }))).toEqual(['match/already-agreed', {}]);
    expect(refusal(match.submit({ seat: BLUE, command: { type: 'withdraw', proposal: id } }))).toEqual([
      'match/not-your-proposal',
      { by: RED },
    ]);
    accepted(match.submit({ seat: RED, command: { type: 'withdraw', proposal: id } }));
    expect(match.told.at(-1)?.event).toEqual({ type: 'Withdrawn', proposal: id, by: RED, why: 'maker' });
    for (const command of [vote(id), { type: 'withdraw', proposal: id } as const])
      expect(refusal(match.submit({ seat: RED, command }))).toEqual(['match/proposal-closed', {}]);
  });

  test('whoever has agreed may still decline, and that ends it', () => {
    const match = new BiddingMatch();
    accepted(match.submit({ seat: RED, command: propose(PAUSE, [BLUE, seatId('green')]) }));
    const id = match.state.proposal?.id ?? expect.unreachable();
    accepted(match.submit({ seat: BLUE, command: vote(id) }));
    accepted(match.submit({ seat: BLUE, command: vote(id, false) }));
    expect(match.state).toMatchObject({ proposal: null, clock: { paused: null } });
  });
});

describe('the motion that an order would carry out', () => {
  test('is its own, or the one that it votes on; of any other order there is none', () => {
    const [{ state }, id] = proposed();
    const substitute: Motion = { kind: 'substitute', seat: RED, player: 'carol' };
    const other = propose(substitute);
    expect(motionOf<Bidding>(null, { type: 'enact', motion: substitute, warrant: 'free' })).toBe(substitute);
    expect(motionOf<Bidding>(state, other)).toBe(substitute);
    expect(motionOf<Bidding>(state, vote(id))).toEqual(PAUSE);
    expect(motionOf<Bidding>(null, vote(id))).toBeNull();
    expect(motionOf<Bidding>(state, { type: 'withdraw', proposal: id })).toBeNull();
    expect(motionOf<Bidding>(state, { type: 'pace' })).toBeNull();
  });
});

describe('what is refused', () => {
  const substitute = (seat: string): Motion => ({ kind: 'substitute', seat: seatId(seat), player: 'carol' });

  test.each([
    ['a substitute for a seat that nobody has', substitute('green'), ['match/no-such-seat', { seat: 'green' }]],
    ['one for a seat that has conceded', substitute('blue'), ['match/already-conceded', { seat: 'blue' }]],
    ['going back to where nothing is kept', { kind: 'undo', to: 99 }, ['match/nothing-to-undo', {}]],
    ['a clock that runs cannot go on', { kind: 'resume' }, ['match/clock-runs', {}]],
  ] as const)('%s', (_, motion, expected) => {
    const match = new BiddingMatch();
    match.state = { ...match.state, conceded: [BLUE] };
    expect(refusal(match.enact(motion, 0))).toEqual(expected);
  });

  test('time for a seat is given by a motion too', () => {
    const match = new BiddingMatch();
    accepted(match.enact({ kind: 'extend', seat: BLUE, ms: 60_000 }, 7));
    const credited = { type: 'ClockCredited', ms: 60_000, reason: 'arbiter', seat: BLUE, at: 7 };
    expect(match.told.map(({ event }) => event)).toContainEqual(credited);
    expect(refusal(match.enact({ kind: 'extend', seat: seatId('green'), ms: 60_000 }, 8))[0]).toBe(
      'match/no-such-seat',
    );
  });

  test('a substitute sits down in any other seat', () => {
    const match = new BiddingMatch();
    accepted(match.enact(substitute('red'), 0));
    expect(match.told.at(-1)?.event).toEqual({ type: 'Substituted', seat: RED, player: 'carol', by: null });
  });
});

describe('C-04 what was said beside the questions since an event', () => {
  const event = (seq: number, type: string) => ({ seq, event: { type, name: `${type} ${seq}` } });

  test('is found after the order that is taken back, and nothing else with it', () => {
    const events = [event(4, 'Said'), event(5, 'Answered'), event(6, 'Said'), event(7, 'Rolled'), event(8, 'Said')];
    const since = (to: number) => saidSince(to, events).map((said) => ('name' in said ? said.name : null));
    expect(since(4)).toEqual(['Said 6', 'Said 8']);
    // The order that begins right there is the one that is taken back.
    expect(since(5)).toEqual(['Said 8']);
    expect(since(8)).toEqual([]);
  });
});
