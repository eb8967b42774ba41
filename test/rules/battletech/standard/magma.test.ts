import { describe, expect, test } from 'vitest';
import { blow } from '../../../../src/rules/battletech/standard/geysers.js';
import { sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import { burnOn, magmaHeat } from '../../../../src/rules/battletech/standard/magma.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { smokeIn } from '../../../../src/rules/battletech/units.js';
import type { StandardState, StandardUnit, Terrain } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, step, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Ground that burns: magma and its crust, geysers and vents. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const before = (name: string, terrain: Partial<Terrain>, at = '0810') =>
  beginFull({ pieces: [{ unit: name, seat: 'defender', at: '0811 N' }, ENF], hexes: { [at]: terrain } });
const ways = (play: FullPlay, name: string) => reach(play.game, play.unit(name), 'walk').map((one) => one.hex);

describe('TER-23 magma', () => {
  test('TER-23 the crust bears a unit unless it rolls 6, or 4 as it lands; broken, it is magma', () => {
    const holds = before('HBK-4G', { crust: true });
    holds.give('defender', step('HBK-4G', 'walk', 'FF'), [5]);
    expect(holds.events('CrustTrodden')).toMatchObject([{ breaksOn: 6, broken: false }]);
    const breaks = before('HBK-4G', { crust: true });
    breaks.give('defender', step('HBK-4G', 'walk', 'F'), [6, 3, 4, 2, 2, 5, 4]);
    expect(breaks.events('MagmaBurned')).toMatchObject([
      {
        hex: '0810',
        wounds: [
          { location: 'LL', points: 7 },
          { location: 'RL', points: 4 },
        ],
      },
    ]);
    expect(breaks.game.board.hexes[hex('0810')]).toEqual({ woods: 0, magma: true });
    const lands = before('SHD-2H', { crust: true });
    lands.give('defender', step('SHD-2H', 'jump', 'F'), [3]);
    expect(lands.events('CrustTrodden')).toMatchObject([{ breaksOn: 4, broken: false }]);
  });

  test('TER-23 magma lets in nothing but ’Mechs, and hovercraft go over the crust', () => {
    const may = (name: string, terrain: Partial<Terrain>) => ways(before(name, terrain), name).includes(hex('0810'));
    expect(['HBK-4G', 'VEDETTE', 'SARACEN', 'FOOT-RIFLE'].map((name) => may(name, { magma: true }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['VEDETTE', 'SARACEN', 'FOOT-RIFLE'].map((name) => may(name, { crust: true }))).toEqual([true, true, false]);
  });

  test('TER-23 a vehicle on a crust that breaks is lost', () => {
    const play = before('VEDETTE', { crust: true });
    play.give('defender', step('VEDETTE', 'walk', 'F'), [6]);
    expect(play.events('UnitDestroyed')).toMatchObject([{ unit: 'VEDETTE', why: 'sunk' }]);
  });

  test('TER-23 it heats who stands in it or has walked through it, and burns again at the end of the turn', () => {
    const hot = (terrain: Partial<Terrain>, passed: Partial<Terrain> = {}) => {
      const { game } = beginFull({
        pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0811 N' }, ENF],
        hexes: { '0811': terrain, '0812': passed },
      });
      const [one] = game.units;
      if (!one) throw new Error('nobody');
      const path = [
        { hex: hex('0812'), facing: 0 },
        { hex: hex('0811'), facing: 0 },
      ] as const;
      const walked = { ...one, moved: { mode: 'walk', steps: 'F', path, mp: 1, entered: 1 } } as const;
      return sourcesOf(game, walked).filter(({ source }) => source === 'magma');
    };
    expect([hot({ crust: true }), hot({ magma: true }), hot({}, { magma: true }), hot({}, { crust: true })]).toEqual(
      [5, 10, 5, 2].map((heat) => [{ source: 'magma', heat }]),
    );
    const play = before('HBK-4G', { magma: true }, '0811');
    const resolution = new Resolution(play.game, scriptedDice([1, 1, 1, 1]));
    burnOn(resolution);
    expect(resolution.events).toMatchObject([{ type: 'MagmaBurned', wounds: [{ points: 2 }, { points: 2 }] }]);
  });
});

describe('TER-23 who comes through magma', () => {
  /** Rolls for the hits of a leg: 2D6 each. */
  const legs = (left: number, right: number) => [
    { location: 'LL', points: left },
    { location: 'RL', points: right },
  ];

  test('TER-23 a hex of it burns both legs once, and who keeps them goes on', () => {
    const play = before('HBK-4G', { magma: true });
    play.give('defender', step('HBK-4G', 'walk', 'FF'), [1, 2, 1, 1, 5, 5]);
    expect(play.events('MagmaBurned')).toMatchObject([{ hex: '0810', wounds: legs(3, 2) }]);
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0809' }, moved: { entered: 2 } });
    expect(sourcesOf(play.game, play.unit('HBK-4G'))).toContainEqual({ source: 'magma', heat: 5 });
  });

  test('TER-23 from a jump it lands in it with both feet, and has not walked through what it flew over', () => {
    const play = beginFull({
      pieces: [{ unit: 'SHD-2H', seat: 'defender', at: '0811 N' }, ENF],
      hexes: { '0810': { magma: true }, '0809': { magma: true } },
    });
    play.give('defender', step('SHD-2H', 'jump', 'FF'), [1, 2, 1, 1]);
    expect(play.events('MagmaBurned')).toMatchObject([{ hex: '0809', wounds: legs(3, 2) }]);
    expect(sourcesOf(play.game, play.unit('SHD-2H'))).toContainEqual({ source: 'magma', heat: 10 });
  });

  test('TER-23 who lies in it burns in every location that it has left, who stands in the legs alone', () => {
    const { game } = before('HBK-4G', { magma: true }, '0811');
    const burnt = (body: Partial<StandardUnit['body']>, lost: StandardUnit['lost'] = []) => {
      const { units, ...rest } = marked(game, 'HBK-4G', body);
      const state = { ...rest, units: units.map((one) => (one.id === 'HBK-4G' ? { ...one, lost } : one)) };
      const resolution = new Resolution(state, scriptedDice(Array<number>(40).fill(1)));
      burnOn(resolution);
      return resolution.events.flatMap((one) =>
        one.type === 'MagmaBurned' ? one.wounds.map(({ location }) => location) : [],
      );
    };
    expect(burnt({})).toEqual(['LL', 'RL']);
    expect(burnt({ prone: true })).toEqual(['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL']);
    expect(burnt({}, ['LL'])).toEqual(['RL']);
    expect(burnt({ aboard: { unit: unit('ENF-4R'), as: 'rider', since: 0 } })).toEqual([]);
  });

  test('TER-23 a crust that breaks takes all who stand on it, and nobody who flies over it or stands beside it', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        { unit: 'SARACEN', seat: 'defender', at: '0910 N' },
        ENF,
      ],
      hexes: { '0810': { crust: true }, '0910': { crust: true } },
    });
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 1, 1, 1, 1, 6, 6]);
    expect(play.events('CrustTrodden')).toMatchObject([{ unit: 'HBK-4G', hex: '0810', breaksOn: 6, broken: true }]);
    expect(play.events('MagmaBurned')).toMatchObject([
      { unit: 'HBK-4G', wounds: legs(2, 2) },
      { unit: 'VEDETTE', wounds: [] },
    ]);
    expect(play.events('UnitDestroyed')).toMatchObject([{ unit: 'VEDETTE', why: 'sunk' }]);
    expect(play.unit('SARACEN').status).toBe('active');
  });

  test('TER-23 who lands on it breaks it on 4; hovercraft and VTOLs tread on nothing', () => {
    const lands = before('SHD-2H', { crust: true });
    lands.give('defender', step('SHD-2H', 'jump', 'F'), [4, 1, 1, 1, 1]);
    expect(lands.events('CrustTrodden')).toMatchObject([{ breaksOn: 4, broken: true }]);
    expect(lands.events('MagmaBurned')).toHaveLength(1);
    for (const name of ['SARACEN', 'WARRIOR-H7']) {
      const floats = before(name, { crust: true });
      floats.give('defender', step(name, 'walk', 'F'), []);
      expect(floats.events('CrustTrodden')).toEqual([]);
      expect(sourcesOf(floats.game, floats.unit(name)).map(({ source }) => source)).not.toContain('magma');
    }
  });

  test('TER-23 a road over the crust bears, and heats nobody', () => {
    const play = before('VEDETTE', { crust: true, pavement: true });
    play.give('defender', step('VEDETTE', 'walk', 'F'), []);
    expect(play.events('CrustTrodden')).toEqual([]);
  });

  test('TER-23 who has lost a leg in it goes no further', () => {
    const play = beginFull({
      pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0811 N', armor: { LL: 0 } }, ENF],
      hexes: { '0810': { magma: true } },
    });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, structure: { ...one.body.structure, LL: 2 } } }));
    play.give('defender', step('HBK-4G', 'walk', 'FF'), [1, 1, 1, 1]);
    expect(play.unit('HBK-4G').place?.hex).toBe('0810');
  });
});

