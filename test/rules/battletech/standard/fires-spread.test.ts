import { describe, expect, it } from 'vitest';
import { burnDown, drift, spread } from '../../../../src/rules/battletech/standard/fires.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { without } from '../../../../src/rules/battletech/terrain.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, passTurn, type FullPiece } from '../../../support/standard.js';

/** How fire and smoke spread. The wind blows to the south-east: from 0808 to 0909, and beside it to 0809 and to 0908. */

const FS9: FullPiece = { unit: 'FS9-H', seat: 'defender', at: '0101 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '1517 S' };
const LIGHT = { woods: 1 } as const;

type Hexes = Readonly<Record<string, Partial<Terrain>>>;

function burning(
  hexes: Hexes,
  faces: readonly number[],
  fires: readonly string[] = ['0808'],
  more: Readonly<Record<string, string>> = {},
): Resolution {
  const options = { fires: 'on', ...more };
  const play = beginFull({ pieces: [FS9, ENF], hexes: { '0808': LIGHT, ...hexes }, options, fires });
  return new Resolution(play.game, scriptedDice(faces));
}

/** The hexes to which the fire of 0808 spreads by these dice, all of which it takes. */
function spreads(
  hexes: Hexes,
  faces: readonly number[],
  options: Readonly<Record<string, string>> = {},
): readonly string[] {
  const resolution = burning(hexes, faces, ['0808'], options);
  spread(resolution);
  expect(() => resolution.dice.roll(1, 6, 'one too many')).toThrow();
  return resolution.events.flatMap((event) => (event.type === 'FireSpread' ? [event.to] : []));
}

describe('FIN-45 Fire spreads', () => {
  const around = { '0909': LIGHT, '0809': LIGHT, '0908': LIGHT };

  it('FIN-45 downwind on 9, beside that on 11', () => {
    expect(spreads({ '0909': LIGHT }, [4, 5])).toEqual(['0909']);
    expect(spreads({ '0909': LIGHT }, [4, 4])).toEqual([]);
    expect(spreads({ '0809': LIGHT }, [5, 6])).toEqual(['0809']);
    expect(spreads({ '0809': LIGHT }, [5, 5])).toEqual([]);
    expect(spreads({ '0908': LIGHT }, [5, 6])).toEqual(['0908']);
  });

  it('TC-FIN-41 rolls of 8, 10 and 11: only the last of the three burns', () => {
    expect(spreads(around, [4, 4, 5, 5, 5, 6])).toHaveLength(1);
  });

  it('FIN-45 over one hex that does not burn on 12', () => {
    expect(spreads({ '1009': LIGHT }, [6, 6])).toEqual(['1009']);
    expect(spreads({ '1009': LIGHT }, [5, 6])).toEqual([]);
  });

  it('FIN-45 not upwind, not to clear ground, not where heights are more than 4 apart', () => {
    expect(spreads({ '0807': LIGHT, '0708': LIGHT, '0709': LIGHT }, [])).toEqual([]);
    expect(spreads({ '0909': { level: 1 } }, [])).toEqual([]);
    expect(spreads({ '0909': { woods: 1, level: 5 } }, [])).toEqual([]);
    expect(spreads({ '0909': { woods: 1, level: 4 } }, [4, 5])).toEqual(['0909']);
  });

  it.each([
    ['calm', 9, 11, 12],
    ['gale', 7, 10, 10],
    ['storm', 6, 9, 9],
  ] as const)('FIN-45 wind %s: downwind on %i, beside on %i, over a hex on %i', (fireWind, ahead, beside, over) => {
    const rolled = (n: number): readonly number[] => [Math.min(6, n - 1), n - Math.min(6, n - 1)];
    for (const [at, need] of [
      ['0909', ahead],
      ['0809', beside],
      ['0908', beside],
      ['1009', over],
    ] as const) {
      expect(spreads({ [at]: LIGHT }, rolled(need), { fireWind })).toEqual([at]);
      expect(spreads({ [at]: LIGHT }, rolled(need - 1), { fireWind })).toEqual([]);
    }
  });

  it('TC-FIN-41 wind to the south: 0809 on 9, 0709 and 0909 on 11; rolls 8, 10, 11: only the last burns', () => {
    const lee = { '0809': LIGHT, '0709': LIGHT, '0909': LIGHT };
    expect(spreads(lee, [4, 5, 5, 5, 5, 5], { windTo: 'S' })).toEqual(['0809']);
    expect(spreads(lee, [4, 4, 5, 5, 5, 6], { windTo: 'S' })).toHaveLength(1);
    expect(spreads(lee, [4, 4, 5, 5, 5, 6], { windTo: 'S' })).not.toContain('0809');
  });

  it.each([
    ['N', '0807'],
    ['NE', '0908'],
    ['SE', '0909'],
    ['S', '0809'],
    ['SW', '0709'],
    ['NW', '0708'],
  ] as const)('FIN-45 wind to the %s drives fire to %s', (windTo, to) => {
    expect(spreads({ [to]: LIGHT }, [4, 5], { windTo })).toEqual([to]);
  });

  it('FIN-45 a fire of this turn does not spread yet', () => {
    const resolution = burning(around, [], []);
    resolution.happen({ type: 'FireSpread', from: null, to: hex('0808'), roll: null, inferno: false });
    spread(resolution);
    expect(resolution.events).toHaveLength(1);
  });
});

describe('FIN-46 Smoke', () => {
  it('FIN-46 drifts from a fire to the hex downwind and to the two beside that', () => {
    const resolution = burning({}, []);
    drift(resolution);
    const drifted = resolution.events.flatMap((event) => (event.type === 'SmokeDrifted' ? event.hexes : []));
    expect(drifted.toSorted()).toEqual(['0808', '0809', '0908', '0909']);
  });

  it('FIN-46 counts 1 a hex, as high as woods: from above it is no more in the way than they are', () => {
    const options = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;
    const line = (level: number) => {
      const smoke = { '0806': { smoke: true }, '0804': { level }, '0808': { level } } as const;
      return sight(beginFull({ pieces: [FS9, ENF], hexes: smoke }).game.board, options, hex('0804'), hex('0808'));
    };
    expect([line(0).points, line(2).points]).toEqual([1, 0]);
  });

  it('FIN-46 where a fire goes out its smoke stays, heavy where it was', () => {
    const { board } = beginFull({ pieces: [FS9, ENF], hexes: { '0809': LIGHT } }).game;
    const terrain = { fire: true, smoke: true, heavySmoke: true } as const;
    const at = hex('0809');
    const smoking = { ...board, hexes: { ...board.hexes, [at]: { ...board.hexes[at], ...terrain } } };
    expect(without(smoking, [at], ['fire']).hexes[at]).toEqual({ ...LIGHT, smoke: true, heavySmoke: true });
    expect(without(smoking, [at], ['smoke']).hexes[at]).toMatchObject({ heavySmoke: true });
    expect(without(smoking, [at], ['fire', 'smoke', 'heavySmoke']).hexes[at]).toEqual(LIGHT);
  });

  it('FIN-46 of infernos is heavy: 2 a hex, with heavy woods it blocks; it stays heavy where light smoke drifts too', () => {
    const resolution = burning({ '0809': LIGHT }, [], ['0808']);
    resolution.happen({ type: 'FireSpread', from: null, to: hex('0809'), roll: null, inferno: true });
    drift(resolution);
    const { hexes } = resolution.state.board;
    expect(hexes[hex('0808')]).toMatchObject({ smoke: true });
    expect(hexes[hex('0808')]).not.toHaveProperty('heavySmoke');
    expect(hexes[hex('0809')]).toMatchObject({ smoke: true, heavySmoke: true });
    expect(hexes[hex('0909')]).toMatchObject({ smoke: true, heavySmoke: true });
    const options = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;
    const through = (terrain: Partial<Terrain>) => {
      const heavy = { '0806': { smoke: true, heavySmoke: true, ...terrain } } as const;
      return sight(beginFull({ pieces: [FS9, ENF], hexes: heavy }).game.board, options, hex('0804'), hex('0808'));
    };
    expect(through({})).toMatchObject({ visible: true, points: 2 });
    expect(through({ woods: 1 })).toMatchObject({ visible: false, points: 3 });
    expect(through({ woods: 2 })).toMatchObject({ visible: false });
  });
});

describe('FIN-45 Woods burn down', () => {
  const turns = (resolution: Resolution, count: number): void => {
    for (let i = 0; i < count; i++) {
      burnDown(resolution);
      drift(resolution);
    }
  };

  it('FIN-45 heavy woods are light after eight turns, light ones are rough after ten, and the fire is out', () => {
    const resolution = burning({ '0808': { woods: 2 } }, [], ['0808'], { burnDown: 'on' });
    turns(resolution, 7);
    expect(resolution.state.board.hexes[hex('0808')]).toMatchObject({ woods: 2, fire: true });
    turns(resolution, 1);
    expect(resolution.state.board.hexes[hex('0808')]).toMatchObject({ woods: 1, fire: true, smoke: true });
    turns(resolution, 9);
    expect(resolution.state.field.burning).toEqual(['0808']);
    turns(resolution, 1);
    expect(resolution.state.field.burning).toEqual([]);
    expect(resolution.state.board.hexes[hex('0808')]).toEqual({ woods: 0, rough: true });
    expect(resolution.events.at(-1)).toMatchObject({ type: 'SmokeDrifted', hexes: [], heavy: [] });
    expect(Object.values(resolution.state.board.hexes).some(({ smoke }) => smoke)).toBe(false);
  });

  it('FIN-45 light woods last ten turns', () => {
    const resolution = burning({}, [], ['0808'], { burnDown: 'on' });
    turns(resolution, 9);
    expect(resolution.state.field.burning).toEqual(['0808']);
    turns(resolution, 1);
    expect(resolution.state.field.burning).toEqual([]);
  });

  it('FIN-45 without the option they burn for ever', () => {
    const play = beginFull({ pieces: [FS9, ENF], hexes: { '0808': LIGHT }, options: { fires: 'on' }, fires: ['0808'] });
    for (let i = 0; i < 11; i++) passTurn(play);
    expect(play.game.field.burning).toEqual(['0808']);
    expect(play.events('WoodsBurned')).toEqual([]);
  });

  it('FIN-45 with it the turn burns them', () => {
    const options = { fires: 'on', burnDown: 'on' };
    const play = beginFull({ pieces: [FS9, ENF], hexes: { '0808': LIGHT }, options, fires: ['0808'] });
    passTurn(play);
    expect(play.events('WoodsBurned')).toMatchObject([{ hexes: [{ hex: '0808', left: 45, woods: 1, was: 1 }] }]);
  });
});
