import { describe, expect, it } from 'vitest';
import { roomFor } from '../../src/commands/match/history.js';

describe('the room for the phases of a turn told again', () => {
  it('is what each takes, where all have enough', () => {
    expect(roomFor([400, 1_900, 30], 3_300)).toEqual([400, 1_900, 30]);
  });

  it('is cut for the longest alone: the short ones leave theirs to it', () => {
    expect(roomFor([200, 5_000, 300], 3_300)).toEqual([200, 2_800, 300]);
    expect(roomFor([5_000, 100, 4_000], 3_300)).toEqual([1_600, 100, 1_600]);
  });
});
