import type { SideId, UnitId } from '../kernel/ids.js';
import type { State } from './state.js';
import type { Aircraft, Attribute, Manoeuvres, Standing, Weapon, WeaponId } from './types.js';

/** Finding aircraft, and what they can be asked to do. */

export const NO_MANOEUVRES: Manoeuvres = { evaded: false, dived: false, fast: false };

/** An aircraft about which its player has said nothing. */
export const UNSAID: Standing = { evasion: 'ask', answer: 'ask', prefer: null, dodge: 'ask', column: 'ask' };

export const findAircraft = (state: State, id: UnitId): Aircraft | null =>
  state.aircraft.find((one) => one.id === id) ?? null;

export function aircraftOf(state: State, id: UnitId): Aircraft {
  const found = findAircraft(state, id);
  if (!found) throw new Error(`no aircraft ${id}`);
  return found;
}

export const isFlying = ({ status }: Aircraft): boolean => status === 'flying';

/** The aircraft in play, of one side or of all, in roster order; guns off the table too. */
export const inPlay = (state: State, side?: SideId): readonly Aircraft[] =>
  state.aircraft.filter((one) => isFlying(one) && (side === undefined || one.side === side));

/** The enemies of a side that are in the sky. A gun off the table cannot be fired at (tables 7.4). */
export const enemiesOf = (state: State, side: SideId): readonly Aircraft[] =>
  inPlay(state).filter((one) => one.side !== side && !isOffTable(one));

export const isOffTable = ({ profile }: Aircraft): boolean => profile.kind === 'off-table';

export const has = ({ profile }: Aircraft, attribute: Attribute): boolean => profile.attributes.includes(attribute);

export const weaponOf = ({ profile }: Aircraft, id: WeaponId): Weapon | null =>
  profile.weapons.find((one) => one.id === id) ?? null;

/** A weapon that an aircraft is known to have. */
export function knownWeapon(one: Aircraft, id: WeaponId): Weapon {
  const found = weaponOf(one, id);
  if (!found) throw new Error(`${one.id} has no ${id}`);
  return found;
}

/** A weapon's dice: one more for an ace (TFH-45). */
export const diceOf = (one: Aircraft, weapon: Weapon): number => weapon.rof + (has(one, 'ace') ? 1 : 0);

/** Whether all its weapons fire forward only: burning, it takes no tests (TFH-25). */
export const firesForwardOnly = ({ profile }: Aircraft): boolean =>
  profile.weapons.every(({ arc }) => arc === 'fixed-forward' || arc === 'front');

export function otherSide(state: State, side: SideId): SideId {
  const other = state.aircraft.find((one) => one.side !== side);
  if (!other) throw new Error(`no side against ${side}`);
  return other.side;
}

/** Whether the referee flies this aircraft by the Focus test (TFH-29). */
export const isMachine = (state: State, { side }: Pick<Aircraft, 'side'>): boolean => state.flown.includes(side);

export const changeAircraft = (state: State, id: UnitId, change: (one: Aircraft) => Aircraft): State => ({
  ...state,
  aircraft: state.aircraft.map((one) => (one.id === id ? change(one) : one)),
});
