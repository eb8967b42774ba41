import { createReach, type Reach } from '../../src/clock/reach.js';
import { createTicker, type Ticker } from '../../src/clock/ticker.js';
import type { Library } from '../../src/library/contract.js';
import { clockFrom } from '../../src/match/clock-text.js';
import type { Referee } from '../../src/match/contract.js';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant, playerId, type Instant, type MatchId, type PlayerId } from '../../src/match/header.js';
import { createReferee } from '../../src/match/referee.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import { opponentOf } from '../../src/opponent/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { createStandingReader } from '../../src/orders/standing-reader.js';
import { GRACE, type ClockSettings } from '../../src/rules/kernel/clock.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { claimable } from '../../src/rules/kernel/clock-refusals.js';
import { accepted } from '../support/counting.js';
import { Agenda } from './agenda.js';
import { Channels } from './channels.js';
import { Fairness, type Outage } from './fairness.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 5, 8);

/** How somebody plays: at once, when they find the time, on the last second, or one day no more. */
const TEMPERS = ['hasty', 'slow', 'brinkman', 'absent'] as const;
type Temper = (typeof TEMPERS)[number];

const CLOCKS = [
  'correspondence turn 12h reaction 4h bank 1d',
  'correspondence turn 24h reaction 8h bank 12h',
  'correspondence turn 6h reaction 2h bank 2d',
  'chrono name 1m move 3m turn 12h reaction 4h bank 12h',
] as const;

interface Person {
  readonly id: PlayerId;
  readonly temper: Temper;
  /** When one who will be absent plays for the last time. */
  readonly until: number;
}

export interface Fortnight {
  readonly matches: number;
  readonly ended: number;
  /** How matches ended, by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Until the last match was over. */
  readonly days: number;
  readonly orders: number;
  readonly timeouts: number;
  readonly reminders: number;
  /** Presses in time that came to the referee only after the deadline, and those of them that did not count. */
  readonly lastSecond: number;
  readonly lastSecondLost: number;
  readonly outages: number;
  /** What an outage has cost anybody. */
  readonly faults: readonly string[];
  readonly posts: {
    readonly lasting: number;
    readonly pings: number;
    readonly perPlayerDay: { posts: number; pings: number };
  };
}

/**
 * Lets `matches` matches be played by people of all tempers, with `outages` outages in the first fortnight, by an injected
 * clock: as the house runs them, but without Discord. Runs until all have ended, at most so many days.
 */
export async function fortnight(
  store: Store,
  library: Library,
  how: { readonly matches: number; readonly outages: number; readonly seed: string; readonly mostDays: number },
): Promise<Fortnight> {
  const world = new World(store, library, seededChance(how.seed), how.outages);
  for (let i = 0; i < how.matches; i++) await world.begin(i);
  return world.run(how.mostDays);
}

class World {
  #now = START;
  #referee: Referee;
  #reach: Reach;
  #ticker: Ticker;
  #down = false;
  readonly #agenda = new Agenda();
  readonly #people = new Map<PlayerId, Person>();
  readonly #live = new Set<MatchId>();
  readonly #awaited = new Set<string>();
  readonly #outages: Outage[] = [];
  readonly #channels: Channels;
  readonly #fairness: Fairness;
  #changed = new Set<MatchId>();
  #orders = 0;
  #lastSecond = 0;
  #lastSecondLost = 0;
  #keys = 0;

