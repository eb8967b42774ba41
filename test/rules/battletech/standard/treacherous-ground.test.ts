import { describe, expect, test } from 'vitest';
import { rollsAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { swallow } from '../../../../src/rules/battletech/standard/quicksand.js';
import { stepCost } from '../../../../src/rules/battletech/step.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { OutOfFaces } from '../../../../src/rules/kernel/dice.js';
import { seededDice } from '../../../../src/match/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';

/** Ground that gives way: ice over water, quicksand, rubble piled high. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const before = (name: string, terrain: Partial<Terrain>, more: readonly FullPiece[] = []) =>
  beginFull({ pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ...more, ENF], hexes: { '0810': terrain } });

describe('TER-20 ice', () => {
  const lake = { water: 2, ice: true } as const;

  test('TER-20 it leads over the water at its surface, 1 MP more but for a cushion of air', () => {
    const play = before('HBK-4G', lake, [{ unit: 'VEDETTE', seat: 'defender', at: '0711 N' }]);
    expect(stepCost(play.game.board, hex('0811'), hex('0810'), play.unit('HBK-4G'))).toBe(2);
    expect(reach(play.game, play.unit('VEDETTE'), 'walk').map((one) => one.hex)).toContain('0810');
  });

  test('TER-20 it breaks under who comes onto it on a 6, and they fall to the bed', () => {
    const holds = before('HBK-4G', lake);
    holds.give('defender', step('HBK-4G', 'walk', 'FF'), [5]);
    expect(holds.events('IceTrodden')).toMatchObject([{ hex: '0810', breaksOn: 6, broken: false }]);
    expect(holds.unit('HBK-4G').place?.hex).toBe('0809');
    const breaks = before('HBK-4G', lake);
    breaks.give('defender', step('HBK-4G', 'walk', 'FF'), [6, 1, ...Array<number>(12).fill(3)]);
    expect(breaks.events('IceTrodden')).toMatchObject([{ broken: true }]);
    expect(breaks.events('Fell')).toMatchObject([{ cause: 'ice', levels: 2, hex: '0810' }]);
    expect(breaks.game.board.hexes[hex('0810')]).toEqual({ woods: 0, water: 2 });
  });

  test('TER-20, SEQ-05 who breaks it in passing a friend, whom it carried, thrusts them out of the hex, and may stand up', () => {
    const play = before('HBK-4G', lake, [{ unit: 'SHD-2H', seat: 'defender', at: '0810 S' }]);
    play.give('defender', step('HBK-4G', 'walk', 'FF'), [6, 1, ...Array<number>(17).fill(5)]);
    expect(play.events('Fell')).toMatchObject([
      { unit: 'HBK-4G', hex: '0810' },
      { unit: 'SHD-2H', hex: '0810' },
    ]);
    expect(play.events('WayBarred')).toEqual([]);
    expect(play.events('Displaced')).toMatchObject([{ unit: 'SHD-2H', from: '0810', to: '0809', by: 'fall' }]);
    expect([play.unit('HBK-4G').place?.hex, play.unit('SHD-2H').place?.hex]).toEqual(['0810', '0809']);
    expect(play.awaited).toEqual(['defender:move-on']);
  });

  test('TER-20, SEQ-05 a friend whom that fall puts out is taken out at once', () => {
    const play = before('VEDETTE', lake, [{ unit: 'SHD-2H', seat: 'defender', at: '0810 S' }]);
    // Another wound kills its pilot, and the roll to be spared it fails.
    play.alter('SHD-2H', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, hits: 5 } } }));
    play.give('defender', step('VEDETTE', 'walk', 'FF'), [6, 1, ...Array<number>(10).fill(3)]);
    expect(play.events('UnitDestroyed')).toMatchObject([{ unit: 'VEDETTE', why: 'sunk' }, { unit: 'SHD-2H' }]);
    expect(play.unit('SHD-2H').status).toBe('destroyed');
  });

  test('TER-20 a vehicle is lost with it, troopers do not break it', () => {
    const tank = before('VEDETTE', lake);
    tank.give('defender', step('VEDETTE', 'walk', 'F'), [6]);
    expect(tank.events('UnitDestroyed')).toMatchObject([{ unit: 'VEDETTE', why: 'sunk' }]);
    const troops = before('FOOT-RIFLE', { ...lake, ice: true });
    troops.give('defender', step('FOOT-RIFLE', 'walk', 'F'), []);
    expect(troops.events('IceTrodden')).toEqual([]);
  });

  test('TER-20 who lands on it breaks it on a 4, or rolls to stay upright; who runs on it rolls, and who turns on it may skid', () => {
    const jumps = before('SHD-2H', lake);
    jumps.give('defender', step('SHD-2H', 'jump', 'F'), [3, 4, 5]);
    expect(jumps.events('IceTrodden')).toMatchObject([{ breaksOn: 4, broken: false }]);
    expect(jumps.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'ice', number: 9, success: true } }]);
    const through = before('SHD-2H', lake);
    through.give('defender', step('SHD-2H', 'jump', 'F'), [4, 1, ...Array<number>(12).fill(3)]);
    expect(through.events('IceTrodden')).toMatchObject([{ breaksOn: 4, broken: true }]);
    expect(through.events('Fell')).toMatchObject([{ cause: 'ice', hex: '0810' }]);
    const order = { type: 'move', unit: unit('HBK-4G'), mode: 'run', steps: 'F', exit: false } as const;
    const runs = before('HBK-4G', { ice: true });
    expect(rollsAhead(runs.game, runs.unit('HBK-4G'), order)).toEqual([{ cause: 'ice', number: 9 }]);
    runs.give('defender', order, [5, 4]);
    const turns = before('HBK-4G', { ice: true });
    turns.give('defender', step('HBK-4G', 'walk', 'FLF'), [4, 4]);
    expect(turns.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'skid', number: 8, success: true } }]);
  });
});

describe('TER-17, TER-20 a bridge over ice', () => {
  const frozen = { water: 2, ice: true, pavement: true, bridge: { levels: 2, cf: 60 } } as const;
  const bridged = (terrain: Partial<Terrain>, ...more: readonly FullPiece[]) =>
    beginFull({
      pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0811 N' }, ...more, ENF],
      hexes: { '0811': { level: 2 }, '0810': terrain, '0809': { level: 2 } },
    });

  test.each([
    ['ice', frozen],
    ['rubble', { rubble: true, pavement: true, bridge: { levels: 2, cf: 60 } }],
  ] as const)('TER-17 who crosses it at a run has nothing to do with the %s below', (_, terrain) => {
    const play = bridged(terrain);
    const order = { type: 'move', unit: unit('HBK-4G'), mode: 'run', steps: 'FFF', exit: false } as const;
    expect(rollsAhead(play.game, play.unit('HBK-4G'), order)).toEqual([]);
    play.give('defender', order, []);
    expect(play.events('IceTrodden')).toEqual([]);
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0808' }, body: { prone: false } });
  });

  test('TER-18, TER-20 who breaks it below sinks, and who is above stays there', () => {
    const tank: FullPiece = { unit: 'VEDETTE', seat: 'defender', at: '0812 N' };
    const play = bridged(frozen, { unit: 'HETZER', seat: 'defender', at: '0711 NE' }, tank);
    play.alter('VEDETTE', (one) => ({ ...one, place: { hex: hex('0810'), facing: 0 } }));
    play.give('defender', step('HETZER', 'walk', 'F'), [6]);
    expect(play.events('IceTrodden')).toMatchObject([{ unit: 'HETZER', hex: '0810', broken: true }]);
    expect(play.events('UnitDestroyed')).toMatchObject([{ unit: 'HETZER', why: 'sunk' }]);
    expect(play.unit('VEDETTE')).toMatchObject({ status: 'active', place: { hex: '0810' } });
  });
});

describe('TER-21 quicksand', () => {
  const sand = { quicksand: true } as const;

  test('TER-21 it holds whoever comes into it without a roll', () => {
    const play = before('HBK-4G', sand);
    play.give('defender', step('HBK-4G', 'walk', 'FF'), []);
    expect(play.events('BoggedDown')).toEqual([{ type: 'BoggedDown', unit: 'HBK-4G', hex: '0810' }]);
    expect(play.unit('HBK-4G').place?.hex).toBe('0810');
  });

  const stuck = (name: string, sunk = 0) => {
    const play = beginFull({ pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF], hexes: { '0811': sand } });
    play.alter(name, (one) => ({ ...one, body: { ...one.body, bogged: hex('0811'), sunk } }));
    return play;
  };
  const sunk = (name: string, levels: number, prone = false) => {
    const play = stuck(name, levels);
    play.alter(name, (one) => ({ ...one, body: { ...one.body, prone } }));
    const resolution = new Resolution(play.game, seededDice('sand', 0));
    swallow(resolution);
    return resolution.events.map(({ type }) => type);
  };

  test('TER-21 at the end of each turn it draws down who is stuck, and takes who is no higher than that', () => {
    expect(sunk('HBK-4G', 0)).toEqual(['Sank']);
    expect(sunk('HBK-4G', 1)).toEqual(['Sank', 'UnitDestroyed']);
    expect(sunk('HBK-4G', 0, true)).toEqual(['Sank', 'UnitDestroyed']);
    expect(sunk('VEDETTE', 0)).toEqual(['Sank', 'UnitDestroyed']);
  });

  test('TER-21 working free is harder by 3, and by 3 for each level', () => {
    const play = stuck('HBK-4G', 1);
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 6]);
    expect(play.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'unbog', number: 12, success: true } }]);
    expect(() => stuck('HBK-4G', 2).give('defender', step('HBK-4G', 'walk', 'F'), [])).not.toThrow(OutOfFaces);
  });
});

test('TER-22 piled rubble costs 2 MP, makes rolls harder by 1 and stops vehicles', () => {
  const play = before('HBK-4G', { ultraRubble: true }, [{ unit: 'VEDETTE', seat: 'defender', at: '0711 N' }]);
  expect(stepCost(play.game.board, hex('0811'), hex('0810'), play.unit('HBK-4G'))).toBe(3);
  expect(reach(play.game, play.unit('VEDETTE'), 'walk').map((one) => one.hex)).not.toContain('0810');
  play.give('defender', step('HBK-4G', 'walk', 'F'), [3, 3]);
  expect(play.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'rubble', number: 6 } }]);
});
