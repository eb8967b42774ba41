import { isDriven } from '../kind-table.js';
import { total, type Dice, type Roll } from '../../kernel/dice.js';
import type { Location } from '../vocabulary.js';
import type { StandardWeapon } from '../record-sheet.js';
import type { HullHit, Wound } from './damage-steps.js';
import type { ColumnShift } from './types.js';
import type { AttackedSide, HitTable } from './terms.js';
import { isLost } from '../damage/lost.js';
import { TRANSFER } from '../tables.js';
import { DICE_OF, landing, type Landing } from './hit-tables.js';
import { rollMotive, strikeVehicle } from './vehicle-damage.js';
import { hullLanding, type VehicleLanding } from './vehicle-tables.js';
import { isVehicle } from './vehicles.js';
import { isInfantry } from '../stacking.js';
import { isPlatoon } from './infantry.js';
import { findTrooper, IN_THE_OPEN, strikeTroops, type TroopLanding } from './troop-damage.js';
import { editionOf } from './editions.js';
import { fallOff, meetTroopers, type Struck } from './hull.js';
import { hasFourLegs, isLeg } from './legs.js';
import type { DamageResolution } from './damage-resolution.js';

/** Hits: each group of damage finds a location of its own and does there what it does. */

/**
 * Which table a hit uses, for the side that is hit. `cover`: leg hits strike the cover (table 7.2.1). `below`: it comes from
 * under the water in which the target wades, and all but leg hits are lost (FIN-14).
 */
export interface Aspect {
  readonly table: HitTable;
  readonly side: AttackedSide;
  readonly cover: boolean;
  readonly below?: boolean;
  /** It comes from a physical attack, of which a rotor takes all (UNI-32). */
  readonly physical?: boolean;
  /** The weapon that it comes from, whose template boxes are struck by. */
  readonly weapon?: StandardWeapon;
  readonly shift?: ColumnShift;
  /** It only grazes, and strikes what lies inside less easily (ADV-07). */
  readonly glancing?: boolean;
}

type Landed = Landing | VehicleLanding | TroopLanding;

const isCovered = ({ unit }: DamageResolution, { cover, below = false }: Aspect, location: Location): boolean =>
  below ? !isLeg(unit, location) : cover && isLeg(unit, location);

/** The row of a table that a roll is read in: in the 2026 rules punches from the front strike the other side (EDN-03). */
const fallsOn = ({ unit }: DamageResolution, { table, side }: Aspect, sum: number): number =>
  editionOf(unit).mirrorsPunches && table === 'punch' && side === 'front' && sum < 6 ? 6 - sum : sum;

/** Where a hit lands: on a vehicle by the side that is hit, whatever struck it (UNI-70). */
function find(
  damageResolution: DamageResolution,
  aspect: Aspect,
  dice: Dice,
): Landed & { readonly roll: Roll | null; readonly covered: boolean } {
  const { table, side } = aspect;
  const { sheet } = damageResolution.unit;
  if (isInfantry(damageResolution.unit)) return { ...findTrooper(damageResolution.unit, dice), covered: false };
  if (isDriven(sheet)) {
    const roll = dice.roll(2, 6, 'hit-location');
    const { vehicleTable } = damageResolution.rulings;
    const landed = hullLanding(sheet, side, total(roll), vehicleTable);
    if (!landed) throw new Error(`no location for a roll of ${total(roll)}`);
    return { ...landed, roll, covered: false };
  }
  const roll = dice.roll(DICE_OF[table], 6, 'hit-location');
  const where = landing(
    table,
    side,
    fallsOn(damageResolution, aspect, total(roll)),
    hasFourLegs(damageResolution.unit),
    damageResolution.league.tables.hits,
  );
  if (!where) throw new Error(`no location for a roll of ${total(roll)}`);
  return { ...where, roll, covered: isCovered(damageResolution, aspect, where.location) };
}

/** Damage where it has landed: the one place where kinds of units part ways. */
function strike(resolution: DamageResolution, landed: Landed, points: number, aspect: Aspect, dice: Dice): void {
  if ('troop' in landed) strikeTroops(resolution, landed.location, points);
  else if ('motive' in landed) strikeVehicle(resolution, landed, points, aspect, dice);
  else resolution.strike(landed.location, points, landed.rear, landed.through, aspect);
}

/** Where a NARC pod strikes: as damage it goes inward from a location that is gone (FIN-50). */
export function stick(
  damageResolution: DamageResolution,
  aspect: Aspect,
  dice: Dice,
): { readonly location: Location; readonly roll: Roll | null; readonly covered: boolean } {
  const { roll, location, covered } = find(damageResolution, aspect, dice);
  const { unit } = damageResolution;
  const inward = (at: Location): Location => {
    const next = isLost(unit, at) ? TRANSFER[at] : null;
    return next === null ? at : inward(next);
  };
  return { location: inward(location), roll, covered };
}

