import { flownText } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { inPlay, isOffTable } from '../../rules/finest-hour/aircraft.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { sideLook } from '../colours.js';
import type { Label } from '../labels.js';
import { outsideLabel } from '../outside.js';
import { isWhole } from './aircraft.js';
import { place, type Lay } from './lay.js';
import { shortNames } from './names.js';

/** Who flies outside the part of the sky that is shown, at the edge nearest to them with the centimetres to the nearest aircraft in the picture; guns off the table without. `of`: of whom it is said. */
export function outsideLabels(
  state: State,
  sides: readonly SideId[],
  lay: Lay,
  tongue: Tongue,
  of = inPlay(state),
): readonly Label[] {
  const names = shortNames(state);
  const inside = inPlay(state).filter((one) => isWhole(state, one, lay));
  return of
    .filter((one) => !inside.includes(one))
    .map((one) => {
      const near = Math.min(...inside.map(({ at }) => Math.hypot(at.x - one.at.x, at.y - one.at.y)));
      const known = inside.length > 0 && !isOffTable(one);
      const far = known ? flownText(Math.round(near / MEASURE.unit) * MEASURE.unit, tongue) : null;
      return outsideLabel(sideLook(sides, one.side), names.get(one.id) ?? one.id, far, place(lay, one.at), one.id);
    });
}
