import { armOf } from '../../src/rules/battletech/standard/weapons.js';
import type { BinId, Munition } from '../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../src/rules/battletech/types.js';
import { LOCATIONS, type AmmoId, type Location, type MountId } from '../../src/rules/battletech/vocabulary.js';
import { unitId } from '../../src/rules/kernel/ids.js';

/** A unit with these bins and no others, printed on its sheet beside the twelve slots that dice reach. */
export function stowing(setup: StandardUnitSetup, ammo: StandardUnitSetup['ammo']): StandardUnitSetup {
  const { slots } = setup.sheet.full;
  const ids = new Set(ammo.map(({ stowed }) => stowed.id));
  const printed = new Set(
    LOCATIONS.flatMap((location) =>
      (slots[location] ?? []).flatMap((slot) => (slot?.holds === 'ammo' ? [slot.bin] : [])),
    ),
  );
  const slotsIn = (location: Location) => [
    ...(slots[location] ?? []).map((slot) => (slot?.holds === 'ammo' && !ids.has(slot.bin) ? null : slot)),
    ...ammo.flatMap(({ stowed: { id, location: at } }) =>
      at === location && !printed.has(id) ? [{ holds: 'ammo', bin: id } as const] : [],
    ),
  ];
  const all = { ...slots };
  for (const location of LOCATIONS) all[location] = slotsIn(location);
  return { ...setup, ammo, sheet: { ...setup.sheet, full: { ...setup.sheet.full, slots: all } } };
}

/** Other weapons than those of a sheet: `ultra-ac-5@RA`, `lrm-20+artemis@LT`, letters from A, each with a ton of rounds. */
export const armed =
  (unit: string, weapons: string, munition: Munition = 'standard') =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    if (setup.id !== unitId(unit)) return setup;
    const guns = weapons.split(' ').map((text, i) => {
      const [name = '', location = 'RT'] = text.split('@');
      const [id = '', ...marks] = name.split('+');
      const arm = armOf(id);
      if (!arm) throw new Error(`no weapon ${id}`);
      const letter = String.fromCharCode(65 + i) as MountId;
      const mount = { id: letter, location: location as Location, weapon: arm.weapon };
      const marked = {
        ...mount,
        ...(marks.includes('artemis') ? ({ artemis: true } as const) : {}),
        ...(marks.includes('rear') ? ({ rear: true } as const) : {}),
      };
      const rounds = arm.rounds ?? 0;
      const stowed = { id: `LT-${20 + i}` as BinId, location: 'LT', munition } as const;
      return {
        mount: marked,
        bins: arm.rounds === null ? [] : [{ ammo: id as AmmoId, left: rounds, full: rounds, stowed }],
      };
    });
    const sheet = { ...setup.sheet, mounts: guns.map(({ mount }) => mount) };
    return stowing(
      { ...setup, sheet },
      guns.flatMap(({ bins }) => bins),
    );
  };
