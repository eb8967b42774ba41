import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { columnOf, hexesOf, rowOf, type Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Zone } from '../../rules/battletech/types.js';
import { sideLook, type SideLook } from '../colours.js';
import { emblem, toward } from '../emblem.js';
import { isInside, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
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
      .filter((hex) => inZone(zone, hex) && isInside(middle(lay, hex), shownBox(lay)))
      .flatMap((hex): readonly Shape[] => {
        const look = sideLook(sides, side);
        const corner = toward(middle(lay, hex), 180, lay.radius * 0.62);
        return [
          ...tinted(lay, hex, { fill: `${look.fill}38` }, 0.97, `zone:${side}:${hex}`),
          ...hatching(look, middle(lay, hex), lay.radius, `zone:${side}:${hex}:hatch`),
          emblem(look, corner, lay.radius * 0.14, 'tint', `zone:${side}:${hex}:mark`),
        ];
      }),
  );
}

/** Lines over a hex, in the direction that belongs to the side's shape. */
function hatching(look: SideLook, [x, y]: Point, radius: number, tag: string): readonly Shape[] {
  const [dx, dy] = ALONG[look.shape];
  return [-0.56, -0.28, 0, 0.28, 0.56].map((off) => {
    const half = Math.sqrt(0.74 * 0.74 - off * off) * radius;
    const at: Point = [x - dy * off * radius, y + dx * off * radius];
    return {
      kind: 'path',
      closed: false,
      points: [
        [at[0] - dx * half, at[1] - dy * half],
        [at[0] + dx * half, at[1] + dy * half],
      ],
      stroke: `${look.fill}B0`,
      width: 1,
      layer: 'tint',
      tag,
    };
  });
}

const ALONG = {
  square: [Math.SQRT1_2, -Math.SQRT1_2],
  disc: [Math.SQRT1_2, Math.SQRT1_2],
  diamond: [1, 0],
  triangle: [0, 1],
} as const satisfies Record<SideLook['shape'], Point>;

/** The zones' marks in the legend. */
export const zoneEntries = (view: SeenState, sides: readonly string[], tongue: Tongue): readonly Entry[] =>
  view.phase !== 'deployment'
    ? []
    : view.deployment.map(({ side }) => ({
        sample: (at) => [emblem(sideLook(sides, side), at, 5, 'writing', `legend:zone:${side}`)],
        words: t(tongue, 'battletech.picture.zone', { side }),
      }));
