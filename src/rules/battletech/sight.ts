import type { UnitId } from '../kernel/ids.js';
import { CROSSED, LEFT, RIGHT, TOUCHED } from '../geometry/hex/crossing.js';
import { hexOf, numberOf, type Hex } from '../geometry/hex/hex.js';
import { wayBetween } from '../geometry/hex/way.js';
import { topOf } from './terrain.js';
import type { Board, State } from './types.js';
import type { LineHex, Obstacle, Sight } from './inquiries.js';
import { smokeIn, woodsIn } from './units.js';
import {
  atEnds,
  cellAt,
  hidesAttacker,
  hidesTarget,
  isDecided,
  isOpen,
  isRisen,
  isUnderWater,
  obstacleOn,
  OFF,
  ON_THEIR_FEET,
  pointsOf,
  reliefOf,
  sideOf,
  throughOf,
  verdict,
  weight,
  type Ends,
  type SightOptions,
  type Verdict,
} from './verdict.js';

/** Lines of sight as they are explained: what each hex on them does, and whether it counts. `verdict` says only what comes of it. */

/** A hex on a line: how it is met, and what it does, as a verdict and in words. */
interface OnLine {
  readonly hex: Hex;
  readonly how: number;
  readonly does: Verdict;
  readonly obstacle: Obstacle;
}

type Pair<One> = readonly [left: One, right: One];

/** The hexes of the map that a line meets, in order. */
function hexesOn(board: Board, from: Hex, to: Hex, ends: Ends): readonly OnLine[] {
  const [start, end] = [numberOf(from), numberOf(to)];
  const relief = throughOf(reliefOf(board), start, end, ends);
  const way = wayBetween(start, end);
  return Array.from(way.added, (added, i): OnLine => {
    const hex = hexOf(start + added);
    const does = obstacleOn(relief, way, i, start, end, ends);
    return { hex, how: way.how[i] ?? CROSSED, does, obstacle: told(board, hex, does) };
  }).filter((_, i) => cellAt(relief, start + (way.added[i] ?? 0)) !== OFF);
}

/** What a hex does, in words. */
const told = (board: Board, hex: Hex, does: Verdict): Obstacle => ({
  level: topOf(board, hex),
  woods: woodsIn(board, hex),
  industry: board.hexes[hex]?.industry === true,
  smoke: smokeIn(board, hex),
  rises: isRisen(does),
  adds: pointsOf(does),
  hides: [...(hidesAttacker(does) ? (['attacker'] as const) : []), ...(hidesTarget(does) ? (['target'] as const) : [])],
});

/** The split pairs of which both hexes are on the map; of the others the one on the map counts. */
const pairsOf = (line: readonly OnLine[]): readonly Pair<OnLine>[] =>
  line.flatMap((right, i): readonly Pair<OnLine>[] => {
    const left = line[i - 1];
    return right.how === RIGHT && left?.how === LEFT ? [[left, right]] : [];
  });

/** The hexes that count: of the pairs those that are taken, of the others all but touched ones where these do not (AMB-QSR-05). */
function counting(
  { losCornerTouch }: SightOptions,
  line: readonly OnLine[],
  pairs: readonly Pair<OnLine>[],
  taken: readonly OnLine[],
): readonly OnLine[] {
  const paired = new Set(pairs.flat());
  return line.filter((one) =>
    paired.has(one) ? taken.includes(one) : one.how !== TOUCHED || losCornerTouch === 'touch',
  );
}

