import { nameOf, t } from '../../i18n/index.js';
import type { Block } from '../../present/message.js';
import type { Sketch } from '../../present/picture.js';
import { asMeasured, type Measure } from '../../rules/geometry/plane/measure.js';
import { written, type Point } from '../../rules/geometry/plane/point.js';
import { blankBeside } from '../../rules/kernel/choices.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import type { AnyGame } from '../../rules/registry.js';
import { button, blanksOf, toArgs, type Drafting, type Filling, type Next } from './half-order.js';
import { letterOf, lettersBlock, pictureBlock } from './letters.js';

/**
 * How a `point` is asked: squares of the table with letters, then smaller ones within the chosen square, then places. What
 * has been chosen so far stands in the blank: a square by two corners, `12000,6000 18000,12000`, which the rules take for no place
 * and so ask on. Any place can be typed as well.
 */

type PointChoice = Extract<Next, { kind: 'point' }>;

/** A square of the table in steps. */
export interface Square {
  readonly from: Point;
  readonly size: number;
}

/** Squares and places a side: a menu holds 25. */
const ACROSS = 5;
/** Squares are cut no finer than so many of the smallest lengths that are measured: then come places. */
const FINEST = 6;

/** `first`: blanks that a place fills along with its own. */
export function pointBlocks(drafting: Drafting, choice: PointChoice, first: readonly Filling[] = []): readonly Block[] {
  const { request, match, about } = drafting;
  const { locale } = request;
  const offers = offersOf(drafting, choice, first);
  const type = { ...button(drafting, 'enter', 'button.enter', ...toArgs(first)), style: 'secondary' as const };
  if (offers.length === 0) return [{ kind: 'buttons', buttons: [{ ...type, style: 'primary' }] }];
  return [
    ...lettersBlock(
      drafting,
      offers.map(({ place }, index) => ({ index, place })),
      blanksOf(drafting)[blankBeside(choice.blank, 'unit')] ?? null,
      sketchesOf(drafting, choice.planned ?? []),
    ),
    {
      kind: 'menu',
      menu: {
        action: { verb: 'fill', args: [match, about, ...toArgs(first)] },
        placeholder: t(locale, 'blank.menu'),
        min: 1,
        max: 1,
        options: offers.map(({ value, label, description }, i) => ({
          value: `${choice.blank}=${value}`,
          label: `${letterOf(i)} · ${label}`,
          ...(description === null ? {} : { description }),
        })),
      },
    },
    {
      kind: 'buttons',
      buttons: [
        ...(isRough(drafting, choice.blank)
          ? [button(drafting, 'fill', 'button.closer', ...toArgs([...first, [choice.blank, SQUARES]]))]
          : []),
        type,
      ],
    },
  ];
}

/** A square or a place to pick: what goes into the blank, its words, and how the picture knows it, in the game's units. */
interface Offer {
  readonly value: string;
  readonly label: string;
  /** Who would see a unit that is to stand there. */
  readonly description: string | null;
  readonly place: string;
}

/** In the blank: a place is to be chosen among squares, closer and closer. */
const SQUARES = 'squares';

/** Whether the places offered are one of each square, so that closer ones can be asked for. */
const isRough = (drafting: Drafting, blank: string): boolean => blanksOf(drafting)[blank] === undefined;

