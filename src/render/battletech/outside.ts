import { distance } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import { sideLook } from '../colours.js';
import type { Label } from '../labels.js';
import { outsideLabel } from '../outside.js';
import { isShown, middle, type Lay } from './lay.js';
import { shortNames } from './names.js';

/** Units that stand outside the part of the map that is shown: at the edge nearest to them, with the hexes to the nearest unit in the picture. */
export function outsideLabels(view: SeenState, sides: readonly string[], lay: Lay): readonly Label[] {
  const active = view.units.flatMap((unit) =>
    unit.status === 'active' && unit.place ? [{ unit, hex: unit.place.hex }] : [],
  );
  const inside = active.filter(({ hex }) => isShown(lay, hex));
  const names = shortNames(view);
  return active
    .filter(({ hex }) => !isShown(lay, hex))
    .map(({ unit, hex }) => {
      const far = inside.length === 0 ? null : String(Math.min(...inside.map((one) => distance(hex, one.hex))));
      return outsideLabel(sideLook(sides, unit.side), names.get(unit.id) ?? unit.id, far, middle(lay, hex), unit.id);
    });
}
