import { describe, expect, test } from 'vitest';
import { rollsAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import { isBogged } from '../../../../src/rules/battletech/standard/bogs.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { hex, unit } from '../../../support/quick-start.js';
import { attack, beginFull, marked, step, type FullPiece } from '../../../support/standard.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';

/** Bogging down in soft ground, and working free. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const before = (name: string, terrain: Partial<Terrain>) =>
  beginFull({ pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF], hexes: { '0810': terrain } });

describe('TER-16 bogging down', () => {
  test.each([
    ['HBK-4G', { swamp: true }, 6],
    ['HBK-4G', { deepSnow: true }, 5],
    ['HBK-4G', { tundra: true }, 5],
    ['VEDETTE', { swamp: true }, 6],
    ['VEDETTE', { mud: true }, 5],
    ['FOOT-RIFLE', { swamp: true }, 4],
  ] as const)('TER-16 %s into %j: %i or more, or it is stuck there', (name, terrain, number) => {
    const play = before(name, terrain);
    const low = name === 'FOOT-RIFLE' ? [1, 1] : [1, 2];
    play.give('defender', step(name, 'walk', 'F'), [...low]);
    expect(play.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'bog', number, success: false } }]);
    expect(play.events('BoggedDown')).toEqual([{ type: 'BoggedDown', unit: name, hex: '0810' }]);
    expect(isBogged(play.unit(name))).toBe(true);
    expect(play.unit(name).body.prone).toBe(false);
  });

  test.each([
    ['HBK-4G', { mud: true }],
    ['HBK-4G', { swamp: true, pavement: true }],
    ['HBK-4G', { sand: true }],
  ] as const)('TER-16 nothing holds %s in %j', (name, terrain) => {
    const play = before(name, terrain);
    play.give('defender', step(name, 'walk', 'F'), []);
    expect(play.events('BoggedDown')).toEqual([]);
  });

  test('TER-16 the roll ends the move, and is foretold; who makes it goes on', () => {
    const play = before('HBK-4G', { swamp: true });
    const order = { type: 'move', unit: unit('HBK-4G'), mode: 'walk', steps: 'FF', exit: false } as const;
    expect(rollsAhead(play.game, play.unit('HBK-4G'), order)).toEqual([{ cause: 'bog', number: 6 }]);
    play.give('defender', order, [3, 3]);
    expect(play.unit('HBK-4G').place?.hex).toBe('0809');
    const stuck = before('HBK-4G', { swamp: true });
    stuck.give('defender', order, [1, 2]);
    expect(stuck.unit('HBK-4G').place?.hex).toBe('0810');
  });

  test('TER-16 who comes down on it from above sinks in without a roll', () => {
    const play = before('SHD-2H', { swamp: true });
    const order = { type: 'move', unit: unit('SHD-2H'), mode: 'jump', steps: 'F', exit: false } as const;
    expect(rollsAhead(play.game, play.unit('SHD-2H'), order)).toEqual([]);
    play.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(play.events('BoggedDown')).toHaveLength(1);
  });

  test('TER-16 who is stuck is easier to strike, who stands there free is not', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
        { ...ENF, at: '0810 S' },
      ],
      hexes: { '0811': { swamp: true } },
    });
    const kick = (bogged: object) => {
      const found = physicalAttackAt(marked(play.game, 'HBK-4G', bogged), play.unit('ENF-4R'), {
        kind: 'kick',
        limb: 'RL',
        target: unit('HBK-4G'),
      });
      return found.ok ? found.value : expect.unreachable();
    };
    const { number } = kick({});
    expect(kick({}).terms.map(({ reason }) => reason)).not.toContain('target-bogged');
    expect(kick({ bogged: hex('0811') })).toMatchObject({ number: number - 2 });
    expect(kick({ bogged: hex('0811') }).terms).toContainEqual({ reason: 'target-bogged', value: -2 });
    // It has been moved since: that was elsewhere.
    expect(kick({ bogged: hex('0911') }).number).toBe(number);
  });

  const stuck = () => {
    const play = beginFull({
      pieces: [
        { unit: 'SHD-2H', seat: 'defender', at: '0811 N' },
        { ...ENF, at: '0807 S' },
      ],
      hexes: { '0811': { swamp: true } },
    });
    play.alter('SHD-2H', (one) => ({ ...one, body: { ...one.body, bogged: hex('0811') } }));
    return play;
  };

  test('TER-16 who is stuck rolls before the first step, and stays if that fails; a jump takes it out', () => {
    const stays = stuck();
    stays.give('defender', step('SHD-2H', 'walk', 'F'), [1, 2]);
    expect(stays.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'unbog', number: 6, success: false } }]);
    expect(stays.unit('SHD-2H')).toMatchObject({ place: { hex: '0811' }, moved: { entered: 0 } });
    expect(isBogged(stays.unit('SHD-2H'))).toBe(true);
    const goes = stuck();
    goes.give('defender', step('SHD-2H', 'walk', 'FF'), [3, 3]);
    expect(goes.unit('SHD-2H')).toMatchObject({ place: { hex: '0809' }, body: { bogged: null } });
    const jumps = stuck();
    jumps.give('defender', step('SHD-2H', 'jump', 'F'), []);
    expect(isBogged(jumps.unit('SHD-2H'))).toBe(false);
  });

  test('TER-16 who is stuck is easier to hit by 2', () => {
    const play = stuck();
    const shot = fullShots(play.game, play.unit('ENF-4R'), 0, attack('ENF-4R', 'SHD-2H', 'A').shots, null);
    expect(shot).toMatchObject({ ok: true });
    expect(shot.ok && shot.value[0]?.toHit.terms).toContainEqual({ reason: 'target-bogged', value: -2 });
  });
});
