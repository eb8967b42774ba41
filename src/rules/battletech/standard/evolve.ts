import type { FullEvent } from './events.js';
import type { State } from '../types.js';

/** The state after an event that only the standard level has. Never rolls, measures or refuses. */
export function evolveFull(state: State, event: FullEvent): State {
  throw new Error(`no evolution yet for ${event.type} in turn ${state.turn}`);
}
