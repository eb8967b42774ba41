import { isDriven } from '../../rules/battletech/kind-table.js';
import { slotsAt } from '../../rules/battletech/damage/left.js';
import type { RecordSheet } from '../../rules/battletech/record-sheet.js';
import { hasFourLegs } from '../../rules/battletech/standard/legs.js';
import type { Colour, Point, Shape } from '../scene.js';
import { box, both, type Bulk, type Polygon } from './polygons.js';
import { troopFigure } from './troop-figures.js';
import { vehicleFigure } from './vehicle-figures.js';

/** Figures of our own: a 'Mech is known by its bulk, its arms or guns, two legs or four; the others as what they drive or fly on. */

/** How the figure of a 'Mech is built: its bulk, and on what it stands. */
interface Build {
  readonly bulk: Bulk;
  readonly stands: 'arms' | 'guns' | 'four';
}

const bulkOf = ({ tons }: RecordSheet): Bulk => (tons <= 35 ? 0 : tons <= 55 ? 1 : tons <= 75 ? 2 : 3);

/** A figure between −1 and 1, feet below, and what it is called among the shapes. */
interface Figure {
  readonly of: string;
  readonly polygons: readonly Polygon[];
}

function figureOf(sheet: RecordSheet): Figure {
  const bulk = bulkOf(sheet);
  if (isDriven(sheet)) {
    return { of: 'motive' in sheet ? sheet.motive : 'rotor', polygons: vehicleFigure(sheet, bulk) };
  }
  if (sheet.kind === 'infantry' || sheet.kind === 'battle-armour') return troopFigure(sheet);
  const stands = hasFourLegs({ sheet }) ? 'four' : hasHands(sheet) ? 'arms' : 'guns';
  return { of: stands, polygons: mechPolygons({ bulk, stands }) };
}

/** Whether an arm ends in a hand; the quick-start sheet does not say, so an arm with a weapon counts as a gun. */
const hasHands = (sheet: RecordSheet): boolean =>
  sheet.full
    ? (['LA', 'RA'] as const).some((arm) =>
        slotsAt({ sheet }, arm).some((slot) => slot?.holds === 'part' && slot.part === 'hand'),
      )
    : !(['LA', 'RA'] as const).every((arm) => sheet.mounts.some(({ location }) => location === arm));

/** A 'Mech seen from the front, one on four legs from the side. */
function mechPolygons({ bulk, stands }: Build): readonly Polygon[] {
  const half = 0.3 + 0.09 * bulk;
  const limb = 0.16 + 0.045 * bulk;
  if (stands === 'four')
    return [
      box(-0.85, -0.35, 0.65, 0.15 + 0.05 * bulk),
      box(0.5, -0.6, 0.95, -0.1),
      ...[-0.85, -0.4, 0.12, 0.5].map((x) => box(x, 0.1, x + limb, 0.95)),
    ];
  const leg: Polygon = [
    [0.04, 0.15],
    [half * 0.85, 0.15],
    [half * 0.95 + 0.08, 0.95],
    [half * 0.95 + 0.08 - limb * 1.5, 0.95],
  ];
  const torso: Polygon = [
    [-half, -0.62],
    [half, -0.62],
    [half * 0.75, 0.22],
    [-half * 0.75, 0.22],
  ];
  const arm = half + 0.06;
  const arms =
    stands === 'arms'
      ? [...both(box(arm, -0.62, arm + limb, 0.12)), ...both(box(arm - 0.03, 0.18, arm + limb + 0.03, 0.38))]
      : [
          ...both(box(arm, -0.72, arm + limb * 1.3, -0.3)),
          ...both(box(arm + limb * 0.35, -0.3, arm + limb * 0.95, 0.55)),
        ];
  const head = stands === 'arms' ? box(-0.14, -0.95, 0.14, -0.68) : box(-0.22, -0.8, 0.22, -0.66);
  return [torso, head, ...both(leg), ...arms];
}

/** The figure of a unit, `size` from its middle to its feet; one that lies is turned by a quarter. */
export function figure(
  sheet: RecordSheet,
  [x, y]: Point,
  size: number,
  lies: boolean,
  fill: Colour,
  tag: string,
): readonly Shape[] {
  const { of, polygons } = figureOf(sheet);
  return polygons.map((points) => ({
    kind: 'path',
    closed: true,
    points: points.map(([px, py]): Point => (lies ? [x - py * size, y + px * size] : [x + px * size, y + py * size])),
    fill,
    layer: 'token',
    tag: `${tag}:figure:${of}:${bulkOf(sheet)}`,
  }));
}
