import { chainOf, saltOf, type Entry } from '../match/chain.js';
import { seededDice } from '../match/dice.js';
import { audit, imbalances } from '../rules/campaign/audit.js';
import { campaign, type CampaignStream } from '../rules/campaign/campaign.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Stream, StreamTypes } from '../rules/kernel/stream.js';
import { audit as auditLeague, imbalances as imbalancesOfLeague } from '../rules/league/audit.js';
import { league, type LeagueStream } from '../rules/league/league.js';

/** The types of a stream that counts its events and its dice. */
interface CountedTypes extends StreamTypes {
  state: { readonly events: number; readonly diceRolled: number };
  order: { readonly command: { readonly type: string } };
  deciding: { readonly dice: Dice };
}

/** A stream, and what is wrong with it after each event and after each order; nothing, if all balances. */
interface Audited<T extends CountedTypes> {
  readonly rules: Stream<T>;
  readonly afterEvent: (state: T['state']) => readonly string[];
  readonly afterOrder: (state: T['state']) => readonly string[];
}

const CAMPAIGN: Audited<CampaignStream> = { rules: campaign, afterEvent: imbalances, afterOrder: audit };
const LEAGUE: Audited<LeagueStream> = { rules: league, afterEvent: imbalancesOfLeague, afterOrder: auditLeague };

/** A campaign or a league in memory, whose dice follow from a seed: for those that Arbitre plays against itself. */
class OfflineStream<T extends CountedTypes> {
  readonly orders: T['order'][] = [];
  readonly events: T['event'][] = [];
  readonly #entries: Entry[] = [];
  #state: T['state'] | null = null;
  /** The first thing that did not balance, and after which event; `null`: everything has. */
  #wrong: { readonly event: number; readonly what: readonly string[] } | null = null;

  constructor(
    private readonly of: Audited<T>,
    readonly id: string,
    readonly seed: string,
  ) {}

  get rules(): Stream<T> {
    return this.of.rules;
  }

  get state(): T['state'] {
    if (!this.#state) throw new Error(`the ${this.rules.id} has not begun`);
    return this.#state;
  }

  get wrong() {
    return this.#wrong;
  }

  /** The hash of the chain over all orders and events. */
  get hash(): string {
    return chainOf(this.id, this.#entries);
  }

  /** Decides an order; a refused one changes nothing. What is wrong is noted after every event and every order. */
  submit(order: T['order']): Result<readonly T['event'][], Refusal> {
    const { rules, afterEvent, afterOrder } = this.of;
    const dice = seededDice(this.seed, this.#state?.diceRolled ?? 0);
    const decided = rules.decide(this.#state, order, { dice });
    if (!decided.ok) return decided;
    const { shape, decisions } = rules;
    this.orders.push(order);
    // A set-up stands in the event that it caused.
    const command = order.command.type === 'found' ? { type: order.command.type } : order.command;
    this.#enter('order', this.orders.length, { ...order, command, shape, decisions });
    for (const event of decided.value.events) {
      const state: T['state'] = rules.evolve(this.#state, event);
      this.#state = state;
      this.events.push(event);
      this.#enter('event', state.events, { seq: state.events, shape, order: this.orders.length, event });
      this.#note(afterEvent(state));
    }
    this.#note(afterOrder(this.state));
    return ok(decided.value.events);
  }

  /** The hash of the chain to which the same orders lead when they are decided again from the beginning. */
  decidedAgain(): string {
    const again = new OfflineStream(this.of, this.id, this.seed);
    for (const order of this.orders) {
      const decided = again.submit(order);
      if (!decided.ok) throw new Error(`decided again, an order is refused: ${JSON.stringify(decided.error)}`);
    }
    return again.hash;
  }

  #enter(kind: 'order' | 'event', number: number, content: object): void {
    this.#entries.push({ salt: saltOf(this.seed, kind, number), content });
  }

  #note(what: readonly string[]): void {
    if (what.length > 0) this.#wrong ??= { event: this.state.events, what };
  }
}

export type OfflineCampaign = OfflineStream<CampaignStream>;
export type OfflineLeague = OfflineStream<LeagueStream>;

/** A campaign that has not begun yet. */
export const offlineCampaign = (id: string, seed: string): OfflineCampaign => new OfflineStream(CAMPAIGN, id, seed);

/** A league, likewise. */
export const offlineLeague = (id: string, seed: string): OfflineLeague => new OfflineStream(LEAGUE, id, seed);
