import { networksOf } from '../../../rules/battletech/standard/network-plan.js';
import { battleValue, type BattleValue } from '../../../rules/battletech/value/battle-value.js';
import { networkedValues } from '../../../rules/battletech/value/network.js';
import { ORDINARY, type Skills } from '../../../rules/battletech/value/skills.js';
import type { Worth } from '../../../library/contract.js';
import type { StockUnit } from './unit.js';

/** A unit with its pilot, as a force has it, and the C3 network to which it is given. */
interface Fighter extends Pick<StockUnit, 'outfits'> {
  readonly skills: Skills;
  readonly network?: string;
}

/** The battle value of a unit of the library; `null`: its kind is not reckoned yet, or only its quick-start sheet is known. */
export const valueOf = (unit: Pick<StockUnit, 'outfits'>, skills: Skills = ORDINARY): number | null =>
  valuedAs(unit, skills)?.value ?? null;

const valuedAs = ({ outfits }: Pick<StockUnit, 'outfits'>, skills: Skills): BattleValue | null =>
  outfits.standard ? battleValue(outfits.standard, skills) : null;

/** What a force is worth: its battle value, where each unit has one, what C3 networks make of it (BV-15), and its mass. */
export function worthOf(force: readonly Fighter[]): readonly Worth[] {
  const values = force.map((one) => valueOf(one, one.skills));
  const known = values.flatMap((value) => value ?? []);
  const gained = gainedBy(force);
  const tons = sum(force.map(({ outfits }) => (outfits.standard ?? outfits['quick-start'])?.sheet.tons ?? 0));
  const total = sum(known);
  return [
    ...(known.length === values.length ? [{ measure: 'battle-value', amount: total } as const] : []),
    ...(known.length === values.length && gained > 0
      ? [{ measure: 'networked', amount: total + gained } as const]
      : []),
    { measure: 'tons', amount: tons },
  ];
}

/** What its networks add to the battle value of a force. */
function gainedBy(force: readonly Fighter[]): number {
  const units = force.flatMap(({ outfits: { standard }, skills, network }) => {
    const worth = standard ? battleValue(standard, skills) : null;
    return standard && worth ? [{ sheet: standard.sheet, worth, ...(network ? { network } : {}) }] : [];
  });
  return sum(
    networksOf(units).flatMap(({ members }) => {
      const worths = members.map(({ worth }) => worth);
      return [sum(networkedValues(worths)) - sum(worths.map(({ value }) => value))];
    }),
  );
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
