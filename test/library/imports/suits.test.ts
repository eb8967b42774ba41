import { expect, test } from 'vitest';
import { readBlocks, SQUAD } from '../../support/blocks.js';

test('IMP-06 what is in the support mount of a squad is the first trooper’s; bins of the squad add up', () => {
  const { unit, notes } = readBlocks({
    ...SQUAD,
    Model: '[Support]',
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
