import type { Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';

/** What can happen by a league's rules alone. */
export type LeagueEvent =
  /** A 'Mech is set to destroy itself, and does or does not (CLN-30). */
  | { readonly type: 'SelfDestructSet'; readonly unit: UnitId; readonly ejects: boolean }
  | {
      readonly type: 'SelfDestructed';
      readonly unit: UnitId;
      readonly need: number | null;
      readonly roll: Roll | null;
      readonly fires: boolean;
    };
