import type { Overlay } from '../../present/picture.js';
import { at, type Point as Place } from '../../rules/geometry/plane/point.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/types.js';
import { unitId } from '../../rules/kernel/ids.js';
import { BLUE, INK, YELLOW } from '../colours.js';
import { NOTHING, type OverlayParts } from '../overlay-parts.js';
import { LEGIBLE, type Box, type Shape } from '../scene.js';
import { radiusOf, ring } from './figures.js';
import { place, type Lay } from './lay.js';

/** Letters at places that can be picked: squares of the table to begin with, then points in one of them. */
export function lettersParts(
  overlay: Extract<Overlay<Tactic148>, { kind: 'letters' }>,
  { game }: TacticView,
  lay: Lay,
): OverlayParts {
  const marked = overlay.unit === null ? null : findCharacter(game, unitId(overlay.unit));
  const all = overlay.places.map(({ letter, place: text }) => ({ letter, spots: spotsOf(text) }));
  return {
    ...NOTHING,
    shapes: [
      ...all.flatMap(({ letter, spots }) => pickShapes(letter, spots, lay)),
      ...(marked?.at ? ring(place(lay, marked.at), radiusOf(game, lay), `marked:${marked.id}`) : []),
    ],
    labels: all.flatMap(({ letter, spots: [from, to] }) => {
      if (!from || to) return [];
      const spot = place(lay, from);
      return [
        {
          text: letter,
          tag: `letter:${letter}`,
          about: spot,
          clear: 3,
          size: LEGIBLE,
          fill: YELLOW,
          ink: INK,
          border: INK,
        },
      ];
    }),
  };
}

function pickShapes(letter: string, [from, to]: readonly Place[], lay: Lay): readonly Shape[] {
  if (!from) return [];
  const [x, y] = place(lay, from);
  if (!to)
    return [
      {
        kind: 'circle',
        at: [x, y],
        radius: 3,
        fill: YELLOW,
        stroke: INK,
        width: 1.2,
        layer: 'token',
        tag: `pick:${letter}`,
      },
    ];
  const [right, bottom] = place(lay, to);
  const box: Box = {
    x: Math.min(x, right) + 0.8,
    y: Math.min(y, bottom) + 0.8,
    width: Math.abs(right - x) - 1.6,
    height: Math.abs(bottom - y) - 1.6,
  };
  const size = Math.max(LEGIBLE, Math.min(22, box.height * 0.4));
  return [
    { kind: 'box', box, round: 3, fill: `${YELLOW}40`, stroke: BLUE, width: 1.4, layer: 'path', tag: `pick:${letter}` },
    {
      kind: 'text',
      text: letter,
      at: [box.x + size * 0.55, box.y + size * 0.65],
      size,
      bold: true,
      align: 'center',
      colour: INK,
      halo: '#FFFFFFD0',
      layer: 'label',
      tag: `letter:${letter}`,
    },
  ];
}

/** The places in a text, in u with blanks between: `12.5,8`, or a square by two corners: `12,6 18,12`. What is none is left out. */
export const spotsOf = (text: string): readonly Place[] =>
  text.split(' ').flatMap((part) => {
    const [x, y, ...more] = part.split(',').map(Number);
    return x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)
      ? []
      : [at(x, y)];
  });
