import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { columnOf, hexesOf, rowOf, type Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Zone } from '../../rules/battletech/types.js';
import { sideLook } from '../colours.js';
import { emblem, toward } from '../emblem.js';
import type { Shape } from '../scene.js';
import { tinted } from './board.js';
import { middle, type Lay } from './lay.js';
import type { Entry } from '../legend.js';

const inZone = ({ rows, columns }: Zone, hex: Hex): boolean =>
  rowOf(hex) >= rows[0] && rowOf(hex) <= rows[1] && columnOf(hex) >= columns[0] && columnOf(hex) <= columns[1];

/** While units are deployed: the hexes where each side may put them, in its colour and with its shape (QSR-60, QSR-61). */
export function zones(view: SeenState, sides: readonly string[], lay: Lay): readonly Shape[] {
  if (view.phase !== 'deployment') return [];
  return view.deployment.flatMap(({ side, zone }) =>
    hexesOf(view.board)
      .filter((hex) => inZone(zone, hex))
      .flatMap((hex): readonly Shape[] => {
        const look = sideLook(sides, side);
        const corner = toward(middle(lay, hex), 180, lay.radius * 0.62);
        return [
          ...tinted(lay, hex, { fill: `${look.fill}55` }, 0.97, `zone:${side}:${hex}`),
          emblem(look, corner, lay.radius * 0.14, 'tint', `zone:${side}:${hex}:mark`),
        ];
      }),
  );
}

/** The zones' marks in the legend. */
export const zoneEntries = (view: SeenState, sides: readonly string[], tongue: Tongue): readonly Entry[] =>
  view.phase !== 'deployment'
    ? []
    : view.deployment.map(({ side }) => ({
        sample: (at) => [emblem(sideLook(sides, side), at, 5, 'writing', `legend:zone:${side}`)],
        words: t(tongue, 'battletech.picture.zone', { side }),
      }));
