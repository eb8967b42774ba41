import type { SeenUnit } from '../../../../rules/battletech/seen.js';
import { isKey, nameOf, say, t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { MountId } from '../../../../rules/battletech/vocabulary.js';
import type { Mount, Weapon } from '../../../../rules/battletech/record-sheet.js';
import type { DamageStep } from '../../../../rules/battletech/standard/damage-steps.js';
import { binOf } from '../../../../rules/battletech/standard/condition.js';
import { locationName } from '../../../../rules/battletech/standard/legs.js';
import { hitOf, isReflex, mannerOf, type FireMode } from '../../../../rules/battletech/standard/traits.js';
import { clubIn } from '../../../../rules/battletech/standard/physical-attacks.js';
import { isSide } from '../../../../rules/battletech/league/aimed.js';
import type { Aim, Aimed, BinId, PhysicalAttack, CriticalSlot } from '../../../../rules/battletech/standard/types.js';
import type { Roll } from '../../../../rules/kernel/dice.js';
import { facesText, findMount, UNKNOWN } from '../names.js';

/** Small pieces of sentences that many lines of the standard level need. */

/** The faces of a roll, `5+4`; nothing where none was made. */
export const diceText = (roll: Roll | null): string => (roll ? facesText(roll) : '');

/** Dice of a critical roll with what armour-piercing rounds add to it, `9 −2`. */
export const criticalDice = ({ roll, more }: { readonly roll: Roll; readonly more?: number }, tongue: Tongue): string =>
  more === undefined ? diceText(roll) : t(tongue, 'battletech.full.pierced', { dice: diceText(roll), more });

/** The name of a weapon as mounted, `AC/20`. */
export const weaponText = (mount: Mount | null, tongue: Tongue): string =>
  mount ? nameOf(tongue, 'battletech.weapon', mount.weapon.id) : '';

/** What an attack does whose damage no figure of its weapon says: it marks, sticks a pod to its target, shoots missiles down, goes for a leg, clings; `null`: it harms by its figure. */
export function doesOf(weapon: Pick<Weapon, 'full'> | null): 'mark' | 'pod' | 'anti-missile' | 'legs' | 'swarm' | null {
  if (!weapon?.full) return null;
  if (isReflex(weapon.full)) return 'anti-missile';
  const hit = hitOf(weapon.full);
  return hit === 'damage' ? null : hit;
}

/** The damage of a shot, one hit of which deals so much: of missiles or several shots at once what each deals, `20 × 1`. */
export function shotDamageText({ full }: Weapon, mode: FireMode, damage: number, tongue: Tongue): string {
  const { shots } = mannerOf(mode);
  const size = shots > 1 ? shots : full?.cluster?.size;
  if (size === undefined) return String(damage);
  return t(tongue, 'battletech.choice.each', { size, damage: full?.cluster?.damage ?? damage });
}

/** What a bin holds and where: `AC/20 ammunition (RT)`; special ammunition by its name. */
export function ammoText(unit: SeenUnit, id: BinId, tongue: Tongue): string {
  const bin = binOf(unit, id);
  if (!bin?.stowed) return id;
  const { location, munition } = bin.stowed;
  const rounds = roundsText(bin.ammo, tongue);
  return munition === 'standard'
    ? t(tongue, 'battletech.full.ammo-in', { rounds, location })
    : t(tongue, 'battletech.full.ammo-kind', { rounds, munition, location });
}

/** What a weapon fires, `AC/20 ammunition`: by a sentence of its own where its name would stand in another case. */
function roundsText(weapon: string, tongue: Tongue): string {
  const own = `battletech.rounds.${weapon.replace(/^clan-/u, '')}`;
  return isKey(tongue, own) ? say(tongue, own, {}) : t(tongue, 'battletech.full.ammo', { weapon });
}

/** What stands in a critical slot. */
export function thingText(unit: SeenUnit, slot: CriticalSlot | null, tongue: Tongue): string {
  if (!slot) return UNKNOWN;
  switch (slot.holds) {
    case 'part':
      return nameOf(tongue, 'battletech.component', slot.part);
    case 'weapon':
      return weaponText(findMount(unit, slot.mount), tongue);
    case 'ammo':
      return roundsText(binOf(unit, slot.bin)?.ammo ?? slot.bin, tongue);
    case 'heat-sink':
    case 'jump-jet':
      return nameOf(tongue, 'battletech.component', slot.holds);
    case 'equipment':
      return nameOf(tongue, 'battletech.equipment', slot.equipment);
    case 'filler':
      return nameOf(tongue, 'battletech.slot', slot.of);
  }
}

/** What has blown up. */
export const explodedText = (
  unit: SeenUnit,
  what: Extract<DamageStep, { harm: 'explosion' }>['what'],
  tongue: Tongue,
): string =>
  thingText(unit, what && ('bin' in what ? { holds: 'ammo', ...what } : { holds: 'weapon', ...what }), tongue);

/** A weapon as it is fired: `LRM 20 (indirect)`, `Ultra AC/5 (double rate, aimed at CT)`, `LB 10-X AC (cluster)`. */
export function aimedText(
  unit: SeenUnit,
  { mount, mode, bin, aim, shift }: Omit<Aimed, 'target'>,
  tongue: Tongue,
): string {
  const munition = bin === null ? undefined : binOf(unit, bin)?.stowed.munition;
  const ways = [
    ...(mode === 'normal' ? [] : [nameOf(tongue, 'battletech.fire-mode', mode)]),
    ...(munition === undefined || munition === 'standard' ? [] : [nameOf(tongue, 'battletech.munition', munition)]),
    ...(aim === null ? [] : [aimText(aim, tongue)]),
    ...(shift ? [t(tongue, `battletech.full.shift-${shift}`)] : []),
  ];
  const weapon = weaponText(findMount(unit, mount), tongue);
  return ways.length === 0 ? weapon : t(tongue, 'battletech.full.weapon-mode', { weapon, mode: ways.join(', ') });
}

/** Where a shot is aimed: at a location, or at a side (CLN-32). */
export const aimText = (aim: Aim, tongue: Tongue): string =>
  isSide(aim) ? t(tongue, `battletech.full.aim-${aim}`) : t(tongue, 'battletech.full.aim', { location: aim });

/** The same with its letter: `A LRM 20 (indirect)`. */
export const letteredText = (unit: SeenUnit, aimed: Omit<Aimed, 'target'>, tongue: Tongue): string =>
  `${aimed.mount} ${aimedText(unit, aimed, tongue)}`;

/** A weapon by its letter, `A AC/20`. */
export const mountedText = (unit: SeenUnit, mount: MountId, tongue: Tongue): string =>
  `${mount} ${weaponText(findMount(unit, mount), tongue)}`;

/** A physical attack by kind and limb: `kick (right leg)`, `hatchet (right arm)`, `push`. */
export function physicalAttackText(unit: SeenUnit, { kind, limb }: PhysicalAttack, tongue: Tongue): string {
  const club = kind === 'club' && unit.body ? clubIn(unit, limb) : null;
  const attack = club ? nameOf(tongue, 'battletech.equipment', club) : nameOf(tongue, 'battletech.physical', kind);
  return limb === null ? attack : t(tongue, 'battletech.full.limb', { attack, location: locationName(unit, limb) });
}
