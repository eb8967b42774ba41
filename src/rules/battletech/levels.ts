import type { Level, Step } from './types.js';

/** What sets the levels apart, as data. */

/** The steps of a turn (QSR-07, SEQ-01). */
export const TURN_STEPS = {
  'quick-start': [{ type: 'initiative' }, { type: 'movement-phase' }, { type: 'weapon-phase' }, { type: 'end-phase' }],
  standard: [
    { type: 'initiative' },
    { type: 'movement-phase' },
    { type: 'fire-phase' },
    { type: 'physical-phase' },
    { type: 'heat-phase' },
    { type: 'end-turn' },
  ],
} as const satisfies Record<Level, readonly Step[]>;

/** Options whose default at a level is not that of the quick-start level (AMB-SEQ-09; the least move of standard rules). */
export const LEVEL_OPTIONS: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  'quick-start': {},
  standard: { splitLine: 'side', splitHex: 'auto-defender', minimumMove: 'on' },
};

/**
 * Options that only one level has. The standard level always has rear armour and the bonus against immobile targets, and
 * its line of sight counts the side that is worse for the shooter without asking (AMB-SEQ-09).
 */
export const ONLY_AT: Readonly<Record<string, Level>> = {
  splitHex: 'quick-start',
  rearArmor: 'quick-start',
  immobileBonus: 'quick-start',
  secondaryTargets: 'standard',
  partialCover: 'standard',
  physicalBase: 'standard',
  fires: 'standard',
  forcedWithdrawal: 'standard',
  multiSide: 'standard',
};
