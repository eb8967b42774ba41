import { within } from '../../../rules/battletech/arcs.js';
import { DIAL } from '../../../rules/geometry/hex/bearing.js';
import { mountProblem } from '../../../rules/battletech/fire.js';
import { ARC_OF, ARCS, BASE_TO_HIT, RANGE_MODIFIER } from '../../../rules/battletech/tables.js';
import { chanceToHit, rangeOf } from '../../../rules/battletech/to-hit.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { Mount } from '../../../rules/battletech/record-sheet.js';
import { FACINGS, type Facing } from '../../../rules/geometry/hex/facing.js';
import type { Lane } from './ground.js';

/** Ways out of 36 to hit from which on a round of ammunition is worth spending: 10 or more. */
const FAIR_WAYS = 6;

/** Facings that a unit may choose among: one bit each, the lowest for north. */
export type Facings = number;
export const ALL_FACINGS: Facings = 63;

/** The weapons of a unit, reckoned out: what they do on average, in points of damage, fired all at once. */
export interface Guns {
  /** Down a lane from the best of some facings; `modifier` is all that is added to the number but range and woods. */
  readonly damage: (lane: Lane, facings: Facings, modifier: number) => number;
  /** Straight ahead at a distance in the open. */
  readonly ahead: (distance: number, modifier: number) => number;
  /** That facing: the one that brings most weapons to bear, and of these the one that looks most directly. */
  readonly facing: (lane: Lane, facings: Facings) => Facing;
}

/** The weapons of a unit that can still fire: not lost, not out of ammunition. */
export const workingMounts = (unit: Unit): readonly Mount[] =>
  unit.sheet.mounts.filter((mount) => mountProblem(unit, mount) === null);

/** Whether a shot is worth taking: it can hit, and where it costs a round the chance is fair. */
export const isFair = (mount: Mount, number: number): boolean =>
  chanceToHit(number) >= (mount.weapon.ammo === null ? 1 : FAIR_WAYS) / 36;

/** The modifiers that the tables cover, from a target that cannot move to one beyond all hope. */
const LOWEST = -4;
const HIGHEST = 10;

/** Damage by distance and modifier. */
type Table = readonly (readonly number[])[];

/** Reckons the working weapons of a unit out. */
export function gunsOf(unit: Unit): Guns {
  const mounts = workingMounts(unit);
  const tables = tablesByBearing(mounts);
  const weight = tables.map((table) => table[1]?.[-LOWEST] ?? 0);
  const aims: (readonly Facing[])[] = [];
  const aimOf = (facings: Facings): readonly Facing[] =>
    (aims[facings] ??= Array.from({ length: DIAL }, (_, bearing) => bestFacing(weight, facings, bearing)));
  const facing = ({ bearing }: Lane, facings: Facings): Facing => aimOf(facings)[bearing] ?? 0;
  return {
    damage(lane, facings, modifier) {
      const { distance, bearing, woods } = lane;
      if (woods === null) return 0;
      return tables[seen(bearing, facing(lane, facings))]?.[distance]?.[modifier + woods - LOWEST] ?? 0;
    },
    ahead: (distance, modifier) => tables[0]?.[distance]?.[modifier - LOWEST] ?? 0,
    facing,
  };
}

/** A bearing as it is seen by a unit with a facing. */
const seen = (bearing: number, facing: Facing): number => (bearing + DIAL - 4 * facing) % DIAL;

function bestFacing(weight: readonly number[], facings: Facings, bearing: number): Facing {
  const score = (facing: Facing): number => {
    const at = seen(bearing, facing);
    return (weight[at] ?? 0) - Math.min(at, DIAL - at) / DIAL;
  };
  const free = FACINGS.filter((facing) => facings & (1 << facing));
  return free.reduce((best, facing) => (score(facing) > score(best) ? facing : best), free[0] ?? 0);
}

/** The table of the weapons that bear on each bearing; bearings on which the same weapons bear share it. */
function tablesByBearing(mounts: readonly Mount[]): readonly Table[] {
  const made = new Map<string, Table>();
  return Array.from({ length: DIAL }, (_, bearing) => {
    const bearers = mounts.filter((mount) => within(ARCS[ARC_OF[mount.location]], bearing));
    const key = bearers.map(({ id }) => id).join();
    const table = made.get(key) ?? tableOf(bearers);
    made.set(key, table);
    return table;
  });
}

function tableOf(mounts: readonly Mount[]): Table {
  const farthest = Math.max(0, ...mounts.map(({ weapon }) => weapon.ranges.long));
  const modifiers = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => i + LOWEST);
  return Array.from({ length: farthest + 1 }, (_, distance) =>
    modifiers.map((modifier) => mounts.reduce((sum, mount) => sum + average(mount, distance, modifier), 0)),
  );
}

/** What a weapon does on average at a distance; nothing where the shot is not worth taking. */
function average(mount: Mount, distance: number, modifier: number): number {
  const range = distance > 0 ? rangeOf(mount, distance) : null;
  if (!range) return 0;
  const number = BASE_TO_HIT + RANGE_MODIFIER[range] + modifier;
  return isFair(mount, number) ? chanceToHit(number) * mount.weapon.damage : 0;
}
