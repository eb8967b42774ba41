import type { UnitId } from '../kernel/ids.js';
import { distance, isOn, type Hex } from '../geometry/hex/hex.js';
import { meetings, type Meeting } from '../geometry/hex/line.js';
import { BLOCKING_POINTS, PARTIAL_COVER, SMOKE_POINTS, WOODS_HEIGHT, WOODS_POINTS } from './tables.js';
import { isSubmerged, levelOf, topOf, wades } from './terrain.js';
import type { Board, End, LineHex, Obstacle, Options, Sight, State } from './types.js';
import { isSmoky, woodsIn } from './units.js';

/** The options that a line of sight depends on. */
export type SightOptions = Pick<Options, 'losCornerTouch' | 'splitLine' | 'partialCover'>;

/** Who lies at an end of the line. At quick-start level nobody does. */
export interface Ends {
  readonly fromProne: boolean;
  readonly toProne: boolean;
}
const ON_THEIR_FEET: Ends = { fromProne: false, toProne: false };

type Pair = readonly [left: Hex, right: Hex];

/** A line to be judged: between which hexes, who stands there, and up to which level the two reach. */
interface Line extends Ends {
  readonly board: Board;
  readonly from: Hex;
  readonly to: Hex;
  readonly tops: Readonly<Record<End, number>>;
}

function lineOf(board: Board, from: Hex, to: Hex, { fromProne, toProne }: Ends): Line {
  const tops = { attacker: topOf(board, from, fromProne), target: topOf(board, to, toProne) };
  return { board, from, to, fromProne, toProne, tops };
}

/**
 * The line of sight between two hexes (QSR-29…34), with the ground's levels, the woods on them, water and partial cover
 * both ways (table 7.2.1). `chosen` names the hex that counts of each split pair (QSR-31); where it names none of a pair,
 * the hex that is worse for the shooter counts.
 */
export function sight(
  board: Board,
  options: SightOptions,
  from: Hex,
  to: Hex,
  chosen: readonly Hex[] = [],
  ends: Ends = ON_THEIR_FEET,
): Sight {
  const line = lineOf(board, from, to, ends);
  const met = meetings(from, to);
  const pairs = pairsOf(board, met);
  if (chosen.length > 0) return judged(line, options, met, pairs, wholeSide(options, pairs, chosen), true);
  return judged(line, options, met, pairs, worst(line, options, met, pairs), isDecided(line, options, met, pairs));
}

/** Of one side for the whole line the pairs that nobody was asked about go the same way as the others. */
function wholeSide(options: SightOptions, pairs: readonly Pair[], chosen: readonly Hex[]): readonly Hex[] {
  if (options.splitLine === 'pair' || !pairs.some(([, right]) => chosen.includes(right))) return chosen;
  return pairs.map(([, right]) => right);
}

/** The line as the hexes that count make it. */
function judged(
  line: Line,
  options: SightOptions,
  met: readonly Meeting[],
  pairs: readonly Pair[],
  chosen: readonly Hex[],
  decided: boolean,
): Sight {
  const { board, from, to, fromProne, toProne } = line;
  const counting = new Set(chosen);
  const hexes = met.flatMap((meeting) => lineHexes(line, options, meeting, counting));
  const real = hexes.filter(({ counts }) => counts);
  const points = real.reduce((sum, { adds }) => sum + adds, 0);
  // Water hides what is wholly under it; up to the waist it is partial cover.
  const submerged = isSubmerged(board, from, fromProne) || isSubmerged(board, to, toProne);
  return {
    from,
    to,
    distance: distance(from, to),
    visible: points < BLOCKING_POINTS && !submerged && !real.some(({ rises }) => rises),
    points,
    cover: {
      attacker: wades(board, from, fromProne) || real.some(({ hides }) => hides.includes('attacker')),
      target: wades(board, to, toProne) || real.some(({ hides }) => hides.includes('target')),
    },
    submerged,
    hexes,
    pairs,
    decided,
  };
}

/** The hexes chosen this turn on the line between two units, in either direction; `null` while nothing was chosen. */
export function chosenBetween(state: State, a: UnitId, b: UnitId): readonly Hex[] | null {
  return state.splits.find(({ units }) => units.includes(a) && units.includes(b))?.hexes ?? null;
}

/**
 * The pairs of a split line that the target's owner must choose of: those whose hexes do something different to the line.
 * None where every choice leads to the same number or to a blocked line (QSR-31, AMB-QSR-04).
 */
export function pairsToAsk(
  board: Board,
  options: SightOptions,
  from: Hex,
  to: Hex,
  ends: Ends = ON_THEIR_FEET,
): readonly Pair[] {
  const line = lineOf(board, from, to, ends);
  const met = meetings(from, to);
  const pairs = pairsOf(board, met);
  const unlike = pairs.filter(([l, r]) => !isAlike(obstacle(line, l), obstacle(line, r)));
  const outcomes = new Set(
    selections(options, unlike).map((hexes) => {
      const { visible, points, cover } = judged(line, options, met, pairs, hexes, true);
      return visible ? [points, cover.target, cover.attacker].join() : 'blocked';
    }),
  );
  return outcomes.size > 1 ? unlike : [];
}

const isAlike = (a: Obstacle, b: Obstacle): boolean =>
  a.rises === b.rises && a.adds === b.adds && a.hides.join() === b.hides.join();

