import { mountProblem } from '../../rules/battletech/fire.js';
import { sight } from '../../rules/battletech/sight.js';
import { toHit, waysToHit, type Mark, type Shooter } from '../../rules/battletech/to-hit.js';
import type { Mount, Sight, State, Unit } from '../../rules/battletech/types.js';
import { activeUnits } from '../../rules/battletech/units.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';

/** The battle as one seat looks at it while it thinks: the state, and the lines of sight measured so far. */
export interface Field {
  readonly state: State;
  /** The line between two hexes; where it is split, the hexes that are worse for the shooter. */
  readonly line: (from: Hex, to: Hex) => Sight;
}

/** A field to think on; lines are measured once. */
export function field(state: State): Field {
  const lines = new Map<string, Sight>();
  return {
    state,
    line(from, to) {
      const key = from + to;
      const known = lines.get(key);
      if (known) return known;
      const line = sight(state.board, state.options, from, to);
      lines.set(key, line);
      return line;
    },
  };
}

/** The enemies of a unit that are on the map. */
export const enemiesOf = ({ state }: Field, unit: Unit): readonly Unit[] =>
  activeUnits(state).filter((other) => other.side !== unit.side);

/** The weapons of a unit that can still fire: not lost, not out of ammunition. */
export const workingMounts = (unit: Unit): readonly Mount[] =>
  unit.sheet.mounts.filter((mount) => mountProblem(unit, mount) === null);

/** The damage, in points, that weapons do on average to a mark when fired all at once from where the shooter is. */
export function expectedDamage({ state, line }: Field, mounts: readonly Mount[], shooter: Shooter, mark: Mark): number {
  const seen = line(shooter.place.hex, mark.place.hex);
  if (!seen.visible) return 0;
  let damage = 0;
  for (const mount of mounts) {
    const number = toHit(state.board, state.options, shooter, mark, mount, seen);
    if (number.ok) damage += (waysToHit(number.value.number) / 36) * mount.weapon.damage;
  }
  return damage;
}

/**
 * How much a point of damage on a unit is worth: more on one that hits hard (its weapons' damage), and more on one that is
 * nearly done for (armour left in the places whose loss ends it).
 */
export function worthHitting(unit: Unit): number {
  const { HD, CT, LT, RT } = unit.armor;
  const life = HD + CT + (LT + RT) / 2;
  const bite = workingMounts(unit).reduce((sum, mount) => sum + mount.weapon.damage, 0);
  return (10 + bite) / (10 + life);
}
