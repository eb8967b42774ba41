import { game } from '../../src/rules/battletech/game.js';
import type { BattleTech, BattleTechState } from '../../src/rules/battletech/battletech.js';
import type { State } from '../../src/rules/battletech/types.js';
import type { Ruleset } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';
import type { Viewer } from '../../src/rules/kernel/seats.js';

/** BattleTech with units that others do not see: a rule of the tests, for what the shipped game does not hide. */

/** The state without the units that are hidden from a viewer. */
function without(state: State, isHidden: (unit: State['units'][number]) => boolean): State {
  return state.level === 'standard'
    ? { ...state, units: state.units.filter((unit) => !isHidden(unit)) }
    : { ...state, units: state.units.filter((unit) => !isHidden(unit)) };
}

const seatOf = (viewer: Viewer): SeatId | null => (viewer.as === 'seat' ? viewer.seat : null);

/** The rules, with these units seen by their own seat alone. */
export const hiding = (hidden: readonly string[]): Ruleset<BattleTech> =>
  ruleset<BattleTech>({
    ...game,
    view: ({ game: state }: BattleTechState, viewer) =>
      without(state, ({ id, seat }) => hidden.includes(id) && seat !== seatOf(viewer)),
  });
