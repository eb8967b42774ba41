import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardUnit, Unit } from '../types.js';
import { modeProblem } from '../movement.js';
import { avoid } from './avoidance.js';
import type { Resolution } from './resolution.js';
import { legsOf } from './legs.js';
import { carries, equippedIn } from './parts.js';
import { isOut, shake } from './phase-end.js';
import type { SeenStandardUnit } from '../seen.js';

/**
 * MASC (AMB-SEQ-21): with its muscles overdriven a 'Mech runs twice its walking MP this turn. It is switched on before the
 * unit moves, with a roll that gets harder each turn in a row and easier by as much each turn without; whoever fails it
 * runs as fast, but takes a critical hit in each leg first.
 */

/** What 2D6 must reach, by the turns that it has been strained; beyond these it cannot be held. */
const HOLDS: readonly number[] = [3, 5, 7, 11];

/** The number to roll when it is switched on now; `null`: none is high enough. */
export const mascNeed = (unit: SeenStandardUnit): number | null => HOLDS[strainOf(unit)] ?? null;

/** Turns of strain: one more for each turn of use, one less for each without. */
const strainOf = (unit: SeenStandardUnit): number => unit.body.masc?.strain ?? 0;

const isMascOn = (unit: StandardUnit): boolean => unit.body.masc?.on === true;

/** Why a unit cannot switch its MASC on, or `null`. Whoever cannot run has no use for it. */
export function mascProblem(unit: Unit): Refusal | null {
  const facts = { unit: unit.id };
  if (!unit.body || !carries(unit.sheet, 'masc')) return refuse('battletech/no-masc', facts, 'AMB-SEQ-21');
  if (equippedIn(unit, 'masc').length === 0) return refuse('battletech/masc-destroyed', facts, 'AMB-SEQ-21');
  if (isMascOn(unit) || unit.moved) return refuse('battletech/masc-too-late', facts, 'AMB-SEQ-21');
  return modeProblem(unit, 'run');
}

/** Switches MASC on: the roll, and what it does to the legs when it fails. */
export function switchMasc(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const damageResolution = resolution.damageTo(id);
  const avoidance = avoid(mascNeed(unit), true, true, resolution.dice, 'masc');
  if (!avoidance.avoided) {
    for (const leg of legsOf(unit)) damageResolution.criticalIn(leg);
  }
  resolution.happen({
    type: 'MascSwitched',
    unit: id,
    strain: strainOf(unit),
    avoidance,
    harm: damageResolution.taken(),
  });
  if (!isOut(resolution, id)) shake(resolution, id);
  isOut(resolution, id);
}
