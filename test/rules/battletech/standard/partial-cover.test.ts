import { describe, expect, it } from 'vitest';
import { attack, beginFull, eventsOf, passTo, passTurn, type FullPiece } from '../../../support/standard.js';

/** Partial cover as Total Warfare has it, and as the Master Rules do (option `partialCover`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const RIDGE = { '0809': { level: 1 } };

/** The shot of the Hunchback's laser at the Enforcer, carried out with these dice. */
function shot(partialCover: string, hexes: Readonly<Record<string, object>>, faces: readonly number[]) {
  const play = beginFull({ pieces: [HBK, ENF], hexes, options: { partialCover } });
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
  passTurn(play, [...faces, 1, 1, 6, 6]);
  const [fired] = eventsOf(play, 'ShotFired');
  if (!fired) throw new Error('no shot');
  const terms = Object.fromEntries(fired.toHit.terms.map(({ reason, value }) => [reason, value]));
  return { terms, wounds: fired.wounds };
}

describe('AMB-SEQ-10 Partial cover', () => {
  it('is +1, and a hit on a leg strikes the cover, by default', () => {
    const { terms, wounds } = shot('legs', RIDGE, [6, 6, 1, 4]);
    expect(terms['partial-cover']).toBe(1);
    expect(wounds).toMatchObject([{ location: 'RL', covered: true, harm: [] }]);
  });

  it('is +3, and the location is rolled with one die as for punches, by the Master Rules', () => {
    const { terms, wounds } = shot('punch', RIDGE, [6, 6, 4]);
    expect(terms['partial-cover']).toBe(3);
    expect(wounds).toMatchObject([{ location: 'RT', covered: false, roll: { faces: [4] } }]);
  });

  it('leaves shots at who has none as they are', () => {
    const { terms, wounds } = shot('punch', {}, [6, 6, 3, 4]);
    expect(terms).not.toHaveProperty('partial-cover');
    expect(wounds).toMatchObject([{ location: 'CT', roll: { faces: [3, 4] } }]);
  });

  it('in water to the waist goes with −1 at the target and +1 out of it, by the Master Rules only', () => {
    const water = { '0808': { water: 1 }, '0812': { water: 1 } };
    expect(shot('punch', water, [6, 6, 4]).terms).toMatchObject({
      'partial-cover': 3,
      'water-shooter': 1,
      'water-target': -1,
    });
    const { terms } = shot('legs', water, [6, 6, 3, 4]);
    expect(terms).toMatchObject({ 'partial-cover': 1 });
    expect(terms).not.toHaveProperty('water-target');
    expect(terms).not.toHaveProperty('water-shooter');
  });
});
