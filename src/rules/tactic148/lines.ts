import type { Point } from '../geometry/plane/point.js';
import { gap, overlaps, type Disc, type Shape } from '../geometry/plane/shape.js';
import { canMatter, clearLine, isOpen, mark, sight } from '../geometry/plane/sight.js';
import { remembering } from '../kernel/remember.js';
import { baseOf, onTable } from './characters.js';
import { LENGTHS } from './lengths.js';
import { liesOn, standsIn } from './terrain.js';
import type { Character, Piece, Table } from './types.js';
import type { State } from './state.js';

/** Distances and lines of sight between characters and markers (T48-47 … T48-53). */

/** `none`: no line of sight. */
export type LineOfSight = 'none' | 'cover' | 'open';

/** The distance between two characters, edge to edge, in steps; overlapping scenic bases count 0 (T48-47, T48-52). */
export const distance = (state: State, from: Character, to: Character, at?: Point): number =>
  Math.max(0, gap(measuredFrom(state, from, at), measuredFrom(state, to)));

/** The distance from a character's base to a marker, which is a point. */
export const distanceTo = (state: State, from: Character, to: Point): number =>
  Math.max(0, gap(measuredFrom(state, from), { kind: 'disc', ...to, r: 0 }));

/** The base from which a character is measured: its own, or by option the scenic base that it stands in (AMB-T48-19). */
function measuredFrom(state: State, one: Character, at?: Point): Disc {
  const own = baseOf(state, one, at);
  if (state.options.scenicMeasure === 'own') return own;
  const scenic = state.table.pieces.find((piece) => piece.look === 'scenic-base' && standsIn(own, piece))?.shapes[0];
  return scenic?.kind === 'disc' ? scenic : own;
}

/** The line from a shooter to a target (T48-49 … T48-51, T48-53); `at`: as if the shooter stood there. */
export function line(state: State, shooter: Character, target: Character, at?: Point): LineOfSight {
  const seen = lineFor(state, shooter, target, baseOf(state, shooter, at));
  if (seen === 'none') return 'none';
  return distance(state, shooter, target, at) <= LENGTHS.noCover ? 'open' : seen;
}

/** The line from a character to whoever might stand at a place. */
export function lineToPlace(state: State, looker: Character, at: Point): LineOfSight {
  const [from, to] = [baseOf(state, looker), baseOf(state, looker, at)];
  const figures = figureBases(state, [looker]).filter((base) => !overlaps(base, to));
  const seen = lineBetween(state, from, to, figures);
  return seen === 'cover' && gap(from, to) <= LENGTHS.noCover ? 'open' : seen;
}

const looked = remembering<State, LineOfSight>();

function lineFor(state: State, shooter: Character, target: Character, from: Disc): LineOfSight {
  const to = baseOf(state, target);
  return looked(state, `${shooter.id} ${from.x},${from.y} ${target.id} ${to.x},${to.y}`, () =>
    lineBetween(state, from, to, figureBases(state, [shooter, target])),
  );
}

/** Whether a character sees another at all; `at`: as if the other stood there. */
export function sees(state: State, looker: Character, other: Character, at?: Point): boolean {
  const [from, to] = [baseOf(state, looker), baseOf(state, other, at)];
  return isOpen(from, to, walls(state, from, to));
}

/** Whether a character sees a point of the table. */
export function seesPoint(state: State, looker: Character, point: Point): boolean {
  const from = baseOf(state, looker);
  return isOpen(from, mark(point), walls(state, from, mark(point)));
}

/**
 * The line from a marker to a character, by which a grenade's blast finds it. Whatever the marker lies in or under shields
 * nobody, be it a wood or a figure at whose feet it was thrown (AMB-T48-10, AMB-T48-20).
 */
export function blastLine(state: State, at: Point, to: Character): LineOfSight {
  const from = mark(at);
  const figures = figureBases(state, [to]).filter((base) => !overlaps(from, base));
  return past(state, from, baseOf(state, to), [...shapesOf(coversNotUnder(state, from)), ...figures]);
}

/** The line between two bases by terrain, and figures if given; short distance not considered. */
export function lineBetween(state: State, from: Disc, to: Disc, figures: readonly Shape[] = []): LineOfSight {
  const ground = pastTerrain(state, from, to);
  if (ground !== 'open' || !figures.some((figure) => canMatter(from, to, figure))) return ground;
  const terrain = [...walls(state, from, to), ...shapesOf(coversFrom(state, from))];
  return isOpen(from, to, [...terrain, ...figures]) ? 'open' : 'cover';
}

/** What terrain alone makes of a line: a table stays as it is, and who weighs orders looks along the same lines again and again. */
function pastTerrain(state: State, from: Disc, to: Disc): LineOfSight {
  const ends = [from, to].map(({ x, y, r }) => `${x},${y},${r}`);
  return acrossTable(state.table, [...ends, state.options.shooterCover].join(' '), () =>
    past(state, from, to, shapesOf(coversFrom(state, from))),
  );
}

