import { total } from '../../kernel/dice.js';
import { hexesWith } from '../terrain.js';
import { burnAll } from './magma.js';
import type { Resolution } from './resolution.js';

/** Geysers, which blow of themselves and come to rest again, and vents, out of which magma comes (TER-24). */

/** By which face of 1D6 a geyser or a vent blows at the end of a turn. */
const BLOWS = 1;

/** At the end of each turn: those that blow come to rest in their time, the others may blow. */
export function blow(resolution: Resolution): void {
  const { board, turn } = resolution.state;
  const all = (['geyser', 'eruption', 'vent'] as const).flatMap((what) => hexesWith(board, what));
  for (const hex of [...new Set(all)].toSorted()) {
    const { eruption = false, vent = false } = board.hexes[hex] ?? {};
    if (eruption) {
      const lasts = resolution.state.field.eruptions?.find((one) => one.hex === hex)?.until ?? turn;
      if (lasts <= turn) resolution.happen({ type: 'GeyserCalmed', hex });
      continue;
    }
    const roll = resolution.dice.roll(1, 6, 'geyser');
    if (total(roll) !== BLOWS) continue;
    if (vent) {
      resolution.happen({ type: 'VentOpened', hex });
      burnAll(resolution, hex, true);
    } else {
      const lasts = resolution.dice.roll(1, 6, 'eruption');
      resolution.happen({ type: 'GeyserBlew', hex, until: turn + total(lasts), lasts });
    }
  }
}
