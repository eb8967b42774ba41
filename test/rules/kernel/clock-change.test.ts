import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOf, evolveClock, newClock, seatClock, type ClockSettings } from '../../../src/rules/kernel/clock.js';
import { clocksAfter, settingsIn } from '../../../src/rules/kernel/clock-changed.js';
import { questionId, type SeatId } from '../../../src/rules/kernel/ids.js';
import { BiddingMatch, BLUE, RED } from '../../support/bidding.js';
import { accepted } from '../../support/counting.js';

const NONE: ClockSettings = { kind: 'none' };
const DAYS: ClockSettings = { kind: 'correspondence', turn: 1000, reaction: 100, bank: 500 };
const LONGER: ClockSettings = { kind: 'correspondence', turn: 3000, reaction: 100, bank: 700 };
const CHRONO: ClockSettings = {
  kind: 'chrono',
  name: 60,
  move: 180,
  designateTimeout: 'next',
  turn: 800,
  reaction: 100,
  bank: 0,
};

const retime = (match: BiddingMatch, clock: ClockSettings, at: number) =>
  accepted(match.enact({ kind: 'retime', clock }, at));
const pace = (match: BiddingMatch, at: number) => match.submit({ seat: RED, at, command: { type: 'pace' } });
const bank = ({ state }: BiddingMatch, seat: SeatId) => state.clock && seatClock(state.clock, seat).bank;

/** Until when each open question may be answered, by seat. */
const dues = ({ state: { clock } }: BiddingMatch) =>
  Object.fromEntries((clock?.running ?? []).map((one) => [one.seat, clock && dueOf(clock, one)]));

const bidAll = (match: BiddingMatch, at: number): void => {
  for (const seat of [RED, BLUE]) for (const lot of ['farm', 'mill']) accepted(match.bid(seat, lot, 1, at));
};