/** One group of damage: its location is rolled, and it takes effect there. */
export function land(damageResolution: DamageResolution, aspect: Aspect, points: number, dice: Dice): Wound {
  const first = find(damageResolution, aspect, dice);
  const over = first.covered
    ? null
    : first.location === 'HD'
      ? 'head'
      : 'through' in first && first.through
        ? 'through'
        : null;
  const again = over !== null && first.roll !== null && damageResolution.spendsEdge(first.roll, over);
  const landed = again ? find(damageResolution, aspect, dice) : first;
  const { roll, location, covered } = landed;
  const inOpen = isPlatoon(damageResolution.unit) && damageResolution.open;
  const taken = inOpen ? IN_THE_OPEN * points : points;
  const effect = covered ? { harm: [] } : effectOf(damageResolution, landed, taken, aspect, dice);
  return { roll, location, points: taken, covered, ...effect, ...(inOpen ? { open: true } : {}) };
}

/** What a hit does where it has landed; troopers on the outside may take some of it first (UNI-62, UNI-66). */
function effectOf(
  damageResolution: DamageResolution,
  landed: Landed,
  points: number,
  aspect: Aspect,
  dice: Dice,
): Pick<Wound, 'harm' | 'onHull'> {
  const met = meetTroopers(damageResolution, struckAt(landed), points, dice);
  const left = met.reduce((sum, { points: borne }) => sum - (borne ?? 0), points);
  if (left > 0 || points === 0) strike(damageResolution, landed, left, aspect, dice);
  return withFallen(damageResolution, met);
}

/** The steps told so far, with the troopers whom they met, and those who fell with what they held on to. */
function withFallen(damaging: DamageResolution, met: readonly HullHit[] = []): Pick<Wound, 'harm' | 'onHull'> {
  const harm = damaging.taken();
  const onHull = [...met, ...fallOff(damaging, harm)];
  return onHull.length > 0 ? { harm, onHull } : { harm };
}

const struckAt = (landed: Landed): Struck => ({
  location: landed.location,
  rear: 'rear' in landed && landed.rear,
  critical: ('critical' in landed && landed.critical) || ('through' in landed && landed.through),
});

/** A group of damage on a location that is known already; the cover takes what was aimed at a leg behind it. */
export function landOn(
  damageResolution: DamageResolution,
  location: Location,
  points: number,
  aspect: Aspect,
  dice: Dice,
): Wound {
  const covered = isCovered(damageResolution, aspect, location);
  const landed: Landed = isVehicle(damageResolution.unit)
    ? { location, motive: false, critical: false }
    : isInfantry(damageResolution.unit)
      ? { location, troop: true }
      : { location, rear: aspect.side === 'rear', through: false };
  const effect = covered ? { harm: [] } : effectOf(damageResolution, landed, points, aspect, dice);
  return { roll: null, location, points, covered, ...effect };
}

/** Damage to a location of a 'Mech with a critical roll besides, whatever is left of its armour (UNI-64, UNI-65). */
export function criticalAt(
  damaging: DamageResolution,
  { roll, location, rear, points }: Pick<Wound, 'roll' | 'location' | 'points'> & { readonly rear: boolean },
): Wound {
  damaging.strike(location, points, rear, true);
  return { roll, location, points, covered: false, ...withFallen(damaging) };
}

/** The same on a vehicle, where its table says in front. */
export function landHard(damaging: DamageResolution, points: number, dice: Dice): Wound {
  const aspect: Aspect = { table: 'full', side: 'front', cover: false };
  const { roll, location, covered } = find(damaging, aspect, dice);
  strike(damaging, { location, motive: false, critical: true }, points, aspect, dice);
  return { roll, location, points, covered, ...withFallen(damaging) };
}

/** Several groups, one after the other. */
export const landAll = (
  damageResolution: DamageResolution,
  aspect: Aspect,
  groups: readonly number[],
  dice: Dice,
): readonly Wound[] => groups.map((points) => land(damageResolution, aspect, points, dice));

/** What a charge does to whoever made it, or mines to whoever treads on them; a vehicle rolls for its motive system besides (UNI-72). */
export function jolted(
  damaging: DamageResolution,
  aspect: Aspect,
  groups: readonly number[],
  dice: Dice,
): readonly Wound[] {
  const wounds = landAll(damaging, aspect, groups, dice);
  rollMotive(damaging, aspect.side, dice);
  const harm = damaging.taken();
  return wounds.map((wound, i) => (i === wounds.length - 1 ? { ...wound, harm: [...wound.harm, ...harm] } : wound));
}