function offersOf(drafting: Drafting, choice: PointChoice, first: readonly Filling[]): readonly Offer[] {
  const measure = measureOf(drafting);
  const region = choice.region.map(([x, y]) => ({ x, y }));
  const chosen = squareIn(blanksOf(drafting)[choice.blank]);
  const isFirst = isRough(drafting, choice.blank);
  const cut = chosen
    ? chosen.size / ACROSS > FINEST * measure.least
      ? inner(chosen)
      : null
    : isFirst
      ? many(region, measure)
      : outer(region, measure);
  const isPlace = placeTest(drafting, choice, first);
  const named = (at: Point): Offer => ({
    value: written(at),
    label: placeName(drafting, written(at)),
    description: exposure(drafting, choice.stands, at),
    place: inUnits(at, measure),
  });
  if (cut && isFirst) {
    return cut.flatMap((square) => {
      const all = placesIn(square, region, measure);
      const place = nearestFirst(all, middleOf(square)).find(isPlace);
      return place ? [named(place)] : [];
    });
  }
  if (cut) {
    return cut.filter((square) => reaches(square, region, measure)).map((square) => squareOffer(square, drafting));
  }
  if (!chosen) return [];
  return placesIn(chosen, region, measure)
    .filter(isPlace)
    .slice(0, ACROSS * ACROSS)
    .map(named);
}

/** The square that a blank holds; `null` for a place, and for nothing. */
export function squareIn(text: string | undefined): Square | null {
  const found = /^(-?\d+),(-?\d+) (-?\d+),-?\d+$/
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  const [x, y, right] = found ?? [];
  return x === undefined || y === undefined || right === undefined ? null : { from: { x, y }, size: right - x };
}

const opposite = ({ from: { x, y }, size }: Square): Point => ({ x: x + size, y: y + size });
const inUnits = ({ x, y }: Point, { unit }: Measure): string => `${x / unit},${y / unit}`;

/** How the game of a draft measures; only one that does asks for points. */
function measureOf({ services, seen }: Drafting): Measure {
  const { id, measure } = services.ruleset(seen.table.header.ruleset);
  if (!measure) throw new Error(`${id} asks for a point and has no measure`);
  return measure;
}

/** A place in the words of the game. */
export function placeName({ services, seen, request }: Drafting, place: string): string {
  const { header } = seen.table;
  return nameOf(services.presenter(header).tongue(request.locale), `${header.ruleset}.place`, place);
}

/** What awaits a unit at a place, in the words of the game (P-20). */
const exposure = ({ services, seen, view, request }: Drafting, stands: UnitId | undefined, at: Point): string | null =>
  stands === undefined ? null : services.presenter(seen.table.header).place(stands, at, view, request.locale);

function squareOffer(square: Square, drafting: Drafting): Offer {
  const measure = measureOf(drafting);
  const [from, to] = [square.from, opposite(square)];
  return {
    value: `${written(from)} ${written(to)}`,
    label: `${placeName(drafting, written(from))} – ${placeName(drafting, written(to))}`,
    description: null,
    place: `${inUnits(from, measure)} ${inUnits(to, measure)}`,
  };
}

/** The smallest squares that a region has something in of which a menu holds all. */
function many(region: readonly Point[], measure: Measure): readonly Square[] {
  for (const side of measure.squares) {
    const all = grid(region, measure, side);
    const found = all.length > MOST_SQUARES ? all : all.filter((square) => reaches(square, region, measure));
    if (found.length <= ACROSS * ACROSS) return found;
  }
  return outer(region, measure);
}

/** So many squares are looked at for what a region has in them. */
const MOST_SQUARES = 200;

/** The smallest squares of which five a side cover a region. */
function outer(region: readonly Point[], measure: Measure): readonly Square[] {
  const { from, span } = extent(region, measure);
  const fits = (side: number): boolean => side * measure.unit * ACROSS >= Math.max(span.x, span.y);
  return squaresOver(from, span, (measure.squares.find(fits) ?? measure.squares.at(-1) ?? 1) * measure.unit);
}

/** Squares of so many units a side that cover a region. */
function grid(region: readonly Point[], measure: Measure, side: number): readonly Square[] {
  const { from, span } = extent(region, measure);
  return squaresOver(from, span, side * measure.unit);
}

const squaresOver = (from: Point, span: Point, size: number): readonly Square[] =>
  squares(from, size, Math.max(1, Math.ceil(span.x / size)), Math.max(1, Math.ceil(span.y / size)));

