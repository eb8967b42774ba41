import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { ok, type Result } from '../../rules/kernel/result.js';
import type { Topic, Unit } from '../../rules/battletech/types.js';
import type { OptionName } from '../contract.js';
import { optionName } from '../line.js';
import { misread } from '../refuse.js';
import { asLatin, hasCyrillic, plain } from '../text.js';
import { enemies, inPlay, ownUnits, type Context } from './context.js';

/** Units by label, model, chassis or full name, wherever that is unambiguous. */

/** The unit that a text names. `preferred` decides between several; unknown and ambiguous names are refused with the candidates. */
export function unitNamed(context: Context, text: string, preferred: readonly Unit[]): Result<Unit, Refusal> {
  const all = context.view.game.units;
  const found = named(all, text);
  const liked = found.filter((unit) => preferred.includes(unit));
  const [first, ...others] = found.length > 1 && liked.length > 0 ? liked : found;
  if (first && others.length === 0) return ok(first);
  if (first) return misread('orders/unit-ambiguous', { given: text, units: labels([first, ...others]) });
  const latin = asLatin(text);
  if (hasCyrillic(text) && latin !== null && named(all, latin).length > 0) {
    return misread('orders/look-alike', { given: text, readings: labels(named(all, latin)) });
  }
  return misread('orders/unit-unknown', { given: text, units: labels(inPlay(context.view)) });
}

/** The units that a text can mean: the one with that label, else all with that model, chassis or full name. */
function named(units: readonly Unit[], text: string): readonly Unit[] {
  const typed = squeezed(text);
  const byLabel = units.filter((unit) => squeezed(unit.id) === typed);
  if (byLabel.length > 0) return byLabel;
  return units.filter(({ sheet: { chassis, model } }) =>
    [model, chassis, `${chassis} ${model}`, `${model} ${chassis}`].some((name) => squeezed(name) === typed),
  );
}

const squeezed = (text: string): string => plain(text).replace(/[\s-]/g, '');

export const labels = (units: readonly Unit[]): readonly string[] => units.map((unit) => unit.id);

/** The unit of an order: the one named, or the only one that can be meant. */
export function orderedUnit(context: Context, text: string | undefined): Result<Unit, Refusal> {
  const own = ownUnits(context);
  if (text !== undefined) return unitNamed(context, text, own);
  return onlyOf(awaitedUnits(context) ?? own, 'unit', context);
}

/** The target of an attack: the one named, or the only enemy on the map. */
export function targetUnit(context: Context, text: string | undefined): Result<Unit, Refusal> {
  const targets = enemies(context);
  if (text !== undefined) return unitNamed(context, text, targets);
  const [only, ...others] = targets;
  return only && others.length === 0 ? ok(only) : misread('orders/target-missing', { units: labels(targets) });
}

function onlyOf(units: readonly Unit[], option: OptionName, { locale, view }: Context): Result<Unit, Refusal> {
  const [only, ...others] = units;
  if (only && others.length === 0) return ok(only);
  // Whoever only watches has none of his own and may ask about all.
  const known = units.length > 0 ? units : view.game.units;
  return misread('orders/unit-missing', { option: `${optionName(option, locale)}:`, units: labels(known) });
}

/** The units that the seat is asked about; `null` when it is asked nothing. */
export function awaitedUnits({ view, seat }: Context): readonly Unit[] | null {
  const topics = view.questions.filter((question) => question.seat === seat).map(({ topic }) => topic);
  if (topics.length === 0) return null;
  const ids = new Set(topics.flatMap(unitsOf));
  return view.game.units.filter((unit) => ids.has(unit.id));
}

function unitsOf(topic: Topic): readonly Unit['id'][] {
  switch (topic.ask) {
    case 'deploy':
    case 'move':
    case 'move-named':
    case 'declare':
    case 'move-on':
    case 'attack':
    case 'strike':
      return topic.units;
    case 'impossible-shots':
    case 'fire':
      return [topic.unit];
    case 'split-hex':
      return [topic.target];
  }
}

/** Why nothing can be ordered of a unit any more: it is destroyed or has left the map. */
export function spentUnit(context: Context, text: string | undefined): Refusal | null {
  const unit = text === undefined ? null : unitNamed(context, text, ownUnits(context));
  if (!unit?.ok || inPlay(context.view).includes(unit.value)) return null;
  return refuse('battletech/not-on-map', { unit: unit.value.id, status: unit.value.status });
}
