import type { Point } from '../geometry/plane/point.js';
import type { Blanks } from '../kernel/choices.js';
import { enemiesOf, placeOf, showing } from './characters.js';
import type { Action } from './commands.js';
import { LENGTHS } from './lengths.js';
import { done, pick, placeChoice, type Next } from './move-choices.js';
import { grenadeMost } from './options.js';
import { circleOutline, sightOutline } from './regions.js';
import { chosenWeapon, weaponPick, weapons, type Legal } from './shot-choices.js';
import type { State } from './state.js';
import { suppressing } from './suppression.js';
import type { Character, WeaponId } from './types.js';

/** Grenades, markers and zones, blank by blank: where they go, and with what. */

/** How far a character throws now. */
const throwReach = (state: State, one: Character): number =>
  suppressing(state, one).length > 0 ? LENGTHS.suppressedGrenade : grenadeMost(state.options);

const grenadeAt = (one: Character, at: Point): Action => ({ type: 'grenade', unit: one.id, at });

/** Onto an enemy, or as far as a grenade goes. */
export const grenadePlaces = (state: State, one: Character, isLegal: Legal): readonly Point[] =>
  showing(one).grenade
    ? circleOutline(state, placeOf(one), throwReach(state, one)).filter((at) => isLegal(grenadeAt(one, at)))
    : [];

export const grenadeChoice = (state: State, one: Character, partial: Blanks, isLegal: Legal): Next =>
  placeChoice(
    partial,
    enemiesOf(state, one.side).map((enemy) => ({ unit: enemy.id, at: placeOf(enemy) })),
    () => grenadePlaces(state, one, isLegal),
    (at) => (isLegal(grenadeAt(one, at)) ? done(grenadeAt(one, at)) : null),
  );

export const markerAction = (
  type: 'opportunity' | 'suppress',
  one: Character,
  at: Point,
  weapon: WeaponId,
  aim: boolean,
): Action => (type === 'opportunity' ? { type, unit: one.id, at, weapon, aim } : { type, unit: one.id, at, weapon });

export function markerChoice(
  state: State,
  one: Character,
  partial: Blanks,
  type: 'opportunity' | 'suppress',
  isLegal: Legal,
): Next {
  const ids = weapons(one)
    .map(({ id }) => id)
    .filter((id) => isLegal(markerAction(type, one, placeOf(one), id, false)));
  const weapon = chosenWeapon(partial, ids);
  if (!weapon) return weaponPick(one, ids);
  const marker = (at: Point, aim: boolean): Action => markerAction(type, one, at, weapon, aim);
  return placeChoice(
    partial,
    enemiesOf(state, one.side).map((enemy) => ({ unit: enemy.id, at: placeOf(enemy) })),
    () => sightOutline(state, one).filter((at) => isLegal(marker(at, false))),
    (at) => (isLegal(marker(at, false)) ? aimChoice(one, partial, type, (aim) => marker(at, aim), isLegal) : null),
  );
}

/** Whether Opportunity Fire is to be aimed when it goes off. */
function aimChoice(
  one: Character,
  partial: Blanks,
  type: 'opportunity' | 'suppress',
  marker: (aim: boolean) => Action,
  isLegal: Legal,
): Next {
  if (type === 'suppress' || partial['aim'] === 'no' || !isLegal(marker(true))) return done(marker(false));
  if (partial['aim'] === 'yes') return done(marker(true));
  return pick('aim', [
    { value: 'no', facts: {} },
    { value: 'yes', facts: { dice: showing(one).aim } },
  ]);
}

type Join = Extract<Action, { type: 'join' }>;

export const joins = (state: State, one: Character, isLegal: Legal): readonly Join[] =>
  state.zones.flatMap(({ id: zone }) =>
    weapons(one)
      .map(({ id: weapon }): Join => ({ type: 'join', unit: one.id, zone, weapon }))
      .filter(isLegal),
  );

export function joinChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
  const all = joins(state, one, isLegal);
  const weapon = chosenWeapon(
    partial,
    all.map((join) => join.weapon),
  );
  if (!weapon)
    return weaponPick(
      one,
      all.map((join) => join.weapon),
    );
  const mine = all.filter((join) => join.weapon === weapon);
  const join = mine.find(({ zone }) => zone === partial['zone']);
  if (join) return done(join);
  return pick(
    'zone',
    mine.map(({ zone }) => ({ value: zone, facts: { zone } })),
  );
}
