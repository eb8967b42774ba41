import type { Refusal } from '../kernel/refusal.js';
import { mountProblem } from './fire.js';
import type { Mount } from './record-sheet.js';
import { usableRounds, weaponProblem } from './standard/ammunition.js';
import { batherOf, waterHere } from './standard/water.js';
import type { Board, Unit } from './types.js';
import { isGone, roundsLeft } from './units.js';

/** What a weapon can still do (QSR-04): its rounds, `null` if it needs none, and why it cannot be fired where its unit stands. */
export interface WeaponLeft {
  readonly mount: Mount;
  readonly ammoLeft: number | null;
  readonly refusal: Refusal | null;
}

/** The weapons of a unit, in the order of its sheet. */
export function weaponsLeft(board: Board, unit: Unit): readonly WeaponLeft[] {
  if (!unit.body)
    return unit.sheet.mounts.map((mount) => ({
      mount,
      ammoLeft: roundsLeft(unit, mount),
      refusal: mountProblem(unit, mount),
    }));
  const bather = unit.place && unit.status === 'active' ? batherOf(unit) : null;
  return unit.sheet.mounts.map((mount) => ({
    mount,
    ammoLeft: usableRounds(unit, mount),
    refusal: weaponProblem(unit, mount, isGone(unit, mount)) ?? (bather && waterHere(board, bather, mount)),
  }));
}
