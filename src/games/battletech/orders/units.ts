import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import type { Result } from '../../../rules/kernel/result.js';
import { unitsAsked } from '../../../rules/battletech/asking.js';
import type { Unit } from '../../../rules/battletech/types.js';
import { called, onlyOf, onlyTarget } from '../../../orders/named.js';
import { enemies, inPlay, ownUnits, type Context } from './context.js';

/** Units by label, model, chassis or full name, wherever that is unambiguous. */

/** The unit that a text names. `preferred` decides between several; unknown and ambiguous names are refused with the candidates. */
export const unitNamed = (context: Context, text: string, preferred: readonly Unit[]): Result<Unit, Refusal> =>
  called({ all: context.view.game.units, preferred, shown: inPlay(context.view), namesOf }, text);

const namesOf = ({ sheet: { chassis, model } }: Unit): readonly string[] => [
  model,
  chassis,
  `${chassis} ${model}`,
  `${model} ${chassis}`,
];

/** The unit of an order: the one named, or the only one that can be meant. */
export function orderedUnit(context: Context, text: string | undefined): Result<Unit, Refusal> {
  const own = ownUnits(context);
  if (text !== undefined) return unitNamed(context, text, own);
  return onlyOf(awaitedUnits(context) ?? own, context.view.game.units, context.tongue.locale);
}

/** The target of an attack: the one named, or the only enemy on the map. */
export function targetUnit(context: Context, text: string | undefined): Result<Unit, Refusal> {
  const targets = enemies(context);
  return text === undefined ? onlyTarget(targets) : unitNamed(context, text, targets);
}

/** The units that the seat is asked about; `null` when it is asked nothing. */
export function awaitedUnits({ view, seat }: Context): readonly Unit[] | null {
  const topics = view.questions.filter((question) => question.seat === seat).map(({ topic }) => topic);
  if (topics.length === 0) return null;
  const ids = new Set(topics.flatMap(unitsAsked));
  return view.game.units.filter((unit) => ids.has(unit.id));
}

/** Why nothing can be ordered of a unit any more: it is destroyed or has left the map. */
export function spentUnit(context: Context, text: string | undefined): Refusal | null {
  const unit = text === undefined ? null : unitNamed(context, text, ownUnits(context));
  if (!unit?.ok || inPlay(context.view).includes(unit.value)) return null;
  return refuse('battletech/not-on-map', { unit: unit.value.id, status: unit.value.status });
}
