import { plainBlank, type Blanks } from '../kernel/choices.js';
import type { UnitId } from '../kernel/ids.js';
import { actionChoice } from './action-choices.js';
import { actionProblem, isAction, perform } from './actions.js';
import { changeCharacter, characterOf } from './characters.js';
import { after } from './evolve.js';
import { characterFacts, done, pick, type Next } from './move-choices.js';
import { MOST_PLANNED } from './lengths.js';
import { canAct, tokensOf } from './prices.js';
import type { State } from './state.js';
import type { Action } from './commands.js';

/**
 * Several actions in a row by button (T48-09): each is chosen on the table as the ones before it will leave it, as far as no
 * die and no opponent has a say. The blanks of the second action are `2:unit`, `2:action`, …, and so on.
 */

/** The value of the option that leads to them, and of the one that ends the row. */
export const PLAN = 'plan';
export const PLANNED = 'planned';

/** Whether a row of actions can be begun: two actions at least can be paid. */
export const canPlan = (state: State, units: readonly UnitId[]): boolean =>
  units.some((unit) => tokensOf(state, characterOf(state, unit)) > 1);

/** The next blank of the next action, or the whole row. */
export function planChoice(state: State, units: readonly UnitId[], partial: Blanks): Next {
  const actions: Action[] = [];
  let now = state;
  for (let n = 1; n <= MOST_PLANNED; n++) {
    const blanks = blanksOf(partial, n);
    const next = blanks['unit'] === PLANNED ? null : plannedChoice(now, units, blanks, n > 1);
    if (next === null) break;
    if (next.kind !== 'done' || !isAction(next.command)) {
      if (next.kind !== 'pick' && next.kind !== 'point') return next;
      return { ...next, blank: `${n}:${next.blank}`, planned: actions };
    }
    actions.push(next.command);
    now = expected(now, next.command);
  }
  return done({ type: 'plan', actions });
}

/** What is chosen of one action, by plain blanks. */
const blanksOf = (partial: Blanks, n: number): Blanks =>
  Object.fromEntries(
    Object.entries(partial).flatMap(([blank, value]) =>
      blank.startsWith(`${n}:`) ? [[plainBlank(blank), value] as const] : [],
    ),
  );

/** Who acts, or enough; then what it does. `null`: nobody can do anything more. */
function plannedChoice(now: State, units: readonly UnitId[], blanks: Blanks, isEnough: boolean): Next | null {
  const able = units.filter((unit) => canAct(now, characterOf(now, unit)));
  const [first] = able;
  if (first === undefined) return null;
  const unit = able.find((one) => one === blanks['unit']);
  if (unit !== undefined) {
    return actionChoice(now, characterOf(now, unit), blanks, (action) => actionProblem(now, action, able) === null);
  }
  return pick('unit', [
    ...able.map((value) => ({ value, facts: characterFacts(characterOf(now, value)) })),
    ...(isEnough ? [{ value: PLANNED, facts: { tokens: tokensOf(now, characterOf(now, first)) } }] : []),
  ]);
}

/** The table after an action, with its dice left out: what it costs, where it leads, the markers that it lays. */
function expected(state: State, action: Action): State {
  const paid = after(state, perform(state, action, 'seat').events);
  const end = 'path' in action ? action.path.at(-1) : undefined;
  return end ? changeCharacter(paid, action.unit, (one) => ({ ...one, at: end })) : paid;
}
