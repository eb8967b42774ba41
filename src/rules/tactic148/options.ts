import type { OptionSpec } from '../kernel/contract.js';
import { optionSpecs, readByTable, type OptionTable } from '../kernel/options.js';
import type { Refusal } from '../kernel/refusal.js';
import { ok, type Result } from '../kernel/result.js';
import { STEPS_PER_U } from '../geometry/plane/point.js';
import type { Options } from './types.js';

/** Every option with its values, the default first, and the ruling that it settles. */
const VALUES: OptionTable<Options> = {
  firstTurn: { values: ['roll', 'deploysFirst'], rule: 'AMB-T48-01' },
  interrupts: { values: ['any', 'takeCoverOnly'], rule: 'AMB-T48-02' },
  camoStacks: { values: ['off', 'on'], rule: 'AMB-T48-04' },
  grenadeWrap: { values: ['on', 'off'], rule: 'AMB-T48-07' },
  grenadeMaxU: { values: ['20', '15', '30'], rule: 'AMB-T48-09' },
  opportunityShot: { values: ['attack', 'free'], rule: 'AMB-T48-14' },
  sfAffectsFriends: { values: ['off', 'on'], rule: 'AMB-T48-15' },
  sfRollTiming: { values: ['everyTurn', 'ownTurn'], rule: 'AMB-T48-16' },
  commandScope: { values: ['perTurn', 'perFriend'], rule: 'AMB-T48-18' },
  scenicMeasure: { values: ['own', 'scenic'], rule: 'AMB-T48-19' },
  figuresGiveCover: { values: ['on', 'off'], rule: 'AMB-T48-20' },
  missionLoss: { values: ['characters', 'points'], rule: 'AMB-T48-21' },
  baseDiameterU: { values: ['1', '0.8', '1.2'], rule: 'AMB-T48-22' },
  pointsTolerance: { values: ['10', '0', '20'], rule: 'AMB-T48-24' },
  deployWithin: { values: ['nearest', 'whole'], rule: 'AMB-T48-25' },
  firstTurnTokens: { values: ['setup', 'setupPlusFive'], rule: 'AMB-T48-26' },
  limitsPer: { values: ['playerTurn', 'round'], rule: 'AMB-T48-28' },
  actionCount: { values: ['actions', 'tokens'], rule: 'AMB-T48-29' },
  shooterCover: { values: ['ignored', 'counts'], rule: 'AMB-T48-31' },
  takeCoverDefault: { values: ['decline', 'accept'], rule: 'AMB-T48-34' },
  grenadeIsWeapon: { values: ['on', 'off'], rule: 'AMB-T48-38' },
  assaultContact: { values: ['shootFirst', 'h2hFirst'], rule: 'AMB-T48-39' },
};

/** The options as the rest of the house lists them; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = optionSpecs(VALUES);

/** Reads the options of a set-up; what is not named takes its default. Refuses unknown names and values. */
export function readOptions(given: Readonly<Record<string, string>>): Result<Options, Refusal> {
  const chosen = readByTable(VALUES, given);
  if (!chosen.ok) return chosen;
  const pick = chosen.value;
  return ok({
    firstTurn: pick('firstTurn'),
    interrupts: pick('interrupts'),
    camoStacks: pick('camoStacks'),
    grenadeWrap: pick('grenadeWrap'),
    grenadeMaxU: pick('grenadeMaxU'),
    opportunityShot: pick('opportunityShot'),
    sfAffectsFriends: pick('sfAffectsFriends'),
    sfRollTiming: pick('sfRollTiming'),
    commandScope: pick('commandScope'),
    scenicMeasure: pick('scenicMeasure'),
    figuresGiveCover: pick('figuresGiveCover'),
    missionLoss: pick('missionLoss'),
    baseDiameterU: pick('baseDiameterU'),
    pointsTolerance: pick('pointsTolerance'),
    deployWithin: pick('deployWithin'),
    firstTurnTokens: pick('firstTurnTokens'),
    limitsPer: pick('limitsPer'),
    actionCount: pick('actionCount'),
    shooterCover: pick('shooterCover'),
    takeCoverDefault: pick('takeCoverDefault'),
    grenadeIsWeapon: pick('grenadeIsWeapon'),
    assaultContact: pick('assaultContact'),
  });
}

/** The radius of every base, in steps (AMB-T48-22). */
export const baseRadius = ({ baseDiameterU }: Options): number => Math.round((Number(baseDiameterU) * STEPS_PER_U) / 2);

/** How far a grenade can be thrown, in steps (AMB-T48-09). */
export const grenadeMost = ({ grenadeMaxU }: Options): number => Number(grenadeMaxU) * STEPS_PER_U;
