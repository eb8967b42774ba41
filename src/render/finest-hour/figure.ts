import type { Silhouette } from '../../rules/finest-hour/types.js';
import type { Colour, Layer, Look, Point, Shape } from '../scene.js';
import { PLANS } from './silhouettes.js';

/** An aircraft from above as it is drawn: turned to its heading, a banked one with its lower wing shortened and in shade. */

/** How a figure lies: in tenths of a degree its heading and its bank, above 0 to the right. */
export interface Pose {
  readonly at: Point;
  /** From the middle to the nose and to the wing tips, in pixels. */
  readonly size: number;
  readonly heading: number;
  readonly bank?: number;
}

/** The colours of a figure, and where it lies. */
export interface Coat {
  readonly fill: Colour;
  /** Cockpits and the like. */
  readonly ink: Colour;
  readonly rim: Colour;
  readonly casing: Colour;
  readonly layer: Layer;
  readonly tag: string;
}

/** Of a wing that is down so much is seen, and of one that is up. */
const BANKED = { low: 0.62, high: 0.88 } as const;
const SHADE: Colour = '#00000048';

/** The shapes of a figure: casing, rim, filling, the shade of a lower wing, marks. */
export function figure(kind: Silhouette, pose: Pose, { fill, ink, rim, casing, layer, tag }: Coat): readonly Shape[] {
  const { parts, marks, props } = PLANS[kind];
  const hulls = parts.flatMap(outlines).map((points) => corners(points, pose));
  const bank = Math.sign(pose.bank ?? 0);
  const thin = pose.size < 9;
  const path = (points: readonly Point[], look: Look, part: string): Shape => ({
    kind: 'path',
    closed: true,
    points,
    ...look,
    layer,
    tag: `${tag}:${part}`,
  });
  return [
    ...hulls.map((points) => path(points, { stroke: casing, width: thin ? 2.6 : 4 }, 'casing')),
    // One part after the other: wings above each other show as several, fuselages lie over wings.
    ...hulls.flatMap((points) => [
      path(points, { stroke: rim, width: thin ? 1.2 : 1.8 }, 'rim'),
      path(points, { fill }, 'hull'),
    ]),
    ...(bank === 0
      ? []
      : parts.map((half) => path(corners(bank > 0 ? half : half.map(mirrored), pose), { fill: SHADE }, 'bank'))),
    ...props.flatMap(({ across, at, reach }) =>
      (across === 0 ? [0] : [across, -across]).map((x): Shape => ({
        kind: 'path',
        closed: false,
        points: corners(
          [
            [x - reach, at],
            [x + reach, at],
          ],
          pose,
        ),
        stroke: rim,
        width: thin ? 0.8 : 1.2,
        layer,
        tag: `${tag}:prop`,
      })),
    ),
    ...marks.flatMap(outlines).map((points) => path(corners(points, pose), { fill: ink }, 'mark')),
  ];
}

const mirrored = ([x, y]: Point): Point => [-x, y];

/** Both halves of a part as one outline; one that does not reach the middle is there twice. */
const outlines = (half: readonly Point[]): readonly (readonly Point[])[] =>
  half.some(([x]) => x === 0) ? [[...half, ...half.map(mirrored).reverse()]] : [half, half.map(mirrored)];

/** Points of a plan where they are in the picture. */
function corners(points: readonly Point[], { at, size, heading, bank = 0 }: Pose): readonly Point[] {
  const turn = (heading * Math.PI) / 1800;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return points.map(([right, back]): Point => {
    const seen = bank === 0 ? 1 : right * bank > 0 ? BANKED.low : BANKED.high;
    const [x, y] = [right * seen * size, back * size];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  });
}
