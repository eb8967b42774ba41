import type { UnitId } from '../kernel/ids.js';
import { distance, isOn, type Hex } from '../geometry/hex/hex.js';
import { meetings, type Meeting } from '../geometry/hex/line.js';
import { BLOCKING_POINTS, WOODS_POINTS } from './tables.js';
import type { Board, LineHex, Options, Sight, State } from './types.js';
import { woodsIn } from './units.js';

/** The options that a line of sight depends on. */
export type SightOptions = Pick<Options, 'losCornerTouch' | 'splitLine'>;

type Pair = readonly [left: Hex, right: Hex];

/**
 * The line of sight between two hexes (QSR-29…34). `chosen` names the hex that counts of each split pair (QSR-31); where it
 * names none of a pair, the hex that is worse for the shooter counts.
 */
export function sight(board: Board, options: SightOptions, from: Hex, to: Hex, chosen: readonly Hex[] = []): Sight {
  const met = meetings(board, from, to);
  const pairs = pairsOf(board, met);
  const counting = new Set(chosen.length > 0 ? chosen : worstHexes(board, options, pairs));
  const hexes = met.flatMap((meeting) => lineHexes(board, options, meeting, counting));
  const points = hexes.reduce((sum, hex) => sum + (hex.counts ? WOODS_POINTS[hex.woods] : 0), 0);
  return { from, to, distance: distance(from, to), visible: points < BLOCKING_POINTS, points, hexes, pairs };
}

/** The hexes chosen this turn on the line between two units, in either direction; `null` while nothing was chosen. */
export function chosenBetween(state: State, a: UnitId, b: UnitId): readonly Hex[] | null {
  return state.splits.find(({ units }) => units.includes(a) && units.includes(b))?.hexes ?? null;
}

/**
 * The pairs of a split line that the target's owner must choose of: those with different woods. None where every choice
 * leads to the same number or to a blocked line (QSR-31, AMB-QSR-04).
 */
export function pairsToAsk(board: Board, options: SightOptions, from: Hex, to: Hex): readonly Pair[] {
  const pairs = pairsOf(board, meetings(board, from, to)).filter(([l, r]) => woodsIn(board, l) !== woodsIn(board, r));
  const outcomes = new Set(
    selections(options, pairs).map((hexes) => {
      const { visible, points } = sight(board, options, from, to, hexes);
      return visible ? points : 'blocked';
    }),
  );
  return outcomes.size > 1 ? pairs : [];
}

/** Every way to choose one hex of each pair: each pair on its own, or one side for the whole line (AMB-QSR-15). */
export function selections(options: SightOptions, pairs: readonly Pair[]): readonly (readonly Hex[])[] {
  if (pairs.length === 0) return [];
  if (options.splitLine === 'side') return [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  return pairs.reduce<readonly (readonly Hex[])[]>(
    (all, pair) => all.flatMap((hexes) => pair.map((hex) => [...hexes, hex])),
    [[]],
  );
}

/** The choice that is worst for the shooter: the most woods points. The left side where both are equal. */
export function worstHexes(board: Board, options: SightOptions, pairs: readonly Pair[]): readonly Hex[] {
  const points = (hexes: readonly Hex[]): number =>
    hexes.reduce((sum, hex) => sum + WOODS_POINTS[woodsIn(board, hex)], 0);
  if (options.splitLine === 'pair') return pairs.map(([l, r]) => (woodsIn(board, r) > woodsIn(board, l) ? r : l));
  return selections(options, pairs).reduce<readonly Hex[]>(
    (worst, hexes) => (worst.length === 0 || points(hexes) > points(worst) ? hexes : worst),
    [],
  );
}

/** The split pairs of which both hexes are on the map; of the others the one on the map counts. */
function pairsOf(board: Board, met: readonly Meeting[]): readonly Pair[] {
  return met.flatMap((meeting): readonly Pair[] =>
    meeting.kind === 'split' && isOn(board, meeting.left) && isOn(board, meeting.right)
      ? [[meeting.left, meeting.right]]
      : [],
  );
}

function lineHexes(
  board: Board,
  options: SightOptions,
  meeting: Meeting,
  counting: ReadonlySet<Hex>,
): readonly LineHex[] {
  const lineHex = (hex: Hex, counts: boolean): LineHex => ({
    hex,
    woods: woodsIn(board, hex),
    counts,
    kind: meeting.kind,
  });
  switch (meeting.kind) {
    case 'crossed':
      return [lineHex(meeting.hex, true)];
    case 'touched':
      return [lineHex(meeting.hex, options.losCornerTouch === 'touch')];
    case 'split': {
      const { left, right } = meeting;
      if (!isOn(board, left)) return [lineHex(right, true)];
      if (!isOn(board, right)) return [lineHex(left, true)];
      // Where nothing was chosen because it makes no difference, the left hex stands for both.
      const counts = counting.has(right) && !counting.has(left) ? right : left;
      return [lineHex(left, counts === left), lineHex(right, counts === right)];
    }
  }
}
