import { flownText, wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { inPlay, isFlying, isOffTable } from '../../rules/finest-hour/aircraft.js';
import { between } from '../../rules/geometry/plane/point.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { HourView } from '../../rules/finest-hour/finest-hour.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { FAINT, GONE, HURT, INK, NIGHT, sideLook, WHITE } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Badge } from '../labels.js';
import { cut, textWidth, wrap } from '../measure.js';
import { LEFT, RIGHT, rowRule, writing } from '../panel.js';
import type { Point, Shape } from '../scene.js';
import { leads } from './aircraft.js';
import { die } from './dice.js';
import { figure } from './figure.js';
import { unitsOf } from './header.js';
import { BADGES, repBadge, signsOf } from './signs.js';
import type { Tale } from './tale.js';
import { tracerText } from './tracers.js';

/** The forces beside the sky: each side with its die of the turn, then a line an aircraft: silhouette, name, worth, signs, and in words what befell it. */

/** Rows are never higher, where something happened or nothing did; from these heights on they have three lines, or two. */
const HIGHEST = { told: 45, still: 33 } as const;
const THREE_LINES = 35;
const TWO_LINES = 22;
const ONE_LINE = 12;
const SIDE = 17;
/** From one line of words to the next. */
const WORDS = 10.6;
const NAME = LEFT + 17;

/** The rows of all sides between two heights; `kept` at the lower end is left free for the foot: `always`, or unless rows then were of one line. */
export function force(
  view: HourView,
  tale: Tale,
  tongue: Tongue,
  top: number,
  bottom: number,
  { kept, always }: { readonly kept: number; readonly always: boolean },
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const { game, sides } = view;
  const count = Math.max(1, game.aircraft.length);
  const most = bottom - top - 3 - sides.length * SIDE;
  const room = always || (most - kept) / count >= TWO_LINES ? most - kept : most;
  const told = tale.tracks.length + tale.tracers.length > 0;
  const height = Math.min(HIGHEST[told ? 'told' : 'still'], room / count);
  // An overlay may have so much to say that there is no room for the forces: what was asked for comes first.
  if (height < ONE_LINE - 1) return { shapes: [], bottom: top };
  const shapes: Shape[] = [];
  let y = top + 3;
  for (const side of sides) {
    shapes.push(...sideRow(view, side, tongue, y));
    y += SIDE;
    for (const one of game.aircraft.filter((each) => each.side === side)) {
      shapes.push(...row(one, view, tale, tongue, y, height));
      y += height;
    }
  }
  return { shapes, bottom: y };
}

/** A side: its name, how many of its aircraft fly, and its die of the turn (AMB-TFH-01). */
function sideRow({ game, sides }: HourView, side: SideId, tongue: Tongue, top: number): readonly Shape[] {
  const y = top + SIDE / 2;
  const tag = `force:side:${side}`;
  const face = game.dice[side];
  const all = game.aircraft.filter((one) => one.side === side && !isOffTable(one)).length;
  const left = inPlay(game, side).filter((one) => !isOffTable(one)).length;
  const figures = `${left}/${all}`;
  const ends = RIGHT - (face === undefined ? 0 : 18);
  const name = nameOf(tongue, 'side', side);
  const room = ends - textWidth(figures, TYPE.read, true) - 5 - NAME;
  return [
    emblem(sideLook(sides, side), [LEFT + 5.5, y], 4.8, 'writing', `${tag}:mark`),
    writing(cut(name, TYPE.read, true, room), [NAME, y], tag, { bold: true, colour: FAINT }),
    writing(figures, [ends, y], `${tag}:left`, { bold: true, right: true }),
    ...(face === undefined ? [] : die(face, [RIGHT - 7, y], 13, `${tag}:die`)),
    ...(game.first === side && face !== undefined ? [underline(y + 7.6, `${tag}:first`)] : []),
  ];
}

/** A bar below the die that has the initiative. */
const underline = (y: number, tag: string): Shape => ({
  kind: 'path',
  closed: false,
  points: [
    [RIGHT - 13, y],
    [RIGHT - 1, y],
  ],
  stroke: INK,
  width: 1.8,
  layer: 'writing',
  tag,
});

function row(one: Aircraft, view: HourView, tale: Tale, tongue: Tongue, top: number, height: number): readonly Shape[] {
  const tag = `force:${one.id}`;
  const look = sideLook(view.sides, one.side);
  const out = !isFlying(one);
  const two = height >= TWO_LINES;
  const size = two ? TYPE.name : TYPE.read;
  const under = height >= THREE_LINES ? 2 : two ? 1 : 0;
  const y = top + height / 2 - under * 5.2;
  const at: Point = [LEFT + 6, top + height / 2];
  const badges = badgeRow(one, view, y, tag);
  const awaited = isAwaited(one, view);
  const name = cut(one.id, size, true, badges.left - 3 - NAME - (awaited ? 9 : 0));
  return [
    ...figure(
      one.profile.silhouette,
      { at, size: Math.min(8, height / 2 - 1), heading: 0 },
      {
        fill: out ? GONE : look.fill,
        ink: look.ink,
        rim: NIGHT,
        casing: '#00000000',
        layer: 'writing',
        tag: `${tag}:side:${one.side}`,
      },
    ),
    writing(name, [NAME, y], `${tag}:name`, { size, bold: true, colour: out ? FAINT : INK }),
    ...(awaited ? [writing('▸', [NAME + textWidth(name, size, true) + 2, y], `${tag}:awaited`, { bold: true })] : []),
    ...badges.shapes,
    ...wordsOf(one, tale, tongue, y + WORDS, under, tag),
    rowRule(top + height),
  ];
}

