import type { Terrain, Woods } from '../../rules/battletech/types.js';
import { TYPE } from '../canvas.js';
import { NIGHT } from '../colours.js';
import { textWidth } from '../measure.js';
import type { Point, Shape } from '../scene.js';
import { crown } from './board.js';
import { flame, puffs } from './burning.js';
import { heightText, WRITTEN } from './heights.js';
import { house } from './houses.js';
import { boulder, ruin } from './strewn.js';
import { groundTint } from './terrain.js';

/** What a unit stands in, as a sign at its token, which hides the hex: what hides or hampers it there, else the height of the hex. */
export function groundSign(terrain: Terrain | undefined, at: Point, radius: number, tag: string): readonly Shape[] {
  if (!terrain) return [];
  const name = `${tag}:ground`;
  const marks = marksOf(terrain, at, radius, name);
  const height = terrain.water === undefined ? heightText(terrain) : heightText({ woods: 0, water: terrain.water });
  if (marks.length === 0 && height === '') return [];
  const half = marks.length > 0 ? radius : textWidth(height, TYPE.read, true) / 2 + 1.5;
  const plate: Shape = {
    kind: 'box',
    box: { x: at[0] - half, y: at[1] - radius, width: 2 * half, height: 2 * radius },
    round: radius,
    fill: groundTint({ ...terrain, woods: 0 }),
    stroke: NIGHT,
    width: 0.9,
    layer: 'token',
    tag: name,
  };
  if (marks.length > 0) return [plate, ...marks];
  return [
    plate,
    {
      kind: 'text',
      text: height,
      at,
      size: TYPE.read,
      bold: true,
      align: 'center',
      colour: WRITTEN,
      layer: 'token',
      tag: `${name}:height`,
    },
  ];
}

/** The gravest of what is in a hex; roads and slabs hide nobody. */
function marksOf(
  { fire, smoke, heavySmoke, building, woods, rubble, rough }: Terrain,
  at: Point,
  r: number,
  tag: string,
): readonly Shape[] {
  const [x, y] = at;
  if (fire) return flame([x, y + r * 0.6], r * 1.35, 'token', `${tag}:fire`);
  if (smoke) return puffs(heavySmoke ? 'heavy' : 'light', SMALL_CLOUD, at, r, 'token', `${tag}:smoke`);
  if (building) return house(building, at, r, 'token', `${tag}:building`);
  if (woods !== 0)
    return CROWNS[woods].flatMap(([dx, dy, size]) =>
      crown(woods, [x + dx * r, y + dy * r], size * r, 'token', `${tag}:woods`),
    );
  if (rubble) return ruin(at, r * 0.72, 'token', `${tag}:rubble`);
  return rough ? boulder(at, r * 0.66, 'token', `${tag}:rough`) : [];
}

/** One crown for light woods, three for heavy, five for ultra-heavy ones. */
const CROWNS = {
  1: [[0, 0, 0.58]],
  2: [
    [-0.42, 0.32, 0.48],
    [0.42, 0.32, 0.48],
    [0, -0.38, 0.5],
  ],
  3: [
    [-0.44, 0.44, 0.46],
    [0.44, 0.44, 0.46],
    [-0.44, -0.36, 0.46],
    [0.44, -0.36, 0.46],
    [0, 0.04, 0.46],
  ],
} as const satisfies Record<Exclude<Woods, 0>, readonly (readonly [x: number, y: number, size: number])[]>;

const SMALL_CLOUD = [
  [-0.4, 0.2, 0.42],
  [0.42, 0.22, 0.4],
  [0.02, -0.22, 0.52],
] as const;
