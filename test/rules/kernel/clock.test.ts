import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRACE, dueOf, seatClock, type ClockSettings, type ClockState } from '../../../src/rules/kernel/clock.js';
import type { MatchState } from '../../../src/rules/kernel/contract.js';
import { seededDice } from '../../../src/match/dice.js';
import { timed } from '../../../src/match/lobby.js';
import { seatId, type SeatId } from '../../../src/rules/kernel/ids.js';
import { claimable } from '../../../src/rules/kernel/clock-refusals.js';
import type { AnyGame } from '../../../src/rules/registry.js';
import { BiddingMatch } from '../../support/bidding.js';
import { accepted, counting, toy, toyLibrary } from '../../support/counting.js';
import { decideOrder, enactMotion, startMatch, type Given } from '../../support/deciding.js';

const rules = counting();
const DAYS: ClockSettings = { kind: 'correspondence', turn: 1000, reaction: 100, bank: 500 };
const RED = seatId('red');
const BLUE = seatId('blue');

/** A match of the toy under a clock, and what has happened in it. */
class Play {
  readonly events: { readonly type: string }[] = [];
  state: MatchState<AnyGame>;

  constructor(clock: ClockSettings, scenario = 'toy/long', players = 1) {
    const setup = toyLibrary.scenario(scenario)?.setup({ red: players, blue: players }, {});
    if (!setup) throw new Error('no toy');
    const started = accepted(startMatch(rules, timed(setup, clock), seededDice('s', 0), 0));
    const begun = started.reduce<MatchState<AnyGame> | null>((state, event) => rules.evolve(state, event), null);
    if (!begun) throw new Error('nothing began');
    this.events.push(...started);
    this.state = begun;
  }

  get clock(): ClockState {
    if (!this.state.clock) throw new Error('no clock');
    return this.state.clock;
  }

  submit(order: Given<AnyGame>) {
    const result = decideOrder(rules, this.state, order, seededDice('s', this.state.diceRolled));
    if (result.ok) this.take(result.value);
    return result;
  }

  /** Time in which nobody could reach Arbitre; false where it does not matter. */
  outage(from: number, to: number): boolean {
    return this.submit({ by: 'referee', at: to, command: { type: 'outage', from, to } }).ok;
  }

  take(events: readonly Parameters<typeof rules.evolve>[1][]): void {
    for (const event of events) this.state = rules.evolve(this.state, event);
    this.events.push(...events);
  }

  /** The referee answers what is due first. */
  timeout(at?: number) {
    const [first] = this.clock.running
      .map((one) => ({ ...one, due: dueOf(this.clock, one) }))
      .sort((a, b) => a.due - b.due);
    if (!first) throw new Error('nothing runs');
    const { seat, question, due } = first;
    return this.submit({ by: 'referee', seat, question, command: { type: 'timeout' }, at: at ?? due });
  }

  motion(kind: 'pause' | 'resume', at: number): void {
    const how = { by: null, warrant: 'arbiter', at } as const;
    this.take(accepted(enactMotion(rules, this.state, { kind }, how, seededDice('s', this.state.diceRolled))));
  }

  due(seat: SeatId): number {
    const running = this.clock.running.find((one) => one.seat === seat);
    if (!running) throw new Error(`${seat} is not timed`);
    return dueOf(this.clock, running);
  }

  bank = (seat: SeatId): number => seatClock(this.clock, seat).bank;
}

const add = toy({ type: 'add', n: 1 });
const guess = toy({ type: 'guess', n: 1 });
const over = (play: Play) => play.events.filter(({ type }) => type.startsWith('Clock') || type === 'TimedOut');

describe('a match without a clock', () => {
  it('has no event of a clock, and none in its set-up', () => {
    const play = new Play({ kind: 'none' });
    accepted(play.submit({ seat: RED, command: add, at: 5 }));
    expect(over(play)).toEqual([]);
    expect(JSON.stringify(play.events)).not.toContain('clock');
    expect(play.state.clock).toBeNull();
    expect(play.submit({ seat: RED, command: { type: 'claim' }, at: 6 })).toMatchObject({
      error: { code: 'match/no-clock' },
    });
  });
});

