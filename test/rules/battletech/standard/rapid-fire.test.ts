import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import type { BinId } from '../../../../src/rules/battletech/standard/types.js';
import type { FireMode } from '../../../../src/rules/battletech/standard/traits.js';
import { armOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import type { AmmoId, MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import { stowing } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll, type FullPiece } from '../../../support/standard.js';

/** Weapons that fire several shots at once, and those whose hits bring heat besides damage. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };

/** A Hunchback whose letter A is another weapon, with a ton of its rounds. */
const armedWith =
  (id: string) =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    const arm = armOf(id);
    if (setup.id !== unitId('HBK-4G') || !arm) return setup;
    const [first, ...others] = setup.sheet.mounts;
    if (!first) throw new Error('a Hunchback without weapons');
    const rest = others.map((mount, i) => ({ ...mount, id: `Z${i}` as MountId }));
    const rounds = arm.rounds ?? 0;
    const stowed = { id: 'LT-9' as BinId, location: 'LT', munition: 'standard' } as const;
    const sheet = { ...setup.sheet, mounts: [{ ...first, id: 'A' as MountId, weapon: arm.weapon }, ...rest] };
    return stowing({ ...setup, sheet }, [...setup.ammo, { ammo: id as AmmoId, left: rounds, full: rounds, stowed }]);
  };

/** The shot of a Hunchback so armed at the Enforcer four hexes ahead: 4 and +2 for medium range or so, by these faces. */
function shot(id: string, mode: FireMode, faces: readonly number[]) {
  const play = beginFull({ pieces: [HBK, ENF], change: armedWith(id) });
  passTo(play, 'attack');
  while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'A', { mode }));
  roll(play, 'attacker', { type: 'pass' }, [...faces, ...Array.from({ length: 60 }, (_, i) => 1 + (i % 6))]);
  return play.last('ShotFired');
}

describe('SEQ-19 a rotary autocannon', () => {
  it('fires up to six times at once: as many rounds and as much heat, hits by the cluster table, each of its damage', () => {
    const fired = shot('rotary-ac-5', 'sextuple', [6, 6, 4, 3]);
    expect(fired).toMatchObject({ outcome: 'hit', rounds: 6, roundsLeft: 14, heat: 6, jammed: false });
    expect(fired.cluster).toMatchObject({ size: 6, hits: 4 });
    expect(fired.wounds.map(({ points }) => points)).toEqual([5, 5, 5, 5]);
  });

  it.each([
    ['normal', [1, 1], false],
    ['double', [1, 1], true],
    ['double', [1, 2], false],
    ['triple', [1, 1], true],
    ['triple', [1, 2], false],
    ['quadruple', [1, 2], true],
    ['quadruple', [2, 2], false],
    ['quintuple', [1, 2], true],
    ['quintuple', [2, 2], false],
    ['sextuple', [2, 2], true],
    ['sextuple', [2, 3], false],
  ] as const)('FIN-22 jams the sooner the faster it fires: %s on a roll of %j %s', (mode, faces, jams) => {
    expect(shot('rotary-ac-2', mode, faces).jammed).toBe(jams);
  });

  it('is offered in each of its ways, and in no other', () => {
    const play = beginFull({ pieces: [HBK, ENF], change: armedWith('rotary-ac-5') });
    passTo(play, 'attack');
    const offered = attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead', target: 'ENF-4R' });
    if (offered.kind !== 'pick') throw new Error(offered.kind);
    expect(offered.options.map(({ value }) => value).filter((value) => value.startsWith('A'))).toEqual([
      'A',
      'A/double',
      'A/triple',
      'A/quadruple',
      'A/quintuple',
      'A/sextuple',
    ]);
  });

  it('refuses a seventh way', () => {
    const play = beginFull({ pieces: [HBK, ENF], change: armedWith('rotary-ac-5') });
    passTo(play, 'attack');
    while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
    const refusal = play.refused('defender', attack('HBK-4G', 'ENF-4R', 'A', { mode: 'heat' }));
    expect(refusal.code).toBe('battletech/no-such-mode');
  });
});

describe('SEQ-14 a plasma rifle', () => {
  it('deals its damage and heats the target by a die, which is told', () => {
    const fired = shot('plasma-rifle', 'normal', [6, 6, 4, 3, 5]);
    expect(fired).toMatchObject({ outcome: 'hit', rounds: 1, roundsLeft: 9, heat: 10, targetHeat: 5 });
    expect(fired.heatRoll?.faces).toEqual([5]);
    expect(fired.wounds.map(({ points }) => points)).toEqual([10]);
  });

  it('brings no heat when it misses', () => {
    const fired = shot('plasma-rifle', 'normal', [1, 1]);
    expect(fired).toMatchObject({ outcome: 'miss', targetHeat: 0 });
    expect(fired).not.toHaveProperty('heatRoll');
  });
});
