import { describe, expect, it } from 'vitest';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { extremeOf } from '../../../../src/rules/battletech/league/extreme-range.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { armOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, type FullPiece } from '../../../support/standard.js';

/** A bracket beyond long range. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0817 N' };

function shot(weapon: string, at: string, options: Readonly<Record<string, string>> = { extremeRange: 'on' }) {
  const pieces: readonly FullPiece[] = [HBK, { unit: 'ENF-4R', seat: 'attacker', at: `${at} S` }];
  const play = beginFull({ pieces, options, change: armed('HBK-4G', `${weapon}@RA`) });
  const found = fullShots(play.game, play.unit('HBK-4G'), 0, attack('HBK-4G', 'ENF-4R', 'A').shots);
  return found.ok ? found.value[0]?.toHit : found.error;
}

describe('AMB-CLN-32 extreme range', () => {
  it.each([
    ['medium-laser', 12],
    ['ppc', 24],
    ['lrm-10', 28],
    ['ac-20', 12],
    ['gauss-rifle', 30],
    ['machine-gun', 4],
  ])('AMB-CLN-32 of a %s goes to %i hexes: twice its medium range, no nearer than long', (weapon, last) => {
    const ranges = armOf(weapon)?.weapon.ranges;
    expect(ranges && extremeOf(ranges, LEAGUE_TABLES.extreme)).toBe(last);
  });

  it('CLN-56, AMB-CLN-32 adds 6 to the number', () => {
    expect(shot('medium-laser', '0808')).toMatchObject({ number: 4 + 4, range: 'long' });
    expect(shot('medium-laser', '0807')).toMatchObject({ number: 4 + 6, range: 'extreme' });
    expect(shot('medium-laser', '0805')).toMatchObject({ number: 4 + 6, range: 'extreme' });
  });

  it('AMB-CLN-32 beyond it nothing is fired, and without the option nothing beyond long range', () => {
    expect(shot('medium-laser', '0804')).toMatchObject({
      code: 'battletech/out-of-range',
      params: { longest: 12 },
      rule: 'QSR-43',
    });
    expect(shot('medium-laser', '0807', {})).toMatchObject({ code: 'battletech/out-of-range', params: { longest: 9 } });
  });
});