describe('the clock of correspondence', () => {
  it('costs the bank only what goes beyond the allowance', () => {
    const play = new Play(DAYS);
    expect(play.due(RED)).toBe(1500);
    accepted(play.submit({ seat: RED, command: add, at: 900 }));
    expect(play.bank(RED)).toBe(500);
    expect(play.due(BLUE)).toBe(2400);
    accepted(play.submit({ seat: BLUE, command: add, at: 2000 }));
    expect(play.bank(BLUE)).toBe(400);
    expect(over(play).map(({ type }) => type)).toEqual([
      'ClockStarted',
      'ClockStopped',
      'ClockStarted',
      'ClockStopped',
      'ClockStarted',
      'ClockStarted',
    ]);
  });

  it('lets the time of a sealed answer run for each seat by itself', () => {
    const play = new Play(DAYS);
    accepted(play.submit({ seat: RED, command: add, at: 0 }));
    accepted(play.submit({ seat: BLUE, command: add, at: 0 }));
    accepted(play.submit({ seat: RED, command: guess, at: 1200 }));
    expect(play.bank(RED)).toBe(300);
    expect(play.clock.running.map(({ seat }) => seat)).toEqual([BLUE]);
    accepted(play.submit({ seat: BLUE, command: guess, at: 1400 }));
    expect(play.bank(BLUE)).toBe(100);
  });

  it('gives the fallback when the time is up, not before, and counts it', () => {
    const play = new Play(DAYS);
    expect(play.timeout(1499)).toMatchObject({ error: { code: 'match/time-not-up', params: { due: 1500 } } });
    expect(accepted(play.timeout())).toContainEqual({
      type: 'TimedOut',
      question: 'q1',
      seat: RED,
      at: 1500,
      missed: 1,
    });
    expect(play.bank(RED)).toBe(0);
    // Whoever is asked next was told no sooner than the deadline was decided.
    expect(play.due(BLUE)).toBe(1500 + GRACE + 1500);
    expect(play.submit({ seat: RED, command: add, at: 1499 })).toMatchObject({ ok: false });
  });

  it('takes a press in time and refuses one that is late', () => {
    const play = new Play(DAYS);
    expect(play.submit({ seat: RED, command: add, at: 1501 })).toMatchObject({
      error: { code: 'match/time-is-up', params: { due: 1500 } },
    });
    accepted(play.submit({ seat: RED, command: add, at: 1500 }));
    expect(play.bank(RED)).toBe(0);
  });

  it('answers a time-out of a seat by nobody but the referee', () => {
    const play = new Play(DAYS);
    expect(play.submit({ seat: RED, command: { type: 'timeout' }, at: 2000 })).toMatchObject({ ok: false });
  });

  it('lets the match be claimed after three fallbacks in a row, and not after an answer', () => {
    const play = new Play(DAYS);
    const round = (at: number, answers: boolean) => {
      accepted(answers ? play.submit({ seat: RED, command: add, at }) : play.timeout());
      const now = play.clock.at;
      accepted(play.submit({ seat: BLUE, command: add, at: now }));
      accepted(play.submit({ seat: BLUE, command: guess, at: now }));
    };
    round(0, false);
    accepted(play.timeout());
    expect(claimable(play.state, BLUE)).toEqual([]);
    expect(play.submit({ seat: BLUE, command: { type: 'claim' }, at: play.clock.at })).toMatchObject({
      error: { code: 'match/nothing-to-claim', params: { missed: 2, needed: 3 } },
    });
    round(play.clock.at, true);
    accepted(play.timeout());
    round(0, false);
    accepted(play.timeout());
    expect(claimable(play.state, BLUE)).toEqual([RED]);
    expect(claimable(play.state, RED)).toEqual([]);
    accepted(play.submit({ seat: BLUE, command: { type: 'claim' }, at: play.clock.at }));
    expect(play.state.outcome).toMatchObject({ winners: ['blue'], reason: 'claimed' });
    expect(play.clock.running).toEqual([]);
  });

  it('leaves a side in the match that has another seat left, when one is claimed', () => {
    const play = new Play(DAYS, 'toy/long', 2);
    const absent = seatId('red-1');
    const clock = { ...play.clock.seats, [absent]: { ...seatClock(play.clock, absent), missed: 3 } };
    play.state = { ...play.state, clock: { ...play.clock, seats: clock } };
    accepted(play.submit({ seat: seatId('blue-2'), command: { type: 'claim' }, at: 1 }));
    expect(play.state.outcome).toBeNull();
    expect(play.state.conceded).toEqual([absent]);
  });

  it('where any seat may answer, all who were late have missed, and one fallback is given', () => {
    const play = new Play(DAYS, 'toy/long', 2);
    const events = accepted(play.timeout());
    expect(events.filter(({ type }) => type === 'TimedOut')).toHaveLength(2);
    expect(events.filter(({ type }) => type === 'Answered')).toHaveLength(1);
  });

  it('lets opponents give time, in the bank, and nobody themselves', () => {
    const play = new Play(DAYS);
    const extend = (seat: SeatId, ms: number) => ({ type: 'extend', seat, ms }) as const;
    expect(play.submit({ seat: RED, command: extend(RED, 5), at: 1 })).toMatchObject({
      error: { code: 'match/extend-opponents' },
    });
    expect(play.submit({ seat: BLUE, command: extend(RED, -5), at: 1 })).toMatchObject({
      error: { code: 'match/bad-extension' },
    });
    accepted(play.submit({ seat: BLUE, command: extend(RED, 250), at: 1 }));
    expect([play.due(RED), play.bank(RED), play.bank(BLUE)]).toEqual([1750, 750, 500]);
  });
});

