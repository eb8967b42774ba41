import { fullWeaponOf } from '../../../../rules/battletech/standard/weapons.js';
import type { WeaponQuirk } from '../../../../rules/battletech/standard/weapon-quirk-table.js';
import { itemCalled } from './names.js';
import { weaponQuirksIn } from './quirk-names.js';
import type { BlockUnit } from './block-fields.js';

/** A weapon of a unit without critical slots: which, and where it is mounted. */
export interface Carried<Place> {
  readonly weapon: string;
  readonly location: Place;
  readonly oneShot?: true;
  readonly quirks?: WeaponQuirk[];
}
export interface Bin {
  readonly ammo: string;
  readonly munition?: string;
  readonly rounds: number;
}

/** A thing that does something here and is no weapon. */
export interface Fitting<Item, Place> {
  readonly item: Item;
  readonly location: Place;
}

/**
 * What a unit without critical slots carries, by the blocks of its places. `sheet`: what its file has a
 * place for besides; `known`: things of its own that are no weapons, as their names say. What is neither gets a note.
 */
export function carriedBy<Place extends string, Item extends string>(
  { lines, tech, notes }: BlockUnit,
  places: readonly (readonly [block: string, location: Place])[],
  sheet: readonly Item[],
  known: (text: string) => boolean,
  wearer: 'unit' | 'suit' = 'unit',
): {
  readonly weapons: readonly Carried<Place>[];
  readonly ammo: readonly Bin[];
  /** Where each bin stands. */
  readonly places: readonly Place[];
  readonly equipment: readonly Fitting<Item, Place>[];
} {
  const quirksAt = weaponQuirksIn(lines('weaponquirks'));
  const weapons: Carried<Place>[] = [];
  const equipment: Fitting<Item, Place>[] = [];
  const stowed: { readonly bin: Bin; readonly text: string; readonly location: Place }[] = [];
  for (const [block, location] of places) {
    for (const [slot, text] of lines(`${block} equipment`).entries()) {
      const item = itemCalled(text, tech, wearer);
      const fitting = item.is === 'slot' ? sheet.find((one) => one === item.slot) : undefined;
      if (item.is === 'weapon') {
        const quirks = quirksAt([location], slot, 1);
        weapons.push({ weapon: item.id, location, ...(item.oneShot ? { oneShot: true } : {}), ...quirks });
      } else if (item.is === 'ammo') {
        const [munition] = notes.munition(item.munition, text);
        stowed.push({ bin: { ammo: item.id, ...(munition ? { munition } : {}), rounds: item.rounds }, text, location });
      } else if (fitting !== undefined) {
        equipment.push({ item: fitting, location });
      } else if (item.is !== 'idle' && !known(text)) {
        notes.idle(text);
      }
    }
  }
  const fed = weapons.filter(({ weapon, oneShot }) => {
    const { ammo } = fullWeaponOf(weapon) ?? { ammo: null };
    const loaded = ammo === null || oneShot === true || stowed.some(({ bin }) => bin.ammo === ammo);
    if (!loaded) notes.add('battletech.note.no-ammo', { weapon });
    return loaded;
  });
  const used = stowed.filter(({ bin, text }) => {
    const fires = fed.some(({ weapon }) => weapon === bin.ammo);
    if (!fires) notes.idle(text);
    return fires;
  });
  return {
    weapons: fed,
    ammo: used.map(({ bin }) => bin),
    places: used.map(({ location }) => location),
    equipment,
  };
}
