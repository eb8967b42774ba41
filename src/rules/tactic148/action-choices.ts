import type { Point } from '../geometry/plane/point.js';
import { ACTION_TYPES } from './commands.js';
import type { Option, Slots } from '../kernel/choices.js';
import { enemiesOf, placeOf, showing } from './characters.js';
import { LENGTHS } from './lengths.js';
import { chances } from './inspect.js';
import { prospectOf } from './needed.js';
import { grenadeMost } from './options.js';
import { done, FEW, moveChoice, movePlaces, pick, placeIn, region, type Next } from './move-choices.js';
import { circleOutline, sightOutline } from './regions.js';
import { suppressing } from './suppression.js';
import type { Action, Character, State, Weapon, WeaponId } from './types.js';

type Legal = (action: Action) => boolean;

/** What a character does, slot by slot. Whatever is offered is legal; whatever is not legal is asked for again. */

export function actionChoice(state: State, one: Character, partial: Slots, isLegal: Legal): Next {
  const type = ACTION_TYPES.find((each) => each === partial['action']);
  if (type === undefined) {
    const options = ACTION_TYPES.filter((each) => isPossible(state, one, each, isLegal));
    return pick(
      'action',
      options.map((value) => ({ value, facts: { action: value } })),
    );
  }
  switch (type) {
    case 'take-cover':
      return done({ type, unit: one.id });
    case 'move':
      return moveChoice(state, one, partial, showing(one).move, (path) => {
        const action: Action = { type, unit: one.id, path };
        return isLegal(action) ? done(action) : null;
      });
    case 'shoot':
      return shootChoice(state, one, partial, isLegal);
    case 'grenade':
      return grenadeChoice(state, one, partial, isLegal);
    case 'opportunity':
    case 'suppress':
      return markerChoice(state, one, partial, type, isLegal);
    case 'assault':
      return assaultChoice(state, one, partial, isLegal);
    case 'join':
      return joinChoice(state, one, partial, isLegal);
  }
}

/** Whether there is any legal action of a kind; for moves with a shot, one that shoots first or that ends on one of few places. */
function isPossible(state: State, one: Character, type: Action['type'], isLegal: Legal): boolean {
  switch (type) {
    case 'take-cover':
      return isLegal({ type, unit: one.id });
    case 'move':
      return movePlaces(state, one, showing(one).move, FEW).some((to) => isLegal({ type, unit: one.id, path: [to] }));
    case 'shoot':
      return shots(state, one, isLegal).length > 0;
    case 'grenade':
      return grenadePlaces(state, one).some((at) => isLegal({ type, unit: one.id, at }));
    case 'opportunity':
    case 'suppress':
      return weapons(one).some(({ id }) => isLegal(markerAction(type, one, placeOf(one), id, false)));
    case 'assault':
      return assaults(state, one, isLegal).length > 0;
    case 'join':
      return joins(state, one, isLegal).length > 0;
  }
}

const weapons = (one: Character): readonly Weapon[] => showing(one).weapons;

// ── Shots ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type Shoot = Extract<Action, { type: 'shoot' }>;

const shots = (state: State, one: Character, isLegal: Legal): readonly Shoot[] =>
  weapons(one).flatMap(({ id: weapon }) =>
    enemiesOf(state, one.side)
      .map((target): Shoot => ({ type: 'shoot', unit: one.id, target: target.id, weapon, aim: false }))
      .filter(isLegal),
  );

