import { describe, expect, test } from 'vitest';
import { columnAsked } from '../../../src/rules/finest-hour/columns.js';
import { sortie, type Plane } from '../../support/finest-hour.js';

/** Which tests a star chooses the result of. */

const STAR: Plane = { unit: 'R1', at: [20, 60], star: true };
const PLAIN: Plane = { unit: 'B1', at: [60, 10] };
const begin = (starTests?: string) =>
  sortie({ planes: [STAR, PLAIN], ...(starTests === undefined ? {} : { options: { starTests } }) });

describe('AMB-TFH-15 a star chooses how it takes a test', () => {
  const TESTS = ['in-sight', 'fired-upon', 'fast-move', 'rally', 'bombing'] as const;
  const asked = (play: ReturnType<typeof begin>, unit: string) =>
    TESTS.filter((test) => columnAsked(play.game, play.plane(unit), test, null) !== null);

  test('those that it takes as a reaction; by option every one; who is no star chooses none', () => {
    expect(asked(begin(), 'R1')).toEqual(['in-sight', 'fired-upon']);
    expect(asked(begin('all'), 'R1')).toEqual(TESTS);
    expect(asked(begin('all'), 'B1')).toEqual([]);
  });
});
