import type { Locale } from '../../i18n/locales.js';
import { nameOf, t } from '../../i18n/index.js';
import type { BattleTechView } from '../../rules/battletech/types.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { FAINT, INK, PANEL, RULE, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, SCENE_WIDTH, type Point, type Shape } from '../scene.js';

const ONE_LINE = 26;
const TWO_LINES = 40;
const TITLE = 14;

/** The strip over a map: turn and phase, who holds the initiative, who is to act. Right of the second line is room for a clock. */
export function header(
  view: BattleTechView,
  locale: Locale,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const { turn, phase, initiative } = view.game;
  const text = (
    words: string,
    at: Point,
    size: number,
    bold: boolean,
    align: 'left' | 'right',
    tag: string,
  ): Shape => ({
    kind: 'text',
    text: words,
    at,
    size,
    bold,
    align,
    colour: size === TITLE ? INK : FAINT,
    layer: 'writing',
    tag: `header:${tag}`,
  });
  const right = SCENE_WIDTH - 8;
  const second = standing(view, locale);
  const height = second === '' ? ONE_LINE : TWO_LINES;
  const shapes: readonly Shape[] = [
    {
      kind: 'box',
      box: { x: 0, y: 0, width: SCENE_WIDTH, height: height },
      round: 0,
      fill: PANEL,
      layer: 'frame',
      tag: 'header',
    },
    {
      kind: 'path',
      closed: false,
      points: [
        [0, height],
        [SCENE_WIDTH, height],
      ],
      stroke: RULE,
      layer: 'frame',
      tag: 'header',
    },
    text(t(locale, 'battletech.picture.phase', { turn, phase }), [8, 13], TITLE, true, 'left', 'phase'),
    text(second, [8, 29], LEGIBLE, false, 'left', 'to-act'),
    ...(initiative === null
      ? []
      : [
          text(t(locale, 'battletech.picture.initiative'), [right - 15, 13], LEGIBLE, false, 'right', 'initiative'),
          emblem(sideLook(view.sides, initiative), [right - 5, 13], 5, 'writing', `header:initiative:${initiative}`),
        ]),
    ...awaitedSides(view).map((side, i): Shape => {
      const x = 8 + textWidth(second, LEGIBLE, false) + 10 + i * 14;
      return emblem(sideLook(view.sides, side), [x, 29], 5, 'writing', `header:to-act:${side}`);
    }),
  ];
  return { shapes, height };
}

/** Who is awaited, or how the match ended. */
function standing(view: BattleTechView, locale: Locale): string {
  const names = (sides: readonly SideId[]): string => sides.map((side) => sideName(locale, side)).join(', ');
  if (view.outcome) {
    const { winners } = view.outcome;
    return winners.length === 0
      ? t(locale, 'battletech.picture.draw')
      : t(locale, 'battletech.picture.won', { sides: names(winners) });
  }
  const sides = awaitedSides(view);
  return sides.length === 0 ? '' : t(locale, 'battletech.picture.toAct', { sides: names(sides) });
}

/** A side's name; a side that the catalogue does not know is called by its id. */
export const sideName = (locale: Locale, side: SideId): string => nameOf(locale, 'battletech.side', side);

function awaitedSides(view: BattleTechView): readonly SideId[] {
  if (view.outcome) return [];
  const seats = new Set(view.questions.map((question) => question.seat));
  return [...new Set(view.seats.filter((seat) => seats.has(seat.id)).map((seat) => seat.side))];
}