/** Every way to choose one hex of each pair: each pair on its own, or one side for the whole line (AMB-QSR-15, AMB-SEQ-09). */
export function selections(options: SightOptions, pairs: readonly Pair[]): readonly (readonly Hex[])[] {
  if (pairs.length === 0) return [];
  if (options.splitLine === 'side') return [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  return pairs.reduce<readonly (readonly Hex[])[]>(
    (all, pair) => all.flatMap((hexes) => pair.map((hex) => [...hexes, hex])),
    [[]],
  );
}

/** The choice of one hex of each pair that is worst for the shooter. The left side where both are equally bad. */
export function worstHexes(
  board: Board,
  options: SightOptions,
  pairs: readonly Pair[],
  from: Hex,
  to: Hex,
  ends: Ends = ON_THEIR_FEET,
): readonly Hex[] {
  return worst(lineOf(board, from, to, ends), options, meetings(from, to), pairs);
}

function worst(line: Line, options: SightOptions, met: readonly Meeting[], pairs: readonly Pair[]): readonly Hex[] {
  if (options.splitLine === 'pair') return pairs.map(([l, r]) => (weight(line, r) > weight(line, l) ? r : l));
  const lefts = pairs.map(([left]) => left);
  return rightSurplus(line, options, met, pairs) > 0 ? pairs.map(([, right]) => right) : lefts;
}

/** Whether it makes a difference to the shooter which hexes count, so that the target's owner would not leave it open. */
function isDecided(line: Line, options: SightOptions, met: readonly Meeting[], pairs: readonly Pair[]): boolean {
  if (options.splitLine === 'pair') return pairs.some(([l, r]) => weight(line, l) !== weight(line, r));
  return rightSurplus(line, options, met, pairs) !== 0;
}

/** How much harder for the shooter the right side of the whole line is than the left one. */
function rightSurplus(line: Line, options: SightOptions, met: readonly Meeting[], pairs: readonly Pair[]): number {
  const hardness = (side: 0 | 1): number => {
    const hexes = pairs.map((pair) => pair[side]);
    return hardnessOf(judged(line, options, met, pairs, hexes, true), options);
  };
  return pairs.length === 0 ? 0 : hardness(1) - hardness(0);
}

/** How much a single hex is in the shooter's way: blocking above woods above cover. */
function weight(line: Line, hex: Hex): number {
  const { rises, adds, hides } = obstacle(line, hex);
  return (rises ? 100 : 0) + 4 * adds + hides.length;
}

/** What partial cover and woods add to a shot along a line. */
export const sightModifier = (
  { points, cover }: Pick<Sight, 'points' | 'cover'>,
  { partialCover }: Pick<Options, 'partialCover'>,
): number => points + (cover.target ? PARTIAL_COVER[partialCover] : 0);

/** How hard a line makes it for the shooter: blocked or not, then the modifier, then cover of either kind. */
const hardnessOf = (seen: Sight, options: SightOptions): number =>
  (seen.visible ? 0 : 1000) +
  4 * sightModifier(seen, options) +
  (seen.cover.attacker ? 2 : 0) +
  (seen.cover.target ? 1 : 0);

/** The split pairs of which both hexes are on the map; of the others the one on the map counts. */
function pairsOf(board: Board, met: readonly Meeting[]): readonly Pair[] {
  return met.flatMap((meeting): readonly Pair[] =>
    meeting.kind === 'split' && isOn(board, meeting.left) && isOn(board, meeting.right)
      ? [[meeting.left, meeting.right]]
      : [],
  );
}

function lineHexes(
  line: Line,
  options: SightOptions,
  meeting: Meeting,
  counting: ReadonlySet<Hex>,
): readonly LineHex[] {
  const lineHex = (hex: Hex, counts: boolean): LineHex => ({
    hex,
    counts,
    kind: meeting.kind,
    ...obstacle(line, hex),
  });
  switch (meeting.kind) {
    case 'crossed':
      return [lineHex(meeting.hex, true)];
    case 'touched':
      return [lineHex(meeting.hex, options.losCornerTouch === 'touch')];
    case 'split': {
      const { left, right } = meeting;
      if (!isOn(line.board, left)) return [lineHex(right, true)];
      if (!isOn(line.board, right)) return [lineHex(left, true)];
      // Where nothing was chosen because it makes no difference, the left hex stands for both.
      const counts = counting.has(right) && !counting.has(left) ? right : left;
      return [lineHex(left, counts === left), lineHex(right, counts === right)];
    }
  }
}

/**
 * What a hex between the two does to the line: ground or woods above both tops rise into it, and so do those above the top
 * of the end that they are next to. Ground as high as the top of the end next to it hides its legs from an enemy no higher.
 */
function obstacle({ board, from, to, fromProne, toProne, tops }: Line, hex: Hex): Obstacle {
  const { attacker, target } = tops;
  const level = levelOf(board, hex);
  const woods = woodsIn(board, hex);
  const smoke = isSmoky(board, hex);
  const isNextTo = (end: Hex): boolean => distance(hex, end) === 1;
  const rises = (height: number): boolean =>
    height > Math.max(attacker, target) || (height > attacker && isNextTo(from)) || (height > target && isNextTo(to));
  const hidesTarget = level === target && attacker <= target && !toProne && isNextTo(to);
  const hidesAttacker = level === attacker && target <= attacker && !fromProne && isNextTo(from);
  return {
    level,
    woods,
    ...(smoke ? { smoke } : {}),
    rises: rises(level),
    adds: (woods !== 0 || smoke) && rises(level + WOODS_HEIGHT) ? WOODS_POINTS[woods] + (smoke ? SMOKE_POINTS : 0) : 0,
    hides: [...(hidesAttacker ? (['attacker'] as const) : []), ...(hidesTarget ? (['target'] as const) : [])],
  };
}
