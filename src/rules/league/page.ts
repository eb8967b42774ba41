import type { Dice, Roll } from '../kernel/dice.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { State } from './state.js';

/** One order at work: its events one after the other, each on the state that the one before has left. */
export class Page {
  readonly events: Event[] = [];

  constructor(
    public state: State,
    /** When the order was given, in UTC milliseconds. */
    readonly at: number,
    private readonly dice: Dice,
  ) {}

  write(event: Event): void {
    this.state = evolve(this.state, event);
    this.events.push(event);
  }

  /** The items in an order drawn by lot, and the dice that drew it. */
  shuffle<Item>(items: readonly Item[]): { readonly items: readonly Item[]; readonly rolls: readonly Roll[] } {
    const left = [...items];
    const rolls: Roll[] = [];
    const drawn = items.flatMap(() => {
      if (left.length < 2) return left.splice(0, 1);
      const roll = this.dice.roll(1, left.length, 'lot');
      rolls.push(roll);
      return left.splice((roll.faces[0] ?? 1) - 1, 1);
    });
    return { items: drawn, rolls };
  }
}
