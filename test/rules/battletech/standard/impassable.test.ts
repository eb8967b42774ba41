import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { displace, makeRoom } from '../../../../src/rules/battletech/standard/displacement.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { skid } from '../../../../src/rules/battletech/standard/skid.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { deploy, hex, Play, unit } from '../../../support/quick-start.js';
import { beginFull, fullSetup, step, type FullPiece } from '../../../support/standard.js';

/** Hexes that nobody enters. */

const CLOSED = { impassable: true } as const;
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0811 N' };
const JUMPER: FullPiece = { unit: 'SHD-2H', seat: 'defender', at: '0811 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const refusal = { code: 'battletech/impassable', rule: 'TER-01', params: { hex: '0810' } };

const resolving = (piece: FullPiece, ...closed: readonly string[]) => {
  const { game } = beginFull({ pieces: [piece, ENF], hexes: Object.fromEntries(closed.map((at) => [at, CLOSED])) });
  return new Resolution(game, scriptedDice(Array<number>(40).fill(6)));
};

describe('TER-01 nobody enters an impassable hex', () => {
  it.each([
    [HBK, 'walk', 'F'],
    [HBK, 'run', 'FF'],
    [JUMPER, 'jump', 'FF'],
  ] as const)('TER-01 %o: not in a %s %s', (piece, mode, steps) => {
    const play = beginFull({ pieces: [piece, ENF], hexes: { '0810': CLOSED } });
    expect(play.refused('defender', step(piece.unit, mode, steps))).toMatchObject(refusal);
  });

  it('TER-01 it is not within reach, on foot or in a jump', () => {
    const { game } = beginFull({ pieces: [JUMPER, ENF], hexes: { '0810': CLOSED } });
    const [one] = game.units;
    if (!one) throw new Error('nobody');
    for (const mode of ['walk', 'run', 'jump'] as const) {
      const reached = reach(game, one, mode).map(({ hex: at }) => at);
      expect(reached).toContain('0911');
      expect(reached).not.toContain('0810');
    }
  });

  it('TER-01 nobody is pushed into it, and who gives way goes another way', () => {
    const pushed = resolving(HBK, '0810');
    expect(displace(pushed, unit('HBK-4G'), 0, 'push')).toBe(false);
    expect(pushed.events).toEqual([]);
    const crowded = resolving(HBK, '0810', '0911');
    const other = { ...crowded.unit(unit('ENF-4R')), place: { hex: hex('0811'), facing: 0 as const } };
    const state = { ...crowded.state, units: [crowded.unit(unit('HBK-4G')), other] };
    const fallen = new Resolution(state, scriptedDice([6, 6]));
    makeRoom(fallen, unit('ENF-4R'), 0);
    expect(fallen.unit(unit('HBK-4G')).place?.hex).toBe('0711');
  });

  it('TER-01 nobody is deployed there, and a zone has no room there', () => {
    const setup = fullSetup({ pieces: [HBK, ENF], hexes: { '0101': CLOSED } });
    const corner = { rows: [1, 1], columns: [1, 2] } as const;
    const south = { rows: [17, 17], columns: [1, 15] } as const;
    const [defender, attacker] = setup.deployment;
    if (!defender || !attacker) throw new Error('two zones');
    const zoned = {
      ...setup,
      deployment: [
        { ...defender, zone: corner },
        { ...attacker, zone: south },
      ],
    };
    expect(
      checkSetup({
        ...zoned,
        deployment: [
          { ...defender, zone: corner },
          { ...attacker, zone: corner },
        ],
      }),
    ).toMatchObject({
      code: 'battletech/zone-too-small',
      params: { side: 'defender', units: 1, room: 0 },
    });
    const play = new Play(zoned);
    expect(play.refused('defender', deploy('HBK-4G', '0101 N'))).toMatchObject({
      code: 'battletech/impassable',
      params: { hex: '0101' },
    });
    play.timeout('defender');
    expect(play.unit('HBK-4G').place?.hex).toBe('0201');
  });

  it('TER-01 who slides into it is struck as by rising ground, and stays before it', () => {
    const sliding = resolving(HBK, '0809');
    skid(sliding, unit('HBK-4G'), 0, 6);
    expect(sliding.events.map(({ type }) => type)).toContain('Collided');
    expect(sliding.unit(unit('HBK-4G')).place?.hex).toBe('0810');
  });
});