describe('outages', () => {
  it('are taken out of what runs, once', () => {
    const play = new Play(DAYS);
    expect(play.outage(200, 700)).toBe(true);
    expect(play.due(RED)).toBe(2000);
    expect(play.outage(200, 700)).toBe(false);
    expect(play.outage(200, 800)).toBe(true);
    expect(play.due(RED)).toBe(2100);
  });

  it('give nothing for time before a clock began, nor to one that is paused', () => {
    const play = new Play(DAYS);
    accepted(play.submit({ seat: RED, command: add, at: 600 }));
    expect(play.outage(0, 700)).toBe(true);
    expect(play.due(BLUE)).toBe(700 + 1500);
    play.motion('pause', 800);
    expect(play.outage(800, 900)).toBe(false);
  });
});

/** What may happen to a clock, with how much later. */
const step = fc.record({
  after: fc.integer({ min: 0, max: 700 }),
  what: fc.constantFrom('red', 'blue', 'timeout', 'pause', 'resume', 'outage', 'gift', 'late'),
});

describe('properties', () => {
  const each = (check: (play: Play, model: Model) => void) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const play = new Play(DAYS);
        const model = new Model(play);
        for (const one of steps) {
          model.go(one.after, one.what);
          check(play, model);
        }
      }),
      { numRuns: 300 },
    );

  it('a bank never grows except by a gift, and never falls below nothing', () =>
    each((play, model) => {
      for (const seat of [RED, BLUE]) {
        expect(play.bank(seat)).toBeGreaterThanOrEqual(0);
        expect(play.bank(seat)).toBeLessThanOrEqual(500 + model.gifts(seat));
      }
    }));

  it('what is charged is the time on the clock beyond the allowances, to the millisecond', () =>
    each((play, model) => {
      for (const seat of [RED, BLUE]) expect(500 + model.gifts(seat) - play.bank(seat)).toBe(model.charged(seat));
    }));

  it('only what is open costs time, and all of it does', () =>
    each((play) => {
      const open = rules.open(play.state).map(({ id }) => id);
      expect(play.clock.running.map(({ question }) => question).sort()).toEqual([...open].sort());
    }));

  it('a clock put back goes on as it stood', () =>
    each((play, model) => {
      const then = { state: play.state, at: model.now, until: model.now };
      const before = play.clock.running.map((one) => dueOf(play.clock, one) - model.now);
      const how = { by: null, warrant: 'arbiter', at: model.now + 12_345 } as const;
      const back = enactMotion(rules, play.state, { kind: 'undo', to: 1 }, how, seededDice('s', 0), then);
      const [event] = accepted(back);
      if (!event) throw new Error('nothing was taken back');
      const after = rules.evolve(play.state, event).clock;
      if (!after) throw new Error('no clock');
      if (play.clock.paused) return;
      expect(after.running.map((one) => dueOf(after, one) - model.now - 12_345)).toEqual(before);
      expect(after.seats[RED]?.bank).toBe(play.bank(RED));
    }));
});

/** Reckons beside the clock, in the plainest way: millisecond by millisecond of whose time counted. */
class Model {
  now = 0;
  readonly #gifts = new Map<SeatId, number>();
  readonly #charged = new Map<SeatId, number>();
  /** How long each open question has counted. */
  readonly #used = new Map<string, number>();

  constructor(private readonly play: Play) {}

  gifts = (seat: SeatId): number => this.#gifts.get(seat) ?? 0;
  charged = (seat: SeatId): number => this.#charged.get(seat) ?? 0;

