import { distance } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { RANGE_MODIFIER } from '../tables.js';
import { rangeIn } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Range } from '../vocabulary.js';
import { isJammed } from './electronics.js';
import { isHidden } from './hiding.js';
import { COMPUTERS, networksOf, type Plan } from './network-plan.js';
import { equippedIn } from './parts.js';
import { sees } from './sightings.js';
import type { FullTerm } from './terms.js';

/** C3 (ADV-03): units of a network shoot at the range of the nearest of them that sees the target. */

/** The network of a unit as the forces were set up; `null`: it is in none. */
const networkOf = ({ units }: StandardState, unit: StandardUnit): Plan<StandardUnit> | null =>
  networksOf(units.filter((one) => one.side === unit.side)).find(({ members }) =>
    members.some(({ id }) => id === unit.id),
  ) ?? null;

/** Whether the computer of a unit works: it is on the map, runs, and nothing has struck it. */
const isOnline = (unit: StandardUnit): boolean =>
  unit.status === 'active' &&
  unit.place !== null &&
  !isHidden(unit) &&
  !unit.body.shutdown &&
  COMPUTERS.some((computer) => equippedIn(unit, computer).length > 0);

/**
 * The others with whom a unit shares what it sees: both run, and so does whoever leads them, and no hostile ECM lies on the lines
 * between them, nor, where a master links them, on those to their masters (FIN-49).
 */
function partnersOf(state: StandardState, unit: StandardUnit): readonly StandardUnit[] {
  const network = isOnline(unit) ? networkOf(state, unit) : null;
  if (!network) return [];
  const isLinked = (one: StandardUnit, other: StandardUnit): boolean =>
    isOnline(one) && isOnline(other) && !isJammed(state, one, other);
  if (network.improved) return network.members.filter((one) => one.id !== unit.id && isLinked(unit, one));
  const up = wayUp(network, unit);
  return network.members.filter((one) => {
    const down = wayUp(network, one);
    const common = up.find((each) => down.includes(each));
    if (one.id === unit.id || !common) return false;
    return [...linksUpTo(common, up), ...linksUpTo(common, down)].every(([a, b]) => isLinked(a, b));
  });
}

/** A unit, its master, the master of that. */
function wayUp(network: Plan<StandardUnit>, unit: StandardUnit): readonly StandardUnit[] {
  const above = network.lead(unit);
  return above ? [unit, ...wayUp(network, above)] : [unit];
}

/** The links of a way up to one on it. */
const linksUpTo = (
  end: StandardUnit,
  way: readonly StandardUnit[],
): readonly (readonly [StandardUnit, StandardUnit])[] =>
  way.slice(1, way.indexOf(end) + 1).flatMap((one, i) => {
    const below = way[i];
    return below ? [[below, one] as const] : [];
  });

/** The others of a unit's network, and with whom of them it shares what it sees now; `null`: it is in none. */
export function networkNow(
  state: StandardState,
  unit: StandardUnit,
): { readonly others: readonly UnitId[]; readonly linked: readonly UnitId[] } | null {
  const network = state.options.c3 === 'on' ? networkOf(state, unit) : null;
  const others = network?.members.map(({ id }) => id).filter((id) => id !== unit.id) ?? [];
  if (others.length === 0) return null;
  return { others, linked: partnersOf(state, unit).map(({ id }) => id) };
}

/** What a network makes of the range of a shot; `null`: nothing. The weapon itself must reach its target, and its minimum range stays. */
export function sharedRange(
  state: StandardState,
  unit: StandardUnit,
  target: StandardUnit,
): ((ranges: Readonly<Record<Range, number>>) => FullTerm | null) | null {
  if (state.options.c3 !== 'on') return null;
  const to = placeOf(target).hex;
  const own = distance(placeOf(unit).hex, to);
  const nearest = Math.min(
    ...partnersOf(state, unit)
      .filter((one) => one.id !== target.id && sees(state, one, target))
      .map((one) => distance(placeOf(one).hex, to)),
  );
  if (!(nearest < own)) return null;
  return (ranges) => {
    const [far, near] = [rangeIn(ranges, own), rangeIn(ranges, Math.max(1, nearest))];
    return far && near && near !== far
      ? { reason: 'range-shared', value: RANGE_MODIFIER[near] - RANGE_MODIFIER[far], n: nearest }
      : null;
  };
}
