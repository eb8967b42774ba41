import { isWhole, type Point } from '../geometry/plane/point.js';
import type { Correction } from '../kernel/game.js';
import { sideId, unitId, type SideId, type UnitId } from '../kernel/ids.js';
import type { Fact } from '../kernel/proposal.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { baseOf, changeCharacter, characterOf, findCharacter } from './characters.js';
import { after } from './evolve.js';
import { removeMarkers } from './markers.js';
import { endProblem } from './move.js';
import { placeIn } from './move-choices.js';
import { isOnTable } from './terrain.js';
import { MARKERS, type Character, type Marker } from './types.js';
import type { Tactic148 } from './tactic148.js';
import type { State } from './state.js';

/** Facts that can be set right when the referee has erred: where a figure stands, the side of its card, its markers, tokens. */

/** A fact, taken apart. */
export type TacticFact =
  | { readonly set: 'place'; readonly unit: UnitId; readonly to: Point }
  | { readonly set: 'card'; readonly unit: UnitId; readonly to: 'healthy' | 'wounded' }
  | { readonly set: 'marker'; readonly unit: UnitId; readonly which: Marker; readonly to: 'on' | 'off' }
  | { readonly set: 'tokens'; readonly side: SideId; readonly to: number };

/** How facts are written, by examples. */
export const FACT_FORMS = [
  'US-Scout at 12.5,8',
  'US-Scout healthy',
  'US-Scout take-cover on',
  'US-Gunner overwatch off',
  'airborne tokens 4',
] as const;

/** More tokens than this nobody has saved. */
const MOST_TOKENS = 99;

/** A fact as the kernel carries it. */
export function factFrom(fact: TacticFact): Fact {
  switch (fact.set) {
    case 'place':
      return { of: fact.unit, set: fact.set, which: null, to: `${fact.to.x},${fact.to.y}` };
    case 'card':
      return { of: fact.unit, set: fact.set, which: null, to: fact.to };
    case 'marker':
      return { of: fact.unit, set: fact.set, which: fact.which, to: fact.to };
    case 'tokens':
      return { of: fact.side, set: fact.set, which: null, to: fact.to };
  }
}

/** A fact of the kernel's read as one of this game; `null` when it is none. */
export function factOf({ of, set, which, to }: Fact): TacticFact | null {
  const unit = unitId(of);
  switch (set) {
    case 'place': {
      const place = placeIn(String(to));
      return place && { set, unit, to: place };
    }
    case 'card':
      return to === 'healthy' || to === 'wounded' ? { set, unit, to } : null;
    case 'marker': {
      const marker = MARKERS.find((one) => one === which);
      return marker && (to === 'on' || to === 'off') ? { set, unit, which: marker, to } : null;
    }
    case 'tokens':
      return typeof to === 'number' ? { set, side: sideId(of), to } : null;
    default:
      return null;
  }
}

/** Why a fact cannot be set so, or `null`. */
function check(state: State, given: Fact): Refusal | null {
  const fact = factOf(given);
  if (!fact) return refuse('tactic148/fact-unknown', { given: `${given.of} ${given.set}`, forms: FACT_FORMS });
  if (fact.set === 'tokens') return tokensProblem(state, fact.side, fact.to);
  const one = findCharacter(state, fact.unit);
  if (one?.status !== 'active') {
    // A figure that was eliminated comes back by going back to the shot, not by a figure.
    const known = state.characters.filter(({ status }) => status === 'active').map(({ id }) => id);
    return refuse('tactic148/fact-not-on-table', { unit: fact.unit, known });
  }
  switch (fact.set) {
    case 'place':
      return placeProblem(state, one, fact.to);
    case 'card':
      return null;
    case 'marker':
      return markerProblem(one, fact.which, fact.to);
  }
}

function tokensProblem(state: State, side: SideId, given: number): Refusal | null {
  const known = Object.keys(state.tokens);
  if (!known.includes(side)) return refuse('tactic148/fact-no-side', { side, known });
  const fits = Number.isInteger(given) && given >= 0 && given <= MOST_TOKENS;
  return fits ? null : refuse('tactic148/fact-tokens', { given, most: MOST_TOKENS }, 'T48-08');
}

function placeProblem(state: State, one: Character, to: Point): Refusal | null {
  const { width, height } = state.table;
  if (!isWhole(to) || !isOnTable(state.table, baseOf(state, one, to))) {
    return refuse('tactic148/off-table', { unit: one.id, width, height }, 'T48-30');
  }
  return endProblem(state, one, to);
}

/** A marker with a place on the table is put there by an order; by a correction it can only be taken away. */
function markerProblem(one: Character, marker: Marker, to: 'on' | 'off'): Refusal | null {
  if (to === 'off' || marker === 'take-cover' || marker === 'wound') return null;
  return refuse('tactic148/fact-marker-off-only', { unit: one.id, marker }, 'T48-46');
}

/** The state with a fact set. */
function apply(state: State, given: Fact): State {
  const fact = factOf(given);
  switch (fact?.set) {
    case undefined:
      return state;
    case 'tokens':
      return { ...state, tokens: { ...state.tokens, [fact.side]: fact.to } };
    case 'place':
      return changeCharacter(state, fact.unit, (one) => ({ ...one, at: fact.to }));
    case 'card':
      return changeCharacter(state, fact.unit, (one) => ({ ...one, wounded: fact.to === 'wounded' }));
    case 'marker':
      return fact.to === 'on' ? withMarker(state, fact.unit, fact.which) : withoutMarker(state, fact.unit, fact.which);
  }
}

const withMarker = (state: State, unit: UnitId, marker: Marker): State =>
  changeCharacter(state, unit, (one) =>
    marker === 'wound' ? { ...one, shocked: true } : { ...one, inCover: one.inCover || marker === 'take-cover' },
  );

const withoutMarker = (state: State, unit: UnitId, marker: Marker): State =>
  after(state, removeMarkers(state, characterOf(state, unit), [marker], 'acted'));

/** How the facts of 1-48 Tactic are set right. */
export const correction: Correction<Tactic148> = { check: (view, fact) => check(view.game, fact), apply };
