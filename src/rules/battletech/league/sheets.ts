import type { SideId } from '../../kernel/ids.js';
import type { Viewer } from '../../kernel/seats.js';
import type { BattleTechState } from '../battletech.js';
import type { Knows } from '../knowing.js';

/** Whose record sheets one sees (LEA-02): with `sheets: secret` those of one's own side; an arbiter judges on all of them. */
export const bySheets: Knows = (viewer, { side }, state) =>
  state.game.options.sheets !== 'secret' || viewer.as === 'arbiter' || sideOf(viewer, state) === side ? 'all' : 'table';

function sideOf(viewer: Viewer, { seats }: BattleTechState): SideId | null {
  switch (viewer.as) {
    case 'side':
      return viewer.side;
    case 'seat':
      return seats.find(({ id }) => id === viewer.seat)?.side ?? null;
    default:
      return null;
  }
}
