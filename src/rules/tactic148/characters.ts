import type { SideId, UnitId } from '../kernel/ids.js';
import { disc, type Disc } from '../geometry/plane/shape.js';
import type { Point } from '../geometry/plane/point.js';
import { baseRadius } from './options.js';
import type { CardSide, Character, Doings, SuppressionZone, Weapon, WeaponId, ZoneId } from './types.js';
import type { State } from './state.js';

/** Finding characters, and what their cards show. */

export const FRESH: Doings = {
  actions: 0,
  shots: 0,
  movement: 0,
  weapon: null,
  attacked: false,
  extras: 0,
  granted: 0,
};

export const findCharacter = (state: State, id: UnitId): Character | null =>
  state.characters.find((one) => one.id === id) ?? null;

export function characterOf(state: State, id: UnitId): Character {
  const found = findCharacter(state, id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

/** The characters on the table, of one side or of all, in roster order. */
export const onTable = (state: State, side?: SideId): readonly Character[] =>
  state.characters.filter((one) => one.status === 'active' && (side === undefined || one.side === side));

/** The enemies of a side on the table. */
export const enemiesOf = (state: State, side: SideId): readonly Character[] =>
  onTable(state).filter((one) => one.side !== side);

export function otherSide(state: State, side: SideId): SideId {
  const other = state.characters.find((one) => one.side !== side);
  if (!other) throw new Error(`no side against ${side}`);
  return other.side;
}

/** The side of its card that a character shows (T48-41). */
export const showing = ({ card, wounded }: Character): CardSide => (wounded ? card.wounded : card.healthy);

export const weaponOf = (character: Character, id: WeaponId): Weapon | null =>
  showing(character).weapons.find((one) => one.id === id) ?? null;

export function placeOf({ id, at }: Character): Point {
  if (!at) throw new Error(`${id} is not on the table`);
  return at;
}

/** The base of a character where it stands, or as if it stood elsewhere. */
export const baseOf = (state: State, character: Character, at: Point = placeOf(character)): Disc =>
  disc(at, baseRadius(state.options));

export const changeCharacter = (state: State, id: UnitId, change: (one: Character) => Character): State => ({
  ...state,
  characters: state.characters.map((one) => (one.id === id ? change(one) : one)),
});

export const findZone = (state: State, id: ZoneId): SuppressionZone | null =>
  state.zones.find((one) => one.id === id) ?? null;
