import type { Silhouette } from '../../rules/tactic148/types.js';
import { INK } from '../colours.js';
import { moved, type Point, type Shape } from '../scene.js';

/** Weapons from the side, the muzzle to the right, in a field of 44 by 14 (T48-14). */
export const SILHOUETTE_WIDTH = 44;

type Outline = readonly Point[];

const STOCK: Outline = [
  [0, 4],
  [11, 4],
  [13, 6.5],
  [9, 8],
  [0, 10],
];

const OUTLINES: Readonly<Record<Silhouette, readonly Outline[]>> = {
  rifle: [
    STOCK,
    [
      [11, 4],
      [30, 4],
      [30, 7],
      [12, 7.5],
    ],
    [
      [30, 4.6],
      [43, 4.6],
      [43, 5.8],
      [30, 5.8],
    ],
    [
      [16, 7],
      [18, 7],
      [17, 9],
      [15.5, 9],
    ],
  ],
  carbine: [
    STOCK,
    [
      [11, 4],
      [27, 4],
      [27, 7],
      [12, 7.5],
    ],
    [
      [27, 4.6],
      [36, 4.6],
      [36, 5.8],
      [27, 5.8],
    ],
    [
      [18, 7],
      [21, 7],
      [21, 10],
      [18, 10],
    ],
  ],
  smg: [
    STOCK,
    [
      [11, 3.5],
      [27, 3.5],
      [27, 7],
      [12, 7],
    ],
    [
      [27, 4.4],
      [35, 4.4],
      [35, 6],
      [27, 6],
    ],
    [
      [19, 7],
      [22, 7],
      [22, 13],
      [19, 13],
    ],
    [
      [12, 7],
      [15, 7],
      [13.5, 11],
      [11.5, 11],
    ],
  ],
  'assault-rifle': [
    STOCK,
    [
      [11, 3.5],
      [30, 3.5],
      [30, 7],
      [12, 7],
    ],
    [
      [30, 4.4],
      [40, 4.4],
      [40, 5.8],
      [30, 5.8],
    ],
    [
      [20, 7],
      [24, 7],
      [27, 12.5],
      [23.5, 13.5],
    ],
    [
      [13, 7],
      [16, 7],
      [14.5, 11],
      [12.5, 11],
    ],
  ],
  'machine-gun': [
    STOCK,
    [
      [11, 3],
      [32, 3],
      [32, 7],
      [12, 7.5],
    ],
    [
      [32, 4],
      [44, 4],
      [44, 6],
      [32, 6],
    ],
    [
      [36, 6],
      [37.5, 6],
      [34, 13],
      [32.5, 13],
    ],
    [
      [37, 6],
      [38.5, 6],
      [42, 13],
      [40.5, 13],
    ],
    [
      [18, 7],
      [24, 7],
      [24, 11.5],
      [18, 11.5],
    ],
    [
      [13, 7],
      [16, 7],
      [14.5, 11],
      [12.5, 11],
    ],
  ],
  pistol: [
    [
      [14, 3],
      [30, 3],
      [30, 6.5],
      [14, 6.5],
    ],
    [
      [14, 5],
      [20, 5],
      [18.5, 13],
      [13.5, 13],
    ],
  ],
};

/** A silhouette with its top left corner at a point. */
export const silhouette = (kind: Silhouette, [x, y]: Point, tag: string): readonly Shape[] =>
  OUTLINES[kind].map((points) =>
    moved({ kind: 'path', closed: true, points, fill: INK, layer: 'token', tag: `${tag}:${kind}` }, x, y),
  );