/** What several hexes do together. */
const together = (hexes: readonly OnLine[]): Verdict => hexes.reduce((sum, { does }) => sum + does, 0);

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
  const relief = reliefOf(board);
  const [start, end] = [numberOf(from), numberOf(to)];
  const line = hexesOn(board, from, to, ends);
  const pairs = pairsOf(line);
  const bare = verdict(relief, options, start, end, ends);
  const taken = chosen.length > 0 ? asChosen(options, pairs, chosen) : worse(options, pairs, bare);
  const counted = counting(options, line, pairs, taken);
  const whole = atEnds(relief, start, end, ends) + together(counted);
  return {
    from,
    to,
    distance: wayBetween(start, end).distance,
    visible: isOpen(whole),
    points: pointsOf(whole),
    cover: { attacker: hidesAttacker(whole), target: hidesTarget(whole) },
    submerged: isUnderWater(whole),
    hexes: line.map((one): LineHex => ({
      hex: one.hex,
      counts: counted.includes(one),
      kind: kindOf(one),
      ...one.obstacle,
    })),
    pairs: pairs.map(([left, right]) => [left.hex, right.hex]),
    decided: chosen.length > 0 || isDecided(bare),
  };
}

const kindOf = ({ how }: OnLine): LineHex['kind'] =>
  how === CROSSED ? 'crossed' : how === TOUCHED ? 'touched' : 'split';

/** Of one side for the whole line the pairs that nobody was asked about go the same way as the others; else the left stands for both. */
function asChosen(options: SightOptions, pairs: readonly Pair<OnLine>[], chosen: readonly Hex[]): readonly OnLine[] {
  const isRight = ([left, right]: Pair<OnLine>): boolean => chosen.includes(right.hex) && !chosen.includes(left.hex);
  const all = options.splitLine === 'side' && pairs.some(([, right]) => chosen.includes(right.hex));
  return pairs.map((pair) => pair[all || isRight(pair) ? 1 : 0]);
}

/** The hexes that are worse for the shooter: each pair on its own, or one side for the whole line. The left where both are equally bad. */
const worse = (options: SightOptions, pairs: readonly Pair<OnLine>[], bare: Verdict): readonly OnLine[] =>
  pairs.map(([left, right]) => {
    const isRight = options.splitLine === 'pair' ? weight(right.does) > weight(left.does) : sideOf(bare) === 'right';
    return isRight ? right : left;
  });

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
): readonly Pair<Hex>[] {
  const line = hexesOn(board, from, to, ends);
  const pairs = pairsOf(line);
  const unlike = pairs.filter(([left, right]) => left.does !== right.does);
  const open = new Set(unlike.flat());
  const lefts = pairs.map(([left]) => left);
  const settled = counting(options, line, pairs, lefts).filter((one) => !open.has(one));
  const sure = atEnds(reliefOf(board), numberOf(from), numberOf(to), ends) + together(settled);
  const outcomes = selections(options, unlike).map((hexes) => outcomeOf(sure + together(hexes)));
  return new Set(outcomes).size > 1 ? unlike.map(([left, right]) => [left.hex, right.hex]) : [];
}

/** What the two ends have to do with: that nothing passes, or else the number and the covers. */
const outcomeOf = (whole: Verdict): string =>
  isOpen(whole) ? [pointsOf(whole), hidesTarget(whole), hidesAttacker(whole)].join() : 'blocked';

/** Every way to choose one hex of each pair: each pair on its own, or one side for the whole line (AMB-QSR-15, AMB-SEQ-09). */
export function selections<One>(options: SightOptions, pairs: readonly Pair<One>[]): readonly (readonly One[])[] {
  if (pairs.length === 0) return [];
  if (options.splitLine === 'side') return [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  return pairs.reduce<readonly (readonly One[])[]>(
    (all, pair) => all.flatMap((hexes) => pair.map((hex) => [...hexes, hex])),
    [[]],
  );
}

/** The choice of one hex of each pair that is worst for the shooter. The left side where both are equally bad. */
export function worstHexes(
  board: Board,
  options: SightOptions,
  pairs: readonly Pair<Hex>[],
  from: Hex,
  to: Hex,
  ends: Ends = ON_THEIR_FEET,
): readonly Hex[] {
  const { hexes } = sight(board, options, from, to, [], ends);
  const isRight = (right: Hex): boolean => hexes.some(({ hex, counts }) => hex === right && counts);
  return pairs.map(([left, right]) => (isRight(right) ? right : left));
}
