import type { Scenario } from '../library/contract.js';
import type { Transcript } from '../match/contract.js';
import { commitmentOf } from '../match/dice.js';
import { deadlinesOf } from '../match/deadlines.js';
import { timed } from '../match/lobby.js';
import {
  channelId,
  instant,
  matchId,
  playerId,
  type Instant,
  type MatchHeader,
  type StoredEvent,
  type StoredOrder,
} from '../match/ports.js';
import { keyFrom } from '../match/signature.js';
import { writeTranscript } from '../match/transcript.js';
import type { ClockSettings } from '../rules/kernel/clock.js';
import type { MatchEvent, MatchState, Order, Ruleset } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { isRewound } from '../rules/kernel/rewind.js';
import { ok, type Result } from '../rules/kernel/result.js';
import { rulesetOf, type AnyGame } from '../rules/registry.js';

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
export type Happened = Result<readonly MatchEvent<AnyGame>[], Refusal>;

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
    const { scenario, players, options, clock = UNTIMED, dice, at } = offline;
    const begun = match.rules.start(timed(scenario.setup(players, options), clock), dice(0), at);
    if (!begun.ok) return begun;
    match.#keep({ by: 'referee', seat: null, command: { type: 'start' } }, begun.value, instant(at));
    return ok({ match, events: begun.value });
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
  submit(order: Order<AnyGame['command']>): Happened {
    const decided = this.rules.decide(this.state, order, this.offline.dice(this.state.diceRolled));
    if (decided.ok) this.#keep(order, decided.value, instant(order.at));
    return decided;
  }

  /** Carries a motion out as the arbiter would: goes back, or sets facts. Refused ones change nothing. */
  enact(motion: Motion, at: number): Happened {
    const back = motion.kind === 'undo' || motion.kind === 'return' ? motion.to : 0;
    const state = this.#states[back - 1];
    const since = this.#events[back - 1]?.at ?? 0;
    const past = state ? { state, at: since, until: this.#events[back]?.at ?? since } : null;
    const dice = this.offline.dice(this.state.diceRolled);
    const done = this.rules.enact(this.state, motion, { by: null, warrant: 'arbiter', at }, dice, past);
    const command = { type: 'enact', motion, warrant: 'arbiter' };
    if (done.ok) this.#keep({ by: 'referee', seat: null, command }, done.value, instant(at));
    return done;
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
    return writeTranscript(this.#header(holders), seed, this.rules, this.#events, this.#orders, keyFrom(seed));
  }

  #keep(
    order: {
      readonly by: 'seat' | 'referee';
      readonly seat: SeatId | null;
      readonly command: { readonly type: string };
    },
    events: readonly MatchEvent<AnyGame>[],
    at: Instant,
  ): void {
    const key = `order-${this.#orders.length}`;
    const player = playerId(order.seat ?? 'referee');
    this.#orders.push({ key, at, by: order.by, seat: order.seat, player, command: order.command });
    for (const event of events) {
      const before: MatchState<AnyGame> | null = isRewound(event) ? (this.#states[event.to - 1] ?? null) : this.#state;
      this.#state = this.rules.evolve(before, event);
      this.#states.push(this.#state);
      const chapter = this.rules.chapter(this.#state);
      this.#events.push({ seq: this.#events.length + 1, at, rules: this.rules.version, order: key, chapter, event });
    }
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
