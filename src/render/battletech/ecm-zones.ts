import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { ecmZones, type EcmZone } from '../../rules/battletech/league/ecm-zone.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import { FACINGS, neighbour } from '../../rules/geometry/hex/facing.js';
import { distance, hexesOf, type Hex } from '../../rules/geometry/hex/hex.js';
import type { Entry } from '../legend.js';
import { isInside, type Colour, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { edgeOf } from './heights.js';
import { middle, outline, type Lay } from './lay.js';

/** Zones of ECM through which shots are harder (CLN-38): dots along their rim, which is one where they overlap. */

const DOTS = [1.5, 3];
/** A blue of its own, which is light on dark paper. */
const RIM: Colour = '#0071B3';

const zonesOf = (view: SeenState): readonly EcmZone[] => (view.level === 'standard' ? ecmZones(view) : []);

export function ecmRims(view: SeenState, lay: Lay): readonly Shape[] {
  const zones = zonesOf(view);
  if (zones.length === 0) return [];
  const isCovered = (hex: Hex): boolean => zones.some((zone) => distance(hex, zone.hex) <= zone.radius);
  return hexesOf(view.board)
    .filter((hex) => isCovered(hex) && isInside(middle(lay, hex), shownBox(lay)))
    .flatMap((hex) =>
      FACINGS.flatMap((side): readonly Shape[] => {
        const beyond = neighbour(view.board, hex, side);
        const edge =
          beyond === null || isCovered(beyond) ? null : edgeOf(outline(lay.radius, middle(lay, hex), 1), side);
        return edge ? [rim(edge, `ecm:${hex}:${side}`)] : [];
      }),
    );
}

const rim = (points: readonly Point[], tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points,
  stroke: RIM,
  width: 1.6,
  dash: DOTS,
  layer: 'tint',
  tag,
});

export const ecmEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  zonesOf(view).length === 0
    ? []
    : [
        {
          sample: ([x, y]) => [
            rim(
              [
                [x - 7, y],
                [x + 7, y],
              ],
              'legend:ecm',
            ),
          ],
          words: t(tongue, 'battletech.picture.ecm-zone'),
        },
      ];
