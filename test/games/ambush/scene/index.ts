import { boardText, pieceLine, standingText } from '../game/present/board.js';
import { tongueOf, type Tongue } from '../game/words/index.js';
import type { Picture } from '../../../../src/present/picture.js';
import type { Ambush } from '../rules/ambush.js';
import { hexesOf, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { parseHex } from '../../../../src/rules/geometry/hex/hex.js';
import { layWhole, middle, outline, type Lay } from '../../../../src/render/battletech/lay.js';
import { paragraph, stack } from '../../../../src/render/blocks.js';
import { INK, PAPER, RED, RULE, sideLook, YELLOW } from '../../../../src/render/colours.js';
import { emblem } from '../../../../src/render/emblem.js';
import { strip } from '../../../../src/render/header.js';
import { REACHED } from '../../../../src/render/overlay-parts.js';
import {
  LEGIBLE,
  moved,
  SCENE_WIDTH,
  type Colour,
  type Point,
  type Scene,
  type Shape,
} from '../../../../src/render/scene.js';

const LIST = 8;

/** The scene of an Ambush picture: the board with what its reader may know, or a list of pieces. */
export function ambushScene(picture: Picture<Ambush>): Scene {
  const { view, shows, locale, sides } = picture;
  const tongue = tongueOf(locale, sides);
  if (shows.kind === 'sheets') {
    const lines = view.game.pieces.filter(({ id }) => shows.units.includes(id)).map((one) => pieceLine(one, tongue));
    return listed([], LIST, lines);
  }
  const head = strip(view, { title: plainly(standingText(view, tongue)), right: null, standing: null }, locale);
  const laid: Lay = { ...layWhole(view.game), at: [LIST, head.height + 3] };
  const marked = markedIn(picture);
  const shapes = [
    ...head.shapes,
    ...hexesOf(view.game).flatMap((hex) => hexShapes(laid, hex, marked.get(hex) ?? null)),
    ...view.game.mines.flatMap(({ at }) => mark(middle(laid, at), laid.radius, `mine:${at}`, RED, '✸')),
    ...Object.values(view.game.found).flatMap((finds) =>
      Object.entries(finds).flatMap(([at, find]) => {
        const hex = parseHex(at);
        return hex === null
          ? []
          : mark(middle(laid, hex), laid.radius, `found:${at}:${find}`, YELLOW, find === 'nothing' ? '–' : '!');
      }),
    ),
    ...pieces(picture, laid),
  ];
  return listed(shapes, laid.at[1] + laid.window.height + LIST, lines(picture, tongue));
}

const plainly = (text: string): string => text.replaceAll('*', '');
const lines = ({ view }: Picture<Ambush>, tongue: Tongue): readonly string[] =>
  boardText(view, tongue).split('\n').slice(1).map(plainly);

/** The letters of places that can be chosen, and the places that an answer names. */
function markedIn({ shows }: Picture<Ambush>): ReadonlyMap<string, string> {
  if (shows.kind !== 'map') return new Map();
  const { overlay } = shows;
  if (overlay?.kind === 'letters') return new Map(overlay.places.map(({ letter, place }) => [place, letter]));
  if (overlay?.kind === 'answer' && overlay.answer.about === 'reach') {
    return new Map(overlay.answer.hexes.map((hex) => [hex, '']));
  }
  return new Map();
}

function hexShapes(laid: Lay, hex: Hex, letter: string | null): readonly Shape[] {
  const at = middle(laid, hex);
  const number: Point = [at[0], at[1] - laid.radius * 0.65];
  const points = outline(laid.radius, at);
  return [
    {
      kind: 'path',
      closed: true,
      points,
      ...(letter === null ? {} : { fill: REACHED }),
      stroke: RULE,
      width: 1,
      layer: 'tint',
      tag: `hex:${hex}`,
    },
    text(hex, number, LEGIBLE, `number:${hex}`),
    ...(letter ? [text(letter, [at[0], at[1] + laid.radius * 0.6], 16, `letter:${letter}`)] : []),
  ];
}

const text = (words: string, at: Point, size: number, tag: string): Shape => ({
  kind: 'text',
  text: words,
  at,
  size,
  bold: size > LEGIBLE,
  align: 'center',
  colour: INK,
  halo: PAPER,
  layer: 'label',
  tag,
});

const mark = ([x, y]: Point, radius: number, tag: string, fill: Colour, sign: string): readonly Shape[] => [
  { kind: 'circle', at: [x + radius * 0.5, y], radius: 7, fill, stroke: INK, width: 0.8, layer: 'token', tag },
  text(sign, [x + radius * 0.5, y], LEGIBLE, `${tag}:sign`),
];

/** The pieces that are seen; one in hiding is drawn hollow for those who know of it. */
function pieces({ view }: Picture<Ambush>, laid: Lay): readonly Shape[] {
  return view.game.pieces.flatMap(({ id, side, at, hidden, lost }) => {
    if (at === null || lost) return [];
    const middleOf = middle(laid, at);
    const body = emblem(sideLook(view.sides, side), middleOf, 10, 'token', `unit:${id}`, ...(hidden ? [PAPER] : []));
    return [body, text(id, [middleOf[0], middleOf[1] + 18], LEGIBLE, `label:${id}`)];
  });
}

/** The shapes of a board with lines under it. */
function listed(shapes: readonly Shape[], top: number, words: readonly string[]): Scene {
  const list = stack(words.map((line) => paragraph(line, SCENE_WIDTH - 16, 'list')));
  return {
    width: SCENE_WIDTH,
    height: Math.ceil(top + list.height + LIST),
    background: PAPER,
    ground: null,
    shapes: [...shapes, ...list.shapes.map((shape) => moved(shape, LIST, top))],
  };
}
