import { coordinateOf, listOf, percentOf } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import { written, type Point } from '../../../rules/geometry/plane/point.js';
import type { Roll } from '../../../rules/kernel/dice.js';
import type { SideId, UnitId } from '../../../rules/kernel/ids.js';
import { findAircraft, weaponOf } from '../../../rules/finest-hour/aircraft.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Name, TargetId, WeaponId } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';

/** Small pieces of sentences that many lines need. */

/** A length as it is ordered, as short as it can be said: `10 cm`, `7.5 cm`. */
export const flownText = (steps: number, tongue: Tongue): string =>
  `${coordinateOf(tongue.locale, steps / MEASURE.unit, MEASURE.unit / MEASURE.least)}\u00a0${t(tongue, 'finest-hour.unit')}`;

/** A place by its distances from the west and from the north: `12.5, 8`. */
export const placeText = (point: Point, tongue: Tongue): string => nameOf(tongue, 'finest-hour.place', written(point));

export const angleText = (angle: number, tongue: Tongue): string => nameOf(tongue, 'finest-hour.angle', String(angle));

/** A turn to its hand: `45° left`; none: `straight on`. */
export function turnText(by: number, tongue: Tongue): string {
  if (by === 0) return t(tongue, 'finest-hour.part.straight');
  return t(tongue, by < 0 ? 'finest-hour.part.left' : 'finest-hour.part.right', { by });
}

export const sideText = (side: SideId, tongue: Tongue): string => nameOf(tongue, 'side', side);

/** A name that a data file brings along, in the reader's language. */
export const wordIn = (name: Name | undefined, tongue: Tongue): string => name?.[tongue.locale] ?? name?.['en'] ?? '';

/** The name of an aircraft's weapon. */
export function weaponText(one: Aircraft | null, id: WeaponId, tongue: Tongue): string {
  return wordIn((one && weaponOf(one, id))?.name, tongue) || id;
}

/** The name of a weapon by whose it is. */
export const weaponNamed = (state: State, unit: UnitId, id: WeaponId, tongue: Tongue): string =>
  weaponText(findAircraft(state, unit), id, tongue);

/** The name of something that can be bombed. */
export const targetText = ({ sky }: State, id: TargetId, tongue: Tongue): string =>
  wordIn(sky.targets.find((one) => one.id === id)?.name, tongue) || id;

/** The faces of a roll, each for itself: `5 4 2`. */
export const facesText = (roll: Roll | null): string => roll?.faces.join(' ') ?? '–';

/** A part of 1 as a percentage. */
export const chanceText = (chance: number, tongue: Tongue): string => percentOf(tongue.locale, chance, 1);

/** A sentence list, `A, B and C`. */
export const all = (tongue: Tongue, items: readonly string[]): string => listOf(tongue.locale, items);

/** A line with remarks in brackets behind it; the line alone without any. */
export const remarked = (line: string, remarks: readonly string[]): string =>
  remarks.length > 0 ? `${line} (${remarks.join(', ')})` : line;
