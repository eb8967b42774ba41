import { t } from '../../../i18n/index.js';
import { tongueOf, type Tongue } from '../words/index.js';
import type { Command, Condition } from '../../../rules/battletech/commands.js';
import type { Level } from '../../../rules/battletech/vocabulary.js';
import { holdFire } from '../../../rules/battletech/standard/fire-phase.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { conditionReader } from '../../../orders/condition-text.js';
import { misread } from './refuse.js';
import { ownUnits, type Context } from './context.js';
import { unitNamed } from './units.js';

/** `enemy within 6`, `HBK-4G in sight`, `not damaged`, `turn >= 3`: on what a kept order depends. */

const KINDS = [
  'enemy-within',
  'in-sight',
  'damaged',
  'heat',
  'prone',
  'turn',
] as const satisfies readonly Condition['is'][];
type Kind = (typeof KINDS)[number];

/** The highest figure that makes sense: no map is larger, no match longer. */
const MOST = 999;

const read = conditionReader(KINDS, (word, locale) => t(tongueOf(locale), `battletech.if.${word}`));

/** Reads a condition. `about` is the unit of the order, which is meant where none is named. */
export function parseCondition(context: Context, text: string, about: string | undefined): Result<Condition, Refusal> {
  const found = read(text);
  if (!found || !isOf(context.view.game.level, found.kind)) return unknown(context, text);
  const unit = unitMeant(context, found.named, about);
  if (!unit.ok) return unit;
  return conditionOf(context, text, found.kind, { not: found.not, unit: unit.value }, found.tail);
}

function unitMeant(context: Context, named: string, about: string | undefined): Result<UnitId | null, Refusal> {
  if (named === '') return ok(about === undefined ? null : idOf(context, about));
  const unit = unitNamed(context, named, ownUnits(context));
  return unit.ok ? ok(unit.value.id) : unit;
}

function idOf(context: Context, about: string): UnitId | null {
  const unit = unitNamed(context, about, ownUnits(context));
  return unit.ok ? unit.value.id : null;
}

function conditionOf(
  context: Context,
  text: string,
  kind: Kind,
  about: { readonly not: boolean; readonly unit: UnitId | null },
  tail: string,
): Result<Condition, Refusal> {
  const figure = /^\d{1,3}$/u.test(tail) ? Number(tail) : null;
  switch (kind) {
    case 'enemy-within':
      if (figure === null || figure > MOST) return figureMissing(context, text, kind);
      return ok({ is: kind, ...about, hexes: figure });
    case 'heat':
      if (figure === null || figure > MOST) return figureMissing(context, text, kind);
      return ok({ is: kind, ...about, from: figure });
    case 'turn':
      if (figure === null || figure > MOST) return figureMissing(context, text, kind);
      return ok({ is: kind, not: about.not, from: figure });
    case 'in-sight':
    case 'damaged':
    case 'prone':
      return tail === '' ? ok({ is: kind, ...about }) : unknown(context, text);
  }
}

const unknown = ({ tongue, view }: Context, given: string): Result<never, Refusal> =>
  misread('orders/condition-unknown', {
    given,
    known: conditionExamples(tongue, view.game.level).map((one) => `\`${one}\``),
  });

const figureMissing = (
  { tongue }: Context,
  given: string,
  kind: 'enemy-within' | 'heat' | 'turn',
): Result<never, Refusal> => misread('orders/condition-number', { given, example: `\`${exampleOf(kind, tongue)}\`` });

/** Figures for examples. */
const FIGURES: Partial<Record<Kind, number>> = { 'enemy-within': 6, heat: 9, turn: 3 };

const exampleOf = (kind: Kind, tongue: Tongue): string => {
  const [first = ''] = t(tongue, `battletech.if.${kind}`).split('|');
  const figure = FIGURES[kind];
  return figure === undefined ? first : `${first} ${figure}`;
};

/** One condition of each kind, as it is typed. */
export const conditionExamples = (tongue: Tongue, level: Level): readonly string[] =>
  KINDS.filter((kind) => isOf(level, kind)).map((kind) => exampleOf(kind, tongue));

/** Heat and falls are of the standard level only. */
const isOf = (level: Level, kind: Kind): boolean => level === 'standard' || (kind !== 'heat' && kind !== 'prone');

/** Orders that are often kept: the default answer; for each own unit to stand still, and not to fire. */
export const oftenKept = (context: Context): readonly (Command | KernelCommand)[] => [
  { type: 'pass' },
  ...ownUnits(context).flatMap(({ id, body }): readonly Command[] => [
    { type: 'move', unit: id, mode: 'stand', steps: '', exit: false },
    ...(body
      ? [holdFire(id), { type: 'strike', unit: id, blows: [] } as const]
      : [{ type: 'declare', unit: id, target: null, mounts: [] } as const]),
  ]),
];
