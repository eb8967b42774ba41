import { expect, test } from 'vitest';
import { targetProblem } from '../../../src/rules/battletech/fire.js';
import { targetMovement } from '../../../src/rules/battletech/to-hit.js';
import { complete } from '../../support/complete.js';
import { begin, unit } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';

/** Whom a unit may fire at, and what the way of a target adds. */

const lance = (options: Readonly<Record<string, string>> = {}) =>
  begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'CN9-AH', seat: 'defender', at: '0910 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
    options,
  });

test('QSR-28 AMB-QSR-14 nobody fires at itself, at what is gone or, unless it is played so, at its friends', () => {
  const play = lance({ friendlyFire: 'off' });
  const problem = (target: ReturnType<typeof play.unit>, at = play.game) => {
    const refusal = targetProblem(at, play.unit('HBK-4G'), target);
    return refusal && complete(refusal);
  };
  expect(problem(play.unit('ENF-4R'))).toBeNull();
  expect(problem(play.unit('HBK-4G'))).toEqual({
    code: 'battletech/own-target',
    params: { unit: 'HBK-4G' },
    rule: 'QSR-28',
  });
  expect(problem({ ...play.unit('ENF-4R'), status: 'destroyed' })).toEqual({
    code: 'battletech/target-gone',
    params: { target: 'ENF-4R' },
    rule: 'QSR-28',
  });
  expect(problem(play.unit('CN9-AH'))).toEqual({
    code: 'battletech/friendly-fire',
    params: { target: 'CN9-AH' },
    rule: 'AMB-QSR-14',
  });
  expect(problem(play.unit('CN9-AH'), lance({ friendlyFire: 'on' }).game)).toBeNull();
});

test('UNI-62 nobody fires at who is carried', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0807 S' },
      { unit: 'PUMA', seat: 'attacker', at: '0808 S' },
    ],
  });
  const squad = play.unit('ELEMENTAL-LASER');
  const rider = {
    ...squad,
    body: { ...squad.body, aboard: { unit: unit('PUMA'), as: 'rider', since: 1, outside: true } as const },
  };
  expect(targetProblem(play.game, play.unit('HBK-4G'), squad)).toBeNull();
  expect(targetProblem(play.game, play.unit('HBK-4G'), rider)).toEqual({
    code: 'battletech/target-aboard',
    params: { target: 'ELEMENTAL-LASER', on: 'PUMA' },
    rule: 'UNI-62',
  });
});

test('QSR-45 the more hexes a target has entered the harder it is to hit', () => {
  const added = Array.from({ length: 12 }, (_, entered) => targetMovement(entered));
  expect(added).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4]);
});
