import { describe, expect, it } from 'vitest';
import { ammoText } from '../../../../../src/games/battletech/present/standard/words.js';
import { tongueOf } from '../../../../../src/games/battletech/words/index.js';
import { LOCALES } from '../../../../../src/i18n/locales.js';
import { beginFull } from '../../../../support/standard.js';

/** What lies in a bin is called in the case that its weapon's name then has. */
describe('P-07 ammunition', () => {
  const play = beginFull({
    pieces: [
      { unit: 'LCT-1V', seat: 'defender', at: '0809 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0802 S' },
    ],
  });
  const named = (of: string) =>
    LOCALES.map((locale) => {
      const unit = play.unit(of);
      const bin = unit.ammo[0]?.stowed.id;
      if (bin === undefined) throw new Error(`${of} has none`);
      return ammoText(unit, bin, tongueOf(locale));
    });

  it('of a machine gun is told in its own case', () => {
    expect(named('LCT-1V')).toEqual([
      'machine gun ammunition (CT)',
      'munitions de mitrailleuse (CT)',
      'боекомплект пулемёта (CT)',
    ]);
  });

  it('of other weapons stands by their names', () => {
    expect(named('HBK-4G')).toEqual(['AC/20 ammunition (LT)', 'munitions AC/20 (LT)', 'боекомплект AC/20 (LT)']);
  });
});
