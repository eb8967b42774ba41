import { showing } from '../../../rules/tactic148/characters.js';
import type { Character, WeaponId } from '../../../rules/tactic148/types.js';
import type { Refusal } from '../../../rules/kernel/refusal.js';
import { ok, type Result } from '../../../rules/kernel/result.js';
import { optionName } from '../../../orders/line.js';
import { squeezed } from '../../../orders/named.js';
import { misread } from './refuse.js';
import type { Context } from './context.js';

/** Weapons by their id or by their name in any language. One of a card's weapons is used in a turn (T48-16). */

/** The weapon that a text names; without one the only one, or the one that has been used in this turn. */
export function parseWeapon(context: Context, one: Character, text: string | undefined): Result<WeaponId, Refusal> {
  const weapons = showing(one).weapons;
  const names = weapons.map(({ name }) => name[context.tongue.locale] ?? name['en'] ?? '');
  if (text !== undefined && text.trim() !== '') {
    const found = weapons.find(({ id, name }) =>
      [id, ...Object.values(name)].some((each) => squeezed(each) === squeezed(text)),
    );
    return found ? ok(found.id) : misread('orders/weapon-unknown', { given: text, unit: one.id, weapons: names });
  }
  const [only, ...others] = weapons;
  const used = weapons.find(({ id }) => id === one.doings.weapon);
  if (used) return ok(used.id);
  if (only && others.length === 0) return ok(only.id);
  const examples = weapons.map(({ id }) => `\`${optionName('weapons', context.tongue.locale)}:${id}\``);
  return misread('orders/weapons-missing', { unit: one.id, weapons: names, examples });
}
