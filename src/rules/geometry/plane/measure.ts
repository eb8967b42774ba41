/**
 * How a game measures. The plane itself knows only steps; what players call a length, how closely they measure and type it, and into how many parts
 * they divide a full turn belongs to their game.
 */
export interface Measure {
  /** Steps in one of the game's units of length: an inch, a centimetre. */
  readonly unit: number;
  /** Steps in the smallest length that is measured, typed and shown; a unit has so many whole ones. */
  readonly least: number;
  /** The parts of a full turn in which directions are given: 360, or 3600 for tenths of a degree. */
  readonly turn: number;
  /** Sides of the squares among which a place is picked, in units, the smallest first. */
  readonly squares: readonly number[];
}

/** Steps of a length in units, rounded to the nearest step. */
export const stepsOf = ({ unit }: Measure, length: number): number => Math.round(length * unit);

/** A length in steps as it is measured: to the nearest of the smallest lengths that count. */
export const asMeasured = ({ least }: Measure, steps: number): number => Math.round(steps / least) * least;
