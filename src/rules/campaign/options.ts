import { optionSpecs, readByTable, type OptionTable } from '../kernel/options.js';
import type { Refusal } from '../kernel/refusal.js';
import { ok, type Result } from '../kernel/result.js';

/** What of a campaign's rules can be chosen: the rulings where its text is silent or says two things. */
export interface Options {
  /** The prestige from which a third group of Elementals may be recruited: both are in the text. */
  readonly elementalTier3: '16' | '17';
  /** Whether negative prestige counts as 0 in gaps between Clans. */
  readonly prestigeFloor: '0' | 'off';
  /** The most Defiances that one Clan bears. */
  readonly maxDefiance: '2' | '3';
  /** What raises the production of a province: all that are connected with it, or those next to it. */
  readonly provinceBonus: 'component' | 'perNeighbour';
  /** Which attacks teach a pilot something. */
  readonly xpOn: 'hit' | 'attempt';
  /** Whether each step of a bonus is paid for, or the last one pays for all. */
  readonly xpCost: 'incremental' | 'total';
  /** Talents of a pilot: one for each rank from Warrior on, or one. */
  readonly talents: 'perRank' | 'one';
  /** What the price of Elementals is for. */
  readonly elementalCostUnit: 'trooper' | 'group';
}

const TABLE: OptionTable<Options> = {
  elementalTier3: { values: ['16', '17'], rule: 'AMB-CLN-02' },
  prestigeFloor: { values: ['0', 'off'], rule: 'AMB-CLN-04' },
  maxDefiance: { values: ['2', '3'], rule: 'AMB-CLN-05' },
  provinceBonus: { values: ['component', 'perNeighbour'], rule: 'AMB-CLN-07' },
  xpOn: { values: ['hit', 'attempt'], rule: 'AMB-CLN-09' },
  xpCost: { values: ['incremental', 'total'], rule: 'AMB-CLN-10' },
  talents: { values: ['perRank', 'one'], rule: 'AMB-CLN-12' },
  elementalCostUnit: { values: ['trooper', 'group'], rule: 'AMB-CLN-13' },
};

/** The options of a campaign with their values, the default first. */
export const CAMPAIGN_OPTIONS = optionSpecs(TABLE);

/** Reads chosen options, with the defaults of those left out; refuses what there is not. */
export function readOptions(given: Readonly<Record<string, string>>): Result<Options, Refusal> {
  const read = readByTable(TABLE, given);
  if (!read.ok) return read;
  const chosen = read.value;
  return ok({
    elementalTier3: chosen('elementalTier3'),
    prestigeFloor: chosen('prestigeFloor'),
    maxDefiance: chosen('maxDefiance'),
    provinceBonus: chosen('provinceBonus'),
    xpOn: chosen('xpOn'),
    xpCost: chosen('xpCost'),
    talents: chosen('talents'),
    elementalCostUnit: chosen('elementalCostUnit'),
  });
}
