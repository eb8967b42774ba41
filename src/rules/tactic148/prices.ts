import type { UnitId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { onTable, showing } from './characters.js';
import { LENGTHS, MOST_MOVEMENT } from './lengths.js';
import { distance } from './lines.js';
import { baseRadius } from './options.js';
import { climbs } from './terrain.js';
import { GRENADE, type Character } from './types.js';
import type { State } from './state.js';
import type { Price } from './events.js';
import type { Action } from './commands.js';

/** What actions cost, and how many a character may still do (T48-08 … T48-17, T48-32, T48-44). */

const PLAIN: Price = { pa: 1, actions: 1, movement: 0, shots: 0, weapon: null, attack: false };

/** The price of an action by a character where it stands. */
export function priceOf(state: State, character: Character, action: Action): Price {
  const counted = (price: Price, actions: number): Price => ({
    ...price,
    actions: state.options.actionCount === 'tokens' ? price.pa : actions,
  });
  switch (action.type) {
    case 'take-cover':
      return PLAIN;
    case 'move':
    case 'assault': {
      const pa = isClimb(state, character, action.path) ? 2 : 1;
      const move = counted({ ...PLAIN, pa, movement: pa }, 1);
      return action.type === 'move' ? move : { ...move, shots: 1, weapon: action.weapon, attack: true };
    }
    case 'shoot': {
      const pa = action.aim ? 2 : 1;
      return { ...PLAIN, pa, actions: pa, shots: 1, weapon: action.weapon, attack: true };
    }
    case 'grenade': {
      const weapon = state.options.grenadeIsWeapon === 'on' ? GRENADE : null;
      return counted({ ...PLAIN, pa: 2, weapon, attack: true }, 1);
    }
    case 'opportunity':
      return { ...PLAIN, shots: 1, weapon: action.weapon, attack: true };
    case 'suppress':
    case 'join':
      return { ...PLAIN, shots: 1, weapon: action.weapon };
  }
}

/** What is paid as an action is declared: of a way that is chosen after the dice it is not known yet whether it climbs (T48-35). */
export const upFront = (action: Action): Action =>
  action.type === 'assault' && action.first === 'fire' ? { ...action, path: [] } : action;

/** Whether the way to these places climbs or descends (T48-31). */
export const isClimb = (
  state: State,
  { at }: Character,
  path: readonly { readonly x: number; readonly y: number }[],
): boolean => at !== null && path.length > 0 && climbs(state.table, [at, ...path], baseRadius(state.options));

export const tokensOf = (state: State, { side }: Pick<Character, 'side'>): number => state.tokens[side] ?? 0;

/** Actions left up to the maximum on the card. */
export const ownActionsLeft = (character: Character): number =>
  Math.max(0, showing(character).actions - character.doings.actions);

/** Officers who would allow a character `wanted` actions over its maximum, one entry each; `null` when there are not enough (T48-44). */
export function officersFor(state: State, character: Character, wanted: number): readonly UnitId[] | null {
  const offers = onTable(state, character.side)
    .filter((officer) => officer.id !== character.id && distance(state, officer, character) <= LENGTHS.command)
    .flatMap((officer) => {
      const { command } = showing(officer);
      const used = state.options.commandScope === 'perTurn' ? officer.doings.granted : 0;
      return Array.from({ length: Math.max(0, command - used) }, () => officer.id);
    });
  const taken = state.options.commandScope === 'perFriend' ? character.doings.extras : 0;
  const left = offers.slice(taken);
  return left.length < wanted ? null : left.slice(0, wanted);
}

/** Officers needed for so many actions now; `null` when the character may not do so many (T48-11). */
export const officersNeeded = (state: State, character: Character, actions: number): readonly UnitId[] | null =>
  officersFor(state, character, Math.max(0, actions - ownActionsLeft(character)));

/** Whether a character may do anything at all: on the table, without Wound marker, with a token and an action left. */
export const canAct = (state: State, character: Character): boolean =>
  character.status === 'active' &&
  !character.shocked &&
  tokensOf(state, character) > 0 &&
  officersNeeded(state, character, 1) !== null;

/** Why a character cannot pay what climbing costs more than a plain way, or `null` (T48-31). */
export const climbProblem = (state: State, character: Character): Refusal | null =>
  priceProblem(state, character, {
    ...PLAIN,
    movement: 1,
    actions: state.options.actionCount === 'tokens' ? 1 : 0,
  });

/** Why a character cannot pay a price, or `null`. */
export function priceProblem(state: State, character: Character, price: Price): Refusal | null {
  const { id: unit, doings } = character;
  const card = showing(character);
  const have = tokensOf(state, character);
  if (price.pa > have) return refuse('tactic148/not-enough-tokens', { unit, need: price.pa, have }, 'T48-13');
  if (price.movement > 0 && doings.movement + price.movement > MOST_MOVEMENT) {
    const params = { unit, need: price.movement, spent: doings.movement, most: MOST_MOVEMENT };
    return refuse('tactic148/movement-limit', params, 'T48-32');
  }
  if (price.shots > 0 && doings.shots + price.shots > card.shots) {
    return refuse('tactic148/no-shots-left', { unit, most: card.shots, done: doings.shots }, 'T48-17');
  }
  if (price.weapon !== null && doings.weapon !== null && doings.weapon !== price.weapon) {
    return refuse('tactic148/one-weapon', { unit, used: doings.weapon, wanted: price.weapon }, 'T48-16');
  }
  if (officersNeeded(state, character, price.actions) === null) {
    const params = { unit, most: card.actions, done: doings.actions, need: price.actions };
    return refuse('tactic148/no-actions-left', params, 'T48-11');
  }
  return null;
}
