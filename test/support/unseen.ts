import { gameKnowing } from '../../src/rules/battletech/game.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import { distance } from '../../src/rules/geometry/hex/hex.js';
import type { Ruleset } from '../../src/rules/kernel/contract.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';

/** BattleTech with secrets, as a rule of the tests: the shipped game hides nothing of a unit. */

/**
 * Sheets are secret, but who stands within `hexes` of a unit has its armour scanned: that figure is told to their seat alone, and
 * only as long as they are so near.
 */
export const scanning = (hexes: number): Ruleset<BattleTech> =>
  ruleset(
    gameKnowing((viewer, { seat, place }, { game }) => {
      if (viewer.as === 'arbiter' || (viewer.as === 'seat' && viewer.seat === seat)) return 'all';
      const isNear = game.units.some(
        (own) =>
          viewer.as === 'seat' &&
          own.seat === viewer.seat &&
          own.place &&
          place &&
          distance(own.place.hex, place.hex) <= hexes,
      );
      return isNear ? { figures: ['armor'] } : 'table';
    }),
  );

/** These units are seen by their own seat alone, and of the others' a seat does not see the sheet if they are kept `secret`. */
export const hiding = (hidden: readonly string[], sheets: 'open' | 'secret' = 'open'): Ruleset<BattleTech> =>
  ruleset(
    gameKnowing((viewer, { id, seat }) => {
      if (viewer.as === 'arbiter' || (viewer.as === 'seat' && viewer.seat === seat)) return 'all';
      if (hidden.includes(id)) return 'nothing';
      return sheets === 'secret' ? 'table' : 'all';
    }),
  );
