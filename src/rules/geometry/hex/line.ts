import { axialOf, distance, hexAt, hexOn, isOn, placeOf, type Axial, type Extent, type Hex } from './hex.js';

/**
 * How the straight line between two hex centres meets a hex in between (QSR-29, QSR-31):
 * `crossed` it runs through the hex · `touched` it meets a corner only · `split` it runs along the side between `left`
 * and `right`, as seen on the way; one of the two may lie off the map (ask `isOn`).
 */
export type Meeting =
  | { readonly kind: 'crossed' | 'touched'; readonly hex: Hex }
  | { readonly kind: 'split'; readonly left: Hex; readonly right: Hex };

/** The meetings of the line between two hexes with the hexes between them, in order; the end hexes are not among them (QSR-30). */
export function meetings(extent: Extent, from: Hex, to: Hex): readonly Meeting[] {
  const a = axialOf(from);
  const b = axialOf(to);
  const there = (offset: Axial): Axial => ({ q: a.q + offset.q, r: a.r + offset.r });
  return onTheWay({ q: b.q - a.q, r: b.r - a.r }).flatMap((met): readonly Meeting[] => {
    if (met.kind === 'split') {
      const left = printed(there(met.left));
      const right = printed(there(met.right));
      return isOn(extent, left) || isOn(extent, right) ? [{ kind: 'split', left, right }] : [];
    }
    const hex = hexOn(extent, there(met.hex));
    return hex ? [{ kind: met.kind, hex }] : [];
  });
}

/** A meeting by its distance from the beginning of the line: the same wherever the line begins. */
type Passing =
  | { readonly kind: 'crossed' | 'touched'; readonly hex: Axial }
  | { readonly kind: 'split'; readonly left: Axial; readonly right: Axial };

/** Lines worked out before, by how far they go east and south: a map has few of them, and they are asked for all the time. */
const WAYS = new Map<string, readonly Passing[]>();

/** The hexes that a line meets on its way, in order. */
function onTheWay(way: Axial): readonly Passing[] {
  const key = `${way.q},${way.r}`;
  const known = WAYS.get(key);
  if (known) return known;
  const found = passings(way);
  WAYS.set(key, found);
  return found;
}

const START: Axial = { q: 0, r: 0 };

function passings(end: Axial): readonly Passing[] {
  const way = flat(end);
  const along: Met[] = [];
  const touchedSides: Met[] = [];
  for (const hex of near(end)) {
    const met = meet(hex, way);
    if (!met || same(hex, START) || same(hex, end)) continue;
    (met.kind === 'side' ? touchedSides : along).push(met);
  }
  const lefts = touchedSides.filter((met) => met.side < 0);
  const splits = lefts.map((left) => {
    const right = touchedSides.find((met) => met.side > 0 && met.order === left.order);
    if (!right) throw new Error(`a split line without a right-hand hex on the way ${end.q}, ${end.r}`);
    return { order: left.order, side: 0, passing: { kind: 'split', left: left.hex, right: right.hex } as const };
  });
  const singles = along.map((met) => ({
    order: met.order,
    side: met.side,
    passing: { kind: met.kind === 'through' ? 'crossed' : 'touched', hex: met.hex } as const,
  }));
  return [...splits, ...singles].sort((x, y) => x.order - y.order || y.side - x.side).map(({ passing }) => passing);
}

/** Whether a line is divided: it runs along hexsides somewhere, at an odd multiple of 30° (QSR-31). */
export function isDivided(from: Hex, to: Hex): boolean {
  const a = axialOf(from);
  const b = axialOf(to);
  const q = b.q - a.q;
  const r = b.r - a.r;
  const s = -q - r;
  return distance(from, to) > 0 && (q === r || r === s || q === s);
}

/** Plane coordinates in which all centres and corners are whole: the corners of a hex are (±2, 0) and (±1, ±1) from its centre. */
interface Flat {
  readonly x: number;
  readonly y: number;
}

const flat = ({ q, r }: Axial): Flat => ({ x: 3 * q, y: 2 * r + q });

const CORNERS: readonly Flat[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

interface Met {
  readonly hex: Axial;
  readonly kind: 'through' | 'corner' | 'side';
  /** Where along the way the hex lies: its centre's projection, in the affine plane's exact whole numbers. */
  readonly order: number;
  /** −1 left of the line, 1 right of it, 0 on both sides. */
  readonly side: number;
}

/** How the line along `way` meets a hex: by which side of the line its corners lie. */
function meet(hex: Axial, way: Flat): Met | null {
  const centre = flat(hex);
  const sides = CORNERS.map(({ x, y }) => Math.sign(way.x * (centre.y + y) - way.y * (centre.x + x)));
  const on = sides.filter((side) => side === 0).length;
  const side = Math.sign(sides.reduce((sum, s) => sum + s, 0));
  // The plane is stretched: 3·Δy² stands for the true Δy², so the projection weighs y threefold.
  const order = way.x * centre.x + 3 * way.y * centre.y;
  if (sides.includes(1) && sides.includes(-1)) return { hex, kind: 'through', order, side: 0 };
  if (on === 0) return null;
  return { hex, kind: on === 2 ? 'side' : 'corner', order, side };
}

const same = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

/** The hexes that lie near enough to a line to be met by it: all within its length of both ends. */
function near(end: Axial): readonly Axial[] {
  const steps = length(end);
  const seen = new Map<string, Axial>();
  for (let i = 0; i <= steps; i++) {
    const q = steps === 0 ? 0 : Math.round((end.q * i) / steps);
    const r = steps === 0 ? 0 : Math.round((end.r * i) / steps);
    for (let dq = -1; dq <= 1; dq++) {
      for (let dr = -1; dr <= 1; dr++) {
        seen.set(`${q + dq},${r + dr}`, { q: q + dq, r: r + dr });
      }
    }
  }
  return [...seen.values()].filter(
    (hex) => length(hex) <= steps && length({ q: hex.q - end.q, r: hex.r - end.r }) <= steps,
  );
}

/** How many hexes a way is long. */
const length = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The hex of axial coordinates with the number that it would bear if the map went on. */
function printed(axial: Axial): Hex {
  const { column, row } = placeOf(axial);
  return hexAt(column, row);
}
