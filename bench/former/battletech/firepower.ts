import { shedBy } from '../../../src/rules/battletech/standard/heat-phase.js';
import { weaponProblem } from '../../../src/rules/battletech/standard/ammunition.js';
import { hitDamage } from '../../../src/rules/battletech/standard/expected.js';
import { isImmobile } from '../../../src/rules/battletech/standard/parts.js';
import { ARC_OF, ARCS, RANGE_MODIFIER, type Arc } from '../../../src/rules/battletech/tables.js';
import { rangeOf, waysToHit } from '../../../src/rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../src/rules/battletech/types.js';
import type { StandardMount } from '../../../src/rules/battletech/record-sheet.js';
import { isGone } from '../../../src/rules/battletech/units.js';
import { FACINGS, turned, type Facing } from '../../../src/rules/geometry/hex/facing.js';
import type { Lane } from '../../../src/games/battletech/opponent/ground.js';

/** What a unit of the standard level does on average, in points of damage, by distance, bearing and modifier. */
export interface Firepower {
  /** Down a lane with a facing, the torso turned the best way; `modifier`: all that is added but skill, range and woods. */
  readonly damage: (lane: Lane, facing: Facing, modifier: number) => number;
  /** The same with the best of all facings. */
  readonly best: (lane: Lane, modifier: number) => number;
}

/** Bearings on the dial. */
const DIAL = 24;
/** Modifiers that the tables cover. */
const LOWEST = -4;
const HIGHEST = 12;
/** Points above what it sheds that a unit is ready to heat up in a turn. */
const READY_HEAT = 4;

type Table = readonly (readonly number[])[];

/** The weapons of a unit that can still be fired. */
const usableMounts = (unit: StandardUnit): readonly StandardMount[] =>
  unit.sheet.mounts.filter((mount) => weaponProblem(unit, mount, isGone(unit, mount)) === null);

/** Reckons the weapons of a unit out: as many of them as it can cool. */
export function firepowerOf(state: StandardState, unit: StandardUnit): Firepower {
  const mounts = isImmobile(unit) ? [] : usableMounts(unit);
  const heat = mounts.reduce((sum, mount) => sum + mount.weapon.full.heat, 0);
  const cooled = unit.place ? Math.max(0, shedBy(state.board, unit) + READY_HEAT - unit.body.heat) : 0;
  const share = heat <= cooled ? 1 : cooled / heat;
  const made = new Map<string, Table>();
  const tables = Array.from({ length: DIAL }, (_, bearing) => {
    const bearers = mounts.filter(({ location, rear }) => within(rear ? ARCS.rear : ARCS[ARC_OF[location]], bearing));
    const key = bearers.map(({ id }) => id).join();
    const table = made.get(key) ?? tableOf(unit, bearers, share);
    made.set(key, table);
    return table;
  });
  const twists = unit.body.prone ? [0] : [0, -1, 1];
  const damage: Firepower['damage'] = ({ distance, bearing, woods }, facing, modifier) => {
    if (woods === null) return 0;
    const column = Math.max(0, modifier + woods - LOWEST);
    return twists.reduce((most, twist) => {
      const seen = (bearing + DIAL - 4 * turned(facing, twist)) % DIAL;
      return Math.max(most, tables[seen]?.[distance]?.[column] ?? 0);
    }, 0);
  };
  return {
    damage,
    best: (lane, modifier) =>
      FACINGS.reduce<number>((most, facing) => Math.max(most, damage(lane, facing, modifier)), 0),
  };
}

const within = ({ from, to }: Arc, at: number): boolean =>
  from <= to ? at >= from && at <= to : at >= from || at <= to;

function tableOf(unit: StandardUnit, mounts: readonly StandardMount[], share: number): Table {
  const farthest = Math.max(0, ...mounts.map(({ weapon }) => weapon.ranges.long));
  const modifiers = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => i + LOWEST);
  return Array.from({ length: farthest + 1 }, (_, distance) =>
    modifiers.map(
      (modifier) => share * mounts.reduce((sum, mount) => sum + average(unit, mount, distance, modifier), 0),
    ),
  );
}

function average(unit: StandardUnit, mount: StandardMount, distance: number, modifier: number): number {
  const range = distance > 0 ? rangeOf(mount, distance) : null;
  if (!range) return 0;
  const { minimum, toHit } = mount.weapon.full;
  const near = distance <= minimum ? minimum - distance + 1 : 0;
  const number = unit.body.pilot.gunnery + RANGE_MODIFIER[range] + near + toHit + modifier;
  return (waysToHit(number) / 36) * (hitDamage(mount, null).average / 36);
}