function shootChoice(state: State, one: Character, partial: Slots, isLegal: Legal): Next {
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

const chosenWeapon = (partial: Slots, ids: readonly WeaponId[]): WeaponId | null => {
  const [only, ...others] = new Set(ids);
  return others.length === 0 ? (only ?? null) : (ids.find((id) => id === partial['weapon']) ?? null);
};

const weaponPick = (one: Character, ids: readonly WeaponId[]): Next =>
  pick(
    'weapon',
    weapons(one)
      .filter(({ id }) => ids.includes(id))
      .map(({ id, long, short }) => ({ value: id, facts: { weapon: id, long, short } })),
  );

const targetPick = (
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

// ── Grenades and markers ────────────────────────────────────────────────────────────────────────────────────────────

/** As far as a grenade goes, and onto each enemy within that. */
function grenadePlaces(state: State, one: Character): readonly Point[] {
  if (!showing(one).grenade) return [];
  const most = suppressing(state, one).length > 0 ? LENGTHS.suppressedGrenade : grenadeMost(state.options);
  const near = enemiesOf(state, one.side).map(placeOf);
  return [
    ...near,
    ...circleOutline(state, placeOf(one), most),
    ...circleOutline(state, placeOf(one), Math.min(most, LENGTHS.grenade)),
  ];
}

function grenadeChoice(state: State, one: Character, partial: Slots, isLegal: Legal): Next {
  const at = placeIn(partial['at']);
  const action = (place: Point): Action => ({ type: 'grenade', unit: one.id, at: place });
  if (at && isLegal(action(at))) return done(action(at));
  const places = grenadePlaces(state, one).filter((place) => isLegal(action(place)));
  return { kind: 'point', slot: 'at', region: region(places) };
}

const markerAction = (
  type: 'opportunity' | 'suppress',
  one: Character,
  at: Point,
  weapon: WeaponId,
  aim: boolean,
): Action => (type === 'opportunity' ? { type, unit: one.id, at, weapon, aim } : { type, unit: one.id, at, weapon });

function markerChoice(
  state: State,
  one: Character,
  partial: Slots,
  type: 'opportunity' | 'suppress',
  isLegal: Legal,
): Next {
  const ids = weapons(one)
    .map(({ id }) => id)
    .filter((id) => isLegal(markerAction(type, one, placeOf(one), id, false)));
  const weapon = chosenWeapon(partial, ids);
  if (!weapon) return weaponPick(one, ids);
  const at = placeIn(partial['at']);
  if (!at || !isLegal(markerAction(type, one, at, weapon, false))) {
    const seen = [...enemiesOf(state, one.side).map(placeOf), ...sightOutline(state, one)];
    const places = [...seen.filter((place) => isLegal(markerAction(type, one, place, weapon, false))), placeOf(one)];
    return { kind: 'point', slot: 'at', region: region(places) };
  }
  const aimed = markerAction(type, one, at, weapon, true);
  if (type === 'suppress' || partial['aim'] === 'no' || !isLegal(aimed)) {
    return done(markerAction(type, one, at, weapon, false));
  }
  if (partial['aim'] === 'yes') return done(aimed);
  return pick('aim', [
    { value: 'no', facts: {} },
    { value: 'yes', facts: { dice: showing(one).aim } },
  ]);
}

type Join = Extract<Action, { type: 'join' }>;

const joins = (state: State, one: Character, isLegal: Legal): readonly Join[] =>
  state.zones.flatMap(({ id: zone }) =>
    weapons(one)
      .map(({ id: weapon }): Join => ({ type: 'join', unit: one.id, zone, weapon }))
      .filter(isLegal),
  );

function joinChoice(state: State, one: Character, partial: Slots, isLegal: Legal): Next {
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

// ── Assault Fire ────────────────────────────────────────────────────────────────────────────────────────────────────

type Assault = Extract<Action, { type: 'assault' }>;

/** Legal ones that end on one of few places all around: which orders, targets and weapons there are. */
function assaults(state: State, one: Character, isLegal: Legal): readonly Assault[] {
  const places = movePlaces(state, one, showing(one).assault, FEW);
  const kinds = weapons(one).flatMap(({ id: weapon }) =>
    enemiesOf(state, one.side).flatMap(({ id: target }) =>
      (['fire', 'move'] as const).map((first) => ({ weapon, target, first })),
    ),
  );
  return kinds.flatMap((kind): readonly Assault[] => {
    const found = places.map((to): Assault => ({ type: 'assault', unit: one.id, path: [to], ...kind })).find(isLegal);
    return found ? [found] : [];
  });
}

function assaultChoice(state: State, one: Character, partial: Slots, isLegal: Legal): Next {
  const all = assaults(state, one, isLegal);
  const weapon = chosenWeapon(
    partial,
    all.map((each) => each.weapon),
  );
  if (!weapon)
    return weaponPick(
      one,
      all.map((each) => each.weapon),
    );
  const firsts = (['fire', 'move'] as const).filter((first) =>
    all.some((each) => each.first === first && each.weapon === weapon),
  );
  const first = firsts.find((each) => each === partial['first']);
  if (!first) {
    return pick(
      'first',
      firsts.map((value) => ({ value, facts: { first: value } })),
    );
  }
  const mine = all.filter((each) => each.weapon === weapon && each.first === first);
  const target = mine.find((each) => each.target === partial['target'])?.target;
  if (!target) return targetPick(state, one, mine, weapon);
  return moveChoice(state, one, partial, showing(one).assault, (path) => {
    const action: Assault = { type: 'assault', unit: one.id, path, target, weapon, first };
    return isLegal(action) ? done(action) : null;
  });
}
