import type { Facing } from '../../rules/geometry/hex/facing.js';
import { hexesOf, type Extent } from '../../rules/geometry/hex/hex.js';
import { MARKS, type Mark } from '../../rules/battletech/ground-table.js';
import type { Board, Terrain, Woods } from '../../rules/battletech/types.js';
import { LEGIBLE, type Colour, type Layer, type Point, type Shape } from '../scene.js';
import { nameOf } from '../../i18n/index.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import type { Entry } from '../legend.js';
import { hazards } from './burning.js';
import { MARK_DRAWINGS } from './ground-marks.js';
import { spots } from './strokes.js';
import { heightLabel, heightText } from './heights.js';
import { house } from './houses.js';
import { outline } from './lay.js';
import { bridge } from './bridges.js';
import { cliffs, floor } from './cliffs.js';
import { pavement, PAVED, roadSides } from './pavement.js';

/** Terrain of the standard level: water and what marks the ground. Each differs in form or writing, not by colour only. */

/** Ground by its level, from two below the map's ground up to four and more above it. */
const LEVEL_TINTS = ['#B4B6C6', '#C9CADA', '#F1EBDA', '#E8D391', '#CFAE62', '#AC834A', '#8F6A38'] as const;
const GROUND = 2;
const WATER_TINTS = ['#C6E0F8', '#93C2F0', '#5E8FD8', '#4473BE'] as const;
const WOODED = { 1: '#B1D9B1', 2: '#7CA686', 3: '#4F7F62' } as const satisfies Record<Exclude<Woods, 0>, Colour>;
const ICE: Colour = '#E3F1F6';
const CLOSED: Colour = '#97919A';
const WAVE: Colour = '#2B6C93';

/** Ground that covers a whole hex; of several kinds the first that is there. */
const TINTED = [
  'swamp',
  'mud',
  'fields',
  'deepSnow',
  'snow',
  'sand',
  'tundra',
  'industry',
  'quicksand',
  'ice',
  'magma',
  'crust',
] as const satisfies readonly Mark[];
const MARK_TINTS: Readonly<Record<(typeof TINTED)[number], Colour>> = {
  swamp: '#C3D3A6',
  mud: '#CBB49A',
  fields: '#DCE39B',
  deepSnow: '#DDE9F6',
  snow: '#EDF2F8',
  sand: '#F3DC92',
  tundra: '#D9D6BE',
  industry: '#D3CDD6',
  quicksand: '#E5D3A4',
  ice: ICE,
  magma: '#EE8A4A',
  crust: '#B7A29A',
};

/** The sides over which the road of a hex goes on; `null` where it has none. */
type Roads = readonly Facing[] | null;

/** The colour of a hex: of what is impassable before all else; a road leaves the ground beside it as it is. */
export function groundTint(terrain: Terrain | undefined, roads: Roads = null): Colour {
  if (terrain?.impassable) return CLOSED;
  if (terrain && terrain.woods !== 0) return WOODED[terrain.woods];
  if (terrain?.ice) return ICE;
  if (terrain?.water !== undefined) return at(WATER_TINTS, terrain.water);
  if (terrain?.pavement && roads === null) return PAVED;
  const mark = TINTED.find((one) => terrain?.[one]);
  return mark ? MARK_TINTS[mark] : at(LEVEL_TINTS, GROUND + (terrain?.level ?? 0));
}

const at = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[Math.max(0, Math.min(index, list.length - 1))] ?? list[0];

/** What is printed in a hex besides its trees: paving, waves, and a drawing for each other mark of the ground. */
export function terrainMarks(
  terrain: Terrain | undefined,
  roads: Roads,
  middle: Point,
  size: { readonly radius: number; readonly row: number },
  layer: Layer,
  tag: string,
): readonly Shape[] {
  if (!terrain) return [];
  const { radius } = size;
  return [
    ...(terrain.pavement && !terrain.bridge ? pavement(roads, middle, size, layer, `${tag}:pavement`) : []),
    ...(terrain.water === undefined || terrain.ice ? [] : waves(middle, radius, layer, `${tag}:water`)),
    ...(terrain.bridge ? bridge(roads, middle, size, layer, `${tag}:bridge`) : []),
    ...DRAWN.flatMap((mark) => (terrain[mark] ? MARK_DRAWINGS[mark](middle, radius, layer, `${tag}:${mark}`) : [])),
    ...floor(terrain, middle, radius, layer, `${tag}:lift`),
    ...cliffs(terrain.cliffs ?? [], middle, radius, layer, `${tag}:cliffs`),
    ...(terrain.building ? house(terrain.building, middle, radius, layer, `${tag}:building`) : []),
  ];
}

