import { heatOfFire } from '../../../../rules/battletech/standard/vehicles.js';
import { within } from '../../../../rules/battletech/arcs.js';
import { DIAL } from '../../../../rules/geometry/hex/bearing.js';
import { shedBy } from '../../../../rules/battletech/standard/heat-phase.js';
import { flips } from '../../../../rules/battletech/standard/arms.js';
import { fourLegsOf, isLimb } from '../../../../rules/battletech/standard/legs.js';
import { weaponProblem } from '../../../../rules/battletech/standard/ammunition.js';
import { troopersAt } from '../../../../rules/battletech/standard/infantry.js';
import { hitDamage } from '../../../../rules/battletech/standard/expected.js';
import { cannotAct } from '../../../../rules/battletech/standard/parts.js';
import { STRAIGHT, TOO_NEAR } from '../../../../rules/battletech/standard/shelling.js';
import { bursts } from '../../../../rules/battletech/standard/traits.js';
import { rangesAcross, type Depth } from '../../../../rules/battletech/standard/water.js';
import type { Range } from '../../../../rules/battletech/vocabulary.js';
import { ARC_OF, ARCS, RANGE_MODIFIER } from '../../../../rules/battletech/tables.js';
import { chanceToHit, rangeIn } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { StandardMount } from '../../../../rules/battletech/record-sheet.js';
import { isGone } from '../../../../rules/battletech/units.js';
import { FACINGS, turned, type Facing } from '../../../../rules/geometry/hex/facing.js';
import type { Lane } from '../ground.js';

/** What a unit of the standard level does on average, in points of damage, by distance, bearing and modifier. */
export interface Firepower {
  /** Down a lane with a facing, the torso turned the best way; `modifier`: all that is added but skill, range and woods. */
  readonly damage: (lane: Lane, facing: Facing, modifier: number) => number;
  /** The same with the best of all facings. */
  readonly anywhere: (lane: Lane, modifier: number) => number;
}

/** Modifiers that the tables cover. */
const LOWEST = -4;
const HIGHEST = 12;
/** Points above what it sheds that a unit is ready to heat up in a turn. */
const READY_HEAT = 4;

type Table = readonly (readonly number[])[];

/** The weapons of a unit that can still be fired. */
const usableMounts = (unit: StandardUnit): readonly StandardMount[] =>
  unit.sheet.mounts.filter((mount) => weaponProblem(unit, mount, isGone(unit, mount)) === null);

/** A mount with the ranges that it has from where its unit is. */
interface Reaching {
  readonly mount: StandardMount;
  readonly ranges: Readonly<Record<Range, number>>;
}

/** How deep in water a unit and those whom it fires at are. */
interface Depths {
  readonly from: Depth;
  readonly to: Depth;
}
const ASHORE: Depths = { from: 'dry', to: 'dry' };

/** Reckons the weapons of a unit out: as many of them as it can cool, each with its ranges in water (FIN-14, FIN-15). */
export function firepowerOf(state: StandardState, unit: StandardUnit, { from, to }: Depths = ASHORE): Firepower {
  const usable = cannotAct(unit) ? [] : usableMounts(unit);
  const mounts = usable.flatMap((mount): readonly Reaching[] => {
    const ranges = rangesAcross(from, to, fourLegsOf(unit), mount);
    return ranges ? [{ mount, ranges }] : [];
  });
  const cooled = unit.place ? Math.max(0, shedBy(state.board, unit) + READY_HEAT - unit.body.heat) : 0;
  const made = new Map<string, Table>();
  const tablesOf = (isFlipped: boolean): readonly Table[] =>
    Array.from({ length: DIAL }, (_, bearing) => {
      const bearers = mounts.filter(({ mount: { location, rear } }) =>
        within(rear || (isFlipped && isLimb(location)) ? ARCS.rear : ARCS[ARC_OF[location]], bearing),
      );
      const key = bearers.map(({ mount }) => mount.id).join();
      const table = made.get(key) ?? tableOf(unit, bearers, cooled);
      made.set(key, table);
      return table;
    });
  const ahead = tablesOf(false);
  const flipped = flips(unit) && !unit.body.prone ? tablesOf(true) : null;
  const twists = unit.body.prone ? [0] : [0, -1, 1];
  // What each facing promises on each bearing: the torso turned each way, or the arms flipped; each table once.
  const turnedAt = FACINGS.map((facing) =>
    Array.from({ length: DIAL }, (_, bearing): readonly Table[] => {
      const at = (tables: readonly Table[], twist: number): readonly Table[] =>
        tables.slice((bearing + DIAL - 4 * turned(facing, twist)) % DIAL).slice(0, 1);
      return [...new Set([...twists.flatMap((twist) => at(ahead, twist)), ...(flipped ? at(flipped, 0) : [])])];
    }),
  );
  const damage: Firepower['damage'] = ({ distance, bearing, woods }, facing, modifier) => {
    if (woods === null) return 0;
    const column = Math.max(0, modifier + woods - LOWEST);
    let most = 0;
    for (const table of turnedAt[facing]?.[bearing] ?? []) {
      const points = table[distance]?.[column] ?? 0;
      if (points > most) most = points;
    }
    return most;
  };
  const most = highest([...made.values()]);
  return {
    damage,
    anywhere: ({ distance, woods }, modifier) =>
      woods === null ? 0 : (most[distance]?.[Math.max(0, modifier + woods - LOWEST)] ?? 0),
  };
}

/** What the best of some tables promises, by distance and modifier. */
const highest = (tables: readonly Table[]): Table =>
  tables.reduce<Table>(
    (all, table) =>
      (table.length > all.length ? table : all).map((row, distance) =>
        row.map((_, column) => Math.max(all[distance]?.[column] ?? 0, table[distance]?.[column] ?? 0)),
      ),
    [],
  );

function tableOf(unit: StandardUnit, mounts: readonly Reaching[], cooled: number): Table {
  const farthest = Math.max(0, ...mounts.map(({ ranges }) => ranges.long));
  const modifiers = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => i + LOWEST);
  return Array.from({ length: farthest + 1 }, (_, distance) =>
    modifiers.map((modifier) => together(unit, mounts, cooled, distance, modifier)),
  );
}

/** What the weapons do that are worth their heat most, as many as can be cooled, the last one in part. */
function together(
  unit: StandardUnit,
  mounts: readonly Reaching[],
  cooled: number,
  distance: number,
  modifier: number,
): number {
  const shots = mounts
    .map((one) => ({ heat: heatOfFire(unit, one.mount), does: average(unit, one, distance, modifier) }))
    .filter(({ does }) => does > 0)
    .sort((a, b) => b.does / (1 + b.heat) - a.does / (1 + a.heat));
  let left = cooled;
  return shots.reduce((sum, { heat, does }) => {
    const share = heat <= left ? 1 : left / heat;
    left -= share * heat;
    return sum + share * does;
  }, 0);
}

function average(unit: StandardUnit, { mount, ranges }: Reaching, distance: number, modifier: number): number {
  const range = distance > 0 ? rangeIn(ranges, distance) : null;
  if (!range) return 0;
  const { minimum, toHit } = mount.weapon.full;
  const isPiece = bursts(mount.weapon.full);
  if (isPiece && distance <= TOO_NEAR) return 0;
  const near = distance <= minimum ? minimum - distance + 1 : 0;
  const number = unit.body.pilot.gunnery + RANGE_MODIFIER[range] + near + toHit + modifier + (isPiece ? STRAIGHT : 0);
  return (
    chanceToHit(number) * (hitDamage(mount, null, 'normal', range, { troopers: troopersAt(unit, mount) }).average / 36)
  );
}
