import { describe, expect, test } from 'vitest';
import { refusalText } from '../../../../src/present/refusal.js';
import { anyTongue } from '../../../../src/games/words.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { begin, Play, setupOf, type Situation } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';
import { codeOf, read } from '../../../orders/typing.js';

/** Orders as players write them (P-18). */

const duel: Situation = {
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
  ],
};
const moving = begin(duel);
const move = (order: string, unit = 'HBK-4G') => read(moving, 'defender', `/move unit:${unit} order:${order}`);

describe('order texts as players write them', () => {
  test.each([
    'walk to 809 N',
    'WALK TO 0809 n',
    'walk 809 north',
    'walk to 0809 nord',
    'marcher 809 NORD',
    'идти 809 север',
  ])('P-18 %s', (order) => {
    expect(move(order)).toEqual(move('walk to 0809 N'));
    expect(move(order)).toMatchObject({ type: 'move', mode: 'walk' });
  });

  test.each(['north east', 'north-east', 'northeast', 'nord-est', 'северо-восток'])(
    'P-18 a facing in full: %s',
    (way) => {
      expect(move(`run 0809 ${way}`)).toEqual(move('run to 0809 NE'));
    },
  );

  test('P-18 a unit by the beginning of its name, where it can only be that one', () => {
    expect(move('walk F', 'hbk')).toEqual(move('walk F'));
    expect(move('walk F', 'hunch')).toEqual(move('walk F'));
    expect(codeOf(move('walk F', 'xyz'))).toBe('orders/unit-unknown');
  });

  test('P-18 while units are set up a place alone is where to deploy', () => {
    const fresh = new Play(setupOf(duel));
    const at = (order: string) => read(fresh, 'defender', `/move unit:HBK-4G order:${order}`);
    expect(at('815 n')).toEqual(at('deploy 0815 N'));
    expect(codeOf(at('0815'))).toBe('orders/facing-missing');
    expect(codeOf(move('0809 N'))).toBe('orders/mode-missing');
  });

  test('P-18 a jump without jets says so', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
      ],
    });
    const jump = (order: string) => codeOf(read(play, 'defender', `/move unit:HBK-4G order:${order}`));
    expect(jump('jump to 0809 N')).toBe('battletech/no-jump-jets');
    expect(jump('death from above ENF-4R')).toBe('battletech/no-jump-jets');
  });

  test('P-18 a refusal names no number of a rule', () => {
    const refusal = refuse('battletech/no-jump-jets', { unit: 'HBK-4G' }, 'SEQ-05');
    expect(refusalText(refusal, anyTongue('en'))).not.toMatch(/SEQ|QSR/);
  });
});
