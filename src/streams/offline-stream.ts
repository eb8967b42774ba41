import { seededDice } from '../match/dice.js';
import { audit, imbalances } from '../rules/campaign/audit.js';
import { campaign, eraIn, type CampaignStream } from '../rules/campaign/campaign.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Era, Stream, StreamTypes } from '../rules/kernel/stream.js';
import { audit as auditLeague, imbalances as imbalancesOfLeague } from '../rules/league/audit.js';
import { league, type LeagueStream } from '../rules/league/league.js';
import { eraKey, eraSeed, linkIn, shownEras, type ShownEra } from './eras.js';
import { milestones, orderLinks, salted, type LinkedOrder, type Milestone, type ToldEvent } from './links.js';
import { roundMark, turnMark, type Mark } from './marks.js';

/** The types of a stream that counts its events and its dice. */
export interface CountedTypes extends StreamTypes {
  state: { readonly events: number; readonly diceRolled: number; readonly openRolled?: number };
  order: { readonly command: { readonly type: string } };
  deciding: { readonly dice: Dice; readonly open?: Dice };
}

/** A stream, and what is wrong with it after each event and after each order; nothing, if all balances. */
export interface Audited<T extends CountedTypes> {
  readonly rules: Stream<T>;
  readonly mark: Mark<T['event']>;
  /** Which era its open dice are in; `null`: all its dice are of one. */
  readonly era: (state: T['state']) => Era | null;
  /** Whether an order hangs on what only who gives it knows until then. */
  readonly isSecret: (order: T['order']) => boolean;
  /** Whether everybody may know an event at once. */
  readonly isTold: (event: T['event']) => boolean;
  /** The match that an order books; `null`: it books none. */
  readonly booked: (order: T['order']) => string | null;
  /** The state after an event of which nothing is known but that there was one. */
  readonly unseen: (state: T['state']) => T['state'];
  readonly afterEvent: (state: T['state']) => readonly string[];
  readonly afterOrder: (state: T['state']) => readonly string[];
}

export const CAMPAIGN: Audited<CampaignStream> = {
  rules: campaign,
  mark: turnMark,
  era: eraIn,
  isSecret: ({ command }) => command.type === 'play',
  isTold: (event) => campaign.tell(event, null, { as: 'spectator' }) === event,
  booked: ({ command }) => (command.type === 'book' || command.type === 'correct' ? command.report.match : null),
  unseen: (state) => ({ ...state, events: state.events + 1 }),
  afterEvent: imbalances,
  afterOrder: audit,
};
export const LEAGUE: Audited<LeagueStream> = {
  rules: league,
  mark: roundMark,
  era: () => null,
  isSecret: () => false,
  isTold: () => true,
  booked: ({ command }) => (command.type === 'book' ? command.match.id : null),
  unseen: (state) => state,
  afterEvent: imbalancesOfLeague,
  afterOrder: auditLeague,
};

/** A campaign or a league in memory, whose dice follow from a seed: for those that Arbitre plays against itself. */
class OfflineStream<T extends CountedTypes> {
  readonly orders: (LinkedOrder & { readonly order: T['order'] })[] = [];
  readonly events: ToldEvent<T['event']>[] = [];
  #state: T['state'] | null = null;
  #era: { readonly number: number; readonly key: string } | null = null;
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

  /** The ends of its turns or rounds. */
  get milestones(): readonly Milestone[] {
    const told: readonly { readonly order: number; readonly event: T['event'] }[] = this.events;
    return milestones(orderLinks(this.id, this.orders, this.events), told, this.of.mark);
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
    return orderLinks(this.id, this.orders, this.events).at(-1) ?? '';
  }

  /** Decides an order; a refused one changes nothing. What is wrong is noted after every event and every order. */
  submit(order: T['order']): Result<readonly T['event'][], Refusal> {
    const { rules, afterEvent, afterOrder } = this.of;
    const dice = seededDice(this.seed, this.#state?.diceRolled ?? 0);
    const decided = rules.decide(this.#state, order, { dice, ...this.#open() });
    if (!decided.ok) return decided;
    const { shape, decisions } = rules;
    const number = this.orders.length + 1;
    this.orders.push(salted(this.seed, 'order', { order, shape, decisions }, number));
    for (const event of decided.value.events) {
      const state: T['state'] = rules.evolve(this.#state, event);
      this.#state = state;
      this.events.push(salted(this.seed, 'event', { order: number, shape, event }, this.events.length + 1));
      this.#note(afterEvent(state));
    }
    this.#note(afterOrder(this.state));
    return ok(decided.value.events);
  }

  /** The open dice of its era. */
  #open(): { readonly open?: Dice } {
    const era = this.#state && this.of.era(this.#state);
    if (!era) return {};
    if (this.#era?.number !== era.number) {
      const link = era.after === null ? null : linkIn(this.milestones, era.after);
      this.#era = { number: era.number, key: eraKey(eraSeed(this.seed, era.number), link) };
    }
    return { open: seededDice(this.#era.key, era.rolled) };
  }

  /** The eras of its open dice, with their seeds; none where all dice are of one. */
  get eras(): readonly ShownEra[] {
    const era = this.of.era(this.state);
    return era ? shownEras({ seed: this.seed, past: [] }, era, true) : [];
  }

  /** The hash of the chain to which the same orders lead when they are decided again from the beginning. */
  decidedAgain(): string {
    const again = new OfflineStream(this.of, this.id, this.seed);
    for (const { order } of this.orders) {
      const decided = again.submit(order);
      if (!decided.ok) throw new Error(`decided again, an order is refused: ${JSON.stringify(decided.error)}`);
    }
    return again.hash;
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
