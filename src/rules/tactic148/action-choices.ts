import type { Point } from '../geometry/plane/point.js';
import type { Action } from './commands.js';
import type { Option, Blanks } from '../kernel/choices.js';
import { enemiesOf, placeOf, showing } from './characters.js';
import { LENGTHS } from './lengths.js';
import { chances } from './inspect.js';
import { prospectOf } from './needed.js';
import { grenadeMost } from './options.js';
import { done, moveChoice, pick, placeChoice, someEnds, type Next } from './move-choices.js';
import { circleOutline, sightOutline } from './regions.js';
import { suppressing } from './suppression.js';
import type { Character, Weapon, WeaponId } from './types.js';
import type { State } from './state.js';

type Legal = (action: Action) => boolean;

/** What a character does, blank by blank. Whatever is offered is legal; whatever is not legal is asked for again. */

export function actionChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
  const type = USUAL.find((each) => each === partial['action']);
  if (type === undefined) {
    const options = USUAL.filter((each) => isPossible(state, one, each, isLegal));
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

/** Kinds of actions, the usual ones first: those stand on buttons of their own. */
const USUAL = [
  'move',
  'shoot',
  'assault',
  'suppress',
  'opportunity',
  'take-cover',
  'grenade',
  'join',
] as const satisfies readonly Action['type'][];

/** Whether there is any legal action of a kind; for moves with a shot, one that shoots first or that ends on one of few places. */
function isPossible(state: State, one: Character, type: Action['type'], isLegal: Legal): boolean {
  switch (type) {
    case 'take-cover':
      return isLegal({ type, unit: one.id });
    case 'move':
      return someEnds(state, one, showing(one).move).some((to) => isLegal({ type, unit: one.id, path: [to] }));
    case 'shoot':
      return shots(state, one, isLegal).length > 0;
    case 'grenade':
      return grenadePlaces(state, one, isLegal).length > 0;
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

function shootChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
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

const chosenWeapon = (partial: Blanks, ids: readonly WeaponId[]): WeaponId | null => {
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

/** How far a character throws now. */
const throwReach = (state: State, one: Character): number =>
  suppressing(state, one).length > 0 ? LENGTHS.suppressedGrenade : grenadeMost(state.options);

const grenadeAt = (one: Character, at: Point): Action => ({ type: 'grenade', unit: one.id, at });

/** Onto an enemy, or as far as a grenade goes. */
const grenadePlaces = (state: State, one: Character, isLegal: Legal): readonly Point[] =>
  showing(one).grenade
    ? circleOutline(state, placeOf(one), throwReach(state, one)).filter((at) => isLegal(grenadeAt(one, at)))
    : [];

const grenadeChoice = (state: State, one: Character, partial: Blanks, isLegal: Legal): Next =>
  placeChoice(
    partial,
    enemiesOf(state, one.side).map((enemy) => ({ unit: enemy.id, at: placeOf(enemy) })),
    () => grenadePlaces(state, one, isLegal),
    (at) => (isLegal(grenadeAt(one, at)) ? done(grenadeAt(one, at)) : null),
  );

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

const joins = (state: State, one: Character, isLegal: Legal): readonly Join[] =>
  state.zones.flatMap(({ id: zone }) =>
    weapons(one)
      .map(({ id: weapon }): Join => ({ type: 'join', unit: one.id, zone, weapon }))
      .filter(isLegal),
  );

function joinChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
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

/** Which orders, targets and weapons there are; the way is still to be chosen. */
function assaults(state: State, one: Character, isLegal: Legal): readonly Assault[] {
  const ends = someEnds(state, one, showing(one).assault);
  return weapons(one).flatMap(({ id: weapon }) =>
    enemiesOf(state, one.side).flatMap(({ id: target }) =>
      (['fire', 'move'] as const)
        .map((first): Assault => ({ type: 'assault', unit: one.id, path: [], weapon, target, first }))
        .filter((each) =>
          // Where it leads is said after a shot that is made before (T48-35).
          each.first === 'fire' ? isLegal(each) : ends.some((to) => isLegal({ ...each, path: [to] })),
        ),
    ),
  );
}

function assaultChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
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
  // A shot after the move is made from elsewhere: its figures are known with the way (P-20).
  if (!target && first === 'move') {
    return pick(
      'target',
      mine.map((each) => ({ value: each.target, facts: { unit: each.target } })),
    );
  }
  if (!target) return targetPick(state, one, mine, weapon);
  if (first === 'fire') return done({ type: 'assault', unit: one.id, path: [], target, weapon, first });
  return moveChoice(state, one, partial, showing(one).assault, (path) => {
    const action: Assault = { type: 'assault', unit: one.id, path, target, weapon, first };
    return isLegal(action) ? done(action) : null;
  });
}
