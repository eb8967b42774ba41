import type { Measure } from '../geometry/plane/measure.js';
import { steps, STEPS_PER_U } from '../geometry/plane/point.js';

/** A u is an inch or 2.5 cm; players measure to the tenth of it (T48-47), and turn by degrees. */
export const MEASURE: Measure = {
  unit: STEPS_PER_U,
  least: STEPS_PER_U / 10,
  turn: 360,
  squares: [0.5, 1, 1.5, 2, 2.5, 3, 5, 10, 15, 20],
};

/** The distances of the rules, in steps. */
export const LENGTHS = {
  /** Characters deploy within this of their own edge (T48-05). */
  deployment: steps(5),
  /** Up to here a shot is at short distance (T48-20). */
  short: steps(10),
  /** Nearer than this Take Cover has no effect; at this or less it is no answer (T48-19, T48-29). */
  takeCover: steps(5),
  /** Up to here nothing gives cover (T48-53). */
  noCover: steps(2),
  /** Up to here a grenade does not scatter (T48-23). */
  grenade: steps(10),
  /** How far a grenade can be thrown out of a suppressed zone (T48-38). */
  suppressedGrenade: steps(5),
  /** An officer's Command reaches so far (T48-44). */
  command: steps(5),
  /** The smallest table (T48-07): 60 cm are 24 u of 2.5 cm. */
  table: steps(24),
  /** How closely a move is watched: Opportunity Fire is looked for at every tenth of a u (AMB-T48-36). */
  watch: steps(0.1),
} as const;

/** Action tokens that each player gets each turn (T48-08). */
export const TOKENS_PER_TURN = 5;

/** Actions that can be queued at once. */
export const MOST_PLANNED = 10;

/** Tokens that a character can spend on movement in a turn (T48-32). */
export const MOST_MOVEMENT = 3;

/** Up to how far an opponent moves a grenade's marker by the face of the die (T48-24). */
export const SCATTER: Readonly<Record<number, number>> = {
  1: steps(2),
  2: steps(2),
  3: steps(1),
  4: steps(1),
  5: 0,
  6: 0,
};
