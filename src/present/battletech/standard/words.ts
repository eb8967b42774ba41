import { nameOf, t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Mount, MountId, Unit, Weapon } from '../../../rules/battletech/types.js';
import { binOf } from '../../../rules/battletech/standard/condition.js';
import { locationName } from '../../../rules/battletech/standard/legs.js';
import { mannerOf, type FireMode } from '../../../rules/battletech/standard/traits.js';
import { clubIn } from '../../../rules/battletech/standard/striking.js';
import type { Aimed, BinId, Blow, Slot } from '../../../rules/battletech/standard/types.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import { facesText, findMount } from '../names.js';

/** Small pieces of sentences that many lines of the standard level need. */

/** The faces of a roll, `5+4`; nothing where none was made. */
export const diceText = (roll: Roll | null): string => (roll ? facesText(roll) : '');

/** The name of a weapon as mounted, `AC/20`. */
export const weaponText = (mount: Mount | null, locale: Locale): string =>
  mount ? nameOf(locale, 'battletech.weapon', mount.weapon.id) : '';

/** The damage of a weapon; missiles by what each deals, `20 × 1`. */
function damageText({ damage, full }: Weapon, locale: Locale): string {
  if (!full?.cluster) return String(damage);
  return t(locale, 'battletech.choice.each', { size: full.cluster.size, damage: full.cluster.damage });
}

/** The damage of a shot: of several at once so many times what each deals, `2 × 5`. */
export function shotDamageText(weapon: Weapon, mode: FireMode, locale: Locale): string {
  const { shots } = mannerOf(mode);
  return shots > 1
    ? t(locale, 'battletech.choice.each', { size: shots, damage: weapon.damage })
    : damageText(weapon, locale);
}

/** What a bin holds and where: `AC/20 ammunition (RT)`; special ammunition by its name. */
export function ammoText(unit: Unit, id: BinId, locale: Locale): string {
  const bin = binOf(unit, id);
  if (!bin?.stowed) return id;
  const { location, munition } = bin.stowed;
  return munition === 'standard'
    ? t(locale, 'battletech.full.ammo-in', { weapon: bin.ammo, location })
    : t(locale, 'battletech.full.ammo-kind', { weapon: bin.ammo, munition, location });
}

/** What stands in a critical slot. */
export function thingText(unit: Unit, slot: Slot, locale: Locale): string {
  switch (slot.holds) {
    case 'part':
      return nameOf(locale, 'battletech.component', slot.part);
    case 'weapon':
      return weaponText(findMount(unit, slot.mount), locale);
    case 'ammo':
      return t(locale, 'battletech.full.ammo', { weapon: binOf(unit, slot.bin)?.ammo ?? slot.bin });
    case 'heat-sink':
    case 'jump-jet':
      return nameOf(locale, 'battletech.component', slot.holds);
    case 'equipment':
      return nameOf(locale, 'battletech.equipment', slot.equipment);
    case 'filler':
      return nameOf(locale, 'battletech.slot', slot.of);
  }
}

/** A weapon as it is fired: `LRM 20 (indirect)`, `Ultra AC/5 (double rate, aimed at CT)`, `LB 10-X AC (cluster)`. */
export function aimedText(unit: Unit, { mount, mode, bin, aim }: Omit<Aimed, 'target'>, locale: Locale): string {
  const munition = bin === null ? undefined : binOf(unit, bin)?.stowed.munition;
  const ways = [
    ...(mode === 'normal' ? [] : [nameOf(locale, 'battletech.fire-mode', mode)]),
    ...(munition === undefined || munition === 'standard' ? [] : [nameOf(locale, 'battletech.munition', munition)]),
    ...(aim === null ? [] : [t(locale, 'battletech.full.aim', { location: aim })]),
  ];
  const weapon = weaponText(findMount(unit, mount), locale);
  return ways.length === 0 ? weapon : t(locale, 'battletech.full.weapon-mode', { weapon, mode: ways.join(', ') });
}

/** The same with its letter: `A LRM 20 (indirect)`. */
export const letteredText = (unit: Unit, aimed: Omit<Aimed, 'target'>, locale: Locale): string =>
  `${aimed.mount} ${aimedText(unit, aimed, locale)}`;

/** A weapon by its letter, `A AC/20`. */
export const mountedText = (unit: Unit, mount: MountId, locale: Locale): string =>
  `${mount} ${weaponText(findMount(unit, mount), locale)}`;

/** A blow by kind and limb: `kick (right leg)`, `hatchet (right arm)`, `push`. */
export function blowText(unit: Unit, { kind, limb }: Blow, locale: Locale): string {
  const club = kind === 'club' && unit.body ? clubIn(unit, limb) : null;
  const blow = club ? nameOf(locale, 'battletech.equipment', club) : nameOf(locale, 'battletech.blow', kind);
  return limb === null ? blow : t(locale, 'battletech.full.limb', { blow, location: locationName(unit, limb) });
}
