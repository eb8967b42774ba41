import type { Dice, Roll } from '../kernel/dice.js';
import { has } from './aircraft.js';
import { HARMS, type Harm } from './events.js';
import type { Aircraft, Attribute, Weapon } from './types.js';

/** What hits come to (TFH-23, TFH-43, TFH-44, TFH-47, AMB-TFH-09, AMB-TFH-10). */

/** The damage table: a die against the impact; the ion table of weapons that only stun (tables 7.4). */
export function harmOf({ impact, effect }: Pick<Weapon, 'impact' | 'effect'>, face: number): Harm {
  if (effect === 'ion') return face <= impact ? 'stun' : 'none';
  if (face === 1) return 'destroyed';
  return face <= impact ? 'fire' : 'minor';
}

export const worse = (a: Harm, b: Harm): Harm => (HARMS.indexOf(a) >= HARMS.indexOf(b) ? a : b);
const milder = (a: Harm, b: Harm): Harm => (worse(a, b) === a ? b : a);

/** How many dice a hit rolls, and which of their results counts: robust the least, fragile the most severe, both cancel. */
export function keptHarm(attributes: readonly Attribute[]): {
  readonly dice: number;
  readonly of: (a: Harm, b: Harm) => Harm;
} {
  const [robust, fragile] = [attributes.includes('robust'), attributes.includes('fragile')];
  if (robust === fragile) return { dice: 1, of: worse };
  return { dice: 2, of: robust ? milder : worse };
}

/** The dice of a hit, and what it comes to by itself. */
export function rollHarm(one: Aircraft, weapon: Weapon, dice: Dice): { readonly roll: Roll; readonly harm: Harm } {
  const { dice: count, of } = keptHarm(one.profile.attributes);
  const roll = dice.roll(count, 6, 'damage');
  const [first = 6, ...others] = roll.faces;
  return { roll, harm: others.reduce((so, face) => of(so, harmOf(weapon, face)), harmOf(weapon, first)) };
}

/** The chance, in ways of the dice of one hit, that it comes to each harm. */
export function harmWays(
  one: Aircraft,
  weapon: Weapon,
): { readonly ways: Readonly<Record<Harm, number>>; readonly of: number } {
  const { dice, of } = keptHarm(one.profile.attributes);
  const faces = [1, 2, 3, 4, 5, 6];
  const results = faces.flatMap((a) =>
    dice === 1 ? [harmOf(weapon, a)] : faces.map((b) => of(harmOf(weapon, a), harmOf(weapon, b))),
  );
  const count = (harm: Harm): number => results.filter((each) => each === harm).length;
  return {
    ways: {
      none: count('none'),
      stun: count('stun'),
      minor: count('minor'),
      fire: count('fire'),
      destroyed: count('destroyed'),
    },
    of: results.length,
  };
}

/** The worst of several hits; the first fire among them is a minor damage to a four-engined one (TFH-47, AMB-TFH-10). */
export function worstOf(one: Aircraft, harms: readonly Harm[]): { readonly harm: Harm; readonly spared: boolean } {
  const spares = has(one, 'four-engined') && !one.scorched;
  const first = spares ? harms.indexOf('fire') : -1;
  const counted = harms.map((harm, i) => (i === first ? 'minor' : harm));
  return { harm: counted.reduce<Harm>(worse, 'none'), spared: first >= 0 };
}
