import { describe, expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../src/games/battletech/library/unit.js';
import { possibleFullShots } from '../../src/rules/battletech/standard/gunnery.js';
import { assaultOf, bursts, isReflex, swims } from '../../src/rules/battletech/standard/traits.js';
import { armOf, FULL_WEAPON_IDS } from '../../src/rules/battletech/standard/weapons.js';
import { battleValue } from '../../src/rules/battletech/value/battle-value.js';
import { nameOf } from '../../src/i18n/index.js';
import { tongueOf } from '../../src/games/battletech/words/index.js';
import { beginFull } from '../support/standard.js';
import { ELEMENTAL, VEDETTE } from '../support/unit-files.js';

/** Every weapon of the table has a carrier: a tank or, of what suits carry, a squad with it and nothing else (issue 16.2). */

const FAR = 1;
const play = beginFull({
  pieces: [
    { unit: 'VEDETTE', seat: 'defender', at: '0806 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: `080${6 - FAR} S` },
  ],
});

/** A unit file with that weapon alone, and two tons of what it fires. */
function carrierOf(id: string) {
  const suit = id.startsWith('ba-');
  const { rounds = null } = armOf(id) ?? {};
  const ammo = rounds === null ? [] : [{ ammo: id, rounds: suit ? 2 : 2 * rounds }];
  const file = suit
    ? { ...ELEMENTAL, label: 'CARRIER', weapons: [{ weapon: id, location: 'TR' }], ammo }
    : { ...VEDETTE, label: 'CARRIER', weapons: [{ weapon: id, location: 'TU' }], ammo };
  return stockUnit(unitSchema.parse(file));
}

describe('WPN-17 every weapon of the table', () => {
  // What troopers do with their hands is no weapon that is mounted.
  const mounted = FULL_WEAPON_IDS.filter((id) => {
    const weapon = armOf(id)?.weapon;
    return weapon && !assaultOf({ weapon }) && (armOf(id)?.slots ?? 0) > 0;
  });

  test.each(mounted)('WPN-17 %s: is carried, valued, named, and fires where it can', (id) => {
    const { outfits } = carrierOf(id);
    const { sheet, ammo } = outfits.standard ?? expect.unreachable();
    const carried = sheet.mounts.filter((one) => !assaultOf(one));
    expect(carried.map(({ weapon }) => weapon.id)).toEqual([id]);
    expect(battleValue({ sheet, ammo })?.value).toBeGreaterThan(0);
    for (const locale of ['fr', 'ru'] as const) expect(nameOf(tongueOf(locale), 'battletech.weapon', id)).not.toBe(id);
    const [mount] = carried;
    const carrier = { ...play.unit('VEDETTE'), sheet, ammo, armor: sheet.armor };
    const shots = possibleFullShots(
      { ...play.game, units: play.game.units.map((one) => (one.id === carrier.id ? carrier : one)) },
      carrier,
      0,
      play.unit('ENF-4R'),
    );
    const full = mount?.weapon.full ?? expect.unreachable();
    // Torpedoes swim, what shoots missiles down acts by itself, and artillery is fired at hexes.
    const fired = shots.flatMap((shot) => (shot.mount === mount?.id ? shot.mount : []));
    expect(fired).toEqual(swims(full) || isReflex(full) || bursts(full) ? [] : [mount?.id]);
  });
});
