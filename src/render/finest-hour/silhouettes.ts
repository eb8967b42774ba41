import type { Silhouette } from '../../rules/finest-hour/types.js';
import type { Point } from '../scene.js';

/**
 * Aircraft seen from above, nose to the north, from -1 to 1 in both directions. Of every part the right half is given, from its upper
 * end to its lower: the left is its mirror. Parts lie in the given order, fuselages over wings.
 */
interface Plan {
  readonly parts: readonly (readonly Point[])[];
  /** What stands out on it in the ink of its side: cockpits, bridges, muzzles. */
  readonly marks: readonly (readonly Point[])[];
  /** What turns before its engines. */
  readonly props: readonly Prop[];
}

/** A wing by the heights of its leading edge at the root and at the tip, and its chords there; its tip is round. */
const wing = (root: number, tip: number, chord: number, tipChord: number, span = 1): readonly Point[] => [
  [0, root],
  [0.1, root],
  [span - 0.16, tip - 0.01],
  [span - 0.06, tip + tipChord * 0.12],
  [span, tip + tipChord * 0.46],
  [span - 0.05, tip + tipChord * 0.82],
  [span - 0.18, tip + tipChord * 1.05],
  [0.12, root + chord],
  [0, root + chord],
];

/** A fuselage from nose to tail, so broad at its widest. */
const body = (nose: number, tail: number, half: number): readonly Point[] => [
  [0, nose],
  [half * 0.45, nose + 0.03],
  [half * 0.8, nose + 0.1],
  [half, nose + 0.26],
  [half, nose + (tail - nose) * 0.48],
  [half * 0.72, nose + (tail - nose) * 0.72],
  [half * 0.3, tail - 0.03],
  [0, tail],
];

const tailplane = (at: number, span: number, chord = 0.16): readonly Point[] => [
  [0, at],
  [span * 0.7, at + 0.01],
  [span * 0.94, at + chord * 0.2],
  [span, at + chord * 0.55],
  [span * 0.92, at + chord * 0.9],
  [span * 0.7, at + chord],
  [0, at + chord * 0.85],
];

/** An engine on a wing. */
const engine = (across: number, from: number, to: number, half = 0.07): readonly Point[] => [
  [across - half, from + 0.08],
  [across - half * 0.5, from],
  [across + half * 0.5, from],
  [across + half, from + 0.08],
  [across + half * 0.7, to],
  [across - half * 0.7, to],
];

const canopy = (from: number, to: number, half = 0.07): readonly Point[] => [
  [0, from],
  [half * 0.7, from + 0.03],
  [half, from + 0.1],
  [half * 0.7, to - 0.02],
  [0, to],
];

/** A propeller: where it turns, and from there to its tips. */
const prop = (across: number, at: number, reach = 0.2): Prop => ({ across, at, reach });

interface Prop {
  readonly across: number;
  readonly at: number;
  readonly reach: number;
}

