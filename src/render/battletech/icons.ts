import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import type { Board } from '../../rules/battletech/types.js';
import { isStopped } from '../../rules/battletech/standard/vehicles.js';
import { isLegged } from '../../rules/battletech/units.js';
import { NIGHT, WHITE, YELLOW } from '../colours.js';
import { toward } from '../emblem.js';
import type { Entry } from '../legend.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';

/** The state of a unit as a sign at its token: of several the worst. */

/** From the worst down. */
const STATES = [
  'unconscious',
  'shutdown',
  'legless',
  'stunned',
  'stopped',
  'prone',
  'slowed',
  'turret-stuck',
  'burning',
  'jammed',
] as const;
type UnitState = (typeof STATES)[number];

/** All that is the matter with a unit on the map, the worst first. */
export function statesOf(unit: SeenUnit, board: Board): readonly UnitState[] {
  const { body, place, status } = unit;
  const crew = body?.crew;
  if (status !== 'active' || !place) return [];
  const is: Readonly<Record<UnitState, boolean>> = {
    unconscious: body !== undefined && body.pilot.out !== null,
    shutdown: body?.shutdown === true,
    legless: isLegged(unit),
    stunned: (crew?.stunned ?? null) !== null,
    stopped: crew !== undefined && isStopped({ body: { crew } }),
    slowed: crew !== undefined && crew.motive.length > 0 && !isStopped({ body: { crew } }),
    'turret-stuck': (crew?.stuck ?? null) !== null,
    prone: body?.prone === true,
    burning: board.hexes[place.hex]?.fire === true,
    jammed: body !== undefined && body.jammed.length > 0,
  };
  return STATES.filter((state) => is[state]);
}

/** The worst of them that the unit bears itself: what burns is its hex, which has a sign of its own. */
export const signOf = (unit: SeenUnit, board: Board): UnitState | undefined =>
  statesOf(unit, board).find((state) => state !== 'burning');

/** A sign in its disc. */
export function icon(state: UnitState, at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const disc: Shape = {
    kind: 'circle',
    at,
    radius,
    fill: DISCS[state].fill,
    stroke: DISCS[state].ink,
    width: 1,
    layer,
    tag: `${tag}:state:${state}`,
  };
  return [disc, ...sign(state, at, radius, layer, tag)];
}

/** Who is out is white on red, who is hampered dark on yellow. */
const DISCS = {
  unconscious: { fill: '#C2210F', ink: WHITE },
  shutdown: { fill: '#C2210F', ink: WHITE },
  legless: { fill: '#C2210F', ink: WHITE },
  stunned: { fill: '#C2210F', ink: WHITE },
  stopped: { fill: '#C2210F', ink: WHITE },
  prone: { fill: YELLOW, ink: NIGHT },
  slowed: { fill: YELLOW, ink: NIGHT },
  'turret-stuck': { fill: YELLOW, ink: NIGHT },
  burning: { fill: YELLOW, ink: NIGHT },
  jammed: { fill: YELLOW, ink: NIGHT },
} as const satisfies Record<UnitState, { readonly fill: Colour; readonly ink: Colour }>;

