import { sideOfViewer } from '../../kernel/seats.js';
import type { Knows } from '../knowing.js';

/**
 * Whose record sheets one sees (LEA-02): with `sheets: secret` those of one's own side, and for the turn those that a unit of one's own
 * seat has seen through (CLN-42); an arbiter judges on all of them.
 */
export const bySheets: Knows = (viewer, unit, state) =>
  state.game.options.sheets !== 'secret' ||
  viewer.as === 'arbiter' ||
  sideOfViewer(viewer, state.seats) === unit.side ||
  isShown(viewer, unit, state)
    ? 'all'
    : 'table';

const isShown: (...asked: Parameters<Knows>) => boolean = (viewer, { id }, { game }) =>
  viewer.as === 'seat' &&
  (game.field?.scans ?? []).some(
    ({ by, target }) => target === id && game.units.some((one) => one.id === by && one.seat === viewer.seat),
  );
