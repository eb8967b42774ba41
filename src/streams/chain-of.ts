import { seedOf, type Archive } from './archive.js';
import { orderLinks, salted, type ToldEvent } from './links.js';
import type { PastDice, StoredStreamEvent, StoredStreamOrder } from './ports.js';

/** What is stored of a stream as its chain takes it in: orders about members alone are no part of it. */
export interface StoredChain {
  readonly orders: Archive['orders'];
  readonly events: readonly ToldEvent<{ readonly type: string }>[];
  readonly links: readonly string[];
}

/** From what its salts follow: the secret of its dice, and those that it used before it was handed over. */
interface Secrets {
  readonly seed: string;
  readonly past: readonly PastDice[];
}

/** The chain over all that is stored of a stream. What is stored is what its rules have taken and written. */
export function chainOf(
  stream: string,
  { seed, past }: Secrets,
  given: readonly StoredStreamOrder[],
  happened: readonly StoredStreamEvent[],
): StoredChain {
  const secretOf = (kind: 'order' | 'event', number: number): string =>
    seedOf({ seed, past: [...past] }, kind, number) ?? seed;
  const numbers = numbersOf(given);
  const orders = given
    .filter(({ order }) => order !== null)
    .map(({ word: _, order, ...one }, i) =>
      salted(secretOf('order', i + 1), 'order', { ...one, order: order as Archive['orders'][number]['order'] }, i + 1),
    );
  const events = happened.map(({ seq, shape, order, event }) =>
    salted(
      secretOf('event', seq),
      'event',
      { order: numbers[order - 1] ?? 0, shape, event: event as { readonly type: string } },
      seq,
    ),
  );
  return { orders, events, links: orderLinks(stream, orders, events) };
}

/** The numbers of orders among those of the rules, by their numbers among all. */
function numbersOf(orders: readonly StoredStreamOrder[]): readonly number[] {
  let number = 0;
  return orders.map(({ order }) => (order === null ? number : ++number));
}
