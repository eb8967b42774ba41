import { expect, test } from 'vitest';
import { takeProblem } from '../../../../src/rules/battletech/standard/clubs.js';
import { rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { attack, beginFull, passTo } from '../../../support/standard.js';

/** Refusals whose reason players read: each names what is in the way, and no other thing. */

const lance = () =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G=One', seat: 'defender', at: '0812 N' },
      { unit: 'HBK-4G=Two', seat: 'defender', at: '0912 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
    hexes: { '0812': { woods: 1 } },
  });

test('SEQ-13 AMB-SEQ-03 who cannot act and who holds one already picks up no club', () => {
  const { game } = lance();
  const problem = (body: Partial<Body>, find: 'tree' | 'limb' = 'tree') => {
    const [one] = game.units;
    if (!one) throw new Error('no Hunchback');
    const refusal = takeProblem(game, { ...one, body: { ...one.body, ...body } }, find);
    return refusal && [refusal.code, refusal.rule];
  };
  expect(problem({})).toBeNull();
  expect(problem({ shutdown: true })).toEqual(['battletech/cannot-act', 'AMB-SEQ-03']);
  expect(problem({ club: 'limb' })).toEqual(['battletech/club-held', 'SEQ-13']);
  expect(problem({}, 'limb')).toEqual(['battletech/no-club-here', 'SEQ-13']);
});

test('SEQ-09 who has declared its fire is told so, not that it is another’s', () => {
  const play = lance();
  passTo(play, 'attack');
  expect(play.awaited).toEqual(['defender:attack']);
  play.give('defender', attack('One', 'ENF-4R', 'B'));
  const refused = (id: string) => play.refused('defender', attack(id, 'ENF-4R', 'B')).code;
  expect([refused('ENF-4R'), refused('One')]).toEqual(['battletech/not-this-unit', 'battletech/already-declared']);
});

test('SEQ-11 a ’Mech whose gyro is gone falls without a roll, one that has lost three of four legs too', () => {
  const { game } = beginFull({
    pieces: [
      { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
  });
  const [goliath] = game.units;
  if (!goliath) throw new Error('no Goliath');
  const steady = { ...goliath, sheet: { ...goliath.sheet, piloting: -9 } };
  expect(rollPiloting({ ...steady, lost: ['LA', 'RA'] }, 'kicked', scriptedDice([1, 1]))).toMatchObject({
    roll: { faces: [1, 1] },
  });
  expect(rollPiloting({ ...steady, lost: ['LA', 'RA', 'LL'] }, 'kicked', scriptedDice([]))).toMatchObject({
    roll: null,
    success: false,
  });
});
