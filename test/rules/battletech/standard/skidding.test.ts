import { describe, expect, it } from 'vitest';
import { collisionAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';

/** Whatever a unit slides into. */

const pavement = { pavement: true } as const;
const STREET = { '0812': pavement, '0811': pavement, '0810': pavement, '0809': pavement };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** The roll on the turn fails; it falls ahead for 2 points and spares its pilot. */
const FALLS = [1, 1, 1, 3, 4, 6, 6];

/** A Locust runs three hexes north, turns and loses its feet; faces for the slide of two hexes. */
function slides(
  faces: readonly number[],
  at: string,
  hexes: Readonly<Record<string, { readonly level: number; readonly water?: number }>> = {},
) {
  const play = beginFull({ pieces: [LCT, { ...ENF, at }], hexes: { ...STREET, ...hexes } });
  play.give('defender', step('LCT-1V', 'run', 'FFFRF'), [...FALLS, ...faces]);
  return play;
}

describe('SEQ-19 collisions of a skid', () => {
  it('a unit in the way is struck as by a charge, moved on, rolls at once to stay up, and stops the slide', () => {
    const play = slides([6, 6, 3, 4, 3, 4, 4, 5, 1, 1, 1, 3, 4, 6, 6], '0808 S');
    const collided = play.last('Collided');
    // 5 piloting, 2 for running, 3 because nobody meant it.
    expect(collided).toMatchObject({ unit: 'LCT-1V', into: { target: 'ENF-4R', toHit: { number: 10 } }, hit: true });
    expect(collided.into?.toHit.terms).toContainEqual({ reason: 'unintentional', value: 3 });
    // 20 tons over three hexes: 6 points in fives; 5 for the 50 tons that it met.
    expect(collided.wounds.map(({ points }) => points)).toEqual([5, 1]);
    expect(collided.recoil).toMatchObject([{ location: 'LL', points: 5 }]);
    expect(play.unit('ENF-4R')).toMatchObject({ place: { hex: '0807' }, body: { prone: true } });
    expect(play.unit('LCT-1V').place?.hex).toBe('0808');
    expect(play.last('PilotingRolled')).toMatchObject({ unit: 'ENF-4R', roll: { cause: 'charged', number: 7 } });
    expect(play.unit('ENF-4R').body.due).toEqual([]);
  });

  it('SEQ-19 strikes whoever stands too far below to be charged anywhere, as it does on the same level', () => {
    const table = (level: number) => {
      const hexes = { '0808': { level } };
      const { game } = beginFull({ pieces: [{ ...LCT, at: '0809 N' }, ENF], hexes });
      const [lct, enf] = ['LCT-1V', 'ENF-4R'].map((id) => game.units.find((one) => one.id === id));
      if (!lct || !enf) throw new Error('not there');
      return collisionAt(game, lct, enf).table;
    };
    expect([0, -1, -2].map(table)).toEqual(['full', 'punch', 'full']);
  });

  it('it slides on past whom it misses', () => {
    const play = slides([1, 1, 3, 4], '0808 S');
    expect(play.last('Collided')).toMatchObject({ hit: false, wounds: [], recoil: [] });
    expect(play.unit('LCT-1V').place?.hex).toBe('0807');
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
  });

  it('whoever stands where the slide ends after all gives way', () => {
    // One hex to 0808; missed in 0807, where it comes to lie all the same.
    const play = slides([3, 4, 1, 1, 3, 4, 6, 6], '0807 S');
    expect(play.unit('LCT-1V').place?.hex).toBe('0807');
    expect(play.last('Displaced')).toMatchObject({ unit: 'ENF-4R', to: '0806', by: 'fall' });
  });

  it('where the other cannot be moved on it stops short', () => {
    const play = slides([6, 6, 3, 4, 3, 4, 4, 5, 6, 6], '0808 S', { '0807': { level: 3 } });
    expect(play.unit('ENF-4R').place?.hex).toBe('0808');
    expect(play.unit('LCT-1V').place?.hex).toBe('0809');
  });

  it('ground that rises strikes it by its own mass', () => {
    const play = slides([3, 4, 4, 5], '0202 S', { '0807': { level: 1 } });
    expect(play.last('Collided')).toMatchObject({ into: null, recoil: [{ location: 'LL', points: 2 }] });
    expect(play.unit('LCT-1V').place?.hex).toBe('0808');
  });

  it('SEQ-19 FIN-26 over a drop into water it strikes the surface and then the bottom, each for half', () => {
    const play = slides([3, 4, 1, 3, 4, 3, 4, 3, 4, 4, 5, 6, 6], '0202 S', { '0808': { level: -2, water: 2 } });
    // 20 tons: 2 points a level and one level more, halved: 3 over two levels of air, 3 over two of water.
    expect(play.last('Fell')).toMatchObject({ cause: 'skid', levels: 4, hex: '0808' });
    expect(play.last('Fell').wounds.map(({ points }) => points)).toEqual([3, 3]);
  });

  it('over a drop of two levels it falls once more', () => {
    const play = slides([3, 4, 1, 3, 4, 4, 5, 6, 6], '0202 S', { '0808': { level: -2 } });
    expect(play.last('Fell')).toMatchObject({ unit: 'LCT-1V', cause: 'skid', levels: 2, hex: '0808' });
  });
});
