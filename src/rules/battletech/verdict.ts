import { CROSSED, LEFT, RIGHT } from '../geometry/hex/crossing.js';
import { COLUMN, hexesOf, numberOf, type Hex, type HexNumber } from '../geometry/hex/hex.js';
import { wayBetween, type Way } from '../geometry/hex/way.js';
import { remembering } from '../kernel/remember.js';
import { BLOCKING_POINTS, INDUSTRY_POINTS, PARTIAL_COVER, SMOKE_POINTS, WOODS_POINTS } from './tables.js';
import { bridgeIn, builtIn, canopyIn, groundIn, heightOf, openIn, WAIST_DEEP } from './terrain.js';
import type { Board, Options } from './types.js';
import { smokeIn, woodsIn } from './units.js';

// What a file imports is looked up at each use: all that is done for each hex of a line stands together here.

/**
 * A board as lines of sight read it: for each hex, by its number, one whole number that says what lies there, `OFF` where the
 * map has no hex. From its end: the points of woods (QSR-32) and smoke (AMB-SEQ-18), the depth of the water, how many levels what
 * makes the points rises (TER-11), the levels of what is built there (TER-05), one more than the levels of a bridge above it (TER-17), and the level to which the hex rises: its ground with what is built on it or, over water, the surface. So of
 * two hexes that rise to different levels the number of the higher one is the greater.
 */
export type Relief = ArrayLike<number>;

const POINTS_BITS = 2;
const DEPTH_BITS = 5;
const CANOPY_BITS = 4;
const BUILT_BITS = 5;
const CANOPY_AT = POINTS_BITS + DEPTH_BITS;
const BUILT_AT = CANOPY_AT + CANOPY_BITS;
const DECK_BITS = 4;
const DECK_AT = BUILT_AT + BUILT_BITS;
const LEVEL_BITS = DECK_AT + DECK_BITS;
const POINTS = 2 ** POINTS_BITS - 1;
/** The greatest depth of water. */
export const DEEPEST = 2 ** DEPTH_BITS - 1;
/** The most levels that what stands in a hex has, and a building. */
export const HIGHEST_CANOPY = 2 ** CANOPY_BITS - 1;
export const MOST_BUILT = 2 ** BUILT_BITS - 1;
const HIGHEST_DECK = 2 ** DECK_BITS - 1;
/** The most levels that a bridge is above what it leads over. */
export const HIGHEST_BRIDGE = HIGHEST_DECK - 1;

/** What is no hex of the map: nothing lies as low. */
export const OFF = -(2 ** 30);

/** What the number of a hex says: the level to which it rises, the depth of the water, what is built, the points. */
const levelIn = (cell: number): number => cell >> LEVEL_BITS;
const depthIn = (cell: number): number => (cell >> POINTS_BITS) & DEEPEST;
const builtOn = (cell: number): number => (cell >> BUILT_AT) & MOST_BUILT;
/** How high what makes the points rises, in the measure of a hex's number: shifted once, for every hex of every line does so. */
const CANOPY = HIGHEST_CANOPY << CANOPY_AT;
const canopyOf = (cell: number): number => (cell & CANOPY) << (LEVEL_BITS - CANOPY_AT);
const pointsIn = (cell: number): number => cell & POINTS;
const WATER = DEEPEST << POINTS_BITS;
/** One more than the levels of a bridge: 0 is none. */
const deckOn = (cell: number): number => (cell >> DECK_AT) & HIGHEST_DECK;
/** The ground or, over water, its surface. */
const surfaceIn = (cell: number): number => levelIn(cell) - builtOn(cell);
/** What somebody who is there stands on, and in how deep water: on a bridge in none. */
const standingIn = (cell: number): number => surfaceIn(cell) + Math.max(0, deckOn(cell) - 1);
const wetIn = (cell: number): number => (deckOn(cell) > 0 ? 0 : depthIn(cell));

