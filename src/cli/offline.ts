import type { Scenario } from '../library/contract.js';
import type { Transcript } from '../match/transcript-form.js';
import { commitmentOf } from '../match/dice.js';
import { deadlinesOf } from '../match/deadlines.js';
import { timed } from '../match/lobby.js';
import type { StoredEvent, StoredOrder } from '../match/ports.js';
import { channelId, instant, matchId, playerId, type MatchHeader } from '../match/header.js';
import { keyFrom } from '../match/signature.js';
import { versionsOf } from '../match/up-to-date.js';
import { writeTranscript } from '../match/transcript.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import { saidSince } from '../rules/kernel/beside.js';
import type { Decided, MatchEvent, MatchState, Order, Past, Ruleset } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import { rulesetOf } from '../games/index.js';
import type { AnyGame } from '../rules/registry.js';

/** How an offline match is set up. `dice` yields the dice from the one with the given index on. */
export interface Offline {
  readonly id: string;
  readonly scenario: Scenario;
  /** Players by side; one where a side is not named. */
  readonly players: Readonly<Record<string, number>>;
  readonly options: Readonly<Record<string, string>>;
  /** How it is timed; left out: not at all. */
  readonly clock?: ClockSettings;
  readonly at: number;
  readonly seed: string;
  readonly dice: (first: number) => Dice;
}

const UNTIMED: ClockSettings = { kind: 'none' };

/** What an order led to; it is also part of the match from then on. */
type Happened = Result<readonly MatchEvent<AnyGame>[], Refusal>;

/** An order as it is given here: its question is left to the rules unless it is named. */
type Given = Omit<Order<AnyGame>, 'question'> & Partial<Pick<Order<AnyGame>, 'question'>>;

/** A match in memory, without lobby, clock or channel: for scripts and simulations. */
export class OfflineMatch {
  readonly rules: Ruleset<AnyGame>;
  readonly #events: StoredEvent[] = [];
  readonly #orders: StoredOrder[] = [];
  #state: MatchState<AnyGame> | null = null;
  /** The state right after each event, for going back there. */
  readonly #states: MatchState<AnyGame>[] = [];

  private constructor(private readonly offline: Offline) {
    this.rules = rulesetOf(offline.scenario.ruleset);
  }

  /** Begins a match. Refuses what the rules refuse of the set-up. */
  static begin(
    offline: Offline,
  ): Result<{ readonly match: OfflineMatch; readonly events: readonly MatchEvent<AnyGame>[] }, Refusal> {
    const match = new OfflineMatch(offline);
    const { scenario, players, options, clock = UNTIMED } = offline;
    const setup = timed(scenario.setup(players, options), clock);
    const begun = match.submit({ by: 'referee', seat: null, at: offline.at, command: { type: 'start', setup } });
    return begun.ok ? ok({ match, events: begun.value }) : begun;
  }

  get state(): MatchState<AnyGame> {
    if (!this.#state) throw new Error('the match has not begun');
    return this.#state;
  }

  get orders(): number {
    return this.#orders.length - 1;
  }

  get events(): readonly StoredEvent[] {
    return this.#events;
  }

  /** Decides an order; a refused one changes nothing and uses no die. Throws `OutOfFaces` when scripted dice have run out. */
  submit(given: Given): Happened {
    const order = { question: null, ...given };
    const to = this.rules.returnsTo(this.#state, order);
    const dice = this.offline.dice(this.#state?.diceRolled ?? 0);
    const decided = this.rules.decide(this.#state, order, { dice, past: to === null ? null : this.#past(to) });
    if (!decided.ok) return decided;
    this.#keep(decided.value);
    return ok(decided.value.events);
  }

  /** Carries a motion out as the arbiter would: goes back, or sets facts. Refused ones change nothing. */
  enact(motion: Motion, at: number): Happened {
    return this.submit({ by: 'arbiter', seat: null, at, command: { type: 'enact', motion, warrant: 'arbiter' } });
  }

  #past(to: number): Past<AnyGame> | null {
    const state = this.#states[to - 1];
    const since = this.#events[to - 1]?.at ?? 0;
    const said = saidSince<AnyGame>(to, this.#events);
    const past = { at: since, until: this.#events[to]?.at ?? since, ...(said.length > 0 ? { said } : {}) };
    return state ? { state, ...past } : null;
  }

  /** Lets the clock fire what falls due up to an instant, each at its own time. Yields what happened. */
  passTime(to: number): readonly MatchEvent<AnyGame>[] {
    const events: MatchEvent<AnyGame>[] = [];
    for (;;) {
      const [next] = deadlinesOf(this.state.clock, 0)
        .filter(({ what, at }) => what === 'due' && at <= to)
        .sort((a, b) => a.at - b.at);
      if (!next) return events;
      const { seat, question, at } = next;
      const decided = this.submit({ by: 'referee', seat, question, command: { type: 'timeout' }, at });
      if (!decided.ok) throw new Error(`what fell due was refused: ${JSON.stringify(decided.error)}`);
      events.push(...decided.value);
    }
  }

  /** The match written down, in the format of `/match export`. */
  transcript(holders: Readonly<Record<string, string>> = {}): Transcript {
    const { seed } = this.offline;
    return writeTranscript(this.#header(holders), [seed], this.rules, this.#events, this.#orders, keyFrom(seed));
  }

  #keep({ order, happened, state }: Decided<AnyGame>): void {
    const key = `order-${this.#orders.length}`;
    const { by, seat, question, command } = order;
    const at = instant(order.at);
    this.#orders.push({
      key,
      at,
      by,
      seat,
      question,
      player: playerId(seat ?? 'referee'),
      // A set-up stands in the event that it caused.
      command: command.type === 'start' ? { type: command.type } : command,
      ...versionsOf(this.rules),
    });
    const { shape } = this.rules;
    for (const { event, after } of happened) {
      this.#states.push(after);
      const chapter = this.rules.chapter(after);
      this.#events.push({ seq: this.#events.length + 1, at, shape, order: key, chapter, event });
    }
    this.#state = state;
  }

  #header(holders: Readonly<Record<string, string>>): MatchHeader {
    const { id, scenario, options, clock = UNTIMED, at, seed } = this.offline;
    const started = instant(at);
    const over = this.state.outcome !== null;
    return {
      id: matchId(id),
      ruleset: scenario.ruleset,
      scenario: scenario.id,
      options,
      forces: {},
      map: null,
      clock,
      locale: 'en',
      guild: null,
      channel: channelId('offline'),
      owner: playerId('offline'),
      status: over ? 'ended' : 'playing',
      holders: this.state.seats.map((seat) => ({
        player: playerId(holders[seat.id] ?? seat.id),
        side: seat.side,
        seat: seat.id,
        joinedAt: started,
        salt: '',
      })),
      commitment: commitmentOf(seed),
      createdAt: started,
      startedAt: started,
      endedAt: over ? (this.#events.at(-1)?.at ?? started) : null,
      version: this.#events.length,
      revision: this.#orders.length,
    };
  }
}
