import { describe, expect, it } from 'vitest';
import { rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull, marked, type FullPiece } from '../../../support/standard.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

describe('table 7.2.2 piloting rolls', () => {
  const whole = beginFull({ pieces: [HBK, ENF] }).game;
  const as = (body: Parameters<typeof marked>[2]) => {
    const [found] = marked(whole, 'HBK-4G', body).units;
    if (!found) throw new Error('no unit');
    return found;
  };
  const NO_DICE = scriptedDice([]);

  it('a pilot who is unconscious makes none, whether his reactor runs or not', () => {
    const out = { gunnery: 4, piloting: 5, hits: 1, out: 1 };
    for (const shutdown of [false, true]) {
      const made = rollPiloting(as({ pilot: out, shutdown }), 'kicked', NO_DICE);
      expect(made).toMatchObject({ roll: null, success: false });
    }
  });

  it('a unit that is shut down makes none, but for the roll as it shuts down and that for its pilot in the fall', () => {
    const cold = as({ shutdown: true });
    expect(rollPiloting(cold, 'kicked', NO_DICE)).toMatchObject({ roll: null, success: false });
    expect(rollPiloting(cold, 'shutdown', scriptedDice([4, 4]))).toMatchObject({ number: 8, success: true });
    const spared = rollPiloting(cold, 'avoid-pilot-damage', scriptedDice([4, 4]), [{ reason: 'shutdown', value: 3 }]);
    expect(spared).toMatchObject({ number: 8, success: true });
  });
});
