import { removeMarkers } from './markers.js';
import { officersNeeded, priceOf, upFront } from './prices.js';
import type { Character, Marker } from './types.js';
import type { State } from './state.js';
import type { Event } from './events.js';
import type { Action } from './commands.js';

/** Paying for an action, and Take Cover itself (T48-12, T48-29). */

/** What a new action ends: Take Cover, Opportunity Fire and Suppression Fire of the same character (T48-29, T48-34, T48-40). */
const ENDED: readonly Marker[] = ['take-cover', 'opportunity', 'suppression'];

/** Pays for an action and takes the markers off that it ends. The action has been checked. */
export function begin(state: State, one: Character, action: Action, by: 'seat' | 'referee'): readonly Event[] {
  const price = priceOf(state, one, upFront(action));
  const officers = officersNeeded(state, one, price.actions) ?? [];
  return [
    { type: 'ActionTaken', unit: one.id, action: action.type, price, officers, by },
    ...removeMarkers(state, one, ENDED, 'acted'),
  ];
}

/** A character takes cover. */
export function takeCover(state: State, one: Character, by: 'seat' | 'referee'): readonly Event[] {
  return [...begin(state, one, { type: 'take-cover', unit: one.id }, by), { type: 'CoverTaken', unit: one.id }];
}
