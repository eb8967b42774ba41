import { RULING_OPTIONS } from './standard/unit-rulings.js';
import { ARTILLERY_OPTIONS } from './standard/gun-tables.js';
import { LEAGUE_OPTIONS } from './league/index.js';
import type { StandardState, State } from './types.js';
import type { BattleTechRule, BattleTechState, StandardMatch, StandardRule } from './battletech.js';
import type { Level, Phase } from './vocabulary.js';
import type { Step } from './agenda.js';

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

/** Phases whose report does not depend on the level. */
const REPORTED_ALIKE = {
  deployment: 'deployment',
  initiative: 'movement',
  movement: 'movement',
  weapons: 'weapons',
} as const satisfies Partial<Record<Phase, Phase>>;

const REPORTED = {
  'quick-start': { ...REPORTED_ALIKE, physical: 'weapons', heat: 'weapons', end: 'weapons' },
  standard: { ...REPORTED_ALIKE, physical: 'physical', heat: 'physical', end: 'physical' },
} as const satisfies Record<Level, Record<Phase, Phase>>;

/** The phase whose report, and whose map, tells of a phase: initiative with movement; the end with what came before it (QSR-07, SEQ-01). */
export const reportOf = (level: Level, phase: Phase): Phase => REPORTED[level][phase];

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
  fireWind: 'standard',
  windTo: 'standard',
  burnDown: 'standard',
  forcedWithdrawal: 'standard',
  carefulStand: 'standard',
  waterFallRounding: 'standard',
  unjamUltra: 'standard',
  lifeSupportSecond: 'standard',
  spotterOrder: 'standard',
  threeLegShift: 'standard',
  multiSide: 'standard',
  sprint: 'standard',
  evade: 'standard',
  c3: 'standard',
  talents: 'standard',
  edge: 'standard',
  ejection: 'standard',
  quirks: 'standard',
  hidden: 'standard',
  overwatch: 'standard',
  mines: 'standard',
  mineDensity: 'standard',
  edition: 'standard',
  mechChargesVehicle: 'standard',
  ...Object.fromEntries([...RULING_OPTIONS, ...ARTILLERY_OPTIONS, ...LEAGUE_OPTIONS].map((id) => [id, 'standard'])),
};

/**
 * A state of the standard level, where a step, question or order that only that level has comes to it. Throws where it comes
 * to another: no rule leads there, so what was read is not a match.
 */
export function atStandard(state: State): StandardState {
  if (state.level === 'standard') return state;
  throw new Error('what belongs to the standard level came to a match of the quick-start level');
}

/** A rule of the standard level among the rules of both. */
export const ofStandard = <S extends Step>(rule: StandardRule<S>): BattleTechRule<S> => ({
  ask: (state, step) => rule.ask?.(matchAtStandard(state), step) ?? null,
  run: (state, step, answers, dice) => rule.run(matchAtStandard(state), step, answers, dice),
});

const matchAtStandard = (state: BattleTechState): StandardMatch => ({ ...state, game: atStandard(state.game) });
