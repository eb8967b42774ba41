import { describe, expect, test } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { armed } from '../../../support/armed.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, passTo, type FullSituation } from '../../../support/standard.js';

/** Weapons in legs, whose own cover is in their way. */

/** What comes of a weapon of a 'Mech at 0810 that shoots at one at 0805: its number, or why there is none. A friend sees the target. */
function shot(hexes: NonNullable<FullSituation['hexes']>, letter: string, mode: 'normal' | 'indirect') {
  const play = beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0810 N' },
      { unit: 'SHD-2H', seat: 'defender', at: '0807 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
    ],
    hexes,
    change: armed('CPLT-C1', 'lrm-15@LL lrm-15@LA'),
  });
  passTo(play, 'attack');
  const aimed = { mount: mountId(letter), target: unit('ENF-4R'), mode, bin: null, aim: null } as const;
  const found = fullShots(play.game, play.unit('CPLT-C1'), 0, [aimed]);
  return found.ok ? 'fires' : complete(found.error).code;
}

describe('SEQ-19 a leg behind cover', () => {
  const bank = { '0809': { level: 1 } } as const;
  const hill = { '0809': { level: 4 } } as const;

  test.each([
    ['in the open', {}, 'A', 'normal', 'fires'],
    ['behind a bank, from the leg', bank, 'A', 'normal', 'battletech/leg-weapon-covered'],
    ['behind a bank, from the arm', bank, 'B', 'normal', 'fires'],
    ['in water up to its waist', { '0810': { water: 1 } }, 'A', 'normal', 'battletech/not-under-water'],
    [
      "in an arc over a hill, whatever covers a friend's legs",
      { ...hill, '0806': { level: 1 } },
      'A',
      'indirect',
      'fires',
    ],
  ] as const)('SEQ-19 %s', (_where, hexes, letter, mode, found) => {
    expect(shot(hexes, letter, mode)).toBe(found);
  });
});
