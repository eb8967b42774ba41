import type { FullTerm } from '../standard/terms.js';

/** What the switches of a league make of a shot: terms of their own, and the side of the target to which the line is turned (CLN-33). */
export interface LeagueShot {
  /** Whether it may be fired at extreme range (AMB-CLN-32). */
  readonly extreme?: true;
  readonly terms?: readonly FullTerm[];
  readonly toward?: 'left' | 'right' | null;
  /** It is targeted: its terms say what it is aimed at, and that the target cannot move makes it no easier (CLN-34). */
  readonly targeted?: true;
}