/** What lies in a hex, or is no hex. */
export const cellAt = (relief: Relief, at: HexNumber): number => relief[at] ?? OFF;

const reliefs = remembering<Board, Relief>();

/** The relief of a board, which never changes and so is measured once. */
export const reliefOf = (board: Board): Relief => reliefs(board, '', () => measured(board));

function measured(board: Board): Relief {
  const relief = new Int32Array((board.columns + 1) * COLUMN).fill(OFF);
  for (const hex of hexesOf(board)) {
    // More points than block a line need no number of their own.
    const stands = WOODS_POINTS[woodsIn(board, hex)] + (board.hexes[hex]?.industry ? INDUSTRY_POINTS : 0);
    const points = Math.min(POINTS, stands + SMOKE_POINTS[smokeIn(board, hex)]);
    const built = builtIn(board, hex);
    const deck = bridgeIn(board, hex);
    relief[numberOf(hex)] =
      ((groundIn(board, hex) + built) << LEVEL_BITS) |
      ((deck ? deck.levels + 1 : 0) << DECK_AT) |
      (built << BUILT_AT) |
      (canopyIn(board, hex) << CANOPY_AT) |
      (openIn(board, hex) << POINTS_BITS) |
      // What stands about a building does not rise above its roof.
      (built > 0 ? 0 : points);
  }
  return relief;
}

/** Dry land as it looks from under water: it rises above everything. */
const LAND = 2 ** 29;

const floors = remembering<Relief, Relief>();

/** The relief of a board under water, by its floors: woods and smoke do not matter there, and dry land ends it (FIN-13). */
const floorsOf = (relief: Relief): Relief =>
  floors(relief, '', () =>
    Int32Array.from(relief, (cell) =>
      cell === OFF ? OFF : depthIn(cell) === 0 ? LAND : (surfaceIn(cell) - depthIn(cell)) << LEVEL_BITS,
    ),
  );

/** Whether somebody in a hex is wholly under water (FIN-12). */
const isBelow = (cell: number, prone: boolean, up?: number): boolean =>
  up === undefined && wetIn(cell) > heightOf(prone);

/** The relief that a line between two hexes runs through: under water where both are in it and one of them is wholly under it. */
export function throughOf(
  relief: Relief,
  from: HexNumber,
  to: HexNumber,
  { fromProne, toProne, fromUp, toUp }: Ends,
): Relief {
  const attacker = cellAt(relief, from);
  const target = cellAt(relief, to);
  const isWet = wetIn(attacker) > 0 && wetIn(target) > 0;
  return isWet && (isBelow(attacker, fromProne, fromUp) || isBelow(target, toProne, toUp)) ? floorsOf(relief) : relief;
}

/**
 * What is in the way of a line of sight, in one whole number: of a hex, of several added up, or of all of it, which is the line's
 * verdict. So nothing is made for a line, nor for a hex on it. A point of woods or smoke counts 1, anything else as much as is
 * said here: more than all before it together, for a line of the greatest map meets 194 hexes, two of them next to an end.
 */
export type Verdict = number;

/** Ground that rises into the line. */
const RISES = 2 ** 10;
/** What hides the legs of the one who shoots, or of the one who is shot at. */
const HIDES_ATTACKER = 2 ** 18;
const HIDES_TARGET = 2 ** 21;
/** Of whole lines: water over one of the two and none about the other; which of the pair beside the target counts, and whether that makes a difference. */
const SUBMERGED = 2 ** 24;
const LEFT_COUNTS = 2 ** 25;
const RIGHT_COUNTS = 2 ** 26;
const DECIDED = 2 ** 27;

/** Woods points (QSR-32), with smoke (AMB-SEQ-18). */
export const pointsOf = (verdict: Verdict): number => verdict & (RISES - 1);

/** Whether ground rises into the line. */
export const isRisen = (verdict: Verdict): boolean => (verdict & (HIDES_ATTACKER - RISES)) !== 0;

