import { describe, expect, test } from 'vitest';
import { goneSince, levelled } from '../../../src/rules/battletech/damage/boxes.js';

describe('a layer of boxes that is put right', () => {
  test.each([
    ['the fullest lose first, from the left where they are alike', [3, 1, 3, 0, 0, 0], 5, [2, 1, 2, 0, 0, 0]],
    ['the emptiest gain first', [3, 2, 0, 0, 0, 0], 8, [3, 2, 1, 1, 1, 0]],
    ['no more than there are', [3, 3, 3, 3, 3, 2], 30, [3, 3, 3, 3, 3, 3]],
    ['no fewer than none', [1, 0, 0, 0, 0, 0], -2, [0, 0, 0, 0, 0, 0]],
  ])('%s', (_, left, boxes, expected) => {
    expect(levelled({ of: 3, left }, boxes)).toEqual({ of: 3, left: expected });
  });

  test('those that are gone are told row by row from the outside, each row from the left', () => {
    const was = { of: 2, left: [2, 2, 1, 2, 2, 2] };
    expect(goneSince(was, { of: 2, left: [0, 2, 0, 1, 2, 2] })).toEqual([0, 3, 6, 8]);
  });
});
