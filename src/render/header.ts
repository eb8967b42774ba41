import type { Locale } from '../i18n/locales.js';
import type { GameTypes, MatchView } from '../rules/kernel/contract.js';
import type { SideId } from '../rules/kernel/ids.js';
import { clockOf, type Timed } from './chrono.js';
import { FAINT, INK, PANEL, RULE, sideLook } from './colours.js';
import { emblem } from './emblem.js';
import { textWidth } from './measure.js';
import { LEGIBLE, SCENE_WIDTH, type Point, type Shape } from './scene.js';

const ONE_LINE = 26;
const TWO_LINES = 40;
const TITLE = 14;
const LEFT = 8;
const RIGHT = SCENE_WIDTH - 8;
/** From the mark of a side to the next. */
const MARK = 13;
/** Room kept at the right of the second line for a clock, where one runs. */
const CLOCK = 128;

/** A side with the labels of those of its units that are meant; a picture shows a side by its mark. */
export interface Party {
  readonly side: SideId;
  readonly units: readonly string[];
}

/** Who is awaited, or how the match ended. */
export interface Standing {
  readonly words: string;
  readonly parties: readonly Party[];
}

/** What a game says in the strip; `right` stands at the end of the first line with the marks of sides, in their order. */
export interface Heading {
  readonly title: string;
  readonly right: { readonly words: string; readonly sides: readonly SideId[]; readonly tag: string } | null;
  readonly standing: Standing | null;
}

/** The strip over a map: where the match stands; below, who is to act and until when, or who has won. */
export function strip<T extends GameTypes>(
  view: MatchView<T>,
  { title, right, standing }: Heading,
  locale: Locale,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const clock = standing && clockOf(view, locale);
  const height = standing ? TWO_LINES : ONE_LINE;
  const rim: readonly Point[] = [
    [0, height],
    [SCENE_WIDTH, height],
  ];
  return {
    height,
    shapes: [
      {
        kind: 'box',
        box: { x: 0, y: 0, width: SCENE_WIDTH, height },
        round: 0,
        fill: PANEL,
        layer: 'writing',
        tag: 'header',
      },
      { kind: 'path', closed: false, points: rim, stroke: RULE, layer: 'writing', tag: 'header' },
      writing(title, [LEFT, 13], 'phase', { title: true }),
      ...(right === null
        ? []
        : [
            writing(right.words, [RIGHT - 2 - MARK * right.sides.length, 13], right.tag, { right: true }),
            ...right.sides.map((side, i) =>
              emblem(
                sideLook(view.sides, side),
                [RIGHT - 5 - MARK * (right.sides.length - 1 - i), 13],
                5,
                'writing',
                `header:${right.tag}:${side}`,
              ),
            ),
          ]),
      ...(standing ? secondLine(standing.words, standing.parties, view.sides, clock ? CLOCK : 0) : []),
      ...(clock ? clockShapes(clock, view.sides) : []),
    ],
  };
}

const writing = (
  text: string,
  at: Point,
  tag: string,
  look: { readonly title?: boolean; readonly right?: boolean } = {},
): Shape => ({
  kind: 'text',
  text,
  at,
  size: look.title ? TITLE : LEGIBLE,
  bold: look.title ?? false,
  align: look.right ? 'right' : 'left',
  colour: look.title ? INK : FAINT,
  layer: 'writing',
  tag: `header:${tag}`,
});

/** Words, then each party: its mark and as many of its units as there is room for. */
function secondLine(
  words: string,
  parties: readonly Party[],
  sides: readonly string[],
  kept: number,
): readonly Shape[] {
  const shapes: Shape[] = [writing(words, [LEFT, 29], 'standing')];
  let x = LEFT + textWidth(words, LEGIBLE, false) + 5;
  parties.forEach(({ side, units }, i) => {
    const room = (RIGHT - kept - x) / (parties.length - i) - 18;
    const names = fitting(units, room);
    shapes.push(
      emblem(sideLook(sides, side), [x + 5, 29], 5, 'writing', `header:standing:${side}`),
      writing(names, [x + 13, 29], `standing:${side}:units`),
    );
    x += 18 + textWidth(names, LEGIBLE, false) + 6;
  });
  return shapes;
}

function clockShapes({ side, words }: Timed, sides: readonly string[]): readonly Shape[] {
  const mark = RIGHT - textWidth(words, LEGIBLE, false) - 9;
  return [
    writing(words, [RIGHT, 29], 'clock', { right: true }),
    ...(side === null ? [] : [emblem(sideLook(sides, side), [mark, 29], 5, 'writing', `header:clock:${side}`)]),
  ];
}

/** As many labels as fit, and a sign that there are more. */
function fitting(labels: readonly string[], width: number): string {
  for (let count = labels.length; count > 0; count--) {
    const text = labels.slice(0, count).join(', ') + (count < labels.length ? ' …' : '');
    if (textWidth(text, LEGIBLE, false) <= width) return text;
  }
  return '';
}
