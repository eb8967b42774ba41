import { describe, expect, it } from 'vitest';
import { drift, spread } from '../../../../src/rules/battletech/standard/fires.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, type FullPiece } from '../../../support/standard.js';

/** How fire and smoke spread. The wind blows to the south-east: from 0808 to 0909, and beside it to 0809 and to 0908. */

const FS9: FullPiece = { unit: 'FS9-H', seat: 'defender', at: '0101 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '1517 S' };
const LIGHT = { woods: 1 } as const;

type Hexes = Readonly<Record<string, Partial<Terrain>>>;

function burning(hexes: Hexes, faces: readonly number[], fires: readonly string[] = ['0808']): Resolution {
  const play = beginFull({ pieces: [FS9, ENF], hexes: { '0808': LIGHT, ...hexes }, options: { fires: 'on' }, fires });
  return new Resolution(play.game, scriptedDice(faces));
}

/** The hexes to which the fire of 0808 spreads by these dice, all of which it takes. */
function spreads(hexes: Hexes, faces: readonly number[]): readonly string[] {
  const resolution = burning(hexes, faces);
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

  it('FIN-45 a fire of this turn does not spread yet', () => {
    const resolution = burning(around, [], []);
    resolution.happen({ type: 'FireSpread', from: null, to: hex('0808'), roll: null });
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
});