describe('TER-23 who is in magma, and who is not', () => {
  test('TER-23 a crust that breaks burns neither who flies there nor who stands in other magma', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
        { unit: 'WARRIOR-H7', seat: 'defender', at: '0710 N' },
        { unit: 'HBK-4G=BESIDE', seat: 'defender', at: '0910 N' },
        ENF,
      ],
      hexes: { '0810': { crust: true }, '0910': { magma: true } },
    });
    play.alter('WARRIOR-H7', (one) => ({ ...one, place: { hex: hex('0810'), facing: 0, elevation: 2 } }));
    play.give('defender', step('HBK-4G', 'walk', 'F'), [6, 1, 1, 1, 1, 6, 6]);
    expect(play.events('MagmaBurned').map(({ unit: id }) => id)).toEqual(['HBK-4G']);
    const resolution = new Resolution(play.game, scriptedDice(Array<number>(8).fill(1)));
    burnOn(resolution);
    expect(resolution.events.flatMap((one) => (one.type === 'MagmaBurned' ? one.unit : []))).toEqual([
      'HBK-4G',
      'BESIDE',
    ]);
  });

  const heatOf = (change: (one: StandardUnit) => StandardUnit, hexes: Readonly<Record<string, Partial<Terrain>>>) => {
    const { game } = beginFull({ pieces: [{ unit: 'SHD-2H', seat: 'defender', at: '0811 N' }, ENF], hexes });
    const [one] = game.units;
    return one && magmaHeat(game, change(one));
  };
  const WAY = ['0813', '0812', '0811'].map((at) => ({ hex: hex(at), facing: 0 as const }));
  const came = (mode: 'walk' | 'run' | 'jump') => (one: StandardUnit) => ({
    ...one,
    moved: { mode, steps: 'FF', path: WAY, mp: 2, entered: 2 },
  });

  test.each([
    ['walks over crust onto crust', 'walk', { '0812': { crust: true }, '0811': { crust: true } }, 7],
    ['walks over two of crust', 'walk', { '0812': { crust: true }, '0813': { crust: true } }, 4],
    ['runs through magma into magma', 'run', { '0812': { magma: true }, '0811': { magma: true } }, 15],
    ['runs by a road over magma', 'run', { '0812': { magma: true, pavement: true } }, 0],
    ['jumps over magma onto crust', 'jump', { '0812': { magma: true }, '0811': { crust: true } }, 5],
    ['walks over firm ground', 'walk', {}, 0],
  ] as const)('TER-23 the heat of who %s', (_, mode, hexes, heat) => {
    expect(heatOf(came(mode), hexes)).toEqual(heat ? [{ source: 'magma', heat }] : []);
  });

  test('TER-23 who is not on the map is not heated by it', () => {
    expect(heatOf((one) => ({ ...one, place: null }), { '0811': { magma: true } })).toEqual([]);
  });
});