const DRAWN = MARKS.filter((mark) => mark !== 'pavement');

function waves(middle: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const rows: readonly Point[] = [
    [-0.28, -0.22],
    [0.3, 0.02],
    [-0.34, 0.3],
  ];
  return spots(middle, radius, rows).map(([x, y]) => ({
    kind: 'path',
    closed: false,
    points: [-2, -1, 0, 1, 2].map((n): Point => [x + n * radius * 0.13, y + (n % 2 === 0 ? 1 : -1) * radius * 0.05]),
    stroke: WAVE,
    width: 0.9,
    layer,
    tag,
  }));
}

/** What of the standard level's terrain a board has, for the legend. */
export function terrainEntries(board: Board & Extent, tongue: Tongue): readonly Entry[] {
  const terrains = Object.values(board.hexes);
  const sample = { woods: 0 } as const;
  const paved = terrains.some(({ pavement: has }) => has) ? hexesOf(board) : [];
  const roads = paved.some((hex) => board.hexes[hex]?.pavement && roadSides(board, hex)) ? ROAD_SAMPLE : null;
  const kinds: readonly (readonly [name: string, terrain: Terrain, has: (terrain: Terrain) => boolean])[] = [
    ['level', { ...sample, level: 1 }, ({ level }) => (level ?? 0) !== 0],
    ['water', { ...sample, water: 1 }, ({ water }) => water !== undefined],
    [
      'bridge',
      // Dry and level: what is written of a hex hides what is drawn there.
      { ...sample, pavement: true, bridge: { levels: 0, cf: 1 } },
      ({ bridge: over }) => over !== undefined,
    ],
    ['cliffs', { ...sample, cliffs: [1, 2, 3] }, ({ cliffs: has }) => has !== undefined],
    ['lift', { ...sample, lift: { to: 1, on: [1] } }, ({ lift }) => lift !== undefined],
    ['building', { ...sample, building: SAMPLE_HOUSE }, ({ building }) => building !== undefined],
    ['fire', { ...sample, fire: true }, ({ fire }) => fire === true],
    ['smoke', { ...sample, smoke: true }, ({ smoke, heavySmoke }) => smoke === true && heavySmoke !== true],
    ['heavySmoke', { ...sample, smoke: true, heavySmoke: true }, ({ heavySmoke }) => heavySmoke === true],
    ...MARKS.map((mark) => [mark, { ...sample, [mark]: true }, (terrain: Terrain) => terrain[mark] === true] as const),
  ];
  return kinds
    .filter(([, , has]) => terrains.some(has))
    .map(([name, terrain]) => ({
      sample: ([x, y]) => [
        {
          kind: 'path',
          closed: true,
          points: outline(8, [x, y]),
          fill: groundTint(terrain, roads),
          layer: 'writing',
          tag: `legend:terrain:${name}`,
        },
        ...(heightText(terrain) === ''
          ? [
              ...terrainMarks(terrain, roads, [x, y], { radius: 9, row: 15 }, 'writing', 'legend:terrain'),
              ...hazards(terrain, [x, y], 9, 'writing', 'legend:terrain'),
            ]
          : heightLabel(terrain, [x, y - 1.5], 8, LEGIBLE, 'legend:terrain')),
      ],
      words: nameOf(tongue, 'battletech.terrain', name),
    }));
}

const SAMPLE_HOUSE = { kind: 'medium', levels: 1, cf: 1 } as const;

/** A road as the legend shows it: from north-west to south-east. */
const ROAD_SAMPLE: readonly Facing[] = [2, 5];
