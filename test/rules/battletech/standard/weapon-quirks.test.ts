import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { quirkLines } from '../../../../src/games/battletech/present/standard/quirks.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { refusalText } from '../../../../src/present/refusal.js';
import { weaponProblem } from '../../../../src/rules/battletech/standard/ammunition.js';
import { possibleFullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { shootRule } from '../../../../src/rules/battletech/standard/shooting.js';
import { heatOfFire } from '../../../../src/rules/battletech/standard/vehicles.js';
import {
  WEAPON_QUIRKS,
  weaponStandingOf,
  type WeaponQuirk,
} from '../../../../src/rules/battletech/standard/weapon-quirk-table.js';
import { gunQuirks } from '../../../../src/rules/battletech/standard/weapon-quirks.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { mountOf } from '../../../../src/rules/battletech/units.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, type FullPiece } from '../../../support/standard.js';

/** Quirks of single weapons (option `quirks`), by the example of a PPC of an Awesome and the cannon of a Hunchback. */

const A = mountId('A');
const PIECES: readonly FullPiece[] = [
  { unit: 'AWS-8Q', seat: 'defender', at: '0816 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0812 S' },
];
const having =
  (...quirks: WeaponQuirk[]) =>
  (setup: StandardUnitSetup): StandardUnitSetup => ({
    ...setup,
    sheet: {
      ...setup.sheet,
      mounts: setup.sheet.mounts.map((mount) =>
        mount.id === A && setup.id === 'AWS-8Q' ? { ...mount, quirks } : mount,
      ),
    },
  });
const battle = (quirks: readonly WeaponQuirk[], option: 'on' | 'off' = 'on') =>
  beginFull({ pieces: PIECES, options: { quirks: option }, change: having(...quirks) });
const ppc = (quirks: readonly WeaponQuirk[], option?: 'off') => mountOf(battle(quirks, option).unit('AWS-8Q'), A);

describe('ADV-11 quirks of weapons', () => {
  test.each([
    ['accurate', -1],
    ['inaccurate', 1],
    ['misrepaired', 1],
    ['misreplaced', 1],
  ] as const)(
    'ADV-11 %s: %i to every shot of that weapon, with a reason of its own, and to no other',
    (quirk, value) => {
      const play = battle([quirk]);
      const shots = possibleFullShots(play.game, play.unit('AWS-8Q'), 0, play.unit('ENF-4R'));
      const added = shots.map(({ toHit }) => toHit.terms.filter(({ reason }) => reason.startsWith('weapon-quirk')));
      expect(added[0]).toEqual([{ reason: `weapon-quirk-${quirk}`, value }]);
      expect(added.slice(1).flat()).toEqual([]);
    },
  );

  test('ADV-11 stabilized: 1 easier after a run, and only then', () => {
    const shots = (mode: 'stand' | 'walk' | 'run' | 'jump') => gunQuirks(ppc(['stabilized']), mode);
    expect([shots('stand'), shots('walk'), shots('jump')]).toEqual([[], [], []]);
    expect(shots('run')).toEqual([{ reason: 'weapon-quirk-stabilized', value: -1 }]);
  });

  test('ADV-11 cooling jackets: 1 less heat, 1 or 2 more, of all that is fired at once', () => {
    const machine = battle([]).unit('AWS-8Q');
    const heat = (...quirks: WeaponQuirk[]) => heatOfFire(machine, ppc(quirks));
    expect([heat(), heat('improved-cooling'), heat('poor-cooling'), heat('no-cooling')]).toEqual([10, 9, 11, 12]);
    expect(heatOfFire(machine, ppc(['improved-cooling']), 2)).toBe(19);
  });

  test('ADV-11 what makes heat makes 1 at the least, and what makes none stays cold', () => {
    const machine = battle([]).unit('AWS-8Q');
    const of = (plain: number, ...quirks: WeaponQuirk[]) => {
      const mount = ppc(quirks);
      return heatOfFire(machine, {
        ...mount,
        weapon: { ...mount.weapon, full: { ...mount.weapon.full, heat: plain } },
      });
    };
    expect([of(1, 'improved-cooling'), of(0, 'improved-cooling'), of(0, 'poor-cooling')]).toEqual([1, 0, 1]);
  });

  test('ADV-11 the heat of the jacket is that of the shot', () => {
    const play = battle(['no-cooling']);
    passTo(play, 'attack');
    play.give('defender', attack('AWS-8Q', 'ENF-4R', 'A'));
    const { events } = shootRule.run(play.full, { type: 'shoot', unit: unit('AWS-8Q') }, [], scriptedDice([1, 1]));
    expect(events.find(({ type }) => type === 'ShotFired')).toMatchObject({ heat: 12 });
  });

  test('ADV-11 what does not work is not fired, and says so in every language', () => {
    const machine = battle(['non-functional']).unit('AWS-8Q');
    const problem = weaponProblem(machine, mountOf(machine, A), false);
    expect(problem).toMatchObject({
      code: 'battletech/weapon-dud',
      params: { unit: 'AWS-8Q', mount: 'A' },
      rule: 'ADV-11',
    });
    for (const locale of LOCALES) expect(problem && refusalText(problem, tongueOf(locale))).toMatch(/^A\s?: (PPC|ППЧ)/);
  });

  test('ADV-11 without the option no weapon has any', () => {
    expect(ppc(['accurate'], 'off').quirks).toBeUndefined();
  });

  test.each(WEAPON_QUIRKS)('ADV-11 %s is told on the sheet, as what it comes to here', (quirk) => {
    const { sheet } = battle([quirk]).unit('AWS-8Q');
    const begins = {
      applied: ['Quirks', 'Particularités', 'Причуды'],
      'left-out': ['Not refereed', 'Non arbitrées', 'Арбитр не учитывает'],
      idle: ['Without effect', 'Sans effet', 'В матче ни на что'],
    }[weaponStandingOf(quirk)];
    for (const [i, locale] of LOCALES.entries()) {
      const lines = quirkLines({ ...sheet, full: { ...sheet.full, quirks: [] } }, 'picture', tongueOf(locale));
      expect(lines).toHaveLength(1);
      expect(lines[0]?.startsWith(begins[i] ?? '?')).toBe(true);
      expect(lines[0]).toMatch(/\(A (PPC|ППЧ)\)$/);
    }
  });
});
