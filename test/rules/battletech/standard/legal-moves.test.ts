import { describe, expect, test } from 'vitest';
import { asides, mayStepAside } from '../../../../src/rules/battletech/standard/asides.js';
import { carefulStandProblem, fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { modeProblem } from '../../../../src/rules/battletech/movement.js';
import type { Movement, StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Mode } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { begin, unit } from '../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../support/standard.js';

/** What keeps a unit from a move, each with its figures. */

const alone = (model: string, at = '0812 N', options: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: model, seat: 'defender', at },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
    options,
  });
const as = (one: StandardUnit, body: Partial<Body>): StandardUnit => ({ ...one, body: { ...one.body, ...body } });
const gone = (one: StandardUnit, mode: Mode, mp: number): StandardUnit => {
  const moved: Movement = { mode, steps: '', path: [], mp, entered: 0 };
  return { ...one, moved };
};

describe('SEQ-05 a mode in which a unit cannot move', () => {
  const out = { gunnery: 4, piloting: 5, hits: 1, out: 1 };
  test.each<readonly [Mode, string, Partial<Body>, string, string, object]>([
    ['walk', 'HBK-4G', { shutdown: true }, 'shut-down', 'SEQ-14', {}],
    ['run', 'HBK-4G', { pilot: out }, 'pilot-out', 'SEQ-15', {}],
    ['walk', 'VEDETTE', { crew: { ...SOUND, stunned: 2 } }, 'crew-stunned', 'UNI-21', {}],
    ['jump', 'HBK-4G', {}, 'no-jump-jets', 'SEQ-05', {}],
    ['jump', 'SHD-2H', { prone: true }, 'jump-prone', 'SEQ-05', {}],
    // Heat takes a walking MP for every 5: of four the last at 20.
    ['walk', 'HBK-4G', { heat: 20 }, 'no-mp', 'SEQ-05', { mode: 'walk' }],
    ['run', 'HBK-4G', { heat: 20 }, 'no-mp', 'SEQ-05', { mode: 'run' }],
  ])('%s of a %s that has %j: %s', (mode, model, body, code, rule, params) => {
    const one = as(alone(model).unit(model), body);
    const refusal = modeProblem(one, mode);
    expect(refusal).toEqual({ code: `battletech/${code}`, params: { unit: model, ...params }, rule });
    expect(refusal && complete(refusal)).toEqual(refusal);
    expect(modeProblem(one, 'stand')).toBeNull();
  });

  test('one that is whole has them all, one that lies walks, and one with an MP left too', () => {
    const play = alone('SHD-2H');
    for (const mode of ['stand', 'walk', 'run', 'jump'] as const)
      expect(modeProblem(play.unit('SHD-2H'), mode)).toBeNull();
    expect(modeProblem(as(play.unit('SHD-2H'), { prone: true }), 'walk')).toBeNull();
    const hot = as(alone('HBK-4G').unit('HBK-4G'), { heat: 19 });
    expect([modeProblem(hot, 'walk'), modeProblem(hot, 'run')]).toEqual([null, null]);
  });

  test('QSR-57 with a leg gone a ’Mech of the quick-start level only stands still', () => {
    const pieces = [{ unit: 'HBK-4G', seat: 'defender', at: '0810 N', armor: { RL: 0 } } as const];
    const one = begin({ pieces: [...pieces, { unit: 'ENF-4R', seat: 'attacker', at: '0101 N' }] }).unit('HBK-4G');
    for (const mode of ['walk', 'run', 'jump'] as const)
      expect(modeProblem(one, mode)).toEqual({
        code: 'battletech/cannot-move',
        params: { unit: 'HBK-4G' },
        rule: 'QSR-57',
      });
    expect(modeProblem(one, 'stand')).toBeNull();
  });
});