describe('C-05 another clock in the middle of a match', () => {
  it('leaves sealed answers where they are, and gives who is still to answer the whole of its time', () => {
    const match = new BiddingMatch(DAYS);
    accepted(match.bid(RED, 'farm', 3, 100));
    accepted(match.bid(RED, 'mill', 4, 200));
    accepted(match.bid(BLUE, 'farm', 5, 1200));
    const asked = match.state.agenda.at(-1)?.asked;
    retime(match, LONGER, 1300);
    expect(match.state.agenda.at(-1)?.asked).toEqual(asked);
    expect(match.awaited).toEqual(['blue mill']);
    // 300 of its 500 have gone; the longer clock gives 200 more.
    expect(bank(match, BLUE)).toBe(400);
    expect(dues(match)).toEqual({ blue: 1300 + 3000 + 400 });
    accepted(match.bid(BLUE, 'mill', 6, 1400));
    expect(match.state.game.bids).toEqual(['red farm 3', 'red mill 4', 'blue farm 5', 'blue mill 6']);
  });

  it('CLN-51 to a night of chrono in mid-move and back: minutes now, days later, the banks as they were', () => {
    const match = new BiddingMatch(DAYS);
    bidAll(match, 1100);
    expect(bank(match, RED)).toBe(400);
    accepted(pace(match, 1150));
    retime(match, CHRONO, 1200);
    // The move that is under way has the whole of its minutes, and no bank behind them.
    expect(dues(match)).toEqual({ red: 1380 });
    accepted(pace(match, 1300));
    // S-02: what follows in the same move has what is left of them.
    expect(dues(match)).toEqual({ red: 1380 });
    retime(match, DAYS, 1310);
    expect(dues(match)).toEqual({ red: 1310 + 1000 + 400 });
    expect(bank(match, RED)).toBe(400);
    expect(match.submit({ seat: RED, at: 5000, command: { type: 'pace' } })).toMatchObject({
      error: { code: 'match/time-is-up' },
    });
  });

  it('CLN-51 whose move goes on under the new clock, after another was asked, has its whole time and not what the old had left', () => {
    const begun = newClock(CHRONO, [RED, BLUE]);
    const running = {
      type: 'ClockStarted',
      question: questionId(1),
      seat: RED,
      at: 0,
      allowance: 180,
      banked: false,
      due: 180,
    } as const;
    const stopped = { type: 'ClockStopped', question: questionId(1), seat: RED, at: 80, bank: 0 } as const;
    const clock = begun && evolveClock(evolveClock(begun, running), stopped);
    expect(clock?.seats[RED]?.left).toBe(100);
    const days = { ...DAYS, bank: 0 };
    for (const before of [{ clock }, { clock: null }]) {
      const after = clocksAfter(before, { settings: days, at: 90 }, [RED, BLUE]).clock;
      expect(Math.min(days.turn, after?.seats[RED]?.left ?? 0)).toBe(1000);
    }
  });

  it('to none and back: nobody is timed meanwhile, and the banks wait', () => {
    const match = new BiddingMatch(DAYS);
    bidAll(match, 1100);
    retime(match, NONE, 1200);
    expect(match.state.clock).toBeNull();
    accepted(pace(match, 900_000));
    expect(match.enact({ kind: 'pause' }, 900_000)).toMatchObject({ error: { code: 'match/no-clock' } });
    retime(match, LONGER, 900_001);
    expect(bank(match, RED)).toBe(600);
    expect(match.state.restingClock).toBeUndefined();
    expect(dues(match)).toEqual({ red: 900_001 + 3000 + 600 });
  });

  it('in a match that was never timed every bank is full', () => {
    const match = new BiddingMatch(NONE);
    retime(match, DAYS, 50);
    expect(dues(match)).toEqual({ red: 1550, blue: 1550 });
  });

  it('stands still if the clock before did, and runs whole once it runs again', () => {
    const match = new BiddingMatch(DAYS);
    accepted(match.enact({ kind: 'pause' }, 700));
    retime(match, LONGER, 800);
    expect(match.state.clock?.paused).toMatchObject({ at: 700 });
    accepted(match.enact({ kind: 'resume' }, 2000));
    expect(dues(match)).toEqual({ red: 2000 + 3700, blue: 2000 + 3700 });
  });

  it('a bank that has given more than the new clock knows is empty, and still so much poorer when the old one is back', () => {
    const match = new BiddingMatch(DAYS);
    bidAll(match, 1300);
    retime(match, CHRONO, 1300);
    expect(bank(match, RED)).toBe(0);
    retime(match, DAYS, 1310);
    expect(bank(match, RED)).toBe(200);
  });

  it('is refused where it is the clock already, or no clock could run so', () => {
    const match = new BiddingMatch(DAYS);
    const { bank: _bank, ...rest } = DAYS;
    expect(match.enact({ kind: 'retime', clock: { bank: 500, ...rest } }, 1)).toMatchObject({
      error: { code: 'match/clock-same' },
    });
    expect(match.enact({ kind: 'retime', clock: { ...DAYS, turn: -1 } }, 1)).toMatchObject({
      error: { code: 'match/clock-unfit' },
    });
  });

  it('needs the consent of the other seat, and comes with it', () => {
    const match = new BiddingMatch(DAYS);
    const motion = { kind: 'retime', clock: CHRONO } as const;
    accepted(match.submit({ seat: RED, at: 10, command: { type: 'propose', motion, asked: [BLUE] } }));
    expect(settingsIn(match.state)).toEqual(DAYS);
    const proposal = match.state.proposal?.id ?? '';
    accepted(match.submit({ seat: BLUE, at: 20, command: { type: 'vote', proposal, agrees: true } }));
    expect(settingsIn(match.state)).toEqual(CHRONO);
  });

  it('going back to before it brings the earlier clock back with what was left then; then it can be changed again', () => {
    const match = new BiddingMatch(DAYS);
    accepted(match.bid(RED, 'farm', 3, 100));
    const before = match.told.length;
    retime(match, CHRONO, 400);
    accepted(match.bid(BLUE, 'farm', 4, 500));
    accepted(match.enact({ kind: 'undo', to: before }, 5000));
    expect(settingsIn(match.state)).toEqual(DAYS);
    // At 100, when it stood so, 900 and the bank were left to both.
    expect(dues(match)).toEqual({ red: 5000 + 900 + 500, blue: 5000 + 900 + 500 });
    expect(match.awaited).toEqual(['red mill', 'blue farm', 'blue mill']);
    retime(match, LONGER, 5100);
    expect(dues(match)).toEqual({ red: 5100 + 3700, blue: 5100 + 3700 });
    bidAll(match, 5200);
    retime(match, CHRONO, 5210);
    expect(dues(match)).toEqual({ red: 5390 });
  });

  it('going back across it and a pause: a pause neither ends nor comes back', () => {
    const match = new BiddingMatch(DAYS);
    accepted(match.enact({ kind: 'pause' }, 10));
    const paused = match.told.length;
    retime(match, NONE, 20);
    const untimed = match.told.length;
    accepted(match.enact({ kind: 'undo', to: paused }, 30));
    expect(match.state.clock).toMatchObject({ settings: DAYS, paused: null });
    accepted(match.enact({ kind: 'pause' }, 40));
    accepted(match.enact({ kind: 'undo', to: untimed }, 50));
    expect(match.state.clock).toBeNull();
  });
});

