import type { Locale } from '../i18n/locales.js';
import type { GameTypes, MatchView } from '../rules/kernel/contract.js';
import { clockOf } from './chrono.js';
import { PANEL_BOX, TYPE } from './canvas.js';
import { BAND, FAINT, INK, PANEL, RULE, sideLook } from './colours.js';
import { emblem } from './emblem.js';
import type { Heading, Standing } from './header.js';
import type { Entry } from './legend.js';
import { cut, fittingSize, textWidth, wrap } from './measure.js';
import type { Caption } from './overlay-parts.js';
import type { Box, Colour, Point, Shape } from './scene.js';

/** The panel beside a map: its head says where the match stands and until when; below, what an overlay says; the rest is a game's. */

const PAD = 7;
export const LEFT = PANEL_BOX.x + PAD;
export const RIGHT = PANEL_BOX.x + PANEL_BOX.width - PAD;
const TITLE = 24;
const LINE = 13;
/** From the mark of a side to the next. */
const MARK = 12;
/** The least size of a title that is too long for its line. */
const LEAST_TITLE = 10;
/** A title that had to be smaller than this beside the marks of initiative has its line for itself. */
const LEAST_BESIDE = 12;

/** Shapes down to `bottom`, where the next part of the panel begins. */
interface Part {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** The paper of the panel and its head: the title with the marks of sides, then who is to act, and until when. */
export function panelHead<T extends GameTypes>(
  view: MatchView<T>,
  { title, right, standing }: Heading,
  locale: Locale,
): Part {
  const marks = right?.sides ?? [];
  const besideMarks = RIGHT - LEFT - MARK * marks.length - 3;
  const beside = textWidth(title, LEAST_BESIDE, true) <= besideMarks;
  const room = beside ? besideMarks : RIGHT - LEFT;
  const size = fittingSize(title, TYPE.title, true, room, LEAST_TITLE);
  const extra = right !== null && !beside ? 1 : 0;
  const markLine = extra === 0 ? TITLE / 2 : TITLE + LINE / 2;
  const lines = standing ? standingLines(view, standing, locale, TITLE + extra * LINE) : { shapes: [], count: 0 };
  const count = lines.count + extra;
  const bottom = TITLE + count * LINE + (count > 0 ? 3 : 0);
  return {
    bottom,
    shapes: [
      flat(PANEL_BOX, PANEL, 'panel'),
      flat({ ...PANEL_BOX, height: bottom }, BAND, 'panel:head'),
      edge([PANEL_BOX.x, bottom], [PANEL_BOX.x + PANEL_BOX.width, bottom]),
      edge([PANEL_BOX.x, 0], [PANEL_BOX.x, PANEL_BOX.height]),
      writing(cut(title, size, true, room), [LEFT, TITLE / 2], 'header:phase', { size, bold: true }),
      ...(extra === 0 ? [] : [writing(right?.words ?? '', [LEFT, markLine], `header:${right?.tag ?? ''}`)]),
      ...marks.map((side, i) =>
        emblem(
          sideLook(view.sides, side),
          [RIGHT - 5 - MARK * (marks.length - 1 - i), markLine],
          4.6,
          'writing',
          `header:${right?.tag ?? ''}:${side}`,
        ),
      ),
      ...lines.shapes,
    ],
  };
}

/** Who is to act, by their marks, and when the time is up: on one line where both have room there. */
function standingLines<T extends GameTypes>(
  view: MatchView<T>,
  { words, parties }: Standing,
  locale: Locale,
  top: number,
): { readonly shapes: readonly Shape[]; readonly count: number } {
  const y = top + LINE / 2;
  const clock = clockOf(view, locale);
  const after = LEFT + textWidth(words, TYPE.read, false) + 4;
  const ends = after + MARK * parties.length;
  const said = clock ? textWidth(clock.words, TYPE.read, false) + (clock.side === null ? 0 : MARK) : 0;
  const below = clock !== null && ends + 8 + said > RIGHT;
  const at = below ? y + LINE : y;
  return {
    count: below ? 2 : 1,
    shapes: [
      writing(words, [LEFT, y], 'header:standing'),
      ...parties.map(({ side }, i) =>
        emblem(sideLook(view.sides, side), [after + 5 + MARK * i, y], 4.6, 'writing', `header:standing:${side}`),
      ),
      ...(clock ? [writing(clock.words, [RIGHT, at], 'header:clock', { right: true })] : []),
      ...(clock && clock.side !== null
        ? [
            emblem(
              sideLook(view.sides, clock.side),
              [RIGHT - said + 5, at],
              4.6,
              'writing',
              `header:clock:${clock.side}`,
            ),
          ]
        : []),
    ],
  };
}

/** What an overlay says, from `top` down; what has no room is left to the words of the answer. */
export function panelCaptions(captions: readonly Caption[], top: number): Part {
  const all = captions.flatMap(({ text, bold }) =>
    wrap(text, TYPE.read, bold, RIGHT - LEFT).map((line) => ({ line, bold })),
  );
  const most = Math.floor((PANEL_BOX.height - top - 8) / LINE);
  const lines = all.length > most ? [...all.slice(0, most - 1), { line: '…', bold: true }] : all;
  const first = top + 4 + LINE / 2;
  return {
    shapes: lines.map(({ line, bold }, i) => writing(line, [LEFT, first + i * LINE], 'caption', { bold, colour: INK })),
    bottom: lines.length === 0 ? top : top + 6 + lines.length * LINE,
  };
}

/** A line of text in the panel, or on a card. */
export const writing = (
  text: string,
  at: Point,
  tag: string,
  look: {
    readonly size?: number;
    readonly bold?: boolean;
    readonly right?: boolean;
    readonly centre?: boolean;
    readonly colour?: Colour;
  } = {},
): Shape => ({
  kind: 'text',
  text,
  at,
  size: look.size ?? TYPE.read,
  bold: look.bold ?? false,
  align: look.centre ? 'center' : look.right ? 'right' : 'left',
  colour: look.colour ?? (look.bold ? INK : FAINT),
  layer: 'writing',
  tag,
});

const flat = (box: Box, fill: Colour, tag: string): Shape => ({
  kind: 'box',
  box,
  round: 0,
  fill,
  layer: 'frame',
  tag,
});

const edge = (from: Point, to: Point): Shape => ({
  kind: 'path',
  closed: false,
  points: [from, to],
  stroke: RULE,
  width: 1,
  layer: 'frame',
  tag: 'panel:edge',
});

/** The thin line below a row. */
export const rowRule = (y: number): Shape => ({
  kind: 'path',
  closed: false,
  points: [
    [LEFT, y - 1],
    [RIGHT, y - 1],
  ],
  stroke: RULE,
  width: 0.6,
  layer: 'frame',
  tag: 'force:rule',
});

/** An entry of the foot, and the lines that its words take. */
const linesOf = ({ words }: Entry): readonly string[] => wrap(words, TYPE.opened, false, RIGHT - LEFT - SAMPLE);
const heightOf = (entry: Entry): number => Math.max(SAMPLE_HEIGHT, linesOf(entry).length * FOOT_LINE);

/** The room that entries of the foot take. */
export const footHeight = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + heightOf(entry), entries.length === 0 ? 0 : MARGIN);

/** The foot of the panel: as many entries as have room between `top` and the lower edge, those that matter most first. */
export function panelFoot(entries: readonly Entry[], top: number): readonly Shape[] {
  const shapes: Shape[] = [];
  let bottom = PANEL_BOX.height - MARGIN;
  for (const entry of entries) {
    const height = heightOf(entry);
    if (bottom - height < top) break;
    const middle = bottom - height / 2;
    const lines = linesOf(entry);
    shapes.push(
      ...entry.sample([LEFT + 10, middle]).map((shape): Shape => ({ ...shape, layer: 'writing' })),
      ...lines.map((line, i) =>
        writing(line, [LEFT + SAMPLE, middle + (i - (lines.length - 1) / 2) * FOOT_LINE], 'legend:words', {
          size: TYPE.opened,
        }),
      ),
    );
    bottom -= height;
  }
  return shapes;
}

const MARGIN = 4;
const SAMPLE = 27;
const SAMPLE_HEIGHT = 17;
const FOOT_LINE = 11;