describe('TER-24 geysers and vents', () => {
  const ended = (state: StandardState, faces: number[]) => {
    const resolution = new Resolution(state, scriptedDice(faces));
    blow(resolution);
    return resolution;
  };

  test('TER-24 a geyser blows on a 1, hides like heavy smoke for as long as a die says, and rests again', () => {
    const { game } = before('HBK-4G', { geyser: true });
    expect(ended(game, [2]).events).toEqual([]);
    const blown = ended(game, [1, 2]);
    expect(blown.events).toMatchObject([{ type: 'GeyserBlew', hex: '0810', until: game.turn + 2 }]);
    expect(smokeIn(blown.state.board, hex('0810'))).toBe(2);
    expect(ended(blown.state, []).events).toEqual([]);
    const later = ended({ ...blown.state, turn: game.turn + 2 }, []);
    expect(later.events).toEqual([{ type: 'GeyserCalmed', hex: '0810' }]);
    expect(later.state.board.hexes[hex('0810')]).toEqual({ woods: 0, geyser: true });
  });

  test('TER-24 one that blows on the map comes to rest after the first turn', () => {
    expect(ended(before('HBK-4G', { eruption: true }).game, []).events).toMatchObject([{ type: 'GeyserCalmed' }]);
  });

  test('TER-24 a vent opens on a 1: its hex is magma, and who is there burns in every location', () => {
    const play = before('HBK-4G', { vent: true, level: 2 }, '0811');
    const opened = ended(play.game, [1, ...Array<number>(18).fill(1)]);
    expect(opened.events).toMatchObject([{ type: 'VentOpened', hex: '0811' }, { type: 'MagmaBurned' }]);
    expect(opened.state.board.hexes[hex('0811')]).toEqual({ woods: 0, magma: true, level: 2 });
  });
});
