import type { StandardWeapon } from '../record-sheet.js';
import { RANGE_MODIFIER } from '../tables.js';
import { rangeIn, waysToHit } from '../to-hit.js';
import { printed } from '../league/extreme-range.js';
import type { Bracket } from '../vocabulary.js';
import type { FullWeapon } from './full-weapon.js';
import type { Munition } from './types.js';

/** What ammunition of a kind makes of the weapon that fires it. The kinds that change nothing in it have their rules where they act. */

/** A missile or slug of such ammunition: what it deals, and how far it flies. */
interface Charge {
  readonly damage: number;
  readonly minimum: number;
  readonly ranges: readonly [short: number, medium: number, long: number];
}

/** Missiles of an ATM that are not its standard ones (WPN-06). */
const CHARGES: Readonly<Partial<Record<Munition, Charge>>> = {
  'extended-range': { damage: 1, minimum: 4, ranges: [9, 18, 27] },
  'high-explosive': { damage: 3, minimum: 0, ranges: [3, 6, 9] },
};

/** What armour-piercing rounds add to the critical roll that they call for without opening the armour, by the damage of the gun (WPN-16). */
const PIERCING: Readonly<Record<number, number>> = { 2: -4, 5: -3, 10: -2, 20: -1 };

/** Kinds of which a ton has half the rounds, one at the least. */
const BULKY: readonly Munition[] = ['armor-piercing', 'precision'];

/** How many rounds of a kind take up the room of so many standard ones. */
export const roundsOf = (standard: number, munition: Munition): number =>
  BULKY.includes(munition) ? Math.max(1, Math.floor(standard / 2)) : standard;

/** How many standard rounds take up the room of so many of a kind. */
export const standardRounds = (rounds: number, munition: Munition): number =>
  BULKY.includes(munition) ? 2 * rounds : rounds;

/** A weapon as it fires with ammunition of that kind. */
export function loaded(weapon: StandardWeapon, munition: Munition | null): StandardWeapon {
  const { damage, full } = weapon;
  // A cluster round splits into as many pellets of 1 as its slug deals.
  if (munition === 'cluster') return { ...weapon, full: { ...full, cluster: { size: damage, damage: 1, group: 1 } } };
  // Splinters count in full among the troopers of a platoon alone.
  if (munition === 'flechette') {
    const half = Math.floor(damage / 2);
    return { ...weapon, damage: half, groups: [half], full: { ...full, amongTroopers: damage } };
  }
  const pierces = munition === 'armor-piercing' ? PIERCING[damage] : undefined;
  if (pierces !== undefined) return { ...weapon, full: { ...full, pierces } };
  const charge = munition === null ? undefined : CHARGES[munition];
  if (!charge) return weapon;
  const [short, medium, long] = charge.ranges;
  const cluster = full.cluster && { ...full.cluster, damage: charge.damage };
  return {
    ...weapon,
    damage: charge.damage,
    groups: [charge.damage],
    ranges: { short, medium, long },
    full: { ...full, minimum: charge.minimum, cluster },
  };
}

/** What one hit of a weapon deals at a range: of some less, the farther it is (WPN-04). */
export const damageAt = ({ damage, full }: StandardWeapon, range: Bracket): number =>
  full.falling?.[printed(range)] ?? damage;

/** What being below its minimum range adds to the number of a weapon; nothing to one that has none, in one hex either (UNI-42). */
export const minimumAt = ({ minimum }: FullWeapon, far: number): number =>
  minimum > 0 ? Math.max(0, minimum - far + 1) : 0;

/** A number of which nothing is known but the range: gunnery 4, and a target that has moved. */
const ORDINARY = 6;

/** What a weapon promises at a distance with ammunition of that kind, all else being equal; to tell kinds apart that fly differently far. */
export function promiseAt(weapon: StandardWeapon, munition: Munition, far: number): number {
  const { ranges, damage, full } = loaded(weapon, munition);
  const range = rangeIn(ranges, far);
  return range === null ? 0 : damage * waysToHit(ORDINARY + RANGE_MODIFIER[range] + minimumAt(full, far));
}
