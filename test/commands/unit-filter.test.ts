import { describe, expect, it } from 'vitest';
import { filterOf, SORTINGS, unitsFor } from '../../src/commands/unit/filter.js';
import { libraryOf } from '../support/library.js';

describe('which units a player looks for', () => {
  const bare = libraryOf().units.map((unit) => ({ ...unit, tech: null, faction: null, kind: null, role: null }));

  it.each(SORTINGS)('issue 16, item 3: where no unit has any %s, that is said, and no empty list', (sorting) => {
    expect(unitsFor(bare, filterOf({ [sorting]: 'scout' }), 'en')).toMatchObject({
      ok: false,
      error: { code: 'unit/unsorted', params: { given: 'scout' } },
    });
  });
});
