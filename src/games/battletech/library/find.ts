import type { Result } from '../../../rules/kernel/result.js';
import { called } from '../../../library/called.js';
import type { StockUnit } from './unit.js';

/**
 * The unit that a name means: in full (`Hunchback HBK-4G`), by its label, by its model, or by its chassis where only one has
 * it; of a chassis with two names (`Mad Cat (Timber Wolf)`) either will do. Capitals do not matter. Fails with those that
 * it could mean: none, or several.
 */
export const unitCalled = (units: Iterable<StockUnit>, name: string): Result<StockUnit, readonly StockUnit[]> =>
  called([...units], callsOf, name);

/** The first of the configurations of an Omni, which is meant by the name of the chassis alone. */
const FIRST = 'Prime';

/** Everything that a unit is called, the most exact first. */
export const callsOf = (unit: StockUnit): readonly (readonly string[])[] => [
  chassisNames(unit).map((chassis) => `${chassis} ${unit.sheet.model}`),
  [unit.label],
  [unit.sheet.model],
  isOmni(unit) && unit.sheet.model !== FIRST ? [] : chassisNames(unit),
  chassisNames(unit),
];

const isOmni = ({ file }: StockUnit): boolean => file.type === 'mech' && file.standard?.omni === true;

/** `Mad Cat (Timber Wolf)`, `Mad Cat` and `Timber Wolf`. */
function chassisNames({ sheet }: StockUnit): readonly string[] {
  const [, first, second] = /^(.+) \((.+)\)$/.exec(sheet.chassis) ?? [];
  return first && second ? [sheet.chassis, first, second] : [sheet.chassis];
}
