import type { Options } from '../types.js';
import { tablesOf, type LeagueTables } from './tables.js';

/** What damage is resolved by where a league has rules of its own. */
export interface LeagueRules {
  readonly tables: LeagueTables;
  /** Where a template that would leave its location goes. */
  readonly overflow: 'shift' | 'spill';
  /** Whether what lies in a box that is gone is struck, or critical hits are rolled for. */
  readonly crits: 'positional' | 'roll';
  /** Explosions on board go on through neighbouring parts and out of the 'Mech. */
  readonly cascade: boolean;
  /** What CASE does then. */
  readonly cascadeCase: 'vents' | 'ignored';
  /** Water gets into 'Mechs part by part, and stops what it finds; what becomes of a pilot then, when it is tried, how the engine counts. */
  readonly floods: boolean;
  readonly cockpitFlood: 'awake' | 'ejects' | 'drowns';
  readonly waterRetest: 'damage' | 'once';
  readonly engineFlood: 'slots' | 'locations';
}

/** The rules of a league as a match plays them. */
export const leagueRules = ({ options, field }: LeagueMatch): LeagueRules => ({
  tables: tablesOf({ field }),
  overflow: options.gridOverflow ?? 'shift',
  crits: options.gridCrits ?? 'positional',
  cascade: options.cascade === 'on',
  cascadeCase: options.cascadeCase ?? 'vents',
  floods: options.flooding === 'parts',
  cockpitFlood: options.cockpitFlood ?? 'awake',
  waterRetest: options.waterRetest ?? 'damage',
  engineFlood: options.engineFlood ?? 'slots',
});

/** What of a match a league's rules hang on. */
export interface LeagueMatch {
  readonly options: Partial<Options>;
  readonly field: { readonly league?: LeagueTables };
}

/** A match without any. */
export const NO_LEAGUE: LeagueRules = leagueRules({ options: {}, field: {} });
