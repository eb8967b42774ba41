import { stepsOf, type Measure } from '../geometry/plane/measure.js';
import type { Options } from './types.js';

/** A centimetre has a thousand steps; players measure to the tenth of it (AMB-TFH-20) and turn by tenths of a degree. */
export const MEASURE: Measure = {
  unit: 1000,
  least: 100,
  turn: 3600,
  squares: [0.5, 1, 2, 3, 5, 10, 15, 20, 30],
};

/** A length in cm as steps. */
export const cm = (length: number): number => stepsOf(MEASURE, length);

/** The distances of the rules in steps, before they are doubled (TFH-01). */
export const LENGTHS = {
  /** A move is flown by tranches of this, at least one, and each class has one more (TFH-02, TFH-11, TFH-12). */
  tranche: cm(10),
  /** At most in a dive (TFH-15). */
  dive: cm(5),
  /** Nearer than this to the leader (TFH-10). */
  group: cm(10),
  /** Targets among which dice are split are at most this apart (TFH-19). */
  split: cm(10),
  /** The radius of a base (AMB-TFH-06). */
  base: cm(1.5),
  /** How closely a move is watched for who comes into sight (AMB-TFH-03). */
  watch: cm(0.5),
  /** The largest sky, within which lengths are exact. */
  largest: cm(300),
} as const;

/** By how much all lengths are multiplied (TFH-01, TC-TFH-29). */
export const scaleOf = ({ lengths }: Options): 1 | 2 => (lengths === 'doubled' ? 2 : 1);

/** A length of the rules as it counts in this match. */
export const lengthOf = (options: Options, name: keyof typeof LENGTHS): number => LENGTHS[name] * scaleOf(options);

/** A turn of 45°, as much as a tranche allows (TFH-12). */
export const TURN = 450;
