import type { SeenState } from '../../rules/battletech/seen.js';
import type { UnitId } from '../../rules/kernel/ids.js';

/** Letters of a name that fit a hex. */
const LETTERS = 3;

/** The short names of units, for their bands on the map: the first letters of the model, with a number where several have the same. */
export function shortNames({ units }: SeenState): ReadonlyMap<UnitId, string> {
  const stems = units.map(({ id }) => (id.split('-')[0] ?? id).slice(0, LETTERS));
  return new Map(
    units.map(({ id }, i) => {
      const stem = stems[i] ?? id;
      const same = stems.filter((one) => one === stem).length;
      const before = stems.slice(0, i).filter((one) => one === stem).length;
      return [id, same === 1 ? stem : `${stem.slice(0, LETTERS - 1)}${before + 1}`];
    }),
  );
}
