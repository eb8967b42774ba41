import type { Locale } from '../../i18n/locales.js';
import { nameOf, t } from '../../i18n/index.js';
import type { BattleTechQuestion, BattleTechView, Phase } from '../../rules/battletech/types.js';
import { dueOf } from '../../rules/kernel/clock.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { FAINT, INK, PANEL, RULE, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { textWidth } from '../measure.js';
import { LEGIBLE, SCENE_WIDTH, type Point, type Shape } from '../scene.js';

const ONE_LINE = 26;
const TWO_LINES = 40;
const TITLE = 14;
const LEFT = 8;
const RIGHT = SCENE_WIDTH - 8;
/** Room kept at the right of the second line for a clock, where one runs. */
const CLOCK = 128;

/** A side with the labels of those of its units that are meant; a picture shows a side by its mark. */
interface Party {
  readonly side: SideId;
  readonly units: readonly string[];
}

/** The strip over a map: turn and phase, who holds the initiative; below, who is to act and until when, or who has won. */
export function header(
  view: BattleTechView,
  locale: Locale,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const { turn, phase, initiative } = view.game;
  const said = standing(view, locale);
  const clock = said && clockOf(view, locale);
  const height = said ? TWO_LINES : ONE_LINE;
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
      writing(titleOf(turn, phase, locale), [LEFT, 13], 'phase', { title: true }),
      ...(initiative === null
        ? []
        : [
            writing(t(locale, 'battletech.picture.initiative'), [RIGHT - 15, 13], 'initiative', { right: true }),
            emblem(sideLook(view.sides, initiative), [RIGHT - 5, 13], 5, 'writing', `header:initiative:${initiative}`),
          ]),
      ...(said ? secondLine(said.words, said.parties, view.sides, clock ? CLOCK : 0) : []),
      ...(clock ? clockShapes(clock, view.sides) : []),
    ],
  };
}

/** Turn and phase; before the first turn the phase alone. */
const titleOf = (turn: number, phase: Phase, locale: Locale): string =>
  turn === 0 ? nameOf(locale, 'battletech.phase', phase) : t(locale, 'battletech.picture.phase', { turn, phase });

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

/** Whose time is up first and when, or that the clock stands still. */
interface Timed {
  readonly side: SideId | null;
  readonly words: string;
}

function clockShapes({ side, words }: Timed, sides: readonly string[]): readonly Shape[] {
  const mark = RIGHT - textWidth(words, LEGIBLE, false) - 9;
  return [
    writing(words, [RIGHT, 29], 'clock', { right: true }),
    ...(side === null ? [] : [emblem(sideLook(sides, side), [mark, 29], 5, 'writing', `header:clock:${side}`)]),
  ];
}

/** A picture is looked at for days: it says when the time is up, by the clocks of Greenwich, never how much of it is left. */
function clockOf({ clock, seats, outcome }: BattleTechView, locale: Locale): Timed | null {
  if (!clock || outcome) return null;
  if (clock.paused) return { side: null, words: t(locale, 'clock.picture.paused') };
  const [first] = clock.running
    .map((running) => ({ running, due: dueOf(clock, running) }))
    .sort((a, b) => a.due - b.due);
  if (!first) return null;
  const seconds = first.running.banked ? {} : ({ second: '2-digit' } as const);
  const day = first.running.banked ? ({ day: 'numeric', month: 'short' } as const) : {};
  const format = { timeZone: 'UTC', hourCycle: 'h23', hour: '2-digit', minute: '2-digit', ...day, ...seconds } as const;
  const time = new Intl.DateTimeFormat(locale, format).format(first.due);
  const side = seats.find(({ id }) => id === first.running.seat)?.side ?? null;
  return { side, words: t(locale, 'clock.picture.until', { time }) };
}

/** As many labels as fit, and a sign that there are more. */
function fitting(labels: readonly string[], width: number): string {
  for (let count = labels.length; count > 0; count--) {
    const text = labels.slice(0, count).join(', ') + (count < labels.length ? ' …' : '');
    if (textWidth(text, LEGIBLE, false) <= width) return text;
  }
  return '';
}

/** Who is awaited with which units, or how the match ended. */
function standing(
  view: BattleTechView,
  locale: Locale,
): { readonly words: string; readonly parties: readonly Party[] } | null {
  if (view.outcome) {
    const { winners } = view.outcome;
    if (winners.length === 0) return { words: t(locale, 'battletech.picture.draw'), parties: [] };
    const left = (side: SideId): readonly string[] =>
      view.game.units.filter((unit) => unit.side === side && unit.status === 'active').map((unit) => unit.id);
    return {
      words: t(locale, 'battletech.picture.won'),
      parties: winners.map((side) => ({ side, units: left(side) })),
    };
  }
  const parties = view.sides
    .map((side): Party => {
      const seats = view.seats.filter((seat) => seat.side === side).map((seat) => seat.id);
      const asked = view.questions.filter((question) => seats.includes(question.seat));
      return { side, units: [...new Set(asked.flatMap(unitsOf))] };
    })
    .filter(({ units }) => units.length > 0);
  return parties.length === 0 ? null : { words: t(locale, 'battletech.picture.toAct'), parties };
}

/** The units that a question is about, on the side that is asked. */
function unitsOf({ topic }: BattleTechQuestion): readonly string[] {
  switch (topic.ask) {
    case 'deploy':
    case 'move':
    case 'move-named':
    case 'declare':
      return topic.units;
    case 'split-hex':
      return [topic.target];
    case 'impossible-shots':
    case 'fire':
      return [topic.unit];
  }
}
