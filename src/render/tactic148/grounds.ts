import type { Tongue } from '../../games/tactic148/words/index.js';
import { t } from '../../i18n/index.js';
import { pieceText } from '../../games/tactic148/present/names.js';
import { edgeMiddle, middleOf, zoneAlong } from '../../rules/tactic148/terrain.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { TYPE } from '../canvas.js';
import { NIGHT, sideLook, WHITE } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Entry } from '../legend.js';
import type { Box, Point, Shape } from '../scene.js';
import { place, type Lay } from './lay.js';

/** What belongs to a side on the table: its edge, its zone while figures are deployed, its objective. */
export function grounds({ game, sides }: TacticView, lay: Lay): readonly Shape[] {
  return sides.flatMap((side): readonly Shape[] => {
    const edge = game.edges[side];
    if (!edge) return [];
    const look = sideLook(sides, side);
    const strip = zoneAlong(game.table, edge, EDGE_STRIP).corners.map((corner) => place(lay, corner));
    const zone = zoneAlong(game.table, edge).corners.map((corner) => place(lay, corner));
    const deploys = game.phase === 'set-up' || game.phase === 'deployment';
    const area = { kind: 'path', closed: true, layer: 'tint' } as const;
    return [
      ...(deploys
        ? [
            { ...area, points: zone, fill: `${look.fill}26` as const, tag: `zone:${side}` },
            { ...area, points: zone, stroke: look.fill, width: 1.4, dash: [6, 3], tag: `zone:${side}:rim` },
          ]
        : []),
      { ...area, points: strip, fill: look.fill, tag: `edge:${side}` },
      emblem(look, place(lay, edgeMiddle(game.table, edge)), 6, 'path', `edge:${side}:mark`),
    ];
  });
}

/** The breadth of the strip that marks an edge, in steps. */
const EDGE_STRIP = 250;

/** The objectives of a mission, each with a flag (T48-56). */
export const objectives = ({ game, sides }: TacticView, lay: Lay): readonly Shape[] =>
  sides.flatMap((side) => {
    const piece = game.table.pieces.find(({ id }) => id === game.objectives[side]);
    return piece ? flag(place(lay, middleOf(piece)), sideLook(sides, side).fill, `objective:${side}`) : [];
  });

/** What labels should not cover: the flags. */
export const objectiveBoxes = ({ game, sides }: TacticView, lay: Lay): readonly Box[] =>
  sides.flatMap((side) => {
    const piece = game.table.pieces.find(({ id }) => id === game.objectives[side]);
    if (!piece) return [];
    const [x, y] = place(lay, middleOf(piece));
    return [{ x: x - 2, y: y - 18, width: 16, height: 19 }];
  });

/** A flag on a pole whose foot is at a point. */
const flag = ([x, y]: Point, colour: `#${string}`, tag: string, layer: Shape['layer'] = 'token'): readonly Shape[] => [
  {
    kind: 'path',
    closed: false,
    points: [
      [x, y],
      [x, y - 17],
    ],
    stroke: NIGHT,
    width: 2,
    layer,
    tag,
  },
  {
    kind: 'path',
    closed: true,
    points: [
      [x, y - 17],
      [x + 13, y - 13],
      [x, y - 8],
    ],
    fill: colour,
    stroke: NIGHT,
    width: 1,
    layer,
    tag: `${tag}:flag`,
  },
];

/** While sides name their objectives: the pieces that can be named, as the question names them. */
export function pieceLabels({ game, questions }: TacticView, lay: Lay, tongue: Tongue): readonly Label[] {
  const named = new Set(questions.flatMap(({ topic }) => (topic.ask === 'objective' ? topic.pieces : [])));
  return game.table.pieces
    .filter(({ id }) => named.has(id))
    .map((piece) => ({
      text: pieceText(piece, tongue),
      tag: `piece:${piece.id}:label`,
      about: place(lay, middleOf(piece)),
      clear: 9,
      size: TYPE.read,
      fill: WHITE,
      ink: NIGHT,
      border: NIGHT,
    }));
}

/** Zones or edges, and objectives, in the legend. */
export function groundEntries({ game, sides }: TacticView, tongue: Tongue): readonly Entry[] {
  const deploys = game.phase === 'set-up' || game.phase === 'deployment';
  return sides.flatMap((side): readonly Entry[] => {
    const look = sideLook(sides, side);
    return [
      ...(deploys && game.edges[side]
        ? [
            {
              sample: (at: Point) => [emblem(look, at, 5, 'writing', `legend:edge:${side}`)],
              words: t(tongue, 'tactic148.picture.zone', { side }),
            },
          ]
        : []),
      ...(game.objectives[side]
        ? [
            {
              sample: ([x, y]: Point) => flag([x - 4, y + 7], look.fill, `legend:objective:${side}`, 'writing'),
              words: t(tongue, 'tactic148.picture.objective', { side }),
            },
          ]
        : []),
    ];
  });
}
