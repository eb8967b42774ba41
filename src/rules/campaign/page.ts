import type { Dice, Roll } from '../kernel/dice.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { Posting } from './ledger.js';
import type { State } from './state.js';

/** One order at work: its events one after the other, each on the state that the one before has left. */
export class Page {
  readonly events: Event[] = [];

  constructor(
    public state: State,
    private readonly dice: Dice,
  ) {}

  /** Writes an event down; yields its number in the campaign. */
  write(event: Event): number {
    this.state = evolve(this.state, event);
    this.events.push(event);
    return this.state.events;
  }

  /** Writes postings down, if there are any. */
  post(postings: readonly Posting[]): void {
    if (postings.length > 0) this.write({ type: 'Posted', postings });
  }

  /** Draws one of a list; it is the die's face, counted from 1. */
  draw<Item>(items: readonly Item[], purpose: string): { readonly item: Item; readonly roll: Roll } | null {
    if (items.length === 0) return null;
    const roll = this.dice.roll(1, items.length, purpose);
    const item = items[(roll.faces[0] ?? 1) - 1];
    return item === undefined ? null : { item, roll };
  }
}