  go(after: number, what: string): void {
    const { play } = this;
    const then = this.now;
    // An instant in time for everything that runs; `late` goes beyond it, and only shows that nothing happens.
    const latest = play.clock.paused ? Infinity : Math.min(...play.clock.running.map((one) => dueOf(play.clock, one)));
    this.now = Math.min(then + after, latest);
    switch (what) {
      case 'red':
      case 'blue': {
        const seat = what === 'red' ? RED : BLUE;
        const asked = rules.open(play.state).find((question) => question.seat === seat);
        const running = play.clock.running.find(({ question }) => question === asked?.id);
        if (asked && running) {
          this.#stop(seat, running.question);
          accepted(play.submit({ seat, command: asked.topic.ask === toyAsk('add') ? add : guess, at: this.now }));
        }
        return;
      }
      case 'timeout': {
        if (play.clock.paused || latest === Infinity) return;
        this.now = latest;
        const [first] = play.clock.running.filter((one) => dueOf(play.clock, one) === latest);
        if (!first) return;
        this.#stop(first.seat, first.question);
        accepted(play.timeout());
        this.now += GRACE;
        // Meanwhile the others' time has gone on: what fell due in it is decided at its own instant.
        for (const one of play.clock.running) {
          if (dueOf(play.clock, one) < this.now) this.now = Math.max(latest, one.since);
        }
        return;
      }
      case 'pause':
        if (!play.clock.paused) play.motion('pause', this.now);
        return;
      case 'resume':
        if (play.clock.paused) play.motion('resume', this.now);
        return;
      case 'outage':
        play.outage(then, this.now);
        return;
      case 'gift':
        accepted(play.submit({ seat: BLUE, command: { type: 'extend', seat: RED, ms: 77 }, at: this.now }));
        this.#gifts.set(RED, this.gifts(RED) + 77);
        return;
      default:
        return;
    }
  }

  /** What a question has cost: its time on the clock beyond the allowance, as the clock's own `since` has it without pauses and outages. */
  #stop(seat: SeatId, question: string): void {
    const running = this.play.clock.running.find((one) => one.question === question);
    if (!running) return;
    const until = this.play.clock.paused ? Math.min(this.now, this.play.clock.paused.at) : this.now;
    const used = Math.max(0, until - running.since);
    this.#used.set(question, used);
    this.#charged.set(seat, this.charged(seat) + Math.max(0, used - running.allowance));
  }
}

/** The toy's topics pass for those of the registered games. */
const toyAsk = (ask: string) => ask as unknown as 'deploy';

describe('S-02 the questions of one activation share one allowance', () => {
  const CHRONO: ClockSettings = {
    kind: 'chrono',
    name: 60,
    move: 180,
    designateTimeout: 'next',
    turn: 1000,
    reaction: 100,
    bank: 500,
  };
  const walking = (clock: ClockSettings): BiddingMatch => {
    const match = new BiddingMatch(clock);
    for (const seat of [RED, BLUE]) for (const lot of ['farm', 'mill']) accepted(match.bid(seat, lot, 1, 10));
    return match;
  };
  const pace = (match: BiddingMatch, at: number) => match.submit({ seat: RED, at, command: { type: 'pace' } });
  const due = (match: BiddingMatch) => match.state.clock?.running.map(({ since, allowance }) => since + allowance);

  it.each([
    ['of the chrono', CHRONO, 180],
    ['of correspondence', DAYS, 1000],
  ] as const)('the time %s runs on from pace to pace, and is whole again for the next walk', (_, clock, whole) => {
    const match = walking(clock);
    expect(due(match)).toEqual([10 + whole]);
    accepted(pace(match, 60));
    expect(due(match)).toEqual([10 + whole]);
    accepted(pace(match, 90));
    expect(due(match)).toEqual([10 + whole]);
    accepted(pace(match, 150));
    for (const seat of [RED, BLUE]) for (const lot of ['farm', 'mill']) accepted(match.bid(seat, lot, 1, 200));
    expect(due(match)).toEqual([200 + whole]);
  });

  it('who lives on the bank goes on living on it', () => {
    const match = walking(DAYS);
    accepted(pace(match, 1210));
    expect(due(match)).toEqual([1210]);
    expect(match.state.clock?.seats[RED]?.bank).toBe(300);
  });
});

it('C-05 what starts a clock tells when its time is over, with what is left of the bank', () => {
  const play = new Play(DAYS);
  accepted(play.submit({ seat: RED, command: add, at: 900 }));
  accepted(play.submit({ seat: BLUE, command: add, at: 2000 }));
  const told = play.events.flatMap((event) =>
    event.type === 'ClockStarted' && 'seat' in event && 'due' in event ? [[event.seat, event.due]] : [],
  );
  expect(told).toEqual([
    ['red', 1500],
    ['blue', 2400],
    ['red', play.due(RED)],
    ['blue', play.due(BLUE)],
  ]);
  expect([play.due(RED), play.due(BLUE)]).toEqual([3500, 3400]);
});
