import { sideOfViewer } from '../../kernel/seats.js';
import type { Knows } from '../knowing.js';

/** Whose record sheets one sees (LEA-02): with `sheets: secret` those of one's own side; an arbiter judges on all of them. */
export const bySheets: Knows = (viewer, { side }, state) =>
  state.game.options.sheets !== 'secret' || viewer.as === 'arbiter' || sideOfViewer(viewer, state.seats) === side
    ? 'all'
    : 'table';
