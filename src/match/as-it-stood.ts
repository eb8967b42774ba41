import { linksOf } from './chain.js';
import type { Transcript } from './transcript-form.js';
import { entriesOf } from './transcript.js';

/**
 * A transcript up to where its chain had a last link: what a campaign or a league cites of a match is how it stood when it was
 * booked, and a match that is over can still be annulled, set right or go on. `null`: it never stood so.
 */
export function asItStood(
  transcript: Transcript,
  link: string,
): Pick<Transcript, 'match' | 'ruleset' | 'orders' | 'events'> | null {
  const { match, ruleset, orders, events } = transcript;
  const entries = entriesOf(orders, events);
  let taken = 0;
  for (const one of linksOf(
    match,
    entries.map(({ content }) => content),
  )) {
    if (one === link) {
      const part = entries.slice(0, taken);
      const given = part.filter(({ seq }) => seq === null).length;
      return { match, ruleset, orders: orders.slice(0, given), events: events.slice(0, taken - given) };
    }
    taken++;
  }
  return null;
}
