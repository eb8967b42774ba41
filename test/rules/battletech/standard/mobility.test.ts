import { describe, expect, test } from 'vitest';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import type { Part } from '../../../../src/rules/battletech/standard/types.js';
import { LOCATIONS, type Location } from '../../../../src/rules/battletech/vocabulary.js';
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
