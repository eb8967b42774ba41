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
    /** Dice that are secret, and those that fall in the open: where dice have no eras they are the same. */
    private readonly dice: Dice,
    private readonly open: Dice = dice,
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

  /** Draws one of a list in the open; it is the die's face, counted from 1. */
  draw<Item>(items: readonly Item[], purpose: string): Drawn<Item> | null {
    return items.length === 0 ? null : drawn(items, this.open.roll(1, items.length, purpose), 0);
  }

  /**
   * Draws one of a list in secret. Where dice have eras, an open die of many sides is cast first, which is proved at the end of its
   * turn: both together say which it is, and neither says anything alone.
   */
  drawInSecret<Item>(items: readonly Item[], purpose: string, cast: (roll: Roll) => void): Drawn<Item> | null {
    if (items.length === 0) return null;
    const roll = this.state.setup.eras ? this.open.roll(1, CAST, 'cast') : null;
    if (roll) cast(roll);
    return drawn(items, this.dice.roll(1, items.length, purpose), roll ? faceOf(roll) : 0);
  }
}

/** Sides of the die that is cast in the open for what is drawn in secret: so many that it says nothing of how many things are left. */
const CAST = 1_000_000;

interface Drawn<Item> {
  readonly item: Item;
  readonly roll: Roll;
}

const faceOf = ({ faces }: Roll): number => (faces[0] ?? 1) - 1;

function drawn<Item>(items: readonly Item[], roll: Roll, more: number): Drawn<Item> | null {
  const item = items[(faceOf(roll) + more) % items.length];
  return item === undefined ? null : { item, roll };
}
