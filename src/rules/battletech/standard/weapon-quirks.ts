import type { StandardMount } from '../record-sheet.js';
import type { Mode } from '../vocabulary.js';
import type { FullTerm } from './terms.js';
import { rulesOfWeaponQuirk } from './weapon-quirk-table.js';

/** Quirks of single weapons (option `quirks`, ADV-11). A match without the option has sheets without them. */

type Quirky = Pick<StandardMount, 'quirks'>;

/** What the quirks of a weapon do to its shots by whoever has moved so. */
export const gunQuirks = ({ quirks = [] }: Quirky, mode: Mode): readonly FullTerm[] =>
  quirks.flatMap((quirk) => {
    const { shots = 0, running = 0 } = rulesOfWeaponQuirk(quirk);
    const value = shots + (mode === 'run' ? running : 0);
    return value === 0 ? [] : [{ reason: `weapon-quirk-${quirk}` as const, value }];
  });

/** The heat of a weapon that makes so much without its quirks: what makes some never makes none. */
export const jacketed = (heat: number, { quirks = [] }: Quirky): number =>
  Math.max(
    Math.min(heat, 1),
    quirks.reduce((sum, quirk) => sum + (rulesOfWeaponQuirk(quirk).heat ?? 0), heat),
  );

/** Whether a weapon was built in without working. */
export const isDud = ({ quirks = [] }: Quirky): boolean =>
  quirks.some((quirk) => rulesOfWeaponQuirk(quirk).dead === true);