/** Whether something hides the legs of the one who shoots, which so cannot fire. */
export const hidesAttacker = (verdict: Verdict): boolean => (verdict & (HIDES_TARGET - HIDES_ATTACKER)) !== 0;

/** Whether something hides the legs of the one who is shot at. */
export const hidesTarget = (verdict: Verdict): boolean => (verdict & (SUBMERGED - HIDES_TARGET)) !== 0;

/** Whether water hides one of the two wholly from the other on dry land, so that there is no line. */
export const isUnderWater = (verdict: Verdict): boolean => (verdict & SUBMERGED) !== 0;

/** Whether there is a line of sight (QSR-32). */
export const isOpen = (verdict: Verdict): boolean =>
  pointsOf(verdict) < BLOCKING_POINTS && !isRisen(verdict) && !isUnderWater(verdict);

/** Whether it makes a difference which hexes of a divided line count. */
export const isDecided = (verdict: Verdict): boolean => (verdict & DECIDED) !== 0;

/** Which of the pair of hexes beside the target counts, as seen by the one who shoots; `null` where there is no pair. */
export const sideOf = (verdict: Verdict): 'left' | 'right' | null =>
  (verdict & LEFT_COUNTS) !== 0 ? 'left' : (verdict & RIGHT_COUNTS) !== 0 ? 'right' : null;

/** What partial cover and woods add to a shot along a line. */
export const modifierOf = (verdict: Verdict, { partialCover }: Pick<Options, 'partialCover'>): number =>
  pointsOf(verdict) + (hidesTarget(verdict) ? PARTIAL_COVER[partialCover] : 0);

/** How hard a line makes it for the shooter: blocked or not, then the modifier, then cover of either kind. */
const hardness = (verdict: Verdict, options: SightOptions): number =>
  (isOpen(verdict) ? 0 : 1000) +
  4 * modifierOf(verdict, options) +
  (hidesAttacker(verdict) ? 2 : 0) +
  (hidesTarget(verdict) ? 1 : 0);

/** How much a single hex is in the shooter's way: blocking above woods above cover. */
export const weight = (hex: Verdict): number =>
  (isRisen(hex) ? 100 : 0) + 4 * pointsOf(hex) + (hidesAttacker(hex) ? 1 : 0) + (hidesTarget(hex) ? 1 : 0);

/** The options that a line of sight depends on. */
export type SightOptions = Pick<Options, 'losCornerTouch' | 'splitLine' | 'partialCover'>;

/** Who lies at an end of the line. At quick-start level nobody does. */
export interface Ends {
  readonly fromProne: boolean;
  readonly toProne: boolean;
  /** Levels above the ground or the surface of water at which a unit is that neither stands in water nor is a 'Mech. */
  readonly fromUp?: number;
  readonly toUp?: number;
}
export const ON_THEIR_FEET: Ends = { fromProne: false, toProne: false };

const ONE_LEVEL = 1 << LEVEL_BITS;

/** The greatest number that a hex can have whose ground does not rise above a level. */
const barAt = (level: number): number => ((level + 1) << LEVEL_BITS) - 1;

/** All bits where something is higher than a bar, else none: without a branch, since which way it goes changes from hex to hex. */
const above = (cell: number, bar: number): number => (bar - cell) >> 31;

/** What rises above a bar: ground, and what grows on it. */
const risen = (cell: number, bar: number): Verdict =>
  (above(cell, bar) & RISES) + (above(cell + canopyOf(cell), bar) & pointsIn(cell));

/** What a hex does that is next to one end alone, whose top reaches a bar; `hides`: what ground as high as that top does. */
const beside = (cell: number, bar: number, hides: Verdict): Verdict =>
  risen(cell, bar) + (above(cell, bar - ONE_LEVEL) & ~above(cell, bar) & hides);

