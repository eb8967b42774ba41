import { distance, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { UnitId } from '../../kernel/ids.js';
import { mountProblem } from '../standard/carrying.js';
import { LEAGUE_TABLES, type LeagueTables } from './tables.js';
import type { Options, State, StandardUnitSetup, Unit } from '../types.js';

/**
 * Drop cocoons (option `cocoons`, CLN-20, CLN-21): squads of battle armour come down with the 'Mech in whose cocoon they are, or with
 * each other: in the hex of the first of them, or next to it. With `riding` a squad that comes down in the hex of its 'Mech holds on to
 * it from the start, where the 'Mech can carry it (LEA-07).
 */

/** Why those who share a cocoon do not fit into it, or `null`. */
export function cocoonProblem(
  units: readonly StandardUnitSetup[],
  { cocoon: room }: LeagueTables = LEAGUE_TABLES,
): Refusal | null {
  for (const { side, cocoon } of units) {
    if (cocoon === undefined) continue;
    const all = units.filter((one) => one.side === side && one.cocoon === cocoon);
    const squads = all.filter(({ sheet }) => sheet.kind === 'battle-armour').length;
    const mechs = all.filter(({ sheet }) => sheet.kind === 'mech').length;
    const most = mechs === 1 ? room.withMech : room.alone;
    if (squads + mechs < all.length || mechs > 1 || squads > most) {
      const facts = { side, cocoon, units: all.map(({ id }) => id), ...room };
      return refuse('battletech/cocoon-full', facts, 'CLN-20');
    }
  }
  return null;
}

/** The hexes among those where a unit could be deployed to which its cocoon brings it; all of them where there is no other way. */
export function landingOf(state: State, unit: Unit, free: readonly Hex[]): readonly Hex[] {
  const mate = mateOf(state, unit);
  if (!mate?.place) return free;
  const { hex } = mate.place;
  const near = free.filter((one) => distance(one, hex) <= 1).toSorted((a, b) => distance(a, hex) - distance(b, hex));
  return near.length > 0 ? near : free;
}

/** The first of its cocoon that has come down. */
export const mateOf = ({ units, options }: State, unit: Unit): Unit | null => {
  const cocoon = cocoonOf(options, unit);
  const { id, side } = unit;
  return cocoon === null
    ? null
    : (units.find((one) => one.id !== id && one.side === side && one.cocoon === cocoon && isThere(one)) ?? null);
};

/** Who hides says by nothing where. */
const isThere = ({ place, body }: Unit): boolean => place !== null && body?.hidden === undefined;

/** The cocoon in which a unit comes down; `null`: it comes by itself, the match has none, or nobody knows of it. */
export const cocoonOf = (options: Options, unit: Pick<Unit, 'cocoon'> | null): string | null =>
  isDropped(options) ? (unit?.cocoon ?? null) : null;

const isDropped = ({ cocoons = 'off' }: Options): boolean => cocoons !== 'off';

/** The squad that rides on the 'Mech of its cocoon once a unit has come down in the hex of the other, and on which (LEA-07). */
export function ridesFromTheStart(state: State, unit: Unit): { readonly unit: UnitId; readonly on: UnitId } | null {
  if (state.options.cocoons !== 'riding' || unit.cocoon === undefined || !isThere(unit)) return null;
  const mates = state.units.filter(({ side, cocoon }) => side === unit.side && cocoon === unit.cocoon);
  const [squad, mech] = unit.sheet.kind === 'mech' ? [mates.find(isSquad), unit] : [unit, mates.find(isMech)];
  if (!squad || !mech || !isThere(squad) || !isThere(mech) || mountProblem(state, squad, mech)) return null;
  return { unit: squad.id, on: mech.id };
}

const isSquad = ({ sheet }: Unit): boolean => sheet.kind === 'battle-armour';
const isMech = ({ sheet }: Unit): boolean => sheet.kind === 'mech';
