import type { Blanks } from '../kernel/choices.js';
import { enemiesOf, showing } from './characters.js';
import type { Action } from './commands.js';
import { done, moveChoice, pick, someEnds, type Next } from './move-choices.js';
import { chosenWeapon, targetPick, weaponPick, weapons, type Legal } from './shot-choices.js';
import type { State } from './state.js';
import type { Character } from './types.js';

/** Assault Fire, blank by blank: what comes first, at whom, and where to. */

type Assault = Extract<Action, { type: 'assault' }>;

/** Which orders, targets and weapons there are; the way is still to be chosen. */
export function assaults(state: State, one: Character, isLegal: Legal): readonly Assault[] {
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

export function assaultChoice(state: State, one: Character, partial: Blanks, isLegal: Legal): Next {
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
