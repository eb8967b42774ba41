import type { Option, Blanks } from '../kernel/choices.js';
import { enemiesOf, showing } from './characters.js';
import type { Action } from './commands.js';
import { chances } from './inspect.js';
import { done, pick, type Next } from './move-choices.js';
import { prospectOf } from './needed.js';
import type { State } from './state.js';
import type { Character, Weapon, WeaponId } from './types.js';

/** Shots, blank by blank: the weapon, the target, with Aim or without. */

/** Whether an action is one that the rules take now. */
export type Legal = (action: Action) => boolean;

export const weapons = (one: Character): readonly Weapon[] => showing(one).weapons;

type Shoot = Extract<Action, { type: 'shoot' }>;

export const shots = (state: State, one: Character, isLegal: Legal): readonly Shoot[] =>
  weapons(one).flatMap(({ id: weapon }) =>
    enemiesOf(state, one.side)
      .map((target): Shoot => ({ type: 'shoot', unit: one.id, target: target.id, weapon, aim: false }))
      .filter(isLegal),
  );

export function shootChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
  const all = shots(state, one, isLegal);
  const weapon = chosenWeapon(
    partial,
    all.map((shot) => shot.weapon),
  );
  if (!weapon)
    return weaponPick(
      one,
      all.map((shot) => shot.weapon),
    );
  const mine = all.filter((shot) => shot.weapon === weapon);
  const shot = mine.find(({ target }) => target === partial['target']);
  if (!shot) return targetPick(state, one, mine, weapon);
  const aimed: Shoot = { ...shot, aim: true };
  if (!isLegal(aimed) || partial['aim'] === 'no') return done(shot);
  if (partial['aim'] === 'yes') return done(aimed);
  return pick(
    'aim',
    [shot, aimed].map((each) => ({ value: each.aim ? 'yes' : 'no', facts: shotFacts(state, one, each) })),
  );
}

export const chosenWeapon = (partial: Blanks, ids: readonly WeaponId[]): WeaponId | null => {
  const [only, ...others] = new Set(ids);
  return others.length === 0 ? (only ?? null) : (ids.find((id) => id === partial['weapon']) ?? null);
};

export const weaponPick = (one: Character, ids: readonly WeaponId[]): Next =>
  pick(
    'weapon',
    weapons(one)
      .filter(({ id }) => ids.includes(id))
      .map(({ id, long, short }) => ({ value: id, facts: { weapon: id, long, short } })),
  );

export const targetPick = (
  state: State,
  one: Character,
  mine: readonly { readonly target: Character['id'] }[],
  weapon: WeaponId,
): Next =>
  pick(
    'target',
    mine.map(({ target }) => ({ value: target, facts: shotFacts(state, one, { target, weapon, aim: false }) })),
  );

function shotFacts(
  state: State,
  one: Character,
  { target: id, weapon, aim }: Pick<Shoot, 'target' | 'weapon' | 'aim'>,
): Option['facts'] {
  const target = state.characters.find((each) => each.id === id);
  const prospect = target && prospectOf(state, one, target, weapon, aim);
  if (!target || !prospect) return { unit: id };
  const { wound, eliminate, of } = chances(prospect, target.wounded);
  const { dice, needed, distance, cover } = prospect;
  return { unit: id, dice, needed, distance, cover, wound, eliminate, of };
}
