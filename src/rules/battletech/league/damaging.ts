import type { Dice } from '../../kernel/dice.js';
import type { DamageStep } from '../standard/damage-steps.js';
import type { Doom } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import type { LeagueRules } from './rules.js';

/** Damage that is being resolved, as the chapters of this folder need it. */
export interface Damaging {
  /** The unit as it stands after all steps so far. */
  readonly unit: StandardUnit;
  readonly dice: Dice;
  readonly league: LeagueRules;
  /** The locations that the damage now being dealt has struck. */
  readonly struck: Location[];
  /** A step happens, and stands on the sheet. */
  add(step: DamageStep): void;
  /** A location is gone, with all that hangs on it. */
  lose(location: Location, why: 'destroyed'): void;
  /** The unit is out at the end of the phase. */
  doom(why: Doom): void;
}
