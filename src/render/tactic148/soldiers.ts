import type { Character } from '../../rules/tactic148/types.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';

/** Soldiers of our own: one is known by what they carry and how they hold themselves. */

/** What a soldier is on the map: who commands raises an arm, who is camouflaged kneels, a machine gunner lies. */
type Role = 'leader' | 'scout' | 'gunner' | 'assault' | 'rifle';

function roleOf({ card }: Pick<Character, 'card'>): Role {
  const { command, weapons } = card.healthy;
  const [first] = weapons;
  if (command > 0) return 'leader';
  if (first?.machineGun || first?.silhouette === 'machine-gun') return 'gunner';
  if (card.skills.includes('camouflage')) return 'scout';
  return first?.silhouette === 'smg' || first?.silhouette === 'assault-rifle' ? 'assault' : 'rifle';
}

type Polygon = readonly Point[];

const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A bar from one point to another. */
function bar([x1, y1]: Point, [x2, y2]: Point, width: number): Polygon {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(-(y2 - y1) / length) * (width / 2), ((x2 - x1) / length) * (width / 2)];
  return [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ];
}

/** A helmet with its rim over a face, from its middle. */
const head = (x: number, y: number): readonly Polygon[] => [
  [
    [x - 0.26, y],
    [x - 0.2, y - 0.2],
    [x, y - 0.3],
    [x + 0.2, y - 0.2],
    [x + 0.26, y],
  ],
  box(x - 0.15, y, x + 0.15, y + 0.2),
];

const STANDING: readonly Polygon[] = [
  ...head(0, -0.68),
  [
    [-0.3, -0.42],
    [0.3, -0.42],
    [0.24, 0.22],
    [-0.24, 0.22],
  ],
  bar([-0.12, 0.18], [-0.28, 0.98], 0.2),
  bar([0.12, 0.18], [0.28, 0.98], 0.2),
];

/** Polygons between −1 and 1, feet below. */
const POLYGONS = {
  rifle: [...STANDING, bar([-0.5, 0.28], [0.78, -0.62], 0.14), bar([-0.62, 0.42], [-0.4, 0.2], 0.24)],
  assault: [
    ...STANDING,
    bar([-0.34, -0.02], [0.82, -0.02], 0.18),
    bar([-0.5, 0.02], [-0.28, 0], 0.28),
    bar([0.24, 0], [0.36, 0.4], 0.16),
  ],
  leader: [
    ...STANDING,
    bar([0.24, -0.36], [0.66, -0.92], 0.17),
    bar([-0.28, -0.34], [-0.46, 0.2], 0.17),
    bar([-0.72, 0.12], [-0.22, 0.3], 0.14),
  ],
  scout: [
    ...head(-0.12, -0.32),
    [
      [-0.42, -0.08],
      [0.14, -0.08],
      [0.06, 0.5],
      [-0.42, 0.5],
    ],
    bar([-0.1, 0.46], [0.46, 0.42], 0.2),
    bar([0.42, 0.4], [0.42, 0.98], 0.2),
    bar([-0.32, 0.46], [-0.36, 0.94], 0.22),
    bar([-0.36, 0.9], [-0.86, 0.92], 0.18),
    bar([-0.3, 0.06], [0.98, -0.1], 0.13),
  ],
  gunner: [
    ...head(-0.3, -0.02),
    [
      [-0.98, 0.36],
      [-0.2, 0.14],
      [-0.04, 0.36],
      [-0.5, 0.62],
      [-0.98, 0.66],
    ],
    bar([-0.16, 0.16], [0.98, 0.1], 0.17),
    box(0.12, 0.14, 0.34, 0.44),
    bar([0.66, 0.14], [0.5, 0.68], 0.1),
    bar([0.66, 0.14], [0.84, 0.68], 0.1),
  ],
} as const satisfies Record<Role, readonly Polygon[]>;

/** The figure of a soldier, `size` from its middle to its feet, with a rim that parts it from what is behind. */
export function soldier(
  one: Pick<Character, 'card'>,
  [x, y]: Point,
  size: number,
  {
    fill,
    rim,
    layer,
    tag,
  }: { readonly fill: Colour; readonly rim: Colour; readonly layer: Layer; readonly tag: string },
): readonly Shape[] {
  const role = roleOf(one);
  const parts = POLYGONS[role].map((points) => points.map(([px, py]): Point => [x + px * size, y + py * size]));
  const shape = { kind: 'path', closed: true, layer } as const;
  return [
    ...parts.map((points): Shape => ({ ...shape, points, stroke: rim, width: size * 0.22, tag: `${tag}:rim` })),
    ...parts.map((points): Shape => ({ ...shape, points, fill, tag: `${tag}:${role}` })),
  ];
}
