import { describe, expect, test } from 'vitest';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import type { Crew } from '../../../../src/rules/battletech/standard/kinds.js';
import type { Body, Part } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { LOCATIONS, type Location, type Mode } from '../../../../src/rules/battletech/vocabulary.js';
import { beginFull } from '../../../support/standard.js';

/** MP of two legs, term by term. A Shadow Hawk walks 5, runs 8 and jumps 3. */

const whole = beginFull({
  pieces: [
    { unit: 'SHD-2H', seat: 'defender', at: '0812 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
  ],
}).unit('SHD-2H');

/** One with jets in its legs. */
const WASP = [
  { unit: 'WSP-1A', seat: 'defender', at: '0812 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
];

interface Hurt {
  readonly parts?: readonly (readonly [Location, Part])[];
  readonly lost?: readonly Location[];
  readonly heat?: number;
  readonly depth?: number;
}

/** A mode with what is left of it: `3: sheet 5, hip-hit -2`. */
function left(mode: 'walk' | 'run' | 'jump', { parts = [], lost = [], heat = 0, depth = 0 }: Hurt): string {
  const { slots } = whole.sheet.full;
  const hit = (location: Location): readonly number[] =>
    parts.flatMap(([at, part]) =>
      at === location ? [(slots[at] ?? []).findIndex((slot) => slot?.holds === 'part' && slot.part === part)] : [],
    );
  const struck = { ...whole.body.struck, ...Object.fromEntries(LOCATIONS.map((at) => [at, hit(at)])) };
  const unit = { ...whole, lost, body: { ...whole.body, struck, heat } };
  const { mp, terms } = allowanceOf(unit, mode, depth);
  const told = terms.map(({ reason, value, n }) => `${reason} ${value}${n === undefined ? '' : ` of ${n}`}`);
  return `${mp}: ${told.join(', ')}`;
}

const [HIP, HIPS] = [
  [['LL', 'hip']],
  [
    ['LL', 'hip'],
    ['RL', 'hip'],
  ],
] as const;

describe('MP on two legs', () => {
  test.each<readonly [string, Hurt, string, string]>([
    ['nothing', {}, '5: sheet 5', '8: sheet 8'],
    ['a hip halves them, rounded up', { parts: HIP }, '3: sheet 5, hip-hit -2', '5: sheet 8, hip-hit -3'],
    ['both leave none', { parts: HIPS }, '0: sheet 5, hips-hit -5', '0: sheet 8, hips-hit -8'],
    [
      'each other actuator takes one',
      {
        parts: [
          ['LL', 'foot'],
          ['LL', 'upper-leg'],
          ['RL', 'lower-leg'],
        ],
      },
      '2: sheet 5, leg-actuators -3 of 3',
      '3: sheet 8, leg-actuators -5 of 3',
    ],
    [
      'a hip stands for the others of its leg',
      { parts: [...HIP, ['LL', 'foot']] },
      '3: sheet 5, hip-hit -2',
      '5: sheet 8, hip-hit -3',
    ],
    [
      'and not for those of the other',
      { parts: [...HIP, ['RL', 'foot']] },
      '2: sheet 5, hip-hit -2, leg-actuators -1 of 1',
      '3: sheet 8, hip-hit -3, leg-actuators -2 of 1',
    ],
    [
      'without a leg it hobbles for 1, and does not run',
      { lost: ['LL'] },
      '1: sheet 5, leg-lost -4',
      '0: sheet 8, leg-lost -6, leg-lost -2',
    ],
    [
      'whatever else is hit in the other',
      {
        lost: ['LL'],
        parts: [
          ['RL', 'hip'],
          ['RL', 'foot'],
        ],
      },
      '1: sheet 5, leg-lost -4',
      '0: sheet 8, leg-lost -6, leg-lost -2',
    ],
    ['without legs it stays', { lost: ['LL', 'RL'] }, '0: sheet 5, legs-lost -5', '0: sheet 8, legs-lost -8'],
    ['heat 4 takes nothing', { heat: 4 }, '5: sheet 5', '8: sheet 8'],
    ['heat 5 takes one', { heat: 5 }, '4: sheet 5, heat -1 of 5', '6: sheet 8, heat -2 of 5'],
    [
      'heat comes after the legs',
      { parts: HIP, heat: 10 },
      '1: sheet 5, hip-hit -2, heat -2 of 10',
      '2: sheet 8, hip-hit -3, heat -3 of 10',
    ],
    [
      'never less than none',
      { parts: HIP, heat: 20 },
      '0: sheet 5, hip-hit -2, heat -3 of 20',
      '0: sheet 8, hip-hit -3, heat -5 of 20',
    ],
  ])('SEQ-19 %s', (_, hurt, walk, run) => {
    expect([left('walk', hurt), left('run', hurt)]).toEqual([walk, run]);
  });

  test('SEQ-05 who stands has none, without any reason', () => {
    expect(allowanceOf(whole, 'stand')).toEqual({ mp: 0, terms: [] });
  });

  test('FIN-11 a jump has a point for each jet that is left and dry, whatever the heat', () => {
    const jets = LOCATIONS.filter((at) =>
      (whole.sheet.full.slots[at] ?? []).some((slot) => slot?.holds === 'jump-jet'),
    );
    expect(left('jump', { heat: 30 })).toBe('3: sheet 3');
    expect(allowanceOf(beginFull({ pieces: WASP }).unit('WSP-1A'), 'jump')).toEqual({
      mp: 6,
      terms: [{ reason: 'sheet', value: 6 }],
    });
    expect(left('jump', { depth: 2 })).toBe('0: sheet 3, jets-under-water -3');
    for (const at of jets) expect(left('jump', { lost: [at] })).toMatch(/^\d: sheet 3, jump-jets -(\d) of \1$/u);
    expect(left('jump', { lost: jets })).toBe('0: sheet 3, jump-jets -3 of 3');
  });
});

/** The same of any unit as it is: asked anew, so that nothing is remembered of it. */
function told(unit: StandardUnit, mode: Mode): string {
  const { mp, terms } = allowanceOf({ ...unit }, mode);
  const all = terms.map(({ reason, value, n }) => `${reason} ${value}${n === undefined ? '' : ` of ${n}`}`);
  return `${mp}: ${all.join(', ')}`;
}

const alone = (model: string): StandardUnit =>
  beginFull({
    pieces: [
      { unit: model, seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
  }).unit(model);
const withBody = (unit: StandardUnit, body: Partial<Body>): StandardUnit => ({
  ...unit,
  body: { ...unit.body, ...body },
});

describe('MP on four legs, by the Goliath that walks 4 and runs 6', () => {
  const goliath = alone('GOL-1H');
  /** Slots of a leg, from 0: hip, upper leg, lower leg, foot. */
  test.each<readonly [string, readonly Location[], Partial<Record<Location, readonly number[]>>, string, string]>([
    ['nothing', [], {}, '4: sheet 4', '6: sheet 6'],
    ['a leg gone', ['RL'], {}, '3: sheet 4, leg-of-four -1', '5: sheet 6, leg-of-four -1'],
    [
      'two legs gone, and it runs no more',
      ['LA', 'RL'],
      {},
      '1: sheet 4, legs-of-four -3 of 2',
      '0: sheet 6, legs-of-four -4 of 2, legs-of-four -2 of 2',
    ],
    ['three legs gone', ['LA', 'RA', 'LL'], {}, '0: sheet 4, legs-of-four -4 of 3', '0: sheet 6, legs-of-four -6 of 3'],
    ['a hip', [], { LA: [0] }, '2: sheet 4, hip-hit -2 of 1', '3: sheet 6, hip-hit -3 of 1'],
    ['two hips', [], { LA: [0], RL: [0] }, '1: sheet 4, hips-of-four -3 of 2', '2: sheet 6, hips-of-four -4 of 2'],
    [
      'a leg gone and the hip of another: half of what is left, rounded up',
      ['LL'],
      { RL: [0] },
      '2: sheet 4, leg-of-four -1, hip-hit -1 of 1',
      '3: sheet 6, leg-of-four -1, hip-hit -2 of 1',
    ],
    [
      'two actuators of a leg',
      [],
      { RA: [1, 3] },
      '2: sheet 4, leg-actuators -2 of 2',
      '3: sheet 6, leg-actuators -3 of 2',
    ],
    [
      'with two legs gone what is hit in the others costs no more',
      ['LA', 'RA'],
      { LL: [0], RL: [1] },
      '1: sheet 4, legs-of-four -3 of 2',
      '0: sheet 6, legs-of-four -4 of 2, legs-of-four -2 of 2',
    ],
  ])('AMB-SEQ-20 %s', (_, lost, struck, walk, run) => {
    const unit = { ...withBody(goliath, { struck: { ...goliath.body.struck, ...struck } }), lost };
    expect([told(unit, 'walk'), told(unit, 'run')]).toEqual([walk, run]);
  });
});

describe('MP of those that do not walk', () => {
  test.each<readonly [string, Partial<Crew>, string, string]>([
    ['nothing', {}, '5: sheet 5', '8: sheet 8'],
    [
      'a moderate hit',
      { motive: ['moderate'] },
      '4: sheet 5, motive-moderate -1 of 1',
      '6: sheet 8, motive-moderate -2',
    ],
    [
      'two of them',
      { motive: ['moderate', 'moderate'] },
      '3: sheet 5, motive-moderate -1 of 1, motive-moderate -1 of 1',
      '5: sheet 8, motive-moderate -2, motive-moderate -1',
    ],
    ['a heavy hit, rounded up', { motive: ['heavy'] }, '3: sheet 5, motive-heavy -2', '5: sheet 8, motive-heavy -3'],
    [
      'two of them, each under its own name at flank speed too',
      { motive: ['heavy', 'heavy'] },
      '2: sheet 5, motive-heavy -2, motive-heavy -1',
      '3: sheet 8, motive-heavy -3, motive-heavy -2',
    ],
    [
      'one after the other, in their order',
      { motive: ['moderate', 'heavy'] },
      '2: sheet 5, motive-moderate -1 of 1, motive-heavy -2',
      '3: sheet 8, motive-moderate -2, motive-heavy -3',
    ],
    ['the last', { motive: ['immobile'] }, '0: sheet 5, motive-gone -5', '0: sheet 8, motive-gone -8'],
    ['the engine', { hits: ['engine'] }, '0: sheet 5, engine-gone -5', '0: sheet 8, engine-gone -8'],
    ['the driver', { hits: ['driver'] }, '5: sheet 5', '8: sheet 8'],
  ])('UNI-18 UNI-10 %s, of a tank that cruises 5', (_, crew, cruise, flank) => {
    const tank = withBody(alone('VEDETTE'), { crew: { ...SOUND, ...crew } });
    expect([told(tank, 'walk'), told(tank, 'run')]).toEqual([cruise, flank]);
  });

  test('UNI-32 hits on a rotor cost a VTOL 1 MP each', () => {
    const heli = withBody(alone('WARRIOR-H7'), { crew: { ...SOUND, rotor: 2 } });
    expect([told(heli, 'walk'), told(heli, 'run')]).toEqual(['7: sheet 9, rotor -2 of 2', '11: sheet 14, rotor -3']);
  });

  test.each(['FOOT-RIFLE', 'ELEMENTAL-LASER'])('UNI-40, UNI-52 troopers do not run: %s', (model) => {
    expect(told(alone(model), 'run')).toBe('0: ');
  });

  test.each(['SHD-2H', 'GOL-1H', 'VEDETTE', 'FOOT-RIFLE'])('SEQ-05 %s that stands has none, for no reason', (model) => {
    expect(told(alone(model), 'stand')).toBe('0: ');
  });
});

describe('MP of a sprint and with MASC', () => {
  const hawk = (body: Partial<Body>, lost: readonly Location[] = []) => ({ ...withBody(alone('SHD-2H'), body), lost });
  const ON = { masc: { on: true, strain: 0 } };

  test.each<readonly [string, StandardUnit, string]>([
    ['twice the walk', hawk({ pace: 'sprint' }), '10: sheet 8, sprint 2'],
    ['of what heat leaves', hawk({ pace: 'sprint', heat: 10 }), '6: sheet 8, heat -3 of 10, sprint 1'],
    ['with MASC two and a half times', hawk({ pace: 'sprint', ...ON }), '13: sheet 8, masc 2, sprint 3'],
    ['an evasion is a run', hawk({ pace: 'evade' }), '8: sheet 8'],
    ['not on one leg', hawk({ pace: 'sprint' }, ['LL']), '0: sheet 8, leg-lost -6, leg-lost -2'],
    ['MASC does not help on one leg either', hawk(ON, ['LL']), '0: sheet 8, leg-lost -6, leg-lost -2'],
    ['MASC doubles the walk', hawk(ON), '10: sheet 8, masc 2'],
    ['MASC that is off does nothing', hawk({ masc: { on: false, strain: 1 } }), '8: sheet 8'],
    ['a tank sprints too', withBody(alone('VEDETTE'), { pace: 'sprint' }), '10: sheet 8, sprint 2'],
    [
      'but not without MP',
      withBody(alone('VEDETTE'), { pace: 'sprint', crew: { ...SOUND, motive: ['immobile'] } }),
      '0: sheet 8, motive-gone -8',
    ],
  ])('ADV-01, AMB-SEQ-21 %s', (_, unit, run) => {
    expect(told(unit, 'run')).toBe(run);
  });

  test.each([
    ['U', false, '1: sheet 5, leg-lost -4'],
    ['UL', false, '1: sheet 5, leg-lost -4'],
    ['UF', false, '0: sheet 8, leg-lost -6, leg-lost -2'],
    ['U', true, '0: sheet 8, leg-lost -6, leg-lost -2'],
  ])(
    'FIN-23 who has got up on one leg has the MP of its walk, until it takes a step: %s, prone %s',
    (steps, prone, run) => {
      const moved = { mode: 'run', steps, path: [], mp: 1, entered: 0 } as const;
      expect(told({ ...hawk({ prone }, ['LL']), moved }, 'run')).toBe(run);
    },
  );
});