/**
 * What a hex between the two does to the line: ground or woods above both tops rise into it, and so do those above the top
 * of the end that they are next to. Ground as high as the top of the end next to it hides its legs from an enemy no higher.
 * `attacker` and `target` are the levels that the tops reach.
 */
function obstacle(
  cell: number,
  byAttacker: boolean,
  byTarget: boolean,
  attacker: number,
  target: number,
  { fromProne, toProne }: Ends,
): Verdict {
  const nearest = byAttacker ? (byTarget ? Math.min(attacker, target) : attacker) : target;
  const level = levelIn(cell);
  return (
    risen(cell, barAt(byAttacker || byTarget ? nearest : Math.max(attacker, target))) +
    (byAttacker && level === attacker && target <= attacker && !fromProne ? HIDES_ATTACKER : 0) +
    (byTarget && level === target && attacker <= target && !toProne ? HIDES_TARGET : 0)
  );
}

/** The level that the top of a unit in a hex reaches: of a 'Mech from the ground, of what stays above the water from its surface. */
const topIn = (cell: number, prone: boolean, up?: number): number =>
  standingIn(cell) + (up ?? heightOf(prone) - wetIn(cell));

/**
 * What water does at the ends of a line: up to the waist it hides the legs, or from who is under it all but the legs; what is
 * wholly under it is not seen from dry land, nor sees it (FIN-12).
 */
export function atEnds(
  relief: Relief,
  from: HexNumber,
  to: HexNumber,
  { fromProne, toProne, fromUp, toUp }: Ends,
): Verdict {
  const attacker = cellAt(relief, from);
  const target = cellAt(relief, to);
  const parted =
    (isBelow(attacker, fromProne, fromUp) && wetIn(target) === 0) ||
    (isBelow(target, toProne, toUp) && wetIn(attacker) === 0);
  return (
    (wetIn(attacker) === WAIST_DEEP && !fromProne && fromUp === undefined ? HIDES_ATTACKER : 0) +
    (wetIn(target) === WAIST_DEEP && !toProne && toUp === undefined ? HIDES_TARGET : 0) +
    (parted ? SUBMERGED : 0)
  );
}

/** What the hex does that is the `place`th that a way meets. */
export const obstacleOn = (
  relief: Relief,
  way: Way,
  place: number,
  from: HexNumber,
  to: HexNumber,
  ends: Ends,
): Verdict => {
  const attacker = topIn(cellAt(relief, from), ends.fromProne, ends.fromUp);
  const target = topIn(cellAt(relief, to), ends.toProne, ends.toUp);
  return met(relief, way, place, from, attacker, target, ends);
};

/** The same, between tops that are known: `attacker` and `target` are the levels that they reach, here and below. */
function met(
  relief: Relief,
  { added, nearStart, nearEnd }: Way,
  place: number,
  from: HexNumber,
  attacker: number,
  target: number,
  ends: Ends,
): Verdict {
  const cell = cellAt(relief, from + (added[place] ?? 0));
  return obstacle(cell, place < nearStart, place >= nearEnd, attacker, target, ends);
}

/**
 * The bare verdict of the line of sight between two hexes (QSR-29…34); `sight` explains it. Where a line is divided the hexes
 * count that are worse for the shooter (QSR-31).
 */
export function verdict(
  relief: Relief,
  options: SightOptions,
  from: HexNumber,
  to: HexNumber,
  ends: Ends = ON_THEIR_FEET,
): Verdict {
  const way = wayBetween(from, to);
  // Nothing is asked about water where there is none, as at the ends of most lines.
  const isDry = ((cellAt(relief, from) | cellAt(relief, to)) & WATER) === 0;
  const through = isDry ? relief : throughOf(relief, from, to, ends);
  const begun = isDry ? 0 : atEnds(relief, from, to, ends);
  const attacker = topIn(cellAt(through, from), ends.fromProne, ends.fromUp);
  const target = topIn(cellAt(through, to), ends.toProne, ends.toUp);
  if (way.divided) return divided(through, options, way, from, attacker, target, ends, begun);
  return way.touching && options.losCornerTouch === 'cross'
    ? crossedOnly(through, way, from, attacker, target, ends, begun)
    : everyHex(through, way, from, attacker, target, ends, begun);
}

