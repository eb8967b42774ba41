import type { Redacted } from '../kernel/contract.js';
import type { Event } from './events.js';
import type { FactionId } from './ids.js';
import { handOf, type Held, type OpenState, type State } from './state.js';

/** What is seen of a campaign: everything but the cards in others' hands, and with them how the deck stands. */

/** Who looks: a faction, the game master, or anybody. */
export type Viewer =
  | { readonly as: 'faction'; readonly faction: FactionId }
  | { readonly as: 'master' }
  | { readonly as: 'spectator' };

/** A hand as it is seen: how many cards, and which, if the viewer knows them. */
export interface SeenHand {
  readonly count: number;
  readonly cards: readonly Held[] | null;
}

/** A state without what the viewer does not know; how many dice have fallen tells nothing. */
export interface View extends OpenState {
  readonly viewer: Viewer;
  readonly hands: Readonly<Record<FactionId, SeenHand>>;
}

const knowsHand = (viewer: Viewer, faction: FactionId): boolean =>
  viewer.as === 'master' || (viewer.as === 'faction' && viewer.faction === faction);

export const viewOf = (state: State, viewer: Viewer): View => ({
  ...state,
  viewer,
  hands: Object.fromEntries(
    state.setup.factions.map(({ id }) => {
      const hand = handOf(state, id);
      return [id, { count: hand.length, cards: knowsHand(viewer, id) ? hand : null }];
    }),
  ),
});

/** What a viewer learns of an event: which card somebody has drawn, and the die for it, they alone. */
export function tell(event: Event, viewer: Viewer): Event | Redacted {
  switch (event.type) {
    // What goes back unplayed has not been seen either.
    case 'CardDrawn':
    case 'CardReturned':
      return knowsHand(viewer, event.faction) ? event : hidden(event.type);
    default:
      return event;
  }
}

const hidden = (of: Event['type']): Redacted => ({ type: 'Redacted', of, seat: null });