export const PLANS: Readonly<Record<Silhouette, Plan>> = {
  biplane: {
    parts: [
      wing(-0.3, -0.3, 0.34, 0.34, 0.98),
      wing(-0.52, -0.52, 0.34, 0.34),
      body(-0.82, 0.78, 0.12),
      tailplane(0.6, 0.4, 0.24),
    ],
    marks: [canopy(-0.06, 0.14, 0.07)],
    props: [prop(0, -0.86, 0.3)],
  },
  triplane: {
    parts: [
      wing(-0.22, -0.22, 0.24, 0.24, 0.8),
      wing(-0.44, -0.44, 0.26, 0.26, 0.86),
      wing(-0.66, -0.66, 0.28, 0.28, 0.94),
      body(-0.86, 0.74, 0.12),
      tailplane(0.56, 0.38, 0.24),
    ],
    marks: [canopy(0.06, 0.22, 0.07)],
    props: [prop(0, -0.9, 0.3)],
  },
  fighter: {
    parts: [wing(-0.3, -0.16, 0.46, 0.14), body(-0.95, 0.92, 0.12), tailplane(0.66, 0.38)],
    marks: [canopy(-0.1, 0.22)],
    props: [prop(0, -0.97, 0.28)],
  },
  twin: {
    parts: [wing(-0.24, -0.14, 0.4, 0.14), engine(0.38, -0.6, 0.3), body(-0.86, 0.95, 0.11), tailplane(0.7, 0.44)],
    marks: [canopy(-0.5, 0.06)],
    props: [prop(0.38, -0.62)],
  },
  'gull-wing': {
    parts: [
      [
        [0, -0.22],
        [0.12, -0.22],
        [0.4, 0],
        [0.94, -0.12],
        [1, 0.02],
        [0.94, 0.14],
        [0.4, 0.3],
        [0.12, 0.24],
        [0, 0.24],
      ],
      engine(0.38, -0.08, 0.42, 0.05),
      body(-0.92, 0.95, 0.12),
      tailplane(0.68, 0.42),
    ],
    marks: [canopy(-0.14, 0.34)],
    props: [prop(0, -0.94, 0.28)],
  },
  'medium-bomber': {
    parts: [
      wing(-0.34, -0.16, 0.42, 0.14),
      engine(0.36, -0.58, 0.24, 0.08),
      body(-0.9, 0.95, 0.14),
      tailplane(0.66, 0.5, 0.2),
    ],
    marks: [canopy(-0.84, -0.6, 0.09), canopy(-0.1, 0.1, 0.07)],
    props: [prop(0.36, -0.6)],
  },
  'heavy-bomber': {
    parts: [
      wing(-0.34, -0.14, 0.4, 0.13),
      engine(0.3, -0.56, 0.16, 0.065),
      engine(0.6, -0.46, 0.12, 0.065),
      body(-0.92, 0.98, 0.12),
      tailplane(0.7, 0.46, 0.18),
      engine(0.43, 0.62, 0.96, 0.05),
    ],
    marks: [canopy(-0.88, -0.66, 0.08), canopy(-0.02, 0.14, 0.07)],
    props: [prop(0.3, -0.58, 0.15), prop(0.6, -0.48, 0.15)],
  },
  starfighter: {
    parts: [
      [
        [0, -0.1],
        [0.2, -0.06],
        [0.9, 0.3],
        [1, 0.34],
        [1, 0.62],
        [0.3, 0.56],
        [0, 0.6],
      ],
      engine(0.96, -0.5, 0.66, 0.045),
      engine(0.24, 0.1, 0.84, 0.1),
      body(-1, 0.7, 0.14),
    ],
    marks: [canopy(-0.3, 0.06, 0.08)],
    props: [],
  },
  dart: {
    parts: [
      [
        [0, -1],
        [0.1, -0.7],
        [0.22, -0.1],
        [0.76, 0.66],
        [0.78, 0.84],
        [0.3, 0.72],
        [0.2, 0.88],
        [0, 0.8],
      ],
    ],
    marks: [canopy(-0.36, 0, 0.08), engine(0.14, 0.5, 0.8, 0.05)],
    props: [],
  },
  freighter: {
    parts: [
      [
        [0, -0.7],
        [0.2, -0.9],
        [0.34, -0.86],
        [0.34, -0.5],
        [0.6, -0.28],
        [0.78, 0.1],
        [0.7, 0.52],
        [0.4, 0.8],
        [0, 0.86],
      ],
      engine(0.84, -0.16, 0.3, 0.1),
    ],
    marks: [canopy(-0.1, 0.2, 0.16), canopy(0.62, 0.76, 0.34)],
    props: [],
  },
  cruiser: {
    parts: [
      [
        [0, -1],
        [0.08, -0.9],
        [0.34, 0.2],
        [0.5, 0.7],
        [0.46, 0.92],
        [0, 0.96],
      ],
    ],
    marks: [canopy(0.3, 0.62, 0.16), engine(0.26, 0.7, 0.9, 0.06)],
    props: [],
  },
  gun: {
    parts: [
      [
        [0, -1],
        [0.12, -1],
        [0.12, -0.3],
        [0.46, -0.2],
        [0.62, 0.2],
        [0.46, 0.62],
        [0, 0.76],
      ],
    ],
    marks: [canopy(-0.06, 0.36, 0.22)],
    props: [],
  },
};
