import type { BattleArmourSheet, InfantrySheet } from '../../rules/battletech/record-sheet.js';
import { motiveOf } from '../../rules/battletech/standard/infantry.js';
import { box, wheel, type Polygon } from './polygons.js';

/** Figures of troopers: three on foot side by side, in front of their carrier if they ride, with packs if they jump; one suit of battle armour. */

const moved = (polygon: Polygon, dx: number, dy: number, by: number): Polygon =>
  polygon.map(([x, y]) => [x * by + dx, y * by + dy]);

/** A trooper: head, body with a rifle across it, legs. */
const TROOPER: readonly Polygon[] = [
  wheel(0, -0.72, 0.24),
  box(-0.3, -0.45, 0.3, 0.25),
  box(-0.28, 0.25, -0.05, 0.95),
  box(0.05, 0.25, 0.28, 0.95),
];

const PACK: readonly Polygon[] = [box(-0.52, -0.4, -0.36, 0.3), box(0.36, -0.4, 0.52, 0.3)];

/** What carries a platoon, behind it. */
const CARRIER: readonly Polygon[] = [box(-0.95, -0.62, 0.95, -0.3), box(-0.6, -0.88, 0.4, -0.62)];

/** A suit: broad shoulders, a small dome, heavy legs. */
const SUIT: readonly Polygon[] = [
  [
    [-0.22, -0.62],
    [-0.14, -0.85],
    [0.14, -0.85],
    [0.22, -0.62],
  ],
  [
    [-0.72, -0.58],
    [0.72, -0.58],
    [0.5, 0.2],
    [-0.5, 0.2],
  ],
  box(-0.92, -0.5, -0.66, 0.3),
  box(0.66, -0.5, 0.92, 0.3),
  [
    [-0.46, 0.26],
    [-0.06, 0.26],
    [-0.1, 0.95],
    [-0.58, 0.95],
  ],
  [
    [0.06, 0.26],
    [0.46, 0.26],
    [0.58, 0.95],
    [0.1, 0.95],
  ],
];

/** The figure of infantry, and what it is called among the shapes. */
export function troopFigure(sheet: InfantrySheet | BattleArmourSheet): {
  readonly of: string;
  readonly polygons: readonly Polygon[];
} {
  if (sheet.kind === 'battle-armour') return { of: 'suit', polygons: SUIT };
  const rides = motiveOf(sheet) !== null;
  const one = sheet.full.jump > 0 ? [...TROOPER, ...PACK] : TROOPER;
  const [height, drop] = rides ? [0.55, 0.45] : [0.8, 0.2];
  const three = [-0.62, 0, 0.62].flatMap((dx, i) =>
    one.map((polygon) => moved(polygon, dx, i === 1 ? drop : drop - 0.18, i === 1 ? height : height * 0.9)),
  );
  return { of: sheet.motive, polygons: [...(rides ? CARRIER : []), ...three] };
}