describe('properties of changing the clock', () => {
  const CLOCKS = [NONE, DAYS, LONGER, CHRONO];
  const step = fc.record({
    after: fc.integer({ min: 0, max: 900 }),
    what: fc.constantFrom('answer', 'answer', 'timeout', 'pause', 'resume', 'change', 'change', 'back', 'correct'),
    which: fc.nat({ max: 1000 }),
  });

  it('banks and deadlines stay sane over random changes, pauses, timeouts and goings back', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const match = new BiddingMatch(DAYS);
        let now = 0;
        for (const { after, what, which } of steps) {
          now = Math.min(now + after, latest(match));
          go(match, what, which, now);
          now = Math.max(now, match.state.clock?.at ?? 0);
          sane(match);
        }
      }),
      { numRuns: 300 },
    ));

  /** Nobody waits longer than for the first deadline. */
  const latest = ({ state: { clock } }: BiddingMatch): number =>
    !clock || clock.paused ? Infinity : Math.max(clock.at, Math.min(...clock.running.map((one) => dueOf(clock, one))));

  function go(match: BiddingMatch, what: string, which: number, at: number): void {
    const { clock } = match.state;
    switch (what) {
      case 'answer': {
        const [seat = '', lot = ''] = (match.awaited[which % match.awaited.length] ?? '').split(' ');
        accepted(lot === 'pace' ? pace(match, at) : match.bid(seat === RED ? RED : BLUE, lot, 1, at));
        return;
      }
      case 'timeout': {
        const due = latest(match);
        const late = clock?.running.find((one) => dueOf(clock, one) <= due);
        if (!late || !Number.isFinite(due)) return;
        const { seat, question } = late;
        accepted(match.submit({ by: 'referee', seat, question, at: due, command: { type: 'timeout' } }));
        return;
      }
      case 'pause':
        if (clock && !clock.paused) accepted(match.enact({ kind: 'pause' }, at));
        return;
      case 'resume':
        if (clock?.paused) accepted(match.enact({ kind: 'resume' }, at));
        return;
      case 'correct':
        match.limit(9, at);
        return;
      case 'change':
        change(match, CLOCKS[which % CLOCKS.length] ?? NONE, at);
        return;
      case 'back': {
        const to = 1 + (which % match.told.length);
        const then = match.told[to - 1]?.after;
        // The kernel goes back only to where an order ended.
        if (!then || match.told[to]?.at === match.told[to - 1]?.at) return;
        const isPaused = (clock?.paused ?? null) !== null;
        accepted(match.enact({ kind: 'undo', to }, at));
        expect(settingsIn(match.state)).toEqual(settingsIn(then));
        if (match.state.clock) expect(match.state.clock.paused !== null).toBe(isPaused);
      }
    }
  }

  function change(match: BiddingMatch, clock: ClockSettings, at: number): void {
    const before = match.state;
    const changed = match.enact({ kind: 'retime', clock }, at);
    if (!changed.ok) return;
    const { state } = match;
    expect(settingsIn(state)).toEqual(clock);
    expect(state.agenda.at(-1)?.asked?.answers).toEqual(before.agenda.at(-1)?.asked?.answers);
    if (before.clock && state.clock) expect(state.clock.paused).toEqual(before.clock.paused);
    for (const one of state.clock?.running ?? []) expect(one.since).toBe(at);
    if (!before.clock) return;
    // There and back at the same instant nobody has gained or lost of their bank.
    const banks = [RED, BLUE].map((seat) => bank(match, seat));
    accepted(match.enact({ kind: 'retime', clock: before.clock.settings }, at));
    accepted(match.enact({ kind: 'retime', clock }, at));
    expect([RED, BLUE].map((seat) => bank(match, seat))).toEqual(banks);
  }

  function sane({ state }: BiddingMatch): void {
    const { clock } = state;
    if (!clock) return;
    const open = (state.agenda.at(-1)?.asked?.questions ?? []).map(({ id }) => id);
    for (const one of clock.running) {
      expect(open).toContain(one.question);
      expect(Number.isSafeInteger(dueOf(clock, one))).toBe(true);
      expect(dueOf(clock, one)).toBeGreaterThanOrEqual(one.since);
    }
    for (const seat of [RED, BLUE]) {
      const { bank: left, overdrawn = 0 } = seatClock(clock, seat);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(clock.settings.bank);
      expect(overdrawn === 0 || left === 0).toBe(true);
    }
  }
});
