import { describe, expect, test } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import type { Cloak } from '../../../../src/rules/battletech/standard/kinds.js';
import type { CriticalSlot } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../support/standard.js';

/** Armour that hides a 'Mech, or a squad, at a distance (WPN-13). */

const ECM: CriticalSlot = { holds: 'equipment', equipment: 'ecm', item: 1 };

/** A Hunchback with stealth armour and an ECM suite in an empty slot of its head. */
const hidden = (one: StandardUnitSetup): StandardUnitSetup => {
  if (one.sheet.kind !== 'mech' || one.id !== 'HBK-4G') return one;
  const { full } = one.sheet;
  return {
    ...one,
    sheet: {
      ...one.sheet,
      full: { ...full, stealth: true, slots: { ...full.slots, HD: [...(full.slots.HD ?? []), ECM] } },
    },
  };
};

function table(at: string, change = hidden, target = 'HBK-4G', by = 'GRF-1N'): FullPlay {
  return beginFull({
    pieces: [
      { unit: target, seat: 'defender', at: `${at} S` },
      { unit: by, seat: 'attacker', at: '0815 N' },
    ],
    change,
  });
}

/** What stealth adds to the PPC, or rifles, of the attacker. */
function added(play: FullPlay, target = 'HBK-4G', by = 'GRF-1N', letter = 'A'): number | string {
  const aimed = { mount: mountId(letter), target: unit(target), mode: 'normal', bin: null, aim: null } as const;
  const result = fullShots(play.game, play.unit(by), 0, [aimed]);
  if (!result.ok) return complete(result.error).code;
  return result.value[0]?.toHit.terms.find(({ reason }) => reason === 'stealth')?.value ?? 0;
}

describe('WPN-13 stealth armour', () => {
  test.each([
    ['0811', 0],
    ['0805', 1],
    ['0801', 2],
  ])('WPN-13 of a ’Mech in %s: +%i to a PPC', (at, more) => {
    expect(added(table(at))).toBe(more);
  });

  test.each<[Cloak, readonly number[]]>([
    ['stealth-basic', [0, 1, 2]],
    ['stealth-standard', [1, 1, 2]],
    ['stealth-improved', [1, 2, 3]],
  ])('WPN-13 UNI-53 of a squad with %s: %j by the range', (cloak, more) => {
    const worn = (one: StandardUnitSetup): StandardUnitSetup =>
      one.sheet.kind === 'battle-armour' ? { ...one, sheet: { ...one.sheet, cloak } } : one;
    const at = (hex: string) => added(table(hex, worn, 'ELEMENTAL-LASER'), 'ELEMENTAL-LASER');
    expect(['0811', '0805', '0801'].map(at)).toEqual(more);
  });

  test('WPN-13 without its ECM suite, or shut down, it hides nobody and makes no heat', () => {
    const play = table('0805');
    expect(sourcesOf(play.game, play.unit('HBK-4G'))).toEqual([{ source: 'stealth', heat: 10 }]);
    const at = (play.unit('HBK-4G').sheet.full.slots.HD ?? []).length - 1;
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, struck: { ...one.body.struck, HD: [at] } } }));
    expect([added(play), sourcesOf(play.game, play.unit('HBK-4G'))]).toEqual([0, []]);
    const off = table('0805');
    off.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    expect(added(off)).toBe(0);
  });

  test('WPN-13 platoons see through it', () => {
    expect(added(table('0813', hidden, 'HBK-4G', 'FOOT-RIFLE'), 'HBK-4G', 'FOOT-RIFLE')).toBe(0);
  });
});
