import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf } from '../../i18n/index.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { losses } from '../../rules/tactic148/victory.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { INK, PANEL, RED, RULE, sideLook, WHITE } from '../colours.js';
import { emblem } from '../emblem.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, SCENE_WIDTH, type Box, type Point, type Shape } from '../scene.js';

const HEIGHT = 18;
const HALF = SCENE_WIDTH / 2;
const BAR = 26;
const TOKEN = 3.6;
/** So many tokens are drawn; a figure says how many there are. */
const MOST_TOKENS = 6;
/** From one drawn token to the next: they lie on each other. */
const TOKEN_STEP = 4.4;

/** How each side stands: its name, the Action tokens that it has left (T48-08), and what it has lost of what ends the match (T48-55, T48-57). */
export function score(
  view: TacticView,
  tongue: Tongue,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  return {
    height: HEIGHT,
    shapes: [
      {
        kind: 'box',
        box: { x: 0, y: top, width: SCENE_WIDTH, height: HEIGHT },
        round: 0,
        fill: PANEL,
        layer: 'frame',
        tag: 'score',
      },
      ...view.sides.flatMap((side, i) => half(view, side, tongue, [i * HALF, top + HEIGHT / 2])),
    ],
  };
}

function half({ game, sides }: TacticView, side: SideId, tongue: Tongue, [left, y]: Point): readonly Shape[] {
  const tag = `score:${side}`;
  const tokens = game.tokens[side] ?? 0;
  const { lost, of } = losses(game, side);
  const figure = `${lost}/${of}`;
  const right = left + HALF - 7;
  const bar: Box = { x: right - BAR, y: y - 4, width: BAR, height: 8 };
  const lossAt = bar.x - 4;
  const count = String(tokens);
  const drawn = Math.min(tokens, MOST_TOKENS);
  const tokensRight = lossAt - textWidth(figure, LEGIBLE, true) - 9;
  const tokensLeft = tokensRight - (drawn > 0 ? (drawn - 1) * TOKEN_STEP + 2 * TOKEN : 0);
  const name = fitting(nameOf(tongue, 'side', side), tokensLeft - textWidth(count, LEGIBLE, true) - 8 - (left + 20));
  return [
    emblem(sideLook(sides, side), [left + 12, y], 5, 'writing', `${tag}:side`),
    text(name, [left + 20, y], `${tag}:name`, 'left', false),
    text(count, [tokensLeft - 3, y], `${tag}:tokens`, 'right', true),
    ...Array.from({ length: drawn }, (_, i) => token([tokensLeft + TOKEN + i * TOKEN_STEP, y], `${tag}:token`)),
    text(figure, [lossAt, y], `${tag}:lost`, 'right', true),
    ...lossBar(bar, lost / Math.max(1, of), `${tag}:bar`),
  ];
}

/** A token as it is drawn in the score and in the legend. */
export const token = (at: Point, tag: string): Shape => ({
  kind: 'circle',
  at,
  radius: TOKEN,
  fill: '#F0E442',
  stroke: INK,
  width: 1,
  layer: 'writing',
  tag,
});

/** What is lost of all, with a bar at the half that wins. */
export function lossBar(box: Box, part: number, tag: string): readonly Shape[] {
  const middle = box.x + box.width / 2;
  return [
    { kind: 'box', box, round: 1.5, fill: WHITE, stroke: RULE, width: 0.8, layer: 'writing', tag },
    ...(part > 0
      ? [
          {
            kind: 'box',
            box: { ...box, width: box.width * Math.min(1, part) },
            round: 1.5,
            fill: RED,
            layer: 'writing',
            tag: `${tag}:lost`,
          } as const,
        ]
      : []),
    {
      kind: 'path',
      closed: false,
      points: [
        [middle, box.y - 2],
        [middle, box.y + box.height + 2],
      ],
      stroke: INK,
      width: 1.6,
      layer: 'writing',
      tag: `${tag}:half`,
    },
  ];
}

const text = (words: string, at: Point, tag: string, align: 'left' | 'right', bold: boolean): Shape => ({
  kind: 'text',
  text: words,
  at,
  size: LEGIBLE,
  bold,
  align,
  colour: INK,
  layer: 'writing',
  tag,
});

/** A name cut to a width. */
function fitting(name: string, width: number): string {
  if (textWidth(name, LEGIBLE, false) <= width) return name;
  for (let length = name.length - 1; length > 0; length--) {
    const cut = `${name.slice(0, length)}…`;
    if (textWidth(cut, LEGIBLE, false) <= width) return cut;
  }
  return '';
}