  constructor(
    private readonly store: Store,
    private readonly library: Library,
    private readonly chance: Chance,
    outages: number,
  ) {
    [this.#referee, this.#reach, this.#ticker] = this.#open();
    this.#channels = new Channels(store);
    this.#fairness = new Fairness(this.#outages);
    for (let i = 0; i < outages; i++) this.#plan(START + this.#upTo(14 * DAY), () => this.#outage());
  }

  /** The house as it comes up. What it kept in memory is lost; what it has stored is there. */
  #open(): [Referee, Reach, Ticker] {
    const now = (): Instant => instant(this.#now);
    const referee = createReferee({
      store: this.store,
      library: this.library,
      rulesetOf,
      opponentOf,
      reader: createStandingReader(),
      now,
      randomBytes: (size) => Uint8Array.from({ length: size }, () => this.chance(256)),
      log: (message, error) => this.#fairness.fault(`${message} ${JSON.stringify(error)}`),
      committed: (match) => this.#changed.add(match),
    });
    const heardAt = (): Instant => instant(this.#down ? (this.#outages.at(-1)?.from ?? this.#now) : this.#now);
    const log = {
      info: () => undefined,
      error: (message: string, facts?: object) => this.#fairness.fault(`${message} ${JSON.stringify(facts)}`),
    };
    const reach = createReach({ store: this.store, referee, now, heardAt, log });
    const mayDecide = (): boolean => !this.#down && reach.isBack();
    const ticker = createTicker(
      { store: this.store, referee, now, heardAt, ask: () => undefined, mayDecide, log },
      { timer: false },
    );
    return [referee, reach, ticker];
  }

  async begin(number: number): Promise<void> {
    const { scenarios } = this.library;
    const scenario = scenarios[number % scenarios.length];
    if (!scenario) throw new Error('no scenario');
    const clock = clockOf(CLOCKS[number % CLOCKS.length] ?? CLOCKS[0]);
    const channel = channelId(String(70_000 + number));
    const sides = scenario.sides.flatMap(({ id, players: [, most] }) =>
      Array.from({ length: Math.min(most, 1 + (number % 2)) }, () => id),
    );
    const people = sides.map((_, i) => this.#person(`${number}${String(i).padStart(17, '0')}`));
    const [owner] = people;
    if (!owner) throw new Error('nobody plays');
    const made = accepted(
      await this.#referee.create({
        ...this.#act(owner.id),
        scenario: scenario.id,
        options: {},
        clock,
        locale: 'en',
        guild: '1',
        channel,
        side: sides[0] ?? null,
        opponent: 'players',
      }),
    );
    const match = made.table.header.id;
    for (const [i, { id }] of people.entries()) {
      if (i > 0) accepted(await this.#referee.join({ ...this.#act(id), match, side: sides[i] ?? null, salt: '' }));
    }
    accepted(await this.#referee.start({ ...this.#act(owner.id), match }));
    this.#live.add(match);
  }

  #person(id: string): Person {
    const temper = TEMPERS[[0, 0, 0, 1, 1, 1, 2, 3][this.chance(8)] ?? 0] ?? 'hasty';
    const person = { id: playerId(id), temper, until: START + this.#upTo(6 * DAY) };
    this.#people.set(person.id, person);
    return person;
  }

  async run(mostDays: number): Promise<Fortnight> {
    await this.#reach.back();
    await this.#settle();
    const end = START + mostDays * DAY;
    while (this.#live.size > 0 && this.#now < end) {
      const fallen = this.#down ? null : await this.store.nextDeadline();
      const tick = fallen === null ? Infinity : fallen > this.#now ? fallen : Math.max(this.#now + 1, fallen + GRACE);
      const next = Math.min(this.#agenda.next(), tick);
      if (next === Infinity) throw new Error(`${this.#live.size} matches wait for nobody`);
      this.#now = Math.max(this.#now, next);
      for (const action of this.#agenda.due(this.#now)) await action();
      if (!this.#down) {
        await this.store.putReached(instant(this.#now));
        await this.#ticker.tick();
      }
      await this.#settle();
    }
    return this.#summary();
  }

  /** Posts what is to be posted, and lets everybody who is awaited think of an answer. */
  async #settle(): Promise<void> {
    await this.#referee.idle();
    while (this.#changed.size > 0) {
      const changed = this.#changed;
      this.#changed = new Set();
      for (const match of changed) await this.#look(match);
      await this.#referee.idle();
    }
  }

  async #look(match: MatchId): Promise<void> {
    const table = await this.#referee.table(match);
    if (!table?.state) return;
    await this.#channels.post(table, this.#now);
    this.#fairness.read(match, await this.store.events(match, this.#fairness.seen(match) + 1, table.header.version));
    if (table.header.status === 'ended') {
      this.#live.delete(match);
      return;
    }
    for (const question of rulesetOf(table.header.ruleset).open(table.state)) {
      const key = `${match} ${question.id}`;
      if (this.#awaited.has(key)) continue;
      this.#awaited.add(key);
      this.#think(
        match,
        question.seat,
        question.id,
        table.header.holders.find(({ seat }) => seat === question.seat)?.player,
      );
    }
    for (const { seat, player } of table.header.holders) {
      const person = this.#people.get(player);
      const key = `${match} claim ${player}`;
      if (!seat || !person || claimable(table.state, seat).length === 0 || this.#awaited.has(key)) continue;
      this.#awaited.add(key);
      this.#plan(this.#now + 4 * HOUR, () => this.#claim(match, person, seat));
    }
  }

  /** A player plans their answer to a question. */
  #think(match: MatchId, seat: SeatId, question: string, player: PlayerId | undefined): void {
    const person = player && this.#people.get(player);
    if (!person) return;
    const wait = {
      hasty: () => 5_000 + this.#upTo(20 * MINUTE),
      slow: () => HOUR + this.#upTo(9 * HOUR),
      absent: () => HOUR + this.#upTo(4 * HOUR),
      brinkman: () => null,
    }[person.temper]();
    if (wait === null) return this.#brink(match, person, seat, question);
    const at = this.#now + wait;
    if (person.temper === 'absent' && at > person.until) return;
    this.#plan(at, () => this.#answer(match, person, seat, question, this.#now));
  }

  /** Presses on the last tenth of a second; Discord brings it two seconds later. Or answers at once, to see the match go on. */
  #brink(match: MatchId, person: Person, seat: SeatId, question: string): void {
    if (this.chance(4) > 0)
      return this.#plan(this.#now + MINUTE / 2, () => this.#answer(match, person, seat, question, this.#now));
    this.#plan(this.#now + 1, async () => {
      const due = await this.#due(match, question);
      if (due === null) return;
      const pressed = due - 100;
      this.#plan(pressed + 2_000, () => this.#answer(match, person, seat, question, pressed));
    });
  }

  async #due(match: MatchId, question: string): Promise<number | null> {
    const rows = await this.store.fallen(instant(Number.MAX_SAFE_INTEGER), 100_000);
    return rows.find((row) => row.match === match && row.question === question && row.what === 'due')?.at ?? null;
  }

  async #answer(match: MatchId, person: Person, seat: SeatId, question: string, pressed: number): Promise<void> {
    if (this.#down) return this.#later(match, person, seat, question);
    const table = await this.#referee.table(match);
    if (!table?.state || table.header.status !== 'playing') return;
    const open = rulesetOf(table.header.ruleset)
      .open(table.state)
      .find(({ id }) => id === question);
    if (!open) return;
    const view = rulesetOf(table.header.ruleset).view(table.state, seated(seat));
    const { turn } = rulesetOf(table.header.ruleset).chapter(table.state);
    // Nobody plays well here, so somebody has had enough after some turns.
    const command =
      turn > 5 && this.chance(12) === 0
        ? ({ type: 'concede' } as const)
        : (randomOpponent(rulesetOf(table.header.ruleset), this.chance)(view, seat) ?? ({ type: 'pass' } as const));
    const brink = pressed < this.#now;
    if (brink) this.#lastSecond++;
    const given = await this.#referee.submit({
      ...this.#act(person.id, pressed),
      match,
      seat,
      command,
      question: null,
    });
    if (given.ok) {
      this.#orders++;
      if (
        rulesetOf(table.header.ruleset)
          .open(given.value.table.state ?? table.state)
          .some(({ id }) => id === question)
      ) {
        this.#plan(this.#now + 10_000, () => this.#answer(match, person, seat, question, this.#now));
      }
      return;
    }
    if (brink && given.error.code === 'match/time-is-up') {
      // An outage between the look at the deadline and the press has moved it: then it was no last second.
      this.#lastSecondLost++;
      this.#fairness.fault(`a press in time was refused: ${JSON.stringify(given.error)} at ${pressed}`);
    }
  }

  /** The bot did not respond: one tries again when it is back. */
  #later(match: MatchId, person: Person, seat: SeatId, question: string): void {
    const back = this.#outages.at(-1)?.to ?? this.#now;
    this.#plan(back + 10_000 + this.#upTo(10 * MINUTE), () => this.#answer(match, person, seat, question, this.#now));
  }

  async #claim(match: MatchId, person: Person, seat: SeatId): Promise<void> {
    this.#awaited.delete(`${match} claim ${person.id}`);
    if (this.#down || !this.#live.has(match) || (person.temper === 'absent' && this.#now > person.until)) return;
    await this.#referee.submit({ ...this.#act(person.id), match, seat, command: { type: 'claim' }, question: null });
  }

  /** The house goes down, or loses Discord, and comes back. */
  async #outage(): Promise<void> {
    if (this.#down) return;
    const from = this.#now;
    const to = from + 6_000 + this.#upTo([50_000, 20 * MINUTE, 8 * HOUR][this.chance(3)] ?? HOUR);
    this.#outages.push({ from, to });
    this.#down = true;
    // The last note is a few seconds old.
    await this.store.putReached(instant(from - this.#upTo(5_000)));
    const crashes = this.chance(2) === 0;
    if (!crashes) this.#reach.lost();
    this.#plan(to, async () => {
      if (crashes) [this.#referee, this.#reach, this.#ticker] = this.#open();
      this.#down = false;
      await this.#reach.back();
      await this.#referee.resume();
    });
  }

  #plan(at: number, action: () => Promise<void>): void {
    this.#agenda.add(at, action);
  }

  #upTo = (most: number): number => Math.floor((this.chance(1_000_000) / 1_000_000) * most);

  #act(player: PlayerId, at = this.#now) {
    return { key: `act ${++this.#keys}`, player, at: instant(at) };
  }

  #summary(): Fortnight {
    const days = (this.#now - START) / DAY;
    const { lasting, pings, playerDays } = this.#channels.counted();
    return {
      matches: this.#live.size + this.#fairness.ended(),
      ended: this.#fairness.ended(),
      reasons: this.#fairness.reasons(),
      days: Math.round(days * 10) / 10,
      orders: this.#orders,
      timeouts: this.#fairness.timeouts(),
      reminders: this.#channels.reminders,
      lastSecond: this.#lastSecond,
      lastSecondLost: this.#lastSecondLost,
      outages: this.#outages.length,
      faults: this.#fairness.faults(),
      posts: { lasting, pings, perPlayerDay: { posts: lasting / playerDays, pings: pings / playerDays } },
    };
  }
}

function clockOf(text: string): ClockSettings {
  return accepted(clockFrom(text, 'en'));
}
