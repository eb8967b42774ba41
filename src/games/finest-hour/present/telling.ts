import type { UnitId } from '../../../rules/kernel/ids.js';
import { aircraftOf } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';

export type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What a line about an event can lean on: the match just before and just after it, what came before and comes after, and where it stands in its chain. */
export interface Telling {
  readonly tongue: Tongue;
  readonly before: State;
  readonly after: State;
  /** The game's event right before it in the stretch; `null`: it is the first. */
  readonly last: Event | null;
  /** The game's events that come after it in the stretch. */
  readonly next: readonly Event[];
  /** How deep it is nested in a chain of reactions; 0: what was ordered. */
  readonly depth: number;
}

/** An aircraft as it was before the event. */
export const who = ({ before }: Telling, id: UnitId): Aircraft => aircraftOf(before, id);
