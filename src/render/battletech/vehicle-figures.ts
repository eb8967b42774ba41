import type { VehicleSheet, VtolSheet } from '../../rules/battletech/record-sheet.js';
import type { Motive } from '../../rules/battletech/standard/kinds.js';
import { box, wheel, type Bulk, type Polygon } from './polygons.js';

/** Vehicles from the side, their front to the right: known by what they drive on, and by whether they have a turret. */

/** What a hull stands on, below it. */
const UNDER = {
  tracked: [
    [
      [-0.72, 0.78],
      [0.72, 0.78],
      [0.98, 0.5],
      [0.82, 0.28],
      [-0.82, 0.28],
      [-0.98, 0.5],
    ],
  ],
  wheeled: [wheel(-0.66, 0.5, 0.27), wheel(0, 0.5, 0.27), wheel(0.66, 0.5, 0.27)],
  hover: [
    [
      [-0.72, 0.24],
      [0.72, 0.24],
      [0.98, 0.62],
      [-0.98, 0.62],
    ],
    box(-0.8, 0.7, 0.8, 0.8),
    // The fan that drives it.
    box(-0.98, -0.42, -0.82, 0.2),
  ],
} satisfies Record<Motive, readonly Polygon[]>;

/** The hull, and what stands on it: a turret with its gun, or a gun in the hull. */
function hull(turret: boolean): readonly Polygon[] {
  const body: Polygon = [
    [-0.8, -0.12],
    [0.62, -0.12],
    [0.92, 0.18],
    [-0.88, 0.18],
  ];
  if (turret)
    return [
      body,
      [
        [-0.5, -0.2],
        [0.36, -0.2],
        [0.22, -0.58],
        [-0.36, -0.58],
      ],
      box(0.22, -0.46, 1, -0.32),
    ];
  return [
    body,
    [
      [-0.6, -0.12],
      [0.3, -0.12],
      [0.1, -0.36],
      [-0.5, -0.36],
    ],
    box(0.5, -0.06, 1, 0.06),
  ];
}

/** A cabin with its tail, the rotor over it, skids or a gun below. */
const flying = (turret: boolean): readonly Polygon[] => [
  [
    [-0.35, -0.28],
    [0.45, -0.28],
    [0.92, 0.1],
    [0.75, 0.36],
    [-0.2, 0.36],
    [-0.42, 0.08],
  ],
  box(-0.98, -0.16, -0.3, 0.02),
  [
    [-1, -0.46],
    [-0.86, -0.46],
    [-0.76, -0.1],
    [-1, -0.1],
  ],
  box(-0.85, -0.66, 1, -0.54),
  box(0.04, -0.56, 0.18, -0.26),
  ...(turret ? [box(0.3, 0.36, 0.56, 0.52), box(0.5, 0.42, 0.95, 0.52)] : []),
  box(-0.3, 0.6, 0.7, 0.7),
  box(-0.1, 0.36, 0, 0.62),
  box(0.36, 0.36, 0.46, 0.62),
];

/** The figure of a vehicle; the heavier it is, the larger. */
export function vehicleFigure(sheet: VehicleSheet | VtolSheet, bulk: Bulk): readonly Polygon[] {
  const turret = sheet.turret ?? false;
  const parts = sheet.kind === 'vtol' ? flying(turret) : [...UNDER[sheet.motive], ...hull(turret)];
  const share = 0.86 + 0.06 * bulk;
  return parts.map((polygon) => polygon.map(([x, y]) => [x * share, y * share]));
}
