import { describe, expect, it } from 'vitest';
import { ignites } from '../../../../src/rules/battletech/standard/traits.js';
import { armOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { armed } from '../../../support/armed.js';
import { hex } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** What sets woods on fire: what is made for it when it hits who stands there, and anything that goes astray on a low roll. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0811 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
const WOODS = { '0810': { woods: 1 } } as const;

interface Setting {
  readonly options?: Readonly<Record<string, string>>;
  readonly munition?: 'standard' | 'inferno';
  readonly hexes?: Parameters<typeof beginFull>[0]['hexes'];
}

/** A Catapult fires a weapon in its right arm at the Enforcer in light woods, with these dice, all of which are rolled. */
function fired(
  weapon: string,
  faces: readonly number[],
  { options, munition = 'standard', hexes }: Setting = {},
): FullPlay {
  const play = beginFull({
    pieces: [CPLT, ENF],
    hexes: hexes ?? WOODS,
    options: options ?? { fires: 'on' },
    change: armed('CPLT-C1', `${weapon}@RA`, munition),
  });
  passTo(play, 'attack');
  play.give('defender', attack('CPLT-C1', 'ENF-4R', 'A'));
  play.give('attacker', attack('ENF-4R', '', ''), faces);
  return play;
}

const burns = (play: FullPlay): boolean => play.game.field.burning.includes(hex('0810'));
/** It misses. */
const MISS = [1, 1];
/** It hits the centre torso. */
const HIT = [6, 6, 3, 4];
/** A stray roll that can set fire. */
const LOW = [1, 2];

describe('FIN-44 The numbers on which weapons set fire', () => {
  it.each([
    ['flamer', 4],
    ['clan-flamer', 4],
    ['medium-laser', null],
    ['ppc', null],
    ['ac-5', null],
  ] as const)('FIN-44 %s is made for it: %j', (weapon, number) => {
    const arm = armOf(weapon);
    expect(arm && ignites(arm.weapon.full)).toBe(number);
  });

  it.each([
    ['flamer on 4', 'flamer', [...HIT, 2, 2], true],
    ['flamer not on 3', 'flamer', [...HIT, 1, 2], false],
    ['what is not made for it does not by a hit', 'medium-laser', HIT, false],
  ] as const)('FIN-44 a hit: %s', (_, weapon, faces, expected) => {
    expect(burns(fired(weapon, faces))).toBe(expected);
  });

  it.each([
    ['a flamer astray: 4 + 2', 'flamer', [2, 4], true],
    ['a flamer astray: not 5', 'flamer', [2, 3], false],
    ['a laser astray: 7 + 2', 'medium-laser', [4, 5], true],
    ['a laser astray: not 8', 'medium-laser', [4, 4], false],
    ['a PPC astray: 7 + 2', 'ppc', [4, 5], true],
    ['an autocannon astray: 9 + 2', 'ac-5', [5, 6], true],
    ['an autocannon astray: not 10', 'ac-5', [5, 5], false],
    ['missiles astray: 9 + 2', 'lrm-5', [5, 6], true],
  ] as const)('FIN-44 a miss with 3 for going astray: %s', (_, weapon, faces, expected) => {
    expect(burns(fired(weapon, [...MISS, ...LOW, ...faces]))).toBe(expected);
  });

  it('FIN-44 a miss with 4 sets nothing on fire, and no more is rolled', () => {
    expect(burns(fired('medium-laser', [...MISS, 2, 2]))).toBe(false);
  });

  it('FIN-44 infernos always do, by a hit and, on 3, astray; their smoke will be heavy', () => {
    const hit = fired('srm-2', [6, 6, 3, 4], { munition: 'inferno' });
    expect(burns(hit)).toBe(true);
    expect(hit.last('FireSpread')).toMatchObject({ from: null, to: '0810', roll: null, inferno: true });
    expect(hit.game.field.infernos).toEqual(['0810']);
    expect(burns(fired('srm-2', [...MISS, ...LOW], { munition: 'inferno' }))).toBe(true);
    expect(burns(fired('srm-2', [...MISS, 2, 2], { munition: 'inferno' }))).toBe(false);
  });

  it('FIN-44 nothing is rolled where nothing can burn, nor without the option', () => {
    expect(burns(fired('medium-laser', MISS, { hexes: {} }))).toBe(false);
    expect(burns(fired('medium-laser', MISS, { options: {} }))).toBe(false);
    expect(burns(fired('tag', MISS))).toBe(false);
  });
});