describe('SEQ-05 dropping prone', () => {
  const dropped = (mode: Mode, steps: string, body: Partial<Body> = {}, model = 'SHD-2H', exit = false) => {
    const play = alone(model);
    const command = { type: 'move', unit: unit(model), mode, steps, exit, prone: true } as const;
    return fullMoveProblem(play.game, as(play.unit(model), body), command);
  };
  const cannot = (model: string) => ({
    code: 'battletech/cannot-drop',
    params: { unit: model },
    rule: 'SEQ-05',
  });

  // A Shadow Hawk has 5 MP of walking, 8 of running.
  test.each([
    ['walk', '', null],
    ['walk', 'FFFF', null],
    ['walk', 'FFFFF', { mode: 'walk', need: 6, have: 5 }],
    ['run', 'FFFFFFF', null],
    ['run', 'FFFFFFFF', { mode: 'run', need: 9, have: 8 }],
  ] as const)('costs 1 MP after all others: %s %s: %j', (mode, steps, over) => {
    expect(dropped(mode, steps)).toEqual(
      over && { code: 'battletech/not-enough-mp', params: { unit: 'SHD-2H', ...over, far: '0' }, rule: 'SEQ-05' },
    );
  });

  test('ends no jump and no stand, and nothing that lies or drives does it', () => {
    expect(dropped('stand', '')).toEqual(cannot('SHD-2H'));
    expect(dropped('jump', 'F')).toEqual(cannot('SHD-2H'));
    expect(dropped('walk', '', { prone: true })).toEqual(cannot('SHD-2H'));
    expect(dropped('walk', 'F', {}, 'VEDETTE')).toEqual(cannot('VEDETTE'));
  });

  test('nor does who leaves the map', () => {
    const play = alone('SHD-2H', '0801 N');
    const command = { type: 'move', unit: unit('SHD-2H'), mode: 'walk', steps: 'F', exit: true } as const;
    expect(fullMoveProblem(play.game, play.unit('SHD-2H'), command)).toBeNull();
    expect(fullMoveProblem(play.game, play.unit('SHD-2H'), { ...command, prone: true })).toEqual(cannot('SHD-2H'));
  });
});

describe('AMB-SEQ-24 a careful stand takes all the walking MP, and one more than another attempt', () => {
  const problem = (heat: number, spent: number | null) => {
    const play = alone('HBK-4G', '0812 N', { carefulStand: 'on' });
    const lies = as(play.unit('HBK-4G'), { prone: true, heat });
    return carefulStandProblem(play.game, spent === null ? lies : gone(lies, 'walk', spent));
  };
  const short = (need: number, have: number) => ({
    code: 'battletech/not-enough-mp',
    params: { unit: 'HBK-4G', mode: 'walk', need, have, far: '0' },
    rule: 'AMB-SEQ-24',
  });

  test.each([
    ['4 MP', 0, null, null],
    ['3 MP', 5, null, null],
    ['2 MP', 10, null, short(3, 2)],
    ['4 MP, none of them spent', 0, 0, null],
    ['4 MP, one of them spent', 0, 1, short(5, 4)],
  ])('with %s', (_, heat, spent, refusal) => {
    expect(problem(heat, spent)).toEqual(refusal);
  });
});

describe('FIN-41 a step out of the way', () => {
  const steps = (change: (one: StandardUnit) => StandardUnit, at = '0812 N', other = '0202 S') => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at },
        { unit: 'ENF-4R', seat: 'attacker', at: other },
      ],
    });
    const one = change(play.unit('HBK-4G'));
    return asides(play.game, one).map(({ step, mode }) => `${mode} ${step}`);
  };

  // A Hunchback has 4 MP of walking, 6 of running.
  test.each<readonly [Mode, number, readonly string[]]>([
    ['stand', 0, ['walk F', 'walk B']],
    ['walk', 3, ['walk F', 'walk B']],
    ['walk', 4, ['run F']],
    ['run', 3, ['run F']],
    ['run', 5, ['run F']],
    ['run', 6, []],
    ['jump', 1, []],
  ])('after a %s of %i MP: %j', (mode, mp, found) => {
    expect(steps((one) => gone(one, mode, mp))).toEqual(found);
  });

  test.each<readonly [string, Partial<Body>]>([
    ['lies', { prone: true }],
    ['has skidded', { skidded: true }],
    ['is shut down', { shutdown: true }],
    ['is awake no more', { pilot: { gunnery: 4, piloting: 5, hits: 1, out: 1 } }],
  ])('nobody takes one who %s', (_, body) => {
    expect(steps((one) => as(gone(one, 'stand', 0), body))).toEqual([]);
  });

  test('nor who has yet to move, nor into a hex where somebody is', () => {
    expect(steps((one) => ({ ...one, moved: null }))).toEqual([]);
    expect(steps((one) => gone(one, 'stand', 0), '0812 N', '0811 S')).toEqual(['walk B']);
    expect(steps((one) => gone(one, 'stand', 0), '0801 N')).toEqual(['walk B']);
  });

  test.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    [5, true],
  ] as const)('of who is hit from the side: facing north, moved to %i: %s', (way, may) => {
    const play = alone('HBK-4G');
    expect(mayStepAside(play.game, gone(play.unit('HBK-4G'), 'stand', 0), way)).toBe(may);
  });
});
