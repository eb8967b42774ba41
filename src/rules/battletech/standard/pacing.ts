import { refuse, type Refusal } from '../../kernel/refusal.js';
import { modeProblem } from '../movement.js';
import type { Options, StandardState, StandardUnit, State, Unit } from '../types.js';
import { changeUnit } from '../units.js';
import type { Mode } from '../vocabulary.js';
import { ruleOf } from './paces.js';
import { PACES, type Pace } from './types.js';

/** Whether a unit may sprint or evade, and how it then stands (ADV-01, ADV-02). */

/** The paces that the options of a match know. */
const pacesIn = (options: Options): readonly Pace[] => PACES.filter((pace) => options[pace] === 'on');

/** Why a unit does not run at a pace, or `null`: the option, it does not run, it lies, it has begun to move. */
export function paceProblem(state: State, unit: Unit, pace: Pace, mode: Mode = 'run'): Refusal | null {
  const facts = { unit: unit.id, pace };
  if (!pacesIn(state.options).includes(pace) || !unit.body) return refuse('battletech/pace-off', facts, ruleOf(pace));
  if (unit.moved || unit.body.prone) return refuse('battletech/pace-too-late', facts, ruleOf(pace));
  return mode === 'run' ? modeProblem(unit, 'run') : refuse('battletech/pace-runs', facts, ruleOf(pace));
}

/** The paces at which a unit may run now. */
export const pacesOf = (state: State, unit: Unit): readonly Pace[] =>
  PACES.filter((pace) => paceProblem(state, unit, pace) === null);

/** The state and a unit as they are once it runs at a pace. */
export function atPace(
  state: StandardState,
  unit: StandardUnit,
  pace: Pace,
): { readonly state: StandardState; readonly unit: StandardUnit } {
  const ran: StandardUnit = { ...unit, body: { ...unit.body, pace } };
  return { state: changeUnit(state, unit.id, () => ran), unit: ran };
}