const isAwaited = ({ id }: Aircraft, { questions }: HourView): boolean =>
  questions.some((question) => unitsOf(question).includes(id));

/** REP and signs up to the right edge; the REP of one that has been activated this turn is ticked off. */
function badgeRow(
  one: Aircraft,
  { game }: HourView,
  y: number,
  tag: string,
): { readonly shapes: readonly Shape[]; readonly left: number } {
  let right = RIGHT;
  const signs: readonly Badge[] = signsOf(one, leads(game, one)).map((sign) => BADGES[sign]);
  const rep = repBadge(one);
  const all = [...signs, one.activated && isFlying(one) ? { ...rep, text: `${rep.text}✓` } : rep];
  const shapes = [...all].reverse().flatMap((badge): readonly Shape[] => {
    const width = Math.max(11, textWidth(badge.text, TYPE.opened, true) + 4);
    right -= width + 1;
    const own = `${tag}:marker:${badge.tag}`;
    return [
      {
        kind: 'box',
        box: { x: right, y: y - 5.5, width, height: 11 },
        round: 2,
        fill: isFlying(one) ? badge.fill : WHITE,
        stroke: INK,
        width: 0.8,
        layer: 'writing',
        tag: own,
      },
      writing(badge.text, [right + width / 2, y], `${own}:sign`, {
        size: TYPE.opened,
        bold: true,
        centre: true,
        colour: badge.ink,
      }),
    ];
  });
  return { shapes, left: right };
}

/** What befell an aircraft in the stretch in red, else what it did, else what it is. */
function wordsOf(one: Aircraft, tale: Tale, tongue: Tongue, y: number, most: number, tag: string): readonly Shape[] {
  if (most === 0) return [];
  const write = (
    parts: readonly string[],
    part: string,
    bold: boolean,
    colour: typeof INK,
    rest = ['…'],
  ): readonly Shape[] => {
    const shown = fitting(parts.map(unbroken), rest, most, (text) => wrap(text, TYPE.opened, bold, RIGHT - NAME));
    return shown.map((line, i) =>
      writing(cut(line, TYPE.opened, bold, RIGHT - NAME), [NAME, y + i * WORDS], `${tag}:${part}`, {
        size: TYPE.opened,
        bold,
        colour,
      }),
    );
  };
  if (!isFlying(one)) {
    const now = tale.losses.some(({ unit }) => unit === one.id);
    return write(
      [nameOf(tongue, 'finest-hour.fate', one.status)],
      'status',
      now,
      now && one.status !== 'exited' ? HURT : FAINT,
    );
  }
  const harm = tale.harms.get(one.id) ?? 'none';
  const done = deeds(one, tale, tongue);
  if (harm !== 'none') return write([nameOf(tongue, 'finest-hour.harm', harm), ...done], 'changes', true, HURT);
  return done.length > 0 ? write(done, 'facts', false, INK) : write(what(one, tongue), 'facts', false, FAINT, []);
}

/** As many of the facts, the first first, as fit into so many lines whole, and what stands for the rest. */
function fitting(
  parts: readonly string[],
  rest: readonly string[],
  most: number,
  lines: (text: string) => readonly string[],
): readonly string[] {
  for (let count = parts.length; count > 0; count--) {
    const found = lines([...parts.slice(0, count), ...(count < parts.length ? rest : [])].join(' · '));
    if (found.length <= most) return found;
  }
  return parts.slice(0, 1);
}

/** What kind of aircraft it is. */
const what = ({ profile }: Aircraft, tongue: Tongue): readonly string[] => [
  wordIn(profile.name, tongue),
  profile.kind === 'off-table'
    ? t(tongue, 'finest-hour.picture.offTable')
    : nameOf(tongue, 'finest-hour.class', String(profile.class)),
];

/** What it did in the stretch: at whom it fired with what result, its tests, bombs, and how far it flew. */
function deeds(one: Aircraft, tale: Tale, tongue: Tongue): readonly string[] {
  const far = tale.tracks
    .filter(({ unit, way }) => unit === one.id && way === 'flew')
    .flatMap(({ points }) => points.slice(1).map((to, i) => between(points[i] ?? to, to)))
    .reduce((sum, length) => sum + length, 0);
  return [
    ...tale.tracers
      .filter(({ unit }) => unit === one.id)
      .map((each, i) => `${i === 0 ? '→ ' : ''}${each.target} ${tracerText(each)}`),
    ...tale.drops
      .filter(({ unit }) => unit === one.id)
      .map(({ success }) => t(tongue, success ? 'finest-hour.picture.bombedIt' : 'finest-hour.picture.bombsMissed')),
    ...tale.tests
      .filter(({ unit }) => unit === one.id)
      .map(({ test, passes }) => `${nameOf(tongue, 'finest-hour.test', test)} ${ticks(passes)}`),
    ...(far > 0 ? [t(tongue, 'finest-hour.picture.flew', { far: flownText(tenths(far), tongue) })] : []),
  ];
}

/** The dice of a test that were passed, and those that were not: `✓✕`. */
const ticks = (passes: number): string => '✓'.repeat(passes) + '✕'.repeat(2 - passes);

/** Words that stay together at the end of a line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Players measure to the tenth. */
const tenths = (length: number): number => Math.round(length / MEASURE.least) * MEASURE.least;
