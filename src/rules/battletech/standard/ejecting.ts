import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { structureAt } from '../damage/left.js';
import { placeOf } from '../movement.js';
import { builtIn, waterIn } from '../terrain.js';
import type { Board, StandardState, StandardUnit, State, Unit } from '../types.js';
import { woodsIn } from '../units.js';
import { ejectionWounds, isSeatless } from './quirks.js';
import { steeringTalents } from './talents.js';
import type { Resolution } from './resolution.js';
import { isOut } from './phase-end.js';
import type { FullTerm, Numbered, PilotingRoll } from './terms.js';
import { isMech } from './vehicles.js';

/** A pilot leaves their 'Mech instead of moving it (option `ejection`, ADV-06): it is out, they live, hurt perhaps by the landing. */

/** What makes the landing harder: a 'Mech that lies, each point of structure that its head has lost, what the pilot comes down in. */
const LIES = 5;
const LANDS_IN = { clear: -2, water: -1, rough: 0, woods: [0, 2, 3, 4], jungle: [0, 3, 5, 7] } as const;
/** Whoever misses the roll by so much is wounded once, by twice as much twice, and so on. */
const A_WOUND_FOR = 2;

function ground(board: Board, unit: StandardUnit): number {
  const { hex } = placeOf(unit);
  const { rough, rubble, jungle } = board.hexes[hex] ?? {};
  if (waterIn(board, hex) > 0) return LANDS_IN.water;
  const woods = LANDS_IN[jungle ? 'jungle' : 'woods'][woodsIn(board, hex)];
  if (woods > 0) return woods;
  return rough || rubble ? LANDS_IN.rough : builtIn(board, hex) || LANDS_IN.clear;
}

/** The number of an ejection with what it is made of; the state of gyro and legs is nothing to it. */
export function ejectionNumber({ board }: Pick<StandardState, 'board'>, unit: StandardUnit): Numbered {
  const head = structureAt(unit, 'HD');
  const lost = head.of - head.left;
  const lands = ground(board, unit);
  const terms: readonly FullTerm[] = [
    { reason: 'piloting', value: unit.body.pilot.piloting },
    ...steeringTalents(unit.body.pilot),
    ...(unit.body.prone ? [{ reason: 'eject-prone', value: LIES } as const] : []),
    ...(lost > 0 ? [{ reason: 'eject-head', value: lost, n: lost } as const] : []),
    ...(lands === 0 ? [] : [{ reason: 'eject-ground', value: lands } as const]),
  ];
  return { number: terms.reduce((sum, { value }) => sum + value, 0), terms };
}

/** Why a pilot cannot eject, or `null`: the option, no seat to eject with, unconscious, the move has begun. */
export function ejectProblem({ options }: State, unit: Unit): Refusal | null {
  const facts = { unit: unit.id };
  if (options.ejection !== 'on' || !unit.body) return refuse('battletech/ejection-off', facts, 'ADV-06');
  if (!isMech(unit)) return refuse('battletech/ejects-not', facts, 'ADV-06');
  if (isSeatless(unit.sheet.full)) return refuse('battletech/ejects-never', facts, 'ADV-07');
  if (unit.body.pilot.out !== null) return refuse('battletech/pilot-out', facts, 'ADV-06');
  return unit.moved ? refuse('battletech/ejection-late', facts, 'ADV-06') : null;
}

/** A pilot ejects; whoever fails the roll is hurt, the more the worse it fails. */
export function eject(resolution: Resolution, id: UnitId): void {
  const unit = resolution.unit(id);
  const { number, terms } = ejectionNumber(resolution.state, unit);
  // It is rolled also where it cannot succeed: by how much it fails counts.
  const dice = resolution.dice.roll(2, 6, 'piloting');
  const missedBy = Math.max(0, number - total(dice));
  const success = missedBy === 0;
  const roll: PilotingRoll = { cause: 'ejected', number, terms, roll: dice, success };
  const damage = resolution.damageTo(id);
  const more = success ? 0 : ejectionWounds(unit.sheet.full);
  const wounds = Math.floor(missedBy / A_WOUND_FOR) + more;
  damage.hurt('ejection', wounds);
  damage.doom('ejected');
  resolution.happen({ type: 'Ejected', unit: id, roll, harm: damage.taken() });
  isOut(resolution, id);
}
