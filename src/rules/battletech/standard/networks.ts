import { distance } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { RANGE_MODIFIER } from '../tables.js';
import { rangeIn } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Range } from '../vocabulary.js';
import { isJammed } from './electronics.js';
import { isHidden } from './hiding.js';
import { carries, equippedIn } from './parts.js';
import { sees } from './sightings.js';
import type { FullTerm } from './terms.js';

/**
 * C3 (ADV-03): units of a network shoot at the range of the nearest of them that sees the target. Who is in which follows from the
 * set-up: of a side each master takes the next slaves in the order of the force, improved computers go together by sixes.
 */

/** Slaves to a master, and improved computers to a network. */
const SLAVES = 3;
const IMPROVED = 6;

/** A network: its units as they are listed; with a master all lines go through it. */
interface Network {
  readonly master: UnitId | null;
  readonly members: readonly StandardUnit[];
}

/** The network of a unit as the forces were set up; `null`: it is in none. */
function networkOf({ units }: StandardState, unit: StandardUnit): Network | null {
  const side = units.filter((one) => one.side === unit.side);
  const improved = side.filter(({ sheet }) => carries(sheet, 'c3i'));
  const at = improved.findIndex(({ id }) => id === unit.id);
  if (at >= 0) {
    const from = at - (at % IMPROVED);
    return { master: null, members: improved.slice(from, from + IMPROVED) };
  }
  const masters = side.filter(({ sheet }) => carries(sheet, 'c3-master'));
  const slaves = side.filter(({ sheet }) => carries(sheet, 'c3-slave') && !carries(sheet, 'c3-master'));
  const networks = masters.map((master, i): Network => ({
    master: master.id,
    members: [master, ...slaves.slice(SLAVES * i, SLAVES * (i + 1))],
  }));
  return networks.find(({ members }) => members.some(({ id }) => id === unit.id)) ?? null;
}

/** Whether the computer of a unit works: it is on the map, runs, and nothing has struck it. */
const isOnline = (unit: StandardUnit): boolean =>
  unit.status === 'active' &&
  unit.place !== null &&
  !isHidden(unit) &&
  !unit.body.shutdown &&
  (['c3i', 'c3-master', 'c3-slave'] as const).some((computer) => equippedIn(unit, computer).length > 0);

/** The others with whom a unit shares what it sees: no hostile ECM lies on the line between them, nor on those to their master (FIN-49). */
function partnersOf(state: StandardState, unit: StandardUnit): readonly StandardUnit[] {
  const network = networkOf(state, unit);
  if (!network || !isOnline(unit)) return [];
  const { master: id, members } = network;
  const master = members.find((one) => one.id === id);
  const isLinked = (one: StandardUnit, other: StandardUnit): boolean =>
    one.id === other.id || !isJammed(state, one, other);
  return members.filter((one) => {
    if (one.id === unit.id || !isOnline(one)) return false;
    if (id === null) return isLinked(unit, one);
    return master !== undefined && isOnline(master) && isLinked(unit, master) && isLinked(master, one);
  });
}

/** The others of a unit's network, and with whom of them it shares what it sees now; `null`: it is in none. */
export function networkNow(
  state: StandardState,
  unit: StandardUnit,
): { readonly others: readonly UnitId[]; readonly linked: readonly UnitId[] } | null {
  const network = state.options.c3 === 'on' ? networkOf(state, unit) : null;
  const others = network?.members.map(({ id }) => id).filter((id) => id !== unit.id) ?? [];
  if (others.length === 0) return null;
  return { others, linked: unit.place ? partnersOf(state, unit).map(({ id }) => id) : [] };
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