/** The verdict of the line between two hexes of a board. */
export const verdictOn = (board: Board, options: SightOptions, from: Hex, to: Hex, ends?: Ends): Verdict =>
  verdict(reliefOf(board), options, numberOf(from), numberOf(to), ends);

/** A line all of whose hexes count: so do those of most, and this is written for speed. `begun`: what its ends do. */
function everyHex(
  relief: Relief,
  way: Way,
  from: HexNumber,
  attacker: number,
  target: number,
  ends: Ends,
  begun: Verdict,
): Verdict {
  const { added, nearStart, nearEnd } = way;
  let sum = begun;
  let i = 0;
  if (nearStart > nearEnd) {
    for (; i < added.length; i++) sum += met(relief, way, i, from, attacker, target, ends);
    return sum;
  }
  const fromBar = barAt(attacker);
  const toBar = barAt(target);
  const bar = Math.max(fromBar, toBar);
  // Ground hides legs from an enemy no higher alone.
  const nearAttacker = target <= attacker && !ends.fromProne ? HIDES_ATTACKER : 0;
  const nearTarget = attacker <= target && !ends.toProne ? HIDES_TARGET : 0;
  for (; i < nearStart; i++) sum += beside(cellAt(relief, from + (added[i] ?? 0)), fromBar, nearAttacker);
  for (; i < nearEnd; i++) sum += risen(cellAt(relief, from + (added[i] ?? 0)), bar);
  for (; i < added.length; i++) sum += beside(cellAt(relief, from + (added[i] ?? 0)), toBar, nearTarget);
  return sum;
}

/** A line of which hexes do not count that it only touches (AMB-QSR-05). */
function crossedOnly(
  relief: Relief,
  way: Way,
  from: HexNumber,
  attacker: number,
  target: number,
  ends: Ends,
  begun: Verdict,
): Verdict {
  let sum = begun;
  for (let i = 0; i < way.added.length; i++) {
    if (way.how[i] === CROSSED) sum += met(relief, way, i, from, attacker, target, ends);
  }
  return sum;
}

/** A divided line: what counts in any case, and of each pair the worse hex, or all hexes of the worse side. */
function divided(
  relief: Relief,
  options: SightOptions,
  way: Way,
  from: HexNumber,
  attacker: number,
  target: number,
  ends: Ends,
  begun: Verdict,
): Verdict {
  const { added, how } = way;
  const bySide = options.splitLine === 'side';
  let sure = begun;
  let left = 0;
  let right = 0;
  let worse = 0;
  let beside = 0;
  let isRight = false;
  let differs = false;
  for (let i = 0; i < added.length; i++) {
    const hex = met(relief, way, i, from, attacker, target, ends);
    if (how[i] === LEFT) {
      left += hex;
      beside = hex;
    } else if (how[i] === RIGHT) {
      right += hex;
      const more = bySide ? 0 : weight(hex) - weight(beside);
      isRight = more > 0;
      differs ||= more !== 0;
      worse += isRight ? hex : beside;
    } else {
      sure += hex;
    }
  }
  // Along the edge of the map all pairs lack the same side.
  if (cellAt(relief, from + (added[0] ?? 0)) === OFF) return sure + right + RIGHT_COUNTS;
  if (cellAt(relief, from + (added[1] ?? 0)) === OFF) return sure + left + LEFT_COUNTS;
  if (bySide) {
    const more = hardness(sure + right, options) - hardness(sure + left, options);
    isRight = more > 0;
    differs = more !== 0;
    worse = isRight ? right : left;
  }
  return sure + worse + (isRight ? RIGHT_COUNTS : LEFT_COUNTS) + (differs ? DECIDED : 0);
}
