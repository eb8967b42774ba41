import { describe, expect, it } from 'vitest';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { possiblePhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { pilotingNumber } from '../../../../src/rules/battletech/standard/piloting.js';
import type { Quirk } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { beginFull, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** Quirks of machines (option `quirks`). */

const ON = { quirks: 'on' };
const AWS: FullPiece = { unit: 'AWS-8Q', seat: 'defender', at: '0816 N' };
const enemy = (at: string): FullPiece => ({ unit: 'ENF-4R', seat: 'attacker', at });

const having =
  (...quirks: Quirk[]) =>
  (setup: StandardUnitSetup): StandardUnitSetup =>
    setup.id === 'AWS-8Q' ? { ...setup, sheet: { ...setup.sheet, full: { ...setup.sheet.full, quirks } } } : setup;

/** What quirks add to the first PPC at an enemy there. */
function adds(quirk: Quirk, at: string): number {
  const play = beginFull({ pieces: [AWS, enemy(at)], options: ON, change: having(quirk) });
  const [shot] = possibleFullShots(play.game, play.unit('AWS-8Q'), 0, play.unit('ENF-4R'));
  return (shot?.toHit.terms ?? [])
    .filter(({ reason }) => reason === `quirk-${quirk}`)
    .reduce((sum, { value }) => sum + value, 0);
}
const RANGES = ['0812 S', '0806 S', '0801 S'];

describe('ADV-07 quirks', () => {
  it.each([
    ['improved-targeting-short', [-1, 0, 0]],
    ['improved-targeting-medium', [0, -1, 0]],
    ['improved-targeting-long', [0, 0, -1]],
    ['poor-targeting-short', [1, 0, 0]],
    ['poor-targeting-medium', [0, 1, 0]],
    ['poor-targeting-long', [0, 0, 1]],
  ] as const)('ADV-07 %s at short, medium and long range', (quirk, numbers) => {
    expect(RANGES.map((at) => adds(quirk, at))).toEqual(numbers);
  });

  it('ADV-07 a battle fist strikes better with its own arm alone', () => {
    const punches = (...quirks: Quirk[]) => {
      const play = beginFull({ pieces: [AWS, enemy('0815 S')], options: ON, change: having(...quirks) });
      return Object.fromEntries(
        possiblePhysicalAttacks(play.game, play.unit('AWS-8Q')).map(({ attack: { kind, limb }, toHit }) => [
          `${kind} ${limb ?? ''}`,
          toHit.number,
        ]),
      );
    };
    const plain = punches();
    expect(plain).toHaveProperty('punch LA');
    expect(punches('battle-fist-left')).toEqual({ ...plain, 'punch LA': (plain['punch LA'] ?? 0) - 1 });
    expect(punches('battle-fist-right')).toEqual({ ...plain, 'punch RA': (plain['punch RA'] ?? 0) - 1 });
  });

  it('ADV-07 a cramped cockpit makes every piloting roll harder', () => {
    const steers = (play: FullPlay) => pilotingNumber(play.unit('AWS-8Q'), 'pushed').number;
    const pieces = [AWS, enemy('0801 S')];
    expect(steers(beginFull({ pieces, options: ON, change: having('cramped-cockpit') }))).toBe(6);
    expect(steers(beginFull({ pieces, change: having('cramped-cockpit') }))).toBe(5);
  });

  it('ADV-07 stock machines have theirs, where the match has the option', () => {
    const quirksOf = (unit: string, options: Readonly<Record<string, string>>) =>
      beginFull({ pieces: [{ ...AWS, unit }, enemy('0801 S')], options }).unit(unit).sheet.full.quirks;
    expect(quirksOf('CN9-A', ON)).toEqual(['improved-targeting-short']);
    expect(quirksOf('GRF-1N', ON)).toEqual(['battle-fist-left', 'battle-fist-right']);
    expect(quirksOf('CLNT-2-3T', ON)).toEqual(['improved-targeting-medium', 'improved-targeting-long']);
    expect(quirksOf('AS7-D', ON)).toEqual(['battle-fist-left', 'battle-fist-right']);
    expect(quirksOf('AS7-D', {})).toBe(undefined);
  });
});
