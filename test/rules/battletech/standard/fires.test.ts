import { describe, expect, it } from 'vitest';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import { hex } from '../../../support/quick-start.js';
import {
  type FullPlay,
  attack,
  beginFull,
  fullSetup,
  passTo,
  passTurn,
  roll,
  type FullPiece,
} from '../../../support/standard.js';

/** Table 7.2.10: burning woods, with the option `fires`. */

const FS9: FullPiece = { unit: 'FS9-H', seat: 'defender', at: '0811 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
/** The target stands in woods; those to the south-east are downwind, those to the north-east beside that. */
const WOODS = { '0810': { woods: 1 }, '0911': { woods: 1 }, '0910': { woods: 2 } } as const;
const NEXT = [1, 1, 6, 6];

/** The flamer hits (4, and 1 for the woods); the turn is played out. */
function burn(options: Readonly<Record<string, string>> = { fires: 'on' }): FullPlay {
  const play = beginFull({ pieces: [FS9, ENF], hexes: WOODS, options });
  passTo(play, 'attack');
  const flamer = play.unit('FS9-H').sheet.mounts.find(({ weapon }) => weapon.id === 'flamer');
  if (!flamer) throw new Error('no flamer');
  play.give('defender', attack('FS9-H', 'ENF-4R', flamer.id));
  play.give('attacker', attack('ENF-4R', '', ''), options['fires'] === 'on' ? [6, 6, 3, 4, 2, 2] : [6, 6, 3, 4]);
  passTo(play, 'strike');
  play.give('defender', { type: 'pass' });
  const faces = [...NEXT];
  roll(play, 'attacker', { type: 'pass' }, faces);
  expect(faces).toEqual([]);
  return play;
}

const burning = (play: FullPlay): readonly string[] => play.game.field.burning;

describe('Fires (SEQ-16)', () => {
  it('woods burn where a flamer hits, and spread no further in that turn', () => {
    expect(burning(burn())).toEqual(['0810']);
  });

  it('woods that the scenario names burn from the beginning, where the option is on', () => {
    const play = beginFull({ pieces: [FS9, ENF], hexes: WOODS, options: { fires: 'on' }, fires: ['0810'] });
    expect(burning(play)).toEqual(['0810']);
    expect(play.game.board.hexes[hex('0810')]).toEqual({ woods: 1, fire: true });
    // 9 in the end phase: it spreads downwind, not beside, and the one who stands in it has 5 heat.
    passTurn(play, [4, 5, 5, 5, ...NEXT]);
    expect(burning(play)).toEqual(['0810', '0911']);
    const [, told] = play.events('HeatTold');
    expect(told).toMatchObject({ unit: 'ENF-4R', sources: [{ source: 'fire', heat: 5 }] });
    const off = beginFull({ pieces: [FS9, ENF], hexes: WOODS, fires: ['0810'] });
    expect(burning(off)).toEqual([]);
    expect(off.game.board.hexes[hex('0810')]).toEqual({ woods: 1 });
    expect(checkSetup(fullSetup({ pieces: [FS9, ENF], fires: ['1601'] }))).toMatchObject({
      code: 'battletech/no-such-hex',
      params: { hex: '1601' },
    });
  });

  it('without the option nothing burns, and no die is rolled for it', () => {
    expect(burning(burn({}))).toEqual([]);
  });

  it('standing in a fire heats by 5, each burning hex walked through by 2; a jump passes above', () => {
    const play = beginFull({
      pieces: [FS9, ENF],
      hexes: WOODS,
      options: { fires: 'on' },
      fires: ['0810', '0911'],
    });
    const fire = (path: readonly string[], mode: 'walk' | 'run' | 'jump' | 'stand'): number => {
      const unit = play.unit('ENF-4R');
      const places = path.map((name) => ({ hex: hex(name), facing: 0 as const }));
      const place = places.at(-1) ?? null;
      const moved = { mode, steps: '', path: places, mp: 0, entered: path.length - 1 };
      const body: Body = { ...unit.body, built: [] };
      const sources = sourcesOf(play.game, { ...unit, place, moved, body });
      return sources.find(({ source }) => source === 'fire')?.heat ?? 0;
    };
    expect(fire(['0810'], 'stand')).toBe(5);
    expect(fire(['0809', '0810'], 'walk')).toBe(5);
    expect(fire(['0809', '0810', '0911', '0912'], 'run')).toBe(4);
    expect(fire(['0809', '0810', '0911', '0912'], 'jump')).toBe(0);
    expect(fire(['0809', '0810', '0911'], 'walk')).toBe(7);
    expect(fire(['0808', '0807'], 'walk')).toBe(0);
  });

  it('who stays in it has the heat in their account', () => {
    const play = burn();
    expect(play.events('HeatTold').find(({ unit }) => unit === 'ENF-4R')?.sources).toContainEqual({
      source: 'fire',
      heat: 5,
    });
  });
});

describe('AMB-SEQ-18 Smoke', () => {
  const smoky = (play: FullPlay): readonly string[] =>
    Object.entries(play.game.board.hexes)
      .flatMap(([name, { smoke }]) => (smoke ? [name] : []))
      .toSorted();

  it('fills each burning hex and the three downwind of it from the end phase on, whether woods or not', () => {
    const play = burn();
    expect(play.events('SmokeDrifted')).toMatchObject([{ hexes: ['0810', '0911', '0811', '0910'] }]);
    expect(smoky(play)).toEqual(['0810', '0811', '0910', '0911']);
    expect(play.game.board.hexes[hex('0810')]).toEqual({ woods: 1, fire: true, smoke: true });
    expect(burn({}).events('SmokeDrifted')).toEqual([]);
  });

  it('adds 1 to a shot at who stands in it, and for each hex between, on top of the woods', () => {
    const smoke = { woods: 0, smoke: true } as const;
    const hexes = { '0810': smoke, '0809': { woods: 1, smoke: true }, '0811': smoke, '0812': smoke } as const;
    const far: FullPiece = { ...FS9, unit: 'HBK-4G', at: '0812 N' };
    const near: FullPiece = { ...ENF, at: '0810 S' };
    const play = beginFull({ pieces: [far, near], hexes });
    passTo(play, 'attack');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
    const [shot] = play.last('FireDeclared').shots;
    expect(shot?.toHit.terms).toEqual(
      expect.arrayContaining([
        { reason: 'smoke-target', value: 1 },
        { reason: 'smoke-between', value: 1, n: 1 },
      ]),
    );
  });

  it('blocks a line with woods as more woods would', () => {
    const options = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;
    const board = beginFull({ pieces: [FS9, ENF], hexes: { '0808': { woods: 2 }, '0807': { smoke: true } } }).game
      .board;
    const line = sight(board, options, hex('0806'), hex('0809'));
    expect(line).toMatchObject({ visible: false, points: 3 });
    expect(sight(board, options, hex('0806'), hex('0808'))).toMatchObject({ visible: true, points: 1 });
  });
});
