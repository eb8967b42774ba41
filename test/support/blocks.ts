import { blockUnitOf } from '../../src/games/battletech/library/imports/block-unit.js';
import { stockUnit, unitSchema } from '../../src/games/battletech/library/unit.js';
import { blkText } from './community-files.js';

/** Units in blocks, as the community's files have them. */

/** Blocks of a community file by their tags. */
export type Blocks = Readonly<Record<string, string | readonly string[]>>;

/** The unit that some blocks become, with its notes, as the standard level reads it. */
export function readBlocks(blocks: Blocks) {
  const made = blockUnitOf(blkText(blocks));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { name, label, file, notes } = made.value;
  const unit = unitSchema.parse(file(label));
  return { name, unit, notes, sheet: stockUnit(unit).outfits.standard?.sheet };
}

/** A squad of battle armour. */
export const SQUAD: Blocks = {
  UnitType: 'BattleArmor',
  Name: 'Anvil Suit',
  Model: '[Laser]',
  year: '3060',
  type: 'Clan Level 2',
  motion_type: 'Jump',
  chassis: 'biped',
  weightclass: '2',
  'Trooper Count': '5',
  cruiseMP: '1',
  jumpingMP: '3',
  armor: '10',
  armor_type: '28',
  'Squad Equipment': [
    'CLBASmallLaser:RA',
    'CLBASRM2:Body',
    'BASRM2 Ammo:Body:Shots2#',
    'BABattleClaw:LA',
    'SwarmMek',
    'LegAttack',
  ],
  'Trooper 1 Equipment': ['CLBAFlamer:RA'],
};
