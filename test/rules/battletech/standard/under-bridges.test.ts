import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../src/match/dice.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { bridgeFalls } from '../../../../src/rules/battletech/standard/bridges.js';
import { fall } from '../../../../src/rules/battletech/standard/falls.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { destroy } from '../../../../src/rules/battletech/standard/lost-carriers.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { depthOf, batherOf } from '../../../../src/rules/battletech/standard/water.js';
import { unbridged } from '../../../../src/rules/battletech/under.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';

/** The way below bridges. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const at = (name: string, terrain: Partial<Terrain>, more: Readonly<Record<string, Partial<Terrain>>> = {}) =>
  beginFull({
    pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0810': { pavement: true, ...terrain }, ...more },
  });
const entered = (name: string, terrain: Partial<Terrain>, more: Readonly<Record<string, Partial<Terrain>>> = {}) => {
  const play = at(name, terrain, more);
  const found = move(play.game, play.unit(name), 'walk', 'F', false);
  return found.ok ? { under: found.value.to.under === true, mp: found.value.movement.mp } : complete(found.error).code;
};
const high = (levels: number) => ({ bridge: { levels, cf: 60 } });

describe('TER-18 the way below a bridge', () => {
  test.each([
    ['HBK-4G', 1, 'onto it, for a level', { under: false, mp: 2 }],
    ['HBK-4G', 2, 'under it', { under: true, mp: 1 }],
    ['HETZER', 1, 'under it, being low', { under: true, mp: 1 }],
    ['HETZER', 0, 'onto it', { under: false, mp: 1 }],
    ['FOOT-RIFLE', 1, 'under it', { under: true, mp: 1 }],
  ] as const)('TER-18 %s comes to a deck %i levels up: %s', (name, levels, _where, found) => {
    expect(entered(name, high(levels))).toEqual(found);
  });

  test('TER-18 from a bank as high as the deck it goes onto it, be there water or not', () => {
    expect(entered('HBK-4G', { ...high(2), level: -2, water: 1 }, {})).toEqual({ under: false, mp: 1 });
    expect(entered('HBK-4G', { ...high(2), water: 1 }, { '0811': { level: 2 } })).toEqual({ under: false, mp: 1 });
  });

  test('TER-18 under it the unit meets what lies there: water, its depth, a roll', () => {
    const play = at('HBK-4G', { ...high(2), water: 1 });
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 6]);
    expect(play.events('PilotingRolled')).toMatchObject([{ roll: { cause: 'water' } }]);
    expect(play.unit('HBK-4G').place).toMatchObject({ hex: '0810', under: true });
    expect(depthOf(play.game.board, batherOf(play.unit('HBK-4G')))).toBe('wading');
    expect(sees(play.game, play.unit('HBK-4G'), play.unit('ENF-4R'))).toBe(true);
  });

  test('TER-18 it goes on below the next bridge, and out again', () => {
    const play = at('HBK-4G', high(3), { '0809': { pavement: true, ...high(3) } });
    play.give('defender', step('HBK-4G', 'walk', 'FFF'), []);
    expect(play.unit('HBK-4G').moved?.path.map(({ under = false }) => under)).toEqual([false, true, true, false]);
    expect(play.unit('HBK-4G').moved?.mp).toBe(3);
  });

  test('TER-18 it adds nothing to the load, and is in the open when the bridge is gone', () => {
    const play = at('HBK-4G', { bridge: { levels: 2, cf: 1 } });
    play.give('defender', step('HBK-4G', 'walk', 'F'), []);
    expect(play.events('BridgeFell')).toEqual([]);
    const struck = {
      ...play.game,
      board: {
        ...play.game.board,
        hexes: { [hex('0810')]: { woods: 0 as const, pavement: true as const, bridge: { levels: 2, cf: 0 } } },
      },
    };
    const resolution = new Resolution(struck, seededDice('under', 0));
    expect(bridgeFalls(resolution, hex('0810'))).toBe(true);
    expect(resolution.events.map(({ type }) => type)).toEqual(['BridgeFell']);
    expect(resolution.unit(unit('HBK-4G')).place).toEqual({ hex: '0810', facing: 0 });
  });

  test('TER-18 who is pushed from under a bridge is not lifted onto the next', () => {
    const play = at('HBK-4G', high(2), { '0809': { pavement: true, ...high(2) }, '0808': {} });
    play.give('defender', step('HBK-4G', 'walk', 'F'), []);
    const resolution = new Resolution(play.game, seededDice('under', 0));
    expect(displace(resolution, unit('HBK-4G'), 0, 'push')).toBe(true);
    expect(resolution.unit(unit('HBK-4G')).place).toMatchObject({ hex: '0809', under: true });
    expect(displace(resolution, unit('HBK-4G'), 0, 'push')).toBe(true);
    expect(resolution.unit(unit('HBK-4G')).place).toEqual({ hex: '0808', facing: 0 });
  });
  const UNDER = { hex: hex('0810'), facing: 0, under: true } as const;
  /** A unit below a bridge over water, or in that water where no bridge leads over it. */
  const inWater = (
    name: string,
    bridged: boolean,
    more: Readonly<Record<string, Partial<Terrain>>> = {},
    others: readonly FullPiece[] = [],
  ) => {
    const terrain = { water: 1, ...(bridged ? { pavement: true as const, ...high(3) } : {}) };
    const play = beginFull({
      pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ...others, ENF],
      hexes: { '0810': terrain, ...more },
    });
    const { under: _, ...open } = UNDER;
    play.alter(name, (one) => ({ ...one, place: bridged ? UNDER : open }));
    return play;
  };

  test('TER-18 who falls there falls into the water', () => {
    const damage = (bridged: boolean) => {
      const resolution = new Resolution(
        inWater('HBK-4G', bridged).game,
        scriptedDice(Array.from({ length: 20 }, () => 4)),
      );
      fall(resolution, unit('HBK-4G'), { cause: 'kicked', levels: 0, terms: [] });
      return resolution.events.flatMap((event) => (event.type === 'Fell' ? [event.damage] : []));
    };
    expect(damage(true)).toEqual(damage(false));
    expect(damage(true)).toEqual([2]);
  });

  test('TER-18 who is pushed there rolls for the water', () => {
    const play = at('HBK-4G', { ...high(3), water: 1 });
    const resolution = new Resolution(play.game, scriptedDice([6, 6]));
    displace(resolution, unit('HBK-4G'), 0, 'push');
    expect(resolution.unit(unit('HBK-4G')).place).toEqual(UNDER);
    expect(resolution.events.flatMap((event) => (event.type === 'PilotingRolled' ? [event.roll.cause] : []))).toEqual([
      'water',
    ]);
  });

  test.each([true, false])('TER-18, UNI-19 a hovercraft that can move no more sinks, below a bridge: %s', (bridged) => {
    const play = inWater('SARACEN', bridged);
    play.alter('SARACEN', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, motive: ['immobile'] } } }));
    const resolution = new Resolution(play.game, scriptedDice([]));
    takeEffect(resolution);
    expect(
      resolution.events.flatMap((event) => (event.type === 'UnitDestroyed' ? [`${event.unit} ${event.why}`] : [])),
    ).toEqual(['SARACEN sunk']);
  });

  test.each([true, false])(
    'TER-18, UNI-68 who was aboard of what is lost there sinks, below a bridge: %s',
    (bridged) => {
      const rifles: FullPiece = { unit: 'FOOT-RIFLE', seat: 'defender', at: '0711 N' };
      const play = inWater('SARACEN', bridged, {}, [rifles]);
      play.alter('FOOT-RIFLE', (one) => ({
        ...one,
        body: { ...one.body, aboard: { unit: unit('SARACEN'), as: 'rider', since: 0 } },
      }));
      const resolution = new Resolution(play.game, scriptedDice([]));
      destroy(resolution, unit('SARACEN'), 'hull');
      const lost = resolution.events.flatMap((event) =>
        event.type === 'UnitDestroyed' ? [event.unit, event.why] : [],
      );
      expect(lost).toEqual(expect.arrayContaining(['SARACEN', 'hull', 'FOOT-RIFLE', 'sunk']));
    },
  );

  test.each([
    ['from a step as high, between deck and ground as far: onto it', 1, { ...high(2) }, { under: false, mp: 2 }],
    ['from a step above, nearer to the ground: under it', 2, { ...high(2), level: 2 }, { under: true, mp: 1 }],
    ['from a step above, nearer to the deck: onto it', 2, { ...high(3) }, { under: false, mp: 2 }],
  ] as const)('TER-18 %s', (_, level, terrain, found) => {
    expect(entered('HBK-4G', terrain, { '0811': { level } })).toEqual(found);
  });

  test('TER-18 without its bridge a hex has lost its road too, others have lost nothing', () => {
    const { board } = at('HBK-4G', { ...high(2), water: 1 }, { '0809': { pavement: true } }).game;
    expect(unbridged(board, hex('0809'), hex('0808'))).toBe(board);
    const without = unbridged(board, hex('0810'), hex('0809'));
    expect(without.hexes).toEqual({ '0809': { woods: 0, pavement: true }, '0810': { woods: 0, water: 1 } });
    expect(unbridged(board, hex('0810'), hex('0809'))).toBe(without);
  });
});
