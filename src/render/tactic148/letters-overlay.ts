import type { Tongue } from '../../games/tactic148/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { spotsOf } from '../../games/tactic148/present/sketches.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/tactic148.js';
import { unitId } from '../../rules/kernel/ids.js';
import { BLUE, NIGHT, YELLOW } from '../colours.js';
import type { Label } from '../labels.js';
import type { OverlayParts } from '../overlay-parts.js';
import type { Box, Point, Shape } from '../scene.js';
import { afterSketches, plannedParts } from './draft-overlay.js';
import { radiusOf, ring } from './figures.js';
import { place, type Lay } from './lay.js';

/** Letters at places that can be picked: squares of the table to begin with, then points in one of them. */
export function lettersParts(
  overlay: Extract<Overlay<Tactic148>, { kind: 'letters' }>,
  view: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const { planned = [] } = overlay;
  const before = plannedParts(planned, view, lay, tongue);
  const game = afterSketches(planned, view.game);
  const marked = overlay.unit === null ? null : findCharacter(game, unitId(overlay.unit));
  const all = overlay.places.map(({ letter, place: text }) => ({ letter, spots: spotsOf(text) }));
  return {
    ...before,
    shapes: [
      ...before.shapes,
      ...all.flatMap(({ letter, spots }) => pickShapes(letter, spots, lay)),
      ...(marked?.at ? ring(place(lay, marked.at), radiusOf(game, lay), `marked:${marked.id}`) : []),
    ],
    labels: [
      ...all.flatMap(({ letter, spots: [from, to] }): readonly Label[] => {
        if (!from) return [];
        const prefer = to ? cornersOf(boxOf(from, to, lay)) : [place(lay, from)];
        const about = prefer[0] ?? place(lay, from);
        return [
          {
            text: letter,
            tag: `letter:${letter}`,
            about,
            clear: 4,
            size: LETTER,
            fill: YELLOW,
            ink: NIGHT,
            border: NIGHT,
            prefer,
            // A square's letter beside it would be another's; a place is where its letter is.
            holds: to ? 'there' : 'near',
          },
        ];
      }),
      ...before.labels,
    ],
  };
}

const LETTER = 13;

function pickShapes(letter: string, [from, to]: readonly Place[], lay: Lay): readonly Shape[] {
  if (!from) return [];
  const tag = `pick:${letter}`;
  if (!to) {
    const at = place(lay, from);
    return [{ kind: 'circle', at, radius: 3, fill: YELLOW, stroke: NIGHT, width: 1.2, layer: 'token', tag }];
  }
  const box = boxOf(from, to, lay);
  return [{ kind: 'box', box, round: 3, fill: `${YELLOW}33`, stroke: BLUE, width: 1.4, layer: 'path', tag }];
}

/** A square in the picture, a little smaller than on the table, so that neighbours show as two. */
function boxOf(from: Place, to: Place, lay: Lay): Box {
  const [[x, y], [right, bottom]] = [place(lay, from), place(lay, to)];
  return {
    x: Math.min(x, right) + 0.8,
    y: Math.min(y, bottom) + 0.8,
    width: Math.abs(right - x) - 1.6,
    height: Math.abs(bottom - y) - 1.6,
  };
}

/** Where the letter of a square may stand: in its corners, and in its middle. */
function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  const [dx, dy] = [Math.min(10, width / 2), Math.min(10, height / 2)];
  return [
    [x + dx, y + dy],
    [x + width - dx, y + dy],
    [x + dx, y + height - dy],
    [x + width - dx, y + height - dy],
    [x + width / 2, y + height / 2],
  ];
}
