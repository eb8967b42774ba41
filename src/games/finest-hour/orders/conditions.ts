import { t } from '../../../i18n/index.js';
import { conditionReader } from '../../../orders/condition-text.js';
import type { Command, Condition } from '../../../rules/finest-hour/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { tongueOf, type Tongue } from '../words/index.js';
import { aircraftNamed } from './aircraft.js';
import { ownAircraft, type Context } from './context.js';
import { lengthTyped, numberIn } from './places.js';
import { misread } from './refuse.js';

/** `enemy within 20`, `Red-1 can fire`, `not burning`, `turn >= 3`: on what a kept order depends. */

const KINDS = ['enemy-within', 'bears', 'burning', 'turn'] as const satisfies readonly Condition['is'][];
type Kind = (typeof KINDS)[number];

/** No match is longer. */
const MOST = 999;

const read = conditionReader(KINDS, (word, locale) => t(tongueOf(locale), `finest-hour.if.${word}`));

/** Reads a condition. `about` is the aircraft of the order, which is meant where none is named. */
export function parseCondition(context: Context, text: string, about: string | undefined): Result<Condition, Refusal> {
  const found = read(text);
  if (!found) return unknown(context, text);
  const { kind, not, named, tail } = found;
  const unit = unitMeant(context, named, about);
  if (!unit.ok) return unit;
  switch (kind) {
    case 'enemy-within': {
      const steps = numberIn(tail) ?? lengthTyped(tail);
      if (steps === null || steps < 0) return figureMissing(context, text, kind);
      return ok({ is: kind, not, unit: unit.value, steps });
    }
    case 'turn': {
      const from = /^\d{1,3}$/u.test(tail) ? Number(tail) : MOST + 1;
      return from > MOST ? figureMissing(context, text, kind) : ok({ is: kind, not, from });
    }
    case 'bears':
    case 'burning':
      return tail === '' ? ok({ is: kind, not, unit: unit.value }) : unknown(context, text);
  }
}

function unitMeant(context: Context, named: string, about: string | undefined): Result<UnitId | null, Refusal> {
  const text = named === '' ? about : named;
  if (text === undefined) return ok(null);
  const one = aircraftNamed(context, text, ownAircraft(context));
  if (one.ok) return ok(one.value.id);
  return named === '' ? ok(null) : one;
}

const unknown = ({ tongue }: Context, given: string): Result<never, Refusal> =>
  misread('orders/condition-unknown', { given, known: conditionExamples(tongue).map((one) => `\`${one}\``) });

const figureMissing = ({ tongue }: Context, given: string, kind: 'enemy-within' | 'turn'): Result<never, Refusal> =>
  misread('orders/condition-number', { given, example: `\`${exampleOf(kind, tongue)}\`` });

const exampleOf = (kind: Kind, tongue: Tongue): string => {
  const [first = ''] = t(tongue, `finest-hour.if.${kind}`).split('|');
  return kind === 'enemy-within' ? `${first} 20` : kind === 'turn' ? `${first} 3` : first;
};

/** One condition of each kind, as it is typed. */
export const conditionExamples = (tongue: Tongue): readonly string[] => KINDS.map((kind) => exampleOf(kind, tongue));

/** Orders that are often kept: the default answer, no rally, and for each own aircraft the least move straight on. */
export const oftenKept = (context: Context, tranche: number): readonly (Command | KernelCommand)[] => [
  { type: 'pass' },
  { type: 'no-rally' },
  ...ownAircraft(context).map(({ id }): Command => ({
    type: 'fly',
    unit: id,
    fast: false,
    parts: [{ do: 'ahead', length: tranche }],
    then: 'fire',
  })),
];
