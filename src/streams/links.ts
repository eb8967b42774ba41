import { leafOf, linksOf, saltOf, type Entry } from '../match/chain.js';
import type { Versions } from '../match/ports.js';
import type { Mark } from './marks.js';

/**
 * The chain of a campaign or league: one hash over all its orders and events, shown at the end of each turn or round. Its leaves
 * are salted from the secret seed, so that a link says nothing of what it stands for, and nothing before it can be changed any more.
 */

/** An order as a chain takes it in. */
export interface LinkedOrder extends Versions {
  readonly order: { readonly command: { readonly type: string } };
  readonly salt: string;
}

/** An event with all that is hashed of it; `order`: the number of the one that caused it, from 1. */
export interface ToldEvent<Event> {
  readonly order: number;
  readonly shape: number;
  readonly event: Event;
  readonly salt: string;
}

/** An event, or of one that not everybody may know its leaf alone. */
export type LinkedEvent = ToldEvent<{ readonly type: string }> | { readonly order: number; readonly leaf: string };

/** What is hashed of an order: a set-up stands in the event that it caused. */
function ofOrder({ order, shape, decisions, salt }: LinkedOrder): Entry {
  const { command } = order;
  const content = { ...order, command: command.type === 'found' ? { type: command.type } : command, shape, decisions };
  return { salt, content };
}

const ofEvent = (linked: LinkedEvent, seq: number): Entry =>
  'leaf' in linked
    ? { leaf: linked.leaf }
    : {
        salt: linked.salt,
        content: { seq, shape: linked.shape, order: linked.order, event: linked.event },
      };

/** The leaf of an event by its number, in the place of what not everybody may know. */
export const withheld = (linked: LinkedEvent, seq: number): LinkedEvent => ({
  order: linked.order,
  leaf: leafOf(ofEvent(linked, seq)),
});

/** The link after each order, by its number from 1; under 0 the one before all. The events follow in the order of what caused them. */
export function orderLinks(
  stream: string,
  orders: readonly LinkedOrder[],
  events: readonly LinkedEvent[],
): readonly string[] {
  const ends: number[] = [0];
  const entries: Entry[] = [];
  let seq = 0;
  for (const [i, order] of orders.entries()) {
    entries.push(ofOrder(order));
    for (let next = events[seq]; next?.order === i + 1; next = events[seq]) entries.push(ofEvent(next, ++seq));
    ends.push(entries.length);
  }
  const links = [...linksOf(stream, entries)];
  return ends.map((end) => links[end] ?? '');
}

/** The end of a turn or round: up to which event, and the link that all hangs on. */
export interface Milestone {
  readonly of: string;
  readonly event: number;
  readonly link: string;
}

/** The ends of all turns or rounds so far; what follows at once from the end of one, as what provinces yield, belongs to it. */
export function milestones<Event>(
  links: readonly string[],
  events: readonly { readonly order: number; readonly event?: Event }[],
  mark: Mark<Event>,
): readonly Milestone[] {
  return events.flatMap(({ order, event }) => {
    const of = event === undefined ? null : mark(event);
    const last = events.findLastIndex((one) => one.order === order);
    return of === null ? [] : [{ of, event: last + 1, link: links[order] ?? '' }];
  });
}

/** An order or event with the salt that its number has. */
export const salted = <T extends object>(seed: string, kind: 'order' | 'event', of: T, number: number) => ({
  ...of,
  salt: saltOf(seed, kind, number),
});
