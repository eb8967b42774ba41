import { assaultChoice, assaults } from './assault-choices.js';
import { placeOf, showing } from './characters.js';
import type { Action } from './commands.js';
import type { Blanks } from '../kernel/choices.js';
import { grenadeChoice, grenadePlaces, joinChoice, joins, markerAction, markerChoice } from './marker-choices.js';
import { done, moveChoice, pick, someEnds, type Next } from './move-choices.js';
import { shootChoice, shots, weapons, type Legal } from './shot-choices.js';
import type { State } from './state.js';
import type { Character } from './types.js';

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
