import { describe, expect, it } from 'vitest';
import { OPTIONS, optionsAt, readOptions } from '../../../src/rules/battletech/options.js';
import { LEVEL_OPTIONS, ONLY_AT } from '../../../src/rules/battletech/levels.js';

/** Which rules can be chosen at which level. */

const ids = (level: 'quick-start' | 'standard') => optionsAt(level).map(({ id }) => id);

describe('AMB-SEQ-11 Rules to choose', () => {
  it('are offered only where they do something', () => {
    expect(ids('quick-start')).toEqual(expect.arrayContaining(['splitHex', 'rearArmor', 'immobileBonus']));
    for (const id of ['splitHex', 'rearArmor', 'immobileBonus']) expect(ids('standard')).not.toContain(id);
    for (const id of ['secondaryTargets', 'partialCover', 'physicalBase', 'fires']) {
      expect(ids('standard')).toContain(id);
      expect(ids('quick-start')).not.toContain(id);
    }
    for (const id of ['unequalNumbers', 'declare', 'moveBy', 'friendlyFire']) {
      expect(ids('standard')).toContain(id);
      expect(ids('quick-start')).toContain(id);
    }
  });

  it('have the defaults of the level', () => {
    const chosen = (level: 'quick-start' | 'standard') =>
      Object.fromEntries(optionsAt(level).map((spec) => [spec.id, spec.default]));
    expect(chosen('quick-start')).toMatchObject({ splitLine: 'pair', minimumMove: 'off' });
    expect(chosen('standard')).toMatchObject({ splitLine: 'side', minimumMove: 'on' });
    expect(readOptions(chosen('standard'), 'standard')).toEqual(readOptions({}, 'standard'));
  });

  it('and every row names an option that there is', () => {
    const known = OPTIONS.map(({ id }) => id);
    for (const id of [...Object.keys(ONLY_AT), ...Object.keys(LEVEL_OPTIONS.standard)]) expect(known).toContain(id);
  });

  it('may all be named in a set-up, as matches of earlier versions do', () => {
    const all = Object.fromEntries(OPTIONS.map((spec) => [spec.id, spec.default]));
    expect(readOptions(all, 'standard').ok).toBe(true);
  });
});