const acrossTable = remembering<Table, LineOfSight>(50_000);

/** The line between two bases: obstructions first, then what covers (AMB-T48-32). */
function past(state: State, from: Disc, to: Disc, covers: readonly Shape[]): LineOfSight {
  const obstructions = walls(state, from, to);
  const seen = sight(from, to, obstructions);
  if (seen !== 'wholly') return seen === 'none' ? 'none' : 'cover';
  return isOpen(from, to, [...obstructions, ...covers]) ? 'open' : 'cover';
}

/**
 * Where a line that was found is drawn between two bases: past all that covers if there is such a line, else past obstructions.
 * `null` when they touch, or do not see each other.
 */
export function clearWay(state: State, from: Disc, to: Disc): readonly [Point, Point] | null {
  const obstructions = walls(state, from, to);
  const figures = figureBases(state, []).filter((base) => !overlaps(from, base) && !overlaps(to, base));
  const covers = [...shapesOf(coversFrom(state, from)), ...figures];
  return clearLine(from, to, [...obstructions, ...covers]) ?? clearLine(from, to, obstructions);
}

/** What gives cover along the line from a shooter to a target that is in cover: pieces of terrain and figures (T48-50, T48-51, AMB-T48-20). */
export interface Covering {
  readonly pieces: readonly Piece[];
  readonly figures: readonly Character[];
}

/** Each thing that would give cover alone; where only several together do, all that the line could not do without. */
export function coveringOf(state: State, shooter: Character, target: Character): Covering {
  const [from, to] = [baseOf(state, shooter), baseOf(state, target)];
  const obstructions = obstructionsBetween(state, from, to);
  const hides = (shapes: readonly Shape[]): boolean => sight(from, to, shapes) !== 'wholly';
  if (hides(shapesOf(obstructions))) {
    return { pieces: decisive(obstructions, ({ shapes }) => shapes, hides), figures: [] };
  }
  const covers = coversFrom(state, from).map((piece) => ({ piece, figure: null, shapes: piece.shapes }));
  const figures = coveringFigures(state, [shooter, target]).map((figure) => ({
    piece: null,
    figure,
    shapes: [baseOf(state, figure)],
  }));
  const covered = (shapes: readonly Shape[]): boolean => !isOpen(from, to, [...shapesOf(obstructions), ...shapes]);
  const found = decisive([...covers, ...figures], ({ shapes }) => shapes, covered);
  return {
    pieces: found.flatMap(({ piece }) => piece ?? []),
    figures: found.flatMap(({ figure }) => figure ?? []),
  };
}

/** Those things that are enough alone; if none is, those without which the others are not enough. */
function decisive<Thing>(
  things: readonly Thing[],
  shapes: (thing: Thing) => readonly Shape[],
  isEnough: (shapes: readonly Shape[]) => boolean,
): readonly Thing[] {
  const alone = things.filter((thing) => isEnough(shapes(thing)));
  if (alone.length > 0) return alone;
  return things.filter((thing) => !isEnough(things.filter((other) => other !== thing).flatMap(shapes)));
}

/**
 * Obstructions that stand between two bases; who stands on one that can be climbed looks over it and is seen over it. What lies
 * in one that cannot is in nobody's sight: nothing stands there but a marker or a place that is asked about (T48-33, T48-36).
 */
const walls = (state: State, from: Disc, to: Disc): readonly Shape[] => shapesOf(obstructionsBetween(state, from, to));

const obstructionsBetween = ({ table }: State, from: Disc, to: Disc): readonly Piece[] =>
  table.pieces.filter(
    (piece) => piece.kind === 'obstruction' && !(piece.climb && (liesOn(from, piece) || liesOn(to, piece))),
  );

/** Cover terrain that counts for lines from a base: that on which it stands is left, not crossed (AMB-T48-31). */
const coversFrom = (state: State, from: Disc): readonly Piece[] =>
  state.options.shooterCover === 'counts' ? coversOf(state) : coversNotUnder(state, from);

const coversNotUnder = (state: State, from: Disc): readonly Piece[] =>
  coversOf(state).filter((piece) => !liesOn(from, piece));

const coversOf = ({ table }: State): readonly Piece[] => table.pieces.filter(({ kind }) => kind === 'cover');

/** The bases of the other figures, which are cover as well (AMB-T48-20). */
const figureBases = (state: State, except: readonly Character[]): readonly Disc[] =>
  coveringFigures(state, except).map((one) => baseOf(state, one));

const coveringFigures = (state: State, except: readonly Character[]): readonly Character[] =>
  state.options.figuresGiveCover === 'on'
    ? onTable(state).filter((one) => !except.some(({ id }) => id === one.id))
    : [];

const shapesOf = (pieces: readonly Piece[]): readonly Shape[] => pieces.flatMap(({ shapes }) => shapes);
