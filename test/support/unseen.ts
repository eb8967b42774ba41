import { gameKnowing } from '../../src/rules/battletech/game.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { Ruleset } from '../../src/rules/kernel/contract.js';
import { ruleset } from '../../src/rules/kernel/ruleset.js';

/** BattleTech with secrets, as a rule of the tests: the shipped game hides nothing of a unit. */

/** These units are seen by their own seat alone, and of the others' a seat does not see the sheet if they are kept `secret`. */
export const hiding = (hidden: readonly string[], sheets: 'open' | 'secret' = 'open'): Ruleset<BattleTech> =>
  ruleset(
    gameKnowing((viewer, { id, seat }) => {
      if (viewer.as === 'arbiter' || (viewer.as === 'seat' && viewer.seat === seat)) return 'all';
      if (hidden.includes(id)) return 'nothing';
      return sheets === 'secret' ? 'table' : 'all';
    }),
  );
