import { describe, expect, it } from 'vitest';
import { stand } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, step, strike, type FullPiece } from '../../../support/standard.js';

/** Physical attacks that come to nothing: whoever was to strike or to be struck is gone, or out of reach. */

const NEXT = [1, 1, 6, 6];

describe('A death from above whose target was destroyed by fire', () => {
  const JR7: FullPiece = { unit: 'JR7-D', seat: 'attacker', at: '0805 S' };
  const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0808 N', armor: { CT: 0 } };
  const HBK: FullPiece = { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' };
  const OTHER: FullPiece = { unit: 'ENF-4R', seat: 'defender', at: '0101 S' };

  /** The Jenner jumps next to the Locust, which the Hunchback then destroys; faces for what comes after. */
  const inTheAir = (water: number, faces: readonly number[]) => {
    const play = beginFull({ pieces: [LCT, OTHER, JR7, HBK], hexes: { '0807': { water } } });
    play.give('defender', stand('LCT-1V'));
    play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'LCT-1V' }));
    passTo(play, 'attack');
    play.give('defender', attack('LCT-1V', '', ''));
    const left = [4, 4, 3, 4, ...faces, ...NEXT];
    // Hits the centre torso; it has no armour and 6 points of structure.
    play.give('attacker', attack('HBK-4G', 'LCT-1V', 'A'));
    roll(play, 'defender', attack('ENF-4R', '', ''), left);
    expect(left).toEqual([]);
    return play;
  };

  it('SEQ-13 whoever was in the air lands where its jump ended, in water with the roll for it', () => {
    const play = inTheAir(1, [6, 6]);
    expect(play.unit('LCT-1V').status).toBe('destroyed');
    expect(play.events('BlowStruck')).toEqual([]);
    expect(play.events('PilotingRolled')).toMatchObject([{ unit: 'JR7-D', roll: { cause: 'water', success: true } }]);
    expect(play.unit('JR7-D').place?.hex).toBe('0807');
  });

  it('SEQ-13 on dry ground with whole legs it lands without a roll', () => {
    expect(inTheAir(0, []).events('PilotingRolled')).toEqual([]);
  });
});

describe('A kick at one who is out of reach by then', () => {
  it('SEQ-13 comes to nothing: no roll of its own, and none to stay on its feet as after a miss', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
        { unit: 'CN9-A', seat: 'defender', at: '0908 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
      ],
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    play.give('defender', strike('CN9-A', ''));
    // The push hits; the Enforcer keeps its feet.
    roll(play, 'attacker', strike('ENF-4R', 'CN9-A', 'kick@RL'), [6, 6, 6, 6, ...NEXT]);
    expect(play.last('BlowStruck')).toMatchObject({ unit: 'ENF-4R', why: 'out-of-reach', hit: false, roll: null });
    expect(play.events('PilotingRolled').map(({ unit, roll: { cause } }) => [unit, cause])).toEqual([
      ['ENF-4R', 'pushed'],
    ]);
  });
});

describe('A physical attack by one who was pushed away first', () => {
  it('SEQ-13 says that the attacker is gone, not its target', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0802 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
      ],
    });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'push'));
    roll(play, 'attacker', strike('ENF-4R', 'HBK-4G', 'kick@RL'), [6, 6, ...NEXT]);
    expect(play.last('LeftMap')).toMatchObject({ unit: 'ENF-4R', why: 'displaced' });
    expect(play.last('BlowStruck')).toMatchObject({ unit: 'ENF-4R', why: 'attacker-gone', roll: null });
  });
});