/** Where a region begins, in halves of a unit, and how far it goes. */
function extent(region: readonly Point[], { unit }: Measure): { readonly from: Point; readonly span: Point } {
  const [xs, ys] = [region.map(({ x }) => x), region.map(({ y }) => y)];
  const half = unit / 2;
  const from = { x: Math.floor(Math.min(...xs) / half) * half, y: Math.floor(Math.min(...ys) / half) * half };
  return { from, span: { x: Math.max(...xs) - from.x, y: Math.max(...ys) - from.y } };
}

const inner = ({ from, size }: Square): readonly Square[] => squares(from, Math.round(size / ACROSS), ACROSS, ACROSS);

const squares = (from: Point, size: number, across: number, down: number): readonly Square[] =>
  Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column): Square => ({
      from: { x: from.x + column * size, y: from.y + row * size },
      size,
    })),
  ).flat();

const middleOf = ({ from: { x, y }, size }: Square): Point => ({ x: x + size / 2, y: y + size / 2 });

const nearestFirst = (points: readonly Point[], to: Point): readonly Point[] =>
  [...points].sort((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y));

/** Places of a square: those of the region's rim, which lie farthest, and the middles of its smaller squares. */
function placesIn(square: Square, region: readonly Point[], measure: Measure): readonly Point[] {
  const size = square.size / ACROSS;
  const middles = squares(square.from, size, ACROSS, ACROSS).map(({ from }) => ({
    x: asMeasured(measure, from.x + size / 2),
    y: asMeasured(measure, from.y + size / 2),
  }));
  const rim = region.filter((point) => isIn(square, point));
  const all = [...middles.filter((point) => isInside(region, point)), ...rim];
  return [...new Map(all.map((point) => [written(point), point])).values()];
}

const isIn = ({ from, size }: Square, { x, y }: Point): boolean =>
  x >= from.x && y >= from.y && x <= from.x + size && y <= from.y + size;

/** Whether there is anything of a region in a square. */
const reaches = (square: Square, region: readonly Point[], measure: Measure): boolean =>
  placesIn(square, region, measure).length > 0;

/** Whether a point lies within an outline, convex or not: a line from it crosses the outline an odd number of times. */
function isInside(region: readonly Point[], point: Point): boolean {
  return region.filter((a, i) => crossesRight(a, region[(i + 1) % region.length] ?? a, point)).length % 2 === 1;
}

const crossesRight = (a: Point, b: Point, { x, y }: Point): boolean =>
  a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);

/** Whether the rules take a place for the blank: then they ask on for something else. */
export function placeTest(
  drafting: Drafting,
  { blank }: PointChoice,
  first: readonly Filling[] = [],
): (at: Point) => boolean {
  const { services, seen, view, seat, about } = drafting;
  const rules = services.ruleset(seen.table.header.ruleset);
  return (at) => {
    const next = rules.choices(view, seat, {
      ...blanksOf(drafting),
      ...Object.fromEntries(first),
      question: about,
      [blank]: written(at),
    });
    return next.kind !== 'nothing' && !('blank' in next && next.blank === blank);
  };
}

/** Orders drawn on the map, the last as the one in the making, when places are part of them: the way, the marker, the target. */
export function ordersPicture(drafting: Drafting, commands: readonly AnyGame['command'][]): readonly Block[] {
  const sketches = sketchesOf(drafting, commands);
  const last = sketches.at(-1);
  if (!last || sketches.every(({ steps }) => steps === '')) return [];
  const planned = sketches.slice(0, -1);
  return [
    pictureBlock(drafting, {
      kind: 'map',
      crop: 'action',
      overlay: { kind: 'draft', ...last, ...(planned.length > 0 ? { planned } : {}) },
    }),
  ];
}

function sketchesOf({ services, seen }: Drafting, commands: readonly AnyGame['command'][]): readonly Sketch[] {
  const words = services.presenter(seen.table.header);
  return commands.flatMap((command) => words.sketches(command));
}
