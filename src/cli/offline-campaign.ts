import { chainOf, saltOf, type Entry } from '../match/chain.js';
import { seededDice } from '../match/dice.js';
import { audit, imbalances } from '../rules/campaign/audit.js';
import { campaign } from '../rules/campaign/campaign.js';
import type { Order } from '../rules/campaign/commands.js';
import type { Event } from '../rules/campaign/events.js';
import type { State } from '../rules/campaign/state.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';

/** A campaign in memory, whose dice follow from a seed: for seasons that Arbitre plays against itself. */
export class OfflineCampaign {
  readonly orders: Order[] = [];
  readonly events: Event[] = [];
  readonly #entries: Entry[] = [];
  #state: State | null = null;
  /** The first thing that did not balance, and after which event; `null`: everything has. */
  #wrong: { readonly event: number; readonly what: readonly string[] } | null = null;

  constructor(
    readonly id: string,
    readonly seed: string,
  ) {}

  get state(): State {
    if (!this.#state) throw new Error('the campaign has not begun');
    return this.#state;
  }

  get wrong() {
    return this.#wrong;
  }

  /** The hash of the chain over all orders and events. */
  get hash(): string {
    return chainOf(this.id, this.#entries);
  }

  /** Decides an order; a refused one changes nothing. The ledger is checked after every event, what it counts after every order. */
  submit(order: Order): Result<readonly Event[], Refusal> {
    const dice = seededDice(this.seed, this.#state?.diceRolled ?? 0);
    const decided = campaign.decide(this.#state, order, { dice });
    if (!decided.ok) return decided;
    const { shape, decisions } = campaign;
    this.orders.push(order);
    // A set-up stands in the event that it caused.
    const command = order.command.type === 'found' ? { type: order.command.type } : order.command;
    this.#enter('order', this.orders.length, { ...order, command, shape, decisions });
    for (const event of decided.value.events) {
      const state = campaign.evolve(this.#state, event);
      this.#state = state;
      this.events.push(event);
      this.#enter('event', state.events, { seq: state.events, shape, order: this.orders.length, event });
      this.#note(imbalances(state));
    }
    this.#note(audit(this.state));
    return ok(decided.value.events);
  }

  #enter(kind: 'order' | 'event', number: number, content: object): void {
    this.#entries.push({ salt: saltOf(this.seed, kind, number), content });
  }

  #note(what: readonly string[]): void {
    if (what.length > 0) this.#wrong ??= { event: this.state.events, what };
  }
}

/** The same orders decided again from the beginning: the hash of their chain. */
export function decidedAgain(id: string, seed: string, orders: readonly Order[]): string {
  const again = new OfflineCampaign(id, seed);
  for (const order of orders) {
    const decided = again.submit(order);
    if (!decided.ok) throw new Error(`decided again, an order is refused: ${JSON.stringify(decided.error)}`);
  }
  return again.hash;
}