function sign(state: UnitState, at: Point, radius: number, layer: Layer, tag: string): readonly Shape[] {
  const { ink } = DISCS[state];
  const line = (points: readonly Point[], width = 0.28): Shape => ({
    kind: 'path',
    closed: false,
    points: points.map(([x, y]): Point => [at[0] + x * radius, at[1] + y * radius]),
    stroke: ink,
    width: width * radius,
    layer,
    tag,
  });
  switch (state) {
    // A z, as of sleep.
    case 'unconscious':
      return [
        line([
          [-0.4, -0.45],
          [0.4, -0.45],
          [-0.4, 0.45],
          [0.4, 0.45],
        ]),
      ];
    // The sign of a switch: a ring with a gap, a bar in it.
    case 'shutdown':
      return [
        line(
          Array.from({ length: 11 }, (_, i) => toward([0, 0], 40 + i * 28, 0.55)),
          0.24,
        ),
        line([
          [0, -0.65],
          [0, -0.05],
        ]),
      ];
    // A leg with a stroke through it.
    case 'legless':
      return [
        line([
          [-0.15, -0.6],
          [-0.15, 0.5],
          [0.35, 0.5],
        ]),
        line([
          [-0.6, 0.15],
          [0.5, -0.25],
        ]),
      ];
    // A star, as who is stunned sees them.
    case 'stunned':
      return [0, 60, 120].map((turn) => line([toward([0, 0], turn, 0.62), toward([0, 0], turn + 180, 0.62)], 0.24));
    // A wheel with a stroke through it.
    case 'stopped':
      return [
        ...wheel(line),
        line([
          [-0.65, 0.65],
          [0.65, -0.65],
        ]),
      ];
    // A wheel.
    case 'slowed':
      return wheel(line);
    // A turret that looks aside, with a bolt below.
    case 'turret-stuck':
      return [
        line(
          [
            [-0.35, -0.05],
            [0.15, -0.05],
          ],
          0.55,
        ),
        line([
          [0.1, -0.15],
          [0.75, -0.15],
        ]),
        line([
          [-0.55, 0.55],
          [0.55, 0.55],
        ]),
      ];
    // Somebody who lies: a head and a body.
    case 'prone':
      return [
        line(
          [
            [-0.15, 0.15],
            [0.6, 0.15],
          ],
          0.42,
        ),
        line(
          [
            [-0.55, 0.05],
            [-0.54, 0.05],
          ],
          0.42,
        ),
      ];
    case 'burning':
      return [
        {
          kind: 'path',
          closed: true,
          points: FLAME.map(([x, y]): Point => [at[0] + x * radius, at[1] + y * radius]),
          fill: '#C2210F',
          layer,
          tag,
        },
      ];
    // A cross.
    case 'jammed':
      return [
        line([
          [-0.42, -0.42],
          [0.42, 0.42],
        ]),
        line([
          [0.42, -0.42],
          [-0.42, 0.42],
        ]),
      ];
  }
}

/** A wheel: its rim and its hub. */
const wheel = (line: (points: readonly Point[], width?: number) => Shape): readonly Shape[] => [
  line(
    Array.from({ length: 13 }, (_, i) => toward([0, 0], i * 30, 0.5)),
    0.24,
  ),
  line(
    [
      [-0.01, 0],
      [0.01, 0],
    ],
    0.3,
  ),
];

const FLAME: readonly Point[] = [
  [0, -0.75],
  [0.45, -0.05],
  [0.42, 0.45],
  [0, 0.7],
  [-0.42, 0.45],
  [-0.45, 0],
  [-0.15, -0.1],
];

/** The signs that stand on a map, explained. */
export function stateEntries(view: SeenState, tongue: Tongue): readonly Entry[] {
  const shown = new Set(view.units.flatMap((unit) => signOf(unit, view.board) ?? []));
  return STATES.filter((state) => shown.has(state)).map((state) => ({
    sample: (at) => icon(state, at, 5.5, 'writing', 'legend:state'),
    words: stateWords(state, tongue),
  }));
}

/** A state in words. */
export function stateWords(state: UnitState, tongue: Tongue): string {
  switch (state) {
    case 'unconscious':
    case 'shutdown':
    case 'prone':
      return t(tongue, `battletech.picture.${state}`);
    case 'legless':
    case 'stopped':
      return t(tongue, 'battletech.picture.immobile');
    case 'stunned':
    case 'slowed':
      return t(tongue, `battletech.picture.${state}`);
    case 'turret-stuck':
      return t(tongue, 'battletech.picture.turretStuck');
    case 'burning':
      return nameOf(tongue, 'battletech.terrain', 'fire');
    case 'jammed':
      return t(tongue, 'battletech.cause.weapon-jammed');
  }
}
