import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import { correction } from '../../../rules/finest-hour/correct.js';
import type { Event, Link } from '../../../rules/finest-hour/events.js';
import { begun, evolve } from '../../../rules/finest-hour/evolve.js';
import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Stretch } from '../../../present/contract.js';
import type { Tongue } from '../words/index.js';
import type { Telling } from './telling.js';

/** A stretch of a match event by event, each of the game's with the match around it: what flies is seen by all, so it can be played again. */

export type Told =
  | { readonly kind: 'game'; readonly event: Event; readonly telling: Telling }
  | { readonly kind: 'kernel'; readonly event: Exclude<MatchEvent<FinestHour>, Event> };

/** The story of a stretch. */
export function storyOf({ before, after, events }: Stretch<FinestHour>, tongue: Tongue): readonly Told[] {
  let now: State = before?.game ?? after.game;
  let last: Event | null = null;
  const depths = new Depths();
  return events.map((event, i): Told => {
    if (isKernelEvent<FinestHour>(event)) {
      if (event.type === 'Began') now = begun(event.setup);
      if (event.type === 'Corrected') now = event.facts.reduce((state, fact) => correction.apply(state, fact), now);
      // What was before is not to be had from the events: the present must do.
      if (event.type === 'Rewound') now = after.game;
      return { kind: 'kernel', event };
    }
    const next = events.slice(i + 1).filter((each): each is Event => !isKernelEvent<FinestHour>(each));
    const then = evolve(now, event);
    const telling: Telling = { tongue, before: now, after: then, last, next, depth: depths.of(event) };
    now = then;
    last = event;
    return { kind: 'game', event, telling };
  });
}

/** How deep each event is nested: as deep as its link, which is one deeper than the link that it came of (TFH-28). */
class Depths {
  readonly #links = new Map<number, number>();
  #current = 0;

  of(event: Event): number {
    const link = linkOf(event);
    if (link) this.#current = this.#depthOf(link, event.type === 'Fired' && event.because === 'order');
    else if (!GOES_ALONG.has(event.type)) this.#current = 0;
    return this.#current;
  }

  #depthOf({ no, parent }: Link, ordered: boolean): number {
    const known = this.#links.get(no);
    if (known !== undefined) return known;
    const depth = ordered ? 0 : (this.#links.get(parent ?? -1) ?? 0) + 1;
    this.#links.set(no, depth);
    return depth;
  }
}

/** The link of a chain that an event is; `null`: none. */
export const linkOf = (event: Event): Link | null => ('link' in event ? event.link : null);

/** What has no link of its own and belongs to what came right before it. */
const GOES_ALONG: ReadonlySet<Event['type']> = new Set([
  'LeftTable',
  'Removed',
  'GroupLeft',
  'ShotLost',
  'Closed',
  'CollisionAvoided',
]);
