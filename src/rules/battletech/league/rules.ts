import type { Options } from '../types.js';
import { GRID_TABLES, type GridTables } from './templates.js';

/** What damage is resolved by where a league has rules of its own. */
export interface LeagueRules {
  readonly tables: GridTables;
  /** Where a template that would leave its location goes. */
  readonly overflow: 'shift' | 'spill';
  /** Whether what lies in a box that is gone is struck, or critical hits are rolled for. */
  readonly crits: 'positional' | 'roll';
  /** Explosions on board go on through neighbouring parts and out of the 'Mech. */
  readonly cascade: boolean;
  /** What CASE does then. */
  readonly cascadeCase: 'vents' | 'ignored';
  /** Water gets into 'Mechs part by part, and stops what it finds. */
  readonly floods: boolean;
}

/** The rules of a league as a match plays them. */
export const leagueRules = ({
  gridOverflow = 'shift',
  gridCrits = 'positional',
  cascade = 'off',
  cascadeCase = 'vents',
  flooding = 'breach',
}: Partial<Options>): LeagueRules => ({
  tables: GRID_TABLES,
  overflow: gridOverflow,
  crits: gridCrits,
  cascade: cascade === 'on',
  cascadeCase,
  floods: flooding === 'parts',
});

/** A match without any. */
export const NO_LEAGUE: LeagueRules = leagueRules({});
