import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { bears } from '../../../rules/finest-hour/arcs.js';
import { ahead, isInSky } from '../../../rules/finest-hour/courses.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import { chanceText, flownText } from './names.js';

/** What a further tranche straight on would make of the chance that anything of an aircraft's hits; `null`: nothing bears. */
export interface Farther {
  readonly far: number;
  readonly at: Point;
  readonly chance: number | null;
}

/** Tranche by tranche, as far as it flies and stays over the table (TFH-12, TFH-17). */
export function farther(state: State, one: Aircraft, target: Aircraft): readonly Farther[] {
  if (isOffTable(one)) return [];
  const tranche = lengthOf(state.options, 'tranche');
  return Array.from({ length: one.profile.class }, (_, i) => (i + 1) * tranche).flatMap((far) => {
    const at = ahead(one.at, one.heading, far);
    return isInSky(state.sky, at) ? [{ far, at, chance: anyHit(state, { ...one, at }, target) }] : [];
  });
}

/** The same in a line: `10 cm – · 20 cm 42 %`; empty where it cannot fly on. */
export const fartherText = (ways: readonly Farther[], tongue: Tongue): string =>
  ways.map(({ far, chance }) => `${flownText(far, tongue)} ${fartherChance(chance, tongue)}`).join(' · ');

export const fartherChance = (chance: number | null, tongue: Tongue): string =>
  chance === null ? '–' : chanceText(chance, tongue);

/** The chance that at least one weapon hits; `null`: none bears. */
function anyHit(state: State, one: Aircraft, target: Aircraft): number | null {
  const bearing = one.profile.weapons.filter((weapon) => bears(state, one, weapon, target));
  if (bearing.length === 0) return null;
  return 1 - bearing.reduce((none, weapon) => none * (1 - chances(state, one, weapon, target).any), 1);
}
