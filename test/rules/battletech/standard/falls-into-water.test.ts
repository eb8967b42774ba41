import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { displace } from '../../../../src/rules/battletech/standard/displacement.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { FullEvent } from '../../../../src/rules/battletech/standard/events.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, marked, step, type FullPiece } from '../../../support/standard.js';

/** Falls into water and within it (FIN-26, FIN-27), of a Hunchback of 50 tons. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0808 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

/** How it falls that is pushed north over a cliff; the dice always hit the left torso. */
function pushed(level: number, water: number, waterFallRounding = 'down') {
  const { game } = beginFull({
    pieces: [HBK, ENF],
    hexes: { '0808': { level }, '0807': { water } },
    options: { waterFallRounding },
  });
  const resolution = new Resolution(game, scriptedDice([1, ...Array.from({ length: 20 }, () => 4)]));
  displace(resolution, unit('HBK-4G'), 0, 'push');
  const fell = resolution.events.find((event): event is Extract<FullEvent, { type: 'Fell' }> => event.type === 'Fell');
  return { levels: fell?.levels, points: fell?.wounds.map(({ points }) => points), damage: fell?.damage };
}

describe('FIN-26 falls into water', () => {
  it('TC-FIN-13 J-12 from a cliff 3 above depth 2: 10 at the surface and 7 at the bottom, one roll for the pilot', () => {
    expect(pushed(3, 2)).toEqual({ levels: 5, points: [5, 5, 5, 2], damage: 17 });
  });

  it('FIN-26 J-12 with waterFallRounding up the halves go up; on dry ground there is one lot', () => {
    expect(pushed(3, 2, 'up')).toMatchObject({ points: [5, 5, 5, 3], damage: 18 });
    expect(pushed(2, 0)).toMatchObject({ points: [5, 5, 5], damage: 15 });
  });

  it('FIN-27 J-12 from the level shore straight to the bottom of depth 2: the single lot', () => {
    expect(pushed(0, 2)).toEqual({ levels: 2, points: [5, 2], damage: 7 });
  });

  it('TC-FIN-13 J-12 a roll that fails on entering depth 1 from the level shore: 5, with a level for the pilot', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0807': { water: 1 } } });
    // 4 to keep its feet, rolls 2; falls ahead on the centre torso; 5 + 1 - 1 to spare the pilot.
    play.give('defender', step('HBK-4G', 'walk', 'F'), [1, 1, 1, 3, 4, 6, 6]);
    expect(play.last('Fell')).toMatchObject({ cause: 'water', levels: 1, damage: 5, pilot: { number: 5 } });
  });

  it('TC-FIN-13 J-12 from depth 1 into depth 1 it falls by no level, and so where it fails to rise: 2', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0808': { water: 1 }, '0807': { water: 1 } } });
    play.give('defender', step('HBK-4G', 'walk', 'F'), [1, 1, 1, 3, 4, 6, 6]);
    expect(play.last('Fell')).toMatchObject({ cause: 'water', levels: 0, damage: 2 });
    play.give('defender', { type: 'stand-up', unit: unit('HBK-4G'), mode: 'walk' }, [1, 1, 1, 3, 4, 3, 4, 6, 6]);
    expect(play.last('Fell')).toMatchObject({ cause: 'stand-up', levels: 0, damage: 2 });
  });

  it('FIN-27 J-12 who is moved into water and fails falls by the levels down', () => {
    const { game } = beginFull({ pieces: [HBK, ENF], hexes: { '0807': { water: 1 } } });
    const resolution = new Resolution(marked(game, 'HBK-4G', {}), scriptedDice([1, 1, 1, 3, 4, 6, 6]));
    displace(resolution, unit('HBK-4G'), 0, 'push');
    expect(resolution.events.at(-1)).toMatchObject({ type: 'Fell', cause: 'water', levels: 1, damage: 5 });
  });
});
