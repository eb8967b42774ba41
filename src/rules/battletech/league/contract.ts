import type { LeagueTables } from './tables.js';
import type { FullTerm } from '../standard/terms.js';

/** What the switches of a league make of a shot: terms of their own, and the side of the target to which the line is turned (CLN-33). */
export interface LeagueShot {
  /** How far it may be fired beyond long range, and for how much (AMB-CLN-32). */
  readonly extreme?: LeagueTables['extreme'];
  readonly terms?: readonly FullTerm[];
  readonly toward?: 'left' | 'right' | null;
  /** It is targeted: its terms say what it is aimed at, and that the target cannot move makes it no easier (CLN-34). */
  readonly targeted?: true;
}
