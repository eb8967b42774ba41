import type { Twist } from '../../../rules/battletech/standard/types.js';
import { isMech } from '../../../rules/battletech/standard/vehicles.js';
import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { nameOf, t } from '../../../i18n/index.js';
import { listOf, numberOf, percentOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import type { MpTerm } from '../../../rules/battletech/standard/reckoning.js';
import { SURE_TO_HIT } from '../../../rules/battletech/tables.js';
import { waysToHit } from '../../../rules/battletech/to-hit.js';
import { findMount, findUnit, mountOf, unitOf } from '../../../rules/battletech/units.js';
import type { Place } from '../../../rules/battletech/types.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { MountId } from '../../../rules/battletech/vocabulary.js';
import type { FullTerm, ToldTerm } from '../../../rules/battletech/standard/terms.js';
import type { Mount } from '../../../rules/battletech/record-sheet.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import type { UnitId } from '../../../rules/kernel/ids.js';

/** Small pieces of sentences that many lines need. */

export { findMount, findUnit, mountOf, unitOf };

/** The name of a unit's chassis, `Enforcer`. */
export const chassisOf = (view: BattleTechView, unit: UnitId): string => unitOf(view.game, unit).sheet.chassis;

/** `0815 N`, and of what flies how high: `0815 N ↑3`. */
export const placeText = ({ hex, facing, up = 0, elevation = up }: Place): string =>
  `${hex} ${FACING_NAMES[facing]}${elevation > 0 ? ` ↑${elevation}` : ''}`;

/** The faces of a roll, `5+4`. */
export const facesText = ({ faces }: Roll): string => faces.join('+');

/** What a reader may not know. */
export const UNKNOWN = '?';

/** The chance of a to-hit number as a percentage; `?` of one that is not known. */
export const chanceText = (number: number | null, tongue: Tongue): string =>
  number === null ? UNKNOWN : percentOf(tongue.locale, waysToHit(number), 36);

/** A number as it is shown: what is less than two dice can roll is as sure as a 2. */
export const shownNumber = (number: number | null): number | string =>
  number === null ? UNKNOWN : Math.max(SURE_TO_HIT, number);

/** The faces with which a number was rolled for: nothing where it was not, `?` where neither is known. */
export const diceFor = (number: number | null, roll: Roll | null): string =>
  number === null ? UNKNOWN : roll ? facesText(roll) : '';

/** `8+ (42%)`; what two dice never reach is said to be out of the question; `?` of a number that is not known. */
export const needsText = (number: number | null, tongue: Tongue): string =>
  number !== null && number > HIGHEST
    ? t(tongue, 'battletech.choice.hopeless', { number })
    : t(tongue, 'battletech.choice.number', { number: shownNumber(number), chance: chanceText(number, tongue) });

const HIGHEST = 12;

/** An attack with its number as it is declared; of a number that is not known nothing is said. */
export const numberedText = (attack: string, number: number | null, tongue: Tongue): string =>
  number === null
    ? attack
    : t(tongue, 'battletech.full.attack-number', {
        attack,
        number: shownNumber(number),
        chance: chanceText(number, tongue),
      });

/** How a roll came out, with its dice where its number is known. */
export const cameOut = (hit: boolean, number: number | null, roll: Roll | null, tongue: Tongue): string => {
  if (number === null) return t(tongue, hit ? 'battletech.full.hit-untold' : 'battletech.report.miss-untold');
  const dice = diceFor(number, roll);
  return hit ? t(tongue, 'battletech.full.hit', { dice }) : t(tongue, 'battletech.report.miss', { dice });
};

/** `A AC/20` */
const mountText = ({ id, weapon }: Mount, tongue: Tongue): string =>
  `${id} ${nameOf(tongue, 'battletech.weapon', weapon.id)}`;

/** `A AC/20, B medium laser`; of a unit that is not seen the letters alone. */
export const mountsText = (unit: SeenUnit | null, mounts: readonly MountId[], tongue: Tongue): string =>
  mounts.map((id) => (unit ? mountText(mountOf(unit, id), tongue) : id)).join(', ');

/**
 * `4 base + 2 medium range (4 hexes) + 1 attacker walked = 7`: terms of nothing are left out, but for the first. `? gunnery + 2 medium
 * range (4 hexes) = ?` for who does not know the skill.
 */
export function sumText({ number, terms }: SumTold, tongue: Tongue): string {
  const shown = terms.filter(({ value }, i) => i === 0 || value !== 0);
  const sum = shown.map((term, i) => {
    const { value } = term;
    const sign = i === 0 ? '' : value !== null && value < 0 ? ' − ' : ' + ';
    const figure = value === null ? UNKNOWN : numberOf(tongue.locale, Math.abs(value));
    return `${sign}${figure} ${termText(term, tongue)}`;
  });
  return `${sum.join('')} = ${number === null ? UNKNOWN : numberOf(tongue.locale, number)}`;
}

/** A number as it is told with what it is made of; `null` of what is not known. */
interface SumTold {
  readonly number: number | null;
  readonly terms: readonly ToldTerm[];
}

const termText = ({ reason, n = 0 }: Omit<FullTerm, 'value'>, tongue: Tongue): string =>
  t(tongue, `battletech.term.${reason}`, { n });

/** `5 on the sheet − 2 heat (10)`: what the MP of a mode are made of. */
export function mpText(terms: readonly MpTerm[], tongue: Tongue): string {
  const parts = terms.map(({ reason, value, n = 0 }, i) => {
    const sign = i === 0 ? '' : value < 0 ? ' − ' : ' + ';
    return `${sign}${numberOf(tongue.locale, Math.abs(value))} ${t(tongue, `battletech.mp.${reason}`, { n })}`;
  });
  return parts.join('');
}

/** A sentence list, `A, B and C`. */
export const all = (tongue: Tongue, items: readonly string[]): string => listOf(tongue.locale, items);

/** The code under which it is said how a torso, or the turret of a vehicle, is turned. */
export const twistCode = (unit: SeenUnit | null, twist: Twist): string =>
  unit === null || isMech(unit) ? String(twist) : `turret${twist}`;
