import { expect, test } from 'vitest';
import { blockUnitOf } from '../../../src/games/battletech/library/imports/block-unit.js';
import { unitSchema } from '../../../src/games/battletech/library/unit.js';
import { blkText } from '../../support/community-files.js';

/** The unit file that some blocks become, with its notes. */
function read(blocks: Readonly<Record<string, string | readonly string[]>>) {
  const made = blockUnitOf(blkText(blocks));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { label, file, notes } = made.value;
  return { unit: unitSchema.parse(file(label)), notes };
}

test('IMP-06 what is in the support mount of a squad is the first trooper’s; bins of the squad add up', () => {
  const { unit, notes } = read({
    UnitType: 'BattleArmor',
    Name: 'Anvil Suit',
    Model: '[Support]',
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
      'ISBAFlamer:SSWM:RA',
      'CLBASRM2:Body',
      'BASRM2 Ammo:Body:Shots2#',
      'BASRM2 Ammo:Body:Shots3#',
      'BABattleClaw:LA',
    ],
    'Trooper 1 Equipment': ['CLBACompactNarc:LA', 'BA-Compact Narc Ammo:LA:Shots2#'],
    'Trooper 2 Equipment': ['CLBACompactNarc:LA', 'BA-Compact Narc Ammo:LA:Shots2#'],
  });
  expect(notes).toEqual([]);
  expect(unit).toMatchObject({
    weapons: [
      { weapon: 'ba-srm-2', location: 'TR' },
      { weapon: 'ba-compact-narc', location: 'T1' },
      { weapon: 'ba-flamer', location: 'T1' },
      { weapon: 'ba-compact-narc', location: 'T2' },
    ],
    ammo: [
      { ammo: 'ba-srm-2', rounds: 5 },
      { ammo: 'ba-compact-narc', rounds: 2 },
    ],
  });
});
