import { ENTRY_COST } from '../../../rules/battletech/tables.js';
import type { State } from '../../../rules/battletech/types.js';
import { woodsIn } from '../../../rules/battletech/units.js';
import { isOpen, pointsOf, verdictOn } from '../../../rules/battletech/verdict.js';
import { bearing, type Bearing } from '../../../rules/geometry/hex/bearing.js';
import { FACINGS, neighbour } from '../../../rules/geometry/hex/facing.js';
import { columnOf, distance, hexesOf, rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';

/** What a shot from one hex at another has to reckon with. */
export interface Lane {
  /** In hexes; 0 within the same hex, where nobody can fire (QSR-28). */
  readonly distance: number;
  /** Where the target lies, seen by a shooter that faces north. */
  readonly bearing: Bearing;
  /** What the woods between and those of the target add to the number (QSR-49); `null` where they block the line (QSR-32). */
  readonly woods: number | null;
}

/** A mapsheet as the opponent thinks on it: hexes by number, each lane between two measured once. */
export interface Ground {
  readonly numberOf: (hex: Hex) => number;
  readonly lane: (from: number, to: number) => Lane;
  /** The hex next to each through each hexside; `null` off the map. */
  readonly next: readonly (readonly (number | null)[])[];
  /** MP to enter each hex (QSR-18). */
  readonly cost: readonly number[];
}

/** How many mapsheets are remembered from one order to the next. */
const REMEMBERED = 8;
const grounds = new Map<string, Ground>();

/** The ground of a battle. Where a line is split, the hexes count that are worse for the shooter (QSR-31). */
export function groundOf({ board, options }: Pick<State, 'board' | 'options'>): Ground {
  const key = JSON.stringify([board, options.splitLine, options.losCornerTouch, options.partialCover]);
  const known = grounds.get(key);
  if (known) return known;
  const [oldest] = grounds.keys();
  if (oldest !== undefined && grounds.size >= REMEMBERED) grounds.delete(oldest);
  const ground = survey(board, options);
  grounds.set(key, ground);
  return ground;
}

function survey(board: State['board'], options: State['options']): Ground {
  const hexes = hexesOf(board);
  const lanes: (Lane | undefined)[] = Array.from({ length: hexes.length ** 2 });
  const numberOf = (hex: Hex): number => (columnOf(hex) - 1) * board.rows + rowOf(hex) - 1;
  const measure = (from: number, to: number): Lane => {
    const [a, b] = [hexes[from], hexes[to]];
    if (a === undefined || b === undefined) throw new Error(`no hexes number ${from} and ${to}`);
    const seen = verdictOn(board, options, a, b);
    const woods = isOpen(seen) ? pointsOf(seen) + woodsIn(board, b) : null;
    return { distance: distance(a, b), bearing: bearing(a, 0, b) ?? 0, woods };
  };
  return {
    numberOf,
    lane: (from, to) => (lanes[from * hexes.length + to] ??= measure(from, to)),
    next: hexes.map((hex) =>
      FACINGS.map((facing) => {
        const beside = neighbour(board, hex, facing);
        return beside && numberOf(beside);
      }),
    ),
    cost: hexes.map((hex) => ENTRY_COST[woodsIn(board, hex)]),
  };
}
