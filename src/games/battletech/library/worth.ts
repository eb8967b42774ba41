import { battleValue } from '../../../rules/battletech/value/battle-value.js';
import { ORDINARY, type Skills } from '../../../rules/battletech/value/skills.js';
import type { Worth } from '../../../library/contract.js';
import type { StockUnit } from './unit.js';

/** A unit with its pilot, as a force has it. */
interface Fighter extends Pick<StockUnit, 'outfits'> {
  readonly skills: Skills;
}

/** The battle value of a unit of the library; `null`: its kind is not reckoned yet, or only its quick-start sheet is known. */
export function valueOf({ outfits }: Pick<StockUnit, 'outfits'>, skills: Skills = ORDINARY): number | null {
  return (outfits.standard && battleValue(outfits.standard, skills)?.value) ?? null;
}

/** What a force is worth: its battle value, where each unit has one, and its mass. */
export function worthOf(force: readonly Fighter[]): readonly Worth[] {
  const values = force.map((one) => valueOf(one, one.skills));
  const known = values.flatMap((value) => value ?? []);
  const tons = sum(force.map(({ outfits }) => (outfits.standard ?? outfits['quick-start'])?.sheet.tons ?? 0));
  return [
    ...(known.length === values.length ? [{ measure: 'battle-value', amount: sum(known) } as const] : []),
    { measure: 'tons', amount: tons },
  ];
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
