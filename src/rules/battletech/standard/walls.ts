import { total } from '../../kernel/dice.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { placeOf } from '../movement.js';
import { isInHall } from '../step.js';
import { dealtBy, wallRoll, type Building } from '../structures.js';
import { buildingIn, hexesWith } from '../terrain.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import { isInfantry, unitsIn } from '../stacking.js';
import { isPlatoon, motiveOf } from './infantry.js';
import { activeUnits } from '../units.js';
import { inGroups } from './body-tables.js';
import { around, struck, TENTH } from './shelter.js';
import { fall } from './falls.js';
import { footing, rollPiloting } from './piloting.js';
import type { Resolution } from './resolution.js';
import type { FullTerm, PilotingRoll } from './terms.js';
import { targetHexes } from './to-hit.js';
import { drivingTerms, isFlying, isMech } from './vehicles.js';
import { landAll } from './wounds.js';

/** Buildings in play: coming through their walls, what these take of a shot, and how they fall (TER-05 to TER-09). */

/** The terms of a roll through walls: how strong they are, and how fast the unit comes (TER-06). */
const wallTerms = (building: Building, entered: number): readonly FullTerm[] => [
  { reason: `building-${building.kind}`, value: wallRoll(building) },
  ...(targetHexes(entered) > 0 ? [{ reason: 'speed', value: targetHexes(entered), n: entered } as const] : []),
];

/** A vehicle is driven through walls as a 'Mech is piloted. */
function rollThrough(resolution: Resolution, unit: StandardUnit, terms: readonly FullTerm[]): PilotingRoll {
  if (isMech(unit)) return rollPiloting(unit, 'building', resolution.dice, terms);
  const all = [...drivingTerms(unit), ...terms];
  const number = all.reduce((sum, { value }) => sum + value, 0);
  const roll = resolution.dice.roll(2, 6, 'piloting');
  return { cause: 'building', number, terms: all, roll, success: total(roll) >= number };
}

/**
 * A unit comes through the walls about a hex, if it is not inside already: who fails the roll is struck by a tenth of their construction factor, and the walls
 * lose a tenth of the unit's tons in any case (TER-06). `entered`: the hexes that it has gone so far.
 */
export function breakIn(
  resolution: Resolution,
  id: UnitId,
  from: Hex,
  hex: Hex,
  entered: number,
  backward: boolean,
): void {
  const { board } = resolution.state;
  const unit = resolution.unit(id);
  const building = around(board, unit);
  // Troopers come in by the door (table 11.2.5).
  if (!building || isInfantry(unit) || isFlying(unit) || isInHall(board, from, hex, unit)) return;
  const roll = rollThrough(resolution, unit, [...footing(board, { hex }), ...wallTerms(building, entered)]);
  resolution.happen({ type: 'PilotingRolled', unit: id, roll });
  const damage = roll.success ? 0 : dealtBy(building, Math.ceil(building.cf / TENTH));
  const aspect = { table: 'full', side: backward ? 'rear' : 'front', cover: false } as const;
  const wounds = landAll(resolution.damageTo(id), aspect, damage > 0 ? [damage] : [], resolution.dice);
  const walls = struck(hex, building, Math.ceil(unit.sheet.tons / TENTH));
  resolution.happen({ type: 'WallsBroken', unit: id, damage, wounds, walls });
  if (walls.left === 0) collapse(resolution, hex);
}

/** The levels of a building that come down on who is so high in it: on who is on the roof the topmost (TER-09, TER-30). */
const above = (levels: number, up: number): number => levels - Math.min(up, levels - 1);

/**
 * A building falls: rubble is left, and whoever is in it or on it is struck by a tenth of the construction factor of each level above
 * them (TER-09). Who was up there falls as deep, but troopers do not take harm from that (TER-30).
 */
export function collapse(resolution: Resolution, hex: Hex): void {
  const { board, field } = resolution.state;
  const building = buildingIn(board, hex);
  if (!building) return;
  const cf = building.cf + (field.cracks?.[hex] ?? 0);
  const { kind, class: one } = building;
  const inside = activeUnits(resolution.state).filter((one) => one.place?.hex === hex && !isFlying(one));
  resolution.happen({ type: 'BuildingFell', hex, kind, ...(one ? { class: one } : {}) });
  for (const unit of inside) {
    const { id } = unit;
    const { up = 0 } = placeOf(unit);
    const damage = dealtBy(building, Math.ceil((cf * above(building.levels, up)) / TENTH));
    const aspect = { table: 'punch', side: 'front', cover: false } as const;
    const points = damage * burying(unit);
    const groups = isPlatoon(unit) ? [points] : inGroups(points);
    const wounds = landAll(resolution.damageTo(id), aspect, points > 0 ? groups : [], resolution.dice);
    resolution.happen({ type: 'Buried', unit: id, hex, damage: points, wounds });
    if (up > 0 && !isInfantry(unit) && isUp(resolution.unit(id)))
      fall(resolution, id, { cause: 'roof', levels: up, terms: [] });
  }
  explode(resolution, hex, building);
}

/** Whether a unit is still there to fall. */
const isUp = ({ status, body }: StandardUnit): boolean => status === 'active' && body.doomed === null;

/** What buries troopers strikes them harder: on foot three times, in suits and on carriers twice (TER-09). */
const burying = ({ sheet }: StandardUnit): number =>
  sheet.kind === 'battle-armour' ? 2 : sheet.kind === 'infantry' ? (motiveOf(sheet) ? 2 : 3) : 1;

/** A tank of fuel goes up: so much damage next to it, ten less for each hex more (TER-15). */
function explode(resolution: Resolution, hex: Hex, { blast = 0 }: Building): void {
  if (blast === 0) return;
  const reach = Math.ceil(blast / LESS_BY_HEX);
  const damage = Array.from({ length: reach }, (_, away) => blast - away * LESS_BY_HEX);
  resolution.goesOff({ hex, damage, by: null });
}
const LESS_BY_HEX = 10;

/** Whether each floor above the ground, and the roof, bears who is on it, `more` among them: no more tons than the construction factor (TER-30). */
export function isBorne(state: StandardState, hex: Hex, more?: StandardUnit): boolean {
  const { cf = Infinity } = buildingIn(state.board, hex) ?? {};
  const others = unitsIn(state, hex).filter(({ id }) => id !== more?.id);
  const tons = new Map<number, number>();
  for (const { place, sheet } of more ? [...others, more] : others) {
    const { up } = place ?? {};
    if (up !== undefined) tons.set(up, (tons.get(up) ?? 0) + sheet.tons);
  }
  return [...tons.values()].every((load) => load <= cf);
}

/** Whatever has no construction factor left falls, and what is left bears no more than that. */
export function fallDown(resolution: Resolution): void {
  const { board } = resolution.state;
  for (const hex of hexesWith(board, 'building'))
    if (buildingIn(board, hex)?.cf === 0 || !isBorne(resolution.state, hex)) collapse(resolution, hex);
}

/** Why no blow reaches a unit through walls, or `null`: it is inside and the other is not (TER-08). */
export function wallProblem(board: Board, striker: Hex, struck: StandardUnit): Refusal | null {
  return around(board, struck) && !buildingIn(board, striker)
    ? refuse('battletech/blow-inside', { target: struck.id, hex: placeOf(struck).hex }, 'TER-08')
    : null;
}
