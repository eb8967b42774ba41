import { t } from '../../../i18n/index.js';
import { isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { bears } from '../../../rules/finest-hour/arcs.js';
import { ahead, isInSky } from '../../../rules/finest-hour/courses.js';
import { lengthOf } from '../../../rules/finest-hour/lengths.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import { chanceText, flownText } from './names.js';

/** What each further tranche straight on would make of the chance that anything of an aircraft's hits (TFH-12, TFH-17). */
export function fartherLines(state: State, one: Aircraft, target: Aircraft, tongue: Tongue): readonly string[] {
  if (isOffTable(one)) return [];
  const tranche = lengthOf(state.options, 'tranche');
  const ways = Array.from({ length: one.profile.class }, (_, i) => (i + 1) * tranche).flatMap((far) => {
    const at = ahead(one.at, one.heading, far);
    if (!isInSky(state.sky, at)) return [];
    const chance = anyHit(state, { ...one, at }, target);
    return [`${flownText(far, tongue)} ${chance === null ? '–' : chanceText(chance, tongue)}`];
  });
  return ways.length > 0 ? [t(tongue, 'finest-hour.answer.farther', { ways: ways.join(' · ') })] : [];
}

/** The chance that at least one weapon hits; `null`: none bears. */
function anyHit(state: State, one: Aircraft, target: Aircraft): number | null {
  const bearing = one.profile.weapons.filter((weapon) => bears(state, one, weapon, target));
  if (bearing.length === 0) return null;
  return 1 - bearing.reduce((none, weapon) => none * (1 - chances(state, one, weapon, target).any), 1);
}
