import { leftOnAverage, stopsByRange } from '../league/anti-missile.js';
import { burnsOn } from '../league/burning.js';
import { burnsForTurns } from '../league/inferno.js';
import { tablesOf } from '../league/tables.js';
import { locationsOf } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import type { Prospect } from '../inquiries.js';
import type { StandardMount } from '../record-sheet.js';
import { WAYS } from '../tables.js';
import type { StandardState, StandardUnit } from '../types.js';
import { munitionOf } from './ammunition.js';
import { inGroups } from './body-tables.js';
import { antiMissile } from './clusters.js';
import { waysTo } from './expected.js';
import { hitsOf } from './hit-tables.js';
import { loaded } from './munitions.js';
import { locks } from './traits.js';
import type { FullShot } from './types.js';

/** What a league's rules make of a volley of missiles, before it is fired: who meets it on the way, and what its infernos light. */

type Ahead = Pick<Prospect, 'damage' | 'met' | 'burns'>;

/** The prospect of a shot with what anti-missile systems leave of it (CLN-36), and with the heat of its infernos (CLN-53). */
export function volleyAhead(
  state: StandardState,
  unit: StandardUnit,
  target: StandardUnit,
  mount: StandardMount,
  { bin, toHit: { range }, troopers = 1 }: Pick<FullShot, 'bin' | 'toHit' | 'troopers'>,
  damage: Ahead['damage'],
): Ahead {
  const munition = munitionOf(unit, bin);
  const weapon = loaded(mount.weapon, munition);
  const { cluster } = weapon.full;
  if (weapon.full.class !== 'missile' || !cluster) return { damage };
  const size = troopers * cluster.size;
  const tables = tablesOf(state);
  const stopped = stopsByRange(state.options) ? antiMissile(state, target, unit) : null;
  const systems = stopped ? 1 + (stopped.also?.length ?? 0) : 0;
  const hits = (missiles: number, roll: number): number =>
    missiles <= 0 ? 0 : locks(weapon.full) ? missiles : hitsOf(missiles, roll);
  const striking = (down: number, roll: number): number =>
    state.options.amsOn === 'launched' ? hits(size - down, roll) : Math.max(0, hits(size, roll) - down);
  const average = (): number =>
    ROLLS.reduce(
      (sum, roll) => sum + waysTo(roll) * leftOnAverage(tables, { range, systems }, (down) => striking(down, roll)),
      0,
    );
  const met = systems > 0 ? { systems, more: systems * tables.antiMissile[range] } : null;
  const burns =
    munition === 'inferno' && burnsForTurns(state.options, target) ? heatOf(state, target, size, cluster) : null;
  return {
    damage: met && damage.most > 0 ? { ...damage, average: Math.round(average() * cluster.damage) } : damage,
    ...(met ? { met } : {}),
    ...(burns ? { burns } : {}),
  };
}

const ROLLS = Object.keys(WAYS).map(Number);

/** The most heat that a volley can make: each group lights a location that does not burn yet. */
function heatOf(
  state: StandardState,
  target: StandardUnit,
  size: number,
  { group, damage }: NonNullable<StandardMount['weapon']['full']['cluster']>,
): NonNullable<Ahead['burns']> {
  const { per, most, turns } = tablesOf(state).infernos[group > 1 ? 'salvo' : 'single'];
  const free = locationsOf(target).filter((at) => !isLost(target, at)).length - burnsOn(target).length;
  const heats = inGroups(size, group).map((missiles) => Math.min(most, Math.floor((missiles * damage) / per)));
  const heat = heats
    .toSorted((a, b) => b - a)
    .slice(0, free)
    .reduce((sum, one) => sum + one, 0);
  return { heat, turns };
}
