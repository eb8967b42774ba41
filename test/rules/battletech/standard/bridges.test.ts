import { describe, expect, test } from 'vitest';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { stepCost } from '../../../../src/rules/battletech/step.js';
import { carryOut } from '../../../../src/rules/battletech/standard/moving.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { seededDice } from '../../../../src/match/dice.js';
import type { Bridge } from '../../../../src/rules/battletech/structures.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { armed } from '../../../support/armed.js';
import { hex, unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Bridges: crossed, shot at, giving way. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0811 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const spanned = (bridge: Bridge, water = 2, pieces: readonly FullPiece[] = [HBK, ENF], level = 0) =>
  beginFull({ pieces, hexes: { '0810': { level, water, pavement: true, bridge } } });

describe('TER-17 bridges', () => {
  test('TER-17 a deck is dry and paved, at its own height', () => {
    const { game } = spanned({ levels: 0, cf: 60 });
    const play = spanned({ levels: 1, cf: 60 }, 2, [HBK, { unit: 'HETZER', seat: 'defender', at: '0711 N' }, ENF], -1);
    expect(stepCost(game.board, hex('0811'), hex('0810'), spanned({ levels: 0, cf: 60 }).unit('HBK-4G'))).toBe(1);
    expect(stepCost(play.game.board, hex('0811'), hex('0810'), play.unit('HETZER'))).toBe(1);
    expect(reach(play.game, play.unit('HETZER'), 'walk').map((one) => one.hex)).toContain('0810');
    play.give('defender', step('HBK-4G', 'walk', 'FF'), []);
    expect(play.events('PilotingRolled')).toEqual([]);
    expect(play.unit('HBK-4G').place?.hex).toBe('0809');
  });

  test('TER-17 it hides nothing behind it, and who is on it sees from its deck', () => {
    const look = (levels: number, from: string, to: string) => {
      const { board, options } = beginFull({
        pieces: [HBK, ENF],
        hexes: { '0810': { bridge: { levels, cf: 60 }, pavement: true }, '0808': { level: 2 } },
      }).game;
      return sight(board, options, hex(from), hex(to)).visible;
    };
    expect(look(5, '0812', '0809')).toBe(true);
    expect([0, 1].map((levels) => look(levels, '0810', '0806'))).toEqual([false, true]);
  });

  /** What comes of a move, with dice that nobody has chosen. */
  const moved = (play: FullPlay, name: string, steps: string) => {
    const resolution = new Resolution(play.game, seededDice('bridge', 0));
    carryOut(resolution, { type: 'move', unit: unit(name), mode: 'walk', steps, exit: false }, 'seat');
    return resolution;
  };

  test('TER-17 it gives way under more tons than its construction factor; who is on it falls', () => {
    const fell = moved(spanned({ levels: 0, cf: 49 }, 1), 'HBK-4G', 'FF');
    expect(fell.events).toMatchObject([
      { type: 'UnitMoved', to: { hex: '0810' } },
      { type: 'BridgeFell', hex: '0810' },
      { type: 'Fell', unit: 'HBK-4G', cause: 'bridge', levels: 1, hex: '0810' },
    ]);
    expect(fell.unit(unit('HBK-4G'))).toMatchObject({ place: { hex: '0810' }, body: { prone: true } });
    expect(fell.state.board.hexes[hex('0810')]).toEqual({ woods: 0, level: 0, water: 1 });
    expect(moved(spanned({ levels: 0, cf: 50 }, 1), 'HBK-4G', 'FF').events).toHaveLength(1);
  });

  test('TER-17 two that it bears one by one may be too heavy together; the water takes what neither floats nor wades', () => {
    const pair = (cf: number) =>
      moved(
        spanned({ levels: 0, cf }, 1, [HBK, { unit: 'HETZER', seat: 'defender', at: '0810 N' }, ENF]),
        'HBK-4G',
        'F',
      );
    expect(pair(90).events.map(({ type }) => type)).not.toContain('BridgeFell');
    expect(pair(80).unit(unit('HETZER'))).toMatchObject({ status: 'destroyed' });
  });

  test('TER-17 who is pushed onto it is on it, and it bears no more for that', () => {
    const pushed = (cf: number) => {
      const { game } = spanned({ levels: 0, cf }, 1, [{ ...HBK, at: '0809 N' }, ENF]);
      const resolution = new Resolution(game, seededDice('bridge', 0));
      displace(resolution, unit('HBK-4G'), 3, 'push');
      return resolution.events.map(({ type }) => type);
    };
    expect(pushed(50)).toEqual(['Displaced']);
    expect(pushed(49)).toContain('BridgeFell');
  });

  test('TER-17 it is a target like a building, and falls at the end of the phase when it bears its load no more', () => {
    const play = beginFull({
      pieces: [HBK, { ...ENF, at: '0101 S' }],
      hexes: { '0807': { water: 1, pavement: true, bridge: { levels: 0, cf: 60 } } },
      change: armed('HBK-4G', 'ac-20@RT'),
    });
    passTo(play, 'attack');
    const shot = { mount: mountId('A'), hex: hex('0807'), mode: 'normal', bin: null } as const;
    play.give('defender', { ...attack('HBK-4G', '', ''), atHexes: [shot] });
    play.give('attacker', attack('ENF-4R', '', ''), [6, 6, 1, 1]);
    expect(play.events('HexFired')).toMatchObject([{ walls: { hex: '0807', damage: 20, left: 40 } }]);
    expect(play.game.board.hexes[hex('0807')]?.bridge?.cf).toBe(40);
    const bearing = (cf: number) => {
      const { game } = spanned({ levels: 0, cf }, 1, [{ ...HBK, at: '0810 N' }, ENF]);
      const resolution = new Resolution(game, seededDice('bridge', 0));
      takeEffect(resolution);
      return resolution.events.length > 0;
    };
    expect([50, 49].map(bearing)).toEqual([false, true]);
  });
});
