import { crash } from './crash.js';
import { isMech } from './vehicles.js';
import { total, type Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf, waterAt } from '../movement.js';
import type { Facing } from '../../geometry/hex/facing.js';
import type { StandardUnit } from '../types.js';
import { editionOf } from './editions.js';
import { fallDamage, fallen, inGroups } from './body-tables.js';
import type { Resolution } from './resolution.js';
import type { PilotingCause } from './piloting-causes.js';
import type { AttackedSide, FullTerm, PilotingRoll } from './terms.js';
import { FOOTINGS } from './footings.js';
import { footing, rollPiloting } from './piloting.js';
import { FALLS_ON, treadOnAll } from './treading.js';
import { landAll } from './wounds.js';

/** Piloting rolls that fail end in a fall, with damage to the unit and perhaps to its pilot (table 7.2.3). */

/** Terms that a cause alone brings to the roll that spares the pilot: those of the roll that failed. */
export const carried = (roll: PilotingRoll): readonly FullTerm[] =>
  roll.terms.filter(({ reason }) => !STANDING.some((one) => one === reason));
const STANDING = [
  'piloting',
  'talent-surefooted',
  'quirk-cramped-cockpit',
  'quirk-hard-to-pilot',
  'gyro-hit',
  'gyro-gone',
  'four-legs',
  'hip-hit',
  'leg-lost',
  'leg-actuator-hit',
  ...FOOTINGS,
] as const;

/**
 * How a unit falls. `levels` down from where it stood, of them so many `above` the surface where it falls into water; `onto`: the
 * side it falls on without a roll, facing as it did.
 */
export interface Fall {
  readonly cause: PilotingCause;
  readonly levels: number;
  readonly above?: number;
  readonly terms: readonly FullTerm[];
  readonly onto?: AttackedSide;
}

/** A unit makes a piloting roll and falls if it fails. True while it stays on its feet; only 'Mechs can fall (UNI-02). */
export function keepFeet(
  resolution: Resolution,
  id: UnitId,
  cause: PilotingCause,
  more: readonly FullTerm[] = [],
  levels = 0,
): boolean {
  const unit = resolution.unit(id);
  if (!isMech(unit)) return true;
  const roll = rollPiloting(unit, cause, resolution.dice, [...footing(resolution.state.board, unit.place), ...more]);
  resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  if (!roll.success) fall(resolution, id, { cause, levels, terms: carried(roll) });
  return roll.success;
}

/** How a unit lies after a fall by a die: in the 2026 rules it faces as it did, and lies on its back by a 1 (EDN-03). */
function landed(
  unit: StandardUnit,
  facing: Facing,
  direction: Roll,
): { readonly direction: Roll; readonly facing: Facing; readonly side: AttackedSide } {
  const die = total(direction);
  if (!editionOf(unit).fallsAhead) return { direction, ...fallen(facing, die) };
  return { direction, facing, side: die === 1 ? 'rear' : 'front' };
}

/** A unit falls, or comes down if it is a vehicle: side and new facing by 1D6, damage in groups of five, a roll to spare the pilot. */
export function fall(resolution: Resolution, id: UnitId, { cause, levels, above = 0, terms, onto }: Fall): void {
  const unit = resolution.unit(id);
  if (!isMech(unit)) {
    crash(resolution, id, levels);
    return;
  }
  const { hex, facing } = placeOf(unit);
  const lying =
    onto === undefined
      ? landed(unit, facing, resolution.dice.roll(1, 6, 'fall'))
      : ({ direction: null, facing, side: onto } as const);
  const { board, options } = resolution.state;
  const drop = { levels, above, depth: waterAt(resolution.state, unit) };
  const lots = fallDamage(unit.sheet.tons, drop, options.waterFallRounding);
  const damageResolution = resolution.damageTo(id);
  const wounds = landAll(
    damageResolution,
    { table: 'full', side: lying.side, cover: false },
    lots.flatMap((lot) => inGroups(lot)),
    resolution.dice,
  );
  const height: readonly FullTerm[] = levels > 0 ? [{ reason: 'levels-fallen', value: levels, n: levels }] : [];
  // The roll is made as the unit stood before the fall: what the fall itself breaks comes too late to matter.
  const pilot = rollPiloting(unit, 'avoid-pilot-damage', resolution.dice, [
    ...footing(board, unit.place),
    ...terms,
    ...height,
  ]);
  if (!pilot.success && damageResolution.unit.body.doomed === null) damageResolution.hurt('fall', 1);
  resolution.happen({
    type: 'Fell',
    unit: id,
    cause,
    levels,
    hex,
    ...lying,
    damage: lots.reduce((sum, lot) => sum + lot, 0),
    wounds,
    pilot,
    harm: damageResolution.taken(),
  });
  treadOnAll(resolution, id, FALLS_ON);
}
