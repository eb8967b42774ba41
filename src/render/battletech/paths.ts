import type { SeenState } from '../../rules/battletech/seen.js';
import type { Movement, Place } from '../../rules/battletech/types.js';
import { sideLook, WHITE, NIGHT } from '../colours.js';
import { toward } from '../emblem.js';
import { moved, type Colour, type Point, type Shape } from '../scene.js';
import { arrowHead } from './board.js';
import { middle, type Lay } from './lay.js';

/** A run is a whole line, a walk a dashed one. */
const WALKED = [3.5, 4] as const;

/** Ways run side by side, so that units that went the same way can be told apart; this far, in parts of a hex's radius. */
const TRACKS = 3;
const TRACK = 0.2;

/** The ways that units have gone this turn (QSR-05). */
export function paths(view: SeenState, sides: readonly string[], lay: Lay): readonly Shape[] {
  return view.units.flatMap((unit, i) =>
    unit.moved && unit.moved.path.length > 1
      ? way(unit.moved, sideLook(sides, unit.side).fill, lay, `path:${unit.id}`, unit.status === 'left').map((shape) =>
          moved(shape, ((i % TRACKS) - (TRACKS - 1) / 2) * lay.radius * TRACK, 0),
        )
      : [],
  );
}

/** A way: a ring where it began, a dot in each hex entered, a tick for each new facing, an arrow at the end if it left the map. */
export function way(
  { path, mode }: Pick<Movement, 'path' | 'mode'>,
  colour: Colour,
  lay: Lay,
  tag: string,
  leaves: boolean,
): readonly Shape[] {
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) return [];
  const stops = stopsOf(path).map((place) => middle(lay, place.hex));
  const exit = leaves ? [toward(middle(lay, last.hex), last.facing * 60, lay.radius * 1.2)] : [];
  const points = [...stops, ...exit];
  const line = (stroke: Colour, width: number, part: string): Shape => ({
    kind: 'path',
    closed: false,
    points,
    stroke,
    width,
    ...(mode === 'walk' ? { dash: WALKED } : {}),
    layer: 'path',
    tag: `${tag}:${part}`,
  });
  const tip = exit[0];
  return [
    line(WHITE, 4.6, 'casing'),
    line(colour, 2.6, mode),
    {
      kind: 'circle',
      at: middle(lay, first.hex),
      radius: lay.radius * 0.3,
      fill: WHITE,
      stroke: colour,
      width: 2,
      layer: 'path',
      tag: `${tag}:start`,
    },
    ...stops.slice(1).map((at): Shape => ({
      kind: 'circle',
      at,
      radius: 2.6,
      fill: colour,
      stroke: WHITE,
      width: 0.8,
      layer: 'path',
      tag: `${tag}:stop`,
    })),
    ...ticks(path, colour, lay, tag),
    ...(tip
      ? [
          {
            kind: 'path',
            closed: true,
            points: arrowHead(toward(tip, last.facing * 60, lay.radius * 0.5), last.facing * 60, lay.radius * 0.6),
            fill: colour,
            stroke: NIGHT,
            width: 0.8,
            layer: 'token',
            tag: `${tag}:left`,
          } as const,
        ]
      : []),
  ];
}

/** The places where the hex changes: turns on the spot are not stops. */
const stopsOf = (path: readonly Place[]): readonly Place[] =>
  path.filter((place, i) => i === 0 || place.hex !== path[i - 1]?.hex);

/** A tick from the middle toward each facing taken on the way. */
function ticks(path: readonly Place[], colour: Colour, lay: Lay, tag: string): readonly Shape[] {
  const turns = path.filter((place, i) => i > 0 && place.facing !== path[i - 1]?.facing);
  return turns.map(({ hex, facing }) => {
    const at = middle(lay, hex);
    const points: readonly Point[] = [at, toward(at, facing * 60, lay.radius * 0.5)];
    return {
      kind: 'path',
      closed: false,
      points,
      stroke: colour,
      width: 1.6,
      layer: 'path',
      tag: `${tag}:turn:${facing}`,
    };
  });
}
