import type { UnitId, SideId } from '../kernel/ids.js';
import type { Hex } from '../geometry/hex/hex.js';
import { isLost } from './damage/lost.js';
import { isStruck } from './standard/condition.js';
import { hasFourLegs, legsGone } from './standard/legs.js';
import type { Board, Unit, UnitOf, With, Woods } from './types.js';
import { MECH_LOCATIONS, type Location, type MechLocation, type MountId } from './vocabulary.js';
import type { Mount, StandardMount } from './record-sheet.js';
import type { SeenStandardUnit, SeenState, SeenUnit } from './seen.js';

/** The unit with a label, or `null`. */
export const findUnit = <S extends SeenState>({ units }: With<S>, id: UnitId): UnitOf<S> | null =>
  units.find((unit) => unit.id === id) ?? null;

/** The unit with a label that is known to exist. */
export function unitOf<S extends SeenState>(state: With<S>, id: UnitId): UnitOf<S> {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** Units on the map, alive. */
export const activeUnits = <S extends SeenState>({ units }: With<S>): readonly UnitOf<S>[] =>
  units.filter((unit) => unit.status === 'active');

/** The active units of a side. */
export const activeOf = <S extends SeenState>(state: With<S>, side: SideId): readonly UnitOf<S>[] =>
  activeUnits(state).filter((unit) => unit.side === side);

/** Those of them who act by themselves: nobody who clings to an enemy, is carried (UNI-01) or hides (HID-03). */
export const actingOf = <S extends SeenState>(state: With<S>, side: SideId): readonly UnitOf<S>[] =>
  activeOf(state, side).filter(({ body }) => !body?.aboard && !body?.hidden);

/** Whether a unit can no longer move or turn, for the loss of a leg (QSR-57); of four legs it can spare one. */
export const isLegged = (unit: SeenUnit): boolean => legsGone(unit).length > (hasFourLegs(unit) ? 1 : 0);

/** The weapon with a letter, or `null`. */
export function findMount(unit: SeenStandardUnit, id: MountId): StandardMount | null;
export function findMount(unit: SeenUnit, id: MountId): Mount | null;
export function findMount({ sheet }: Pick<SeenUnit, 'sheet'>, id: MountId): Mount | null {
  return sheet.mounts.find((mount) => mount.id === id) ?? null;
}

/** Whether a weapon is gone, with its location (AMB-QSR-07) or by a correction. */
export const isGone = (unit: Unit, mount: Mount): boolean =>
  isLost(unit, mount.location) || (unit.broken ?? []).includes(mount.id) || isStruck(unit, mount);

/** The weapon with a letter that is known to exist. */
export function mountOf(unit: SeenStandardUnit, id: MountId): StandardMount;
export function mountOf(unit: SeenUnit, id: MountId): Mount;
export function mountOf(unit: SeenUnit, id: MountId): Mount {
  const mount = findMount(unit, id);
  if (!mount) throw new Error(`${unit.id} has no weapon ${id}`);
  return mount;
}

/** Rounds left for a weapon; `null` when it needs none (QSR-37). */
export function roundsLeft(unit: Unit, mount: Mount): number | null {
  const { ammo } = mount.weapon;
  return ammo === null ? null : unit.ammo.filter((bin) => bin.ammo === ammo).reduce((sum, bin) => sum + bin.left, 0);
}

/** The woods in a hex; a hex not marked is clear (QSR-03). */
export const woodsIn = (board: Board, hex: Hex): Woods => board.hexes[hex]?.woods ?? 0;

/** The smoke over a hex: none, light, heavy; the steam of a geyser hides as much (TER-24). */
export function smokeIn(board: Board, hex: Hex): 0 | 1 | 2 {
  const { smoke = false, heavySmoke = false, eruption = false } = board.hexes[hex] ?? {};
  if (eruption) return 2;
  return smoke ? (heavySmoke ? 2 : 1) : 0;
}

/** The unit with a change. */
export const changeUnit = <S extends SeenState>(
  state: With<S>,
  id: UnitId,
  change: (unit: UnitOf<S>) => UnitOf<S>,
): S => changeUnits(state, (unit) => (unit.id === id ? change(unit) : unit));

/** Each unit with a change. */
export function changeUnits<S extends SeenState>(state: With<S>, change: (unit: UnitOf<S>) => UnitOf<S>): S {
  const units: readonly UnitOf<S>[] = state.units;
  return { ...state, units: units.map(change) };
}

/** For each location that has something else something made of it. */
export const eachOf = <L extends Location, From, To>(
  from: Readonly<Partial<Record<L, From>>>,
  of: (location: L, value: From) => To,
): Readonly<Partial<Record<L, To>>> => {
  const made: Partial<Record<L, To>> = {};
  for (const location in from) {
    const value = from[location];
    if (value !== undefined) made[location] = of(location, value);
  }
  return made;
};

/** Something for each location of a 'Mech. */
export function byLocation<T>(of: (location: MechLocation) => T): Readonly<Record<MechLocation, T>> {
  const [HD, CT, LT, RT, LA, RA, LL, RL] = MECH_LOCATIONS;
  return { HD: of(HD), CT: of(CT), LT: of(LT), RT: of(RT), LA: of(LA), RA: of(RA), LL: of(LL), RL: of(RL) };
}
