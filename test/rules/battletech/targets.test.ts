import { expect, test } from 'vitest';
import { targetProblem } from '../../../src/rules/battletech/fire.js';
import { targetMovement } from '../../../src/rules/battletech/to-hit.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../support/complete.js';
import { begin, deploy, fire, Play, SECOND_WINS, setupOf, stand, unit } from '../../support/quick-start.js';
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

test.each([
  [2, null],
  [1, { code: 'battletech/not-enough-ammo', params: { unit: 'HBK-4G', weapon: 'ac-20', need: 2, have: 1 } }],
])('QSR-37 weapons that share rounds fire no more than there are: of %i', (rounds, why) => {
  const setup = setupOf({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N', ammo: { 'ac-20': rounds } },
      { unit: 'ENF-4R', seat: 'attacker', at: '0807 S' },
    ],
  });
  const twice = setup.units.map(({ sheet, ...one }) => {
    const [first] = sheet.mounts;
    const twin = first && one.id === 'HBK-4G' ? [{ ...first, id: mountId('E') }] : [];
    return { ...one, sheet: { ...sheet, mounts: [...sheet.mounts, ...twin] } };
  });
  const play = new Play({ ...setup, units: twice });
  play.give('defender', deploy('HBK-4G', '0810 N'));
  play.give('attacker', deploy('ENF-4R', '0807 S'), SECOND_WINS);
  play.give('defender', stand('HBK-4G'));
  play.give('attacker', stand('ENF-4R'));
  const order = fire('HBK-4G', 'ENF-4R', 'A E');
  if (why) expect(play.refused('defender', order)).toEqual({ ...why, rule: 'QSR-37' });
  else {
    play.give('defender', order);
    expect(play.last('AttackDeclared').shots.map(({ mount }) => mount)).toEqual(['A', 'E']);
  }
});
