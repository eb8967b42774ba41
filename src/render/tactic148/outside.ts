import type { Tongue } from '../../games/tactic148/words/index.js';
import { t } from '../../i18n/index.js';
import { STEPS_PER_U } from '../../rules/geometry/plane/point.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { onTable } from '../../rules/tactic148/characters.js';
import type { State } from '../../rules/tactic148/state.js';
import { sideLook } from '../colours.js';
import type { Label } from '../labels.js';
import { outsideLabel } from '../outside.js';
import { radiusOf } from './figures.js';
import { isShown, place, type Lay } from './lay.js';
import { shortNames } from './names.js';

/** Figures that stand outside the part of the table that is shown: at the edge nearest to them, with the u to the nearest figure in the picture. */
export function outsideLabels(state: State, sides: readonly SideId[], lay: Lay, tongue: Tongue): readonly Label[] {
  const names = shortNames(state);
  const placed = onTable(state).flatMap((one) => (one.at ? [{ one, at: one.at }] : []));
  const radius = radiusOf(state, lay);
  const inside = placed.filter(({ at }) => isShown(lay, at, radius));
  return placed
    .filter(({ at }) => !isShown(lay, at, radius))
    .map(({ one, at }) => {
      const near = Math.min(...inside.map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y)));
      const far = inside.length === 0 ? null : `${Math.round(near / STEPS_PER_U)}\u00a0${t(tongue, 'tactic148.unit')}`;
      return outsideLabel(sideLook(sides, one.side), names.get(one.id) ?? one.id, far, place(lay, at), one.id);
    });
}
