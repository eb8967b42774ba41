import type { UnitId } from '../../kernel/ids.js';
import { move, placeOf } from '../movement.js';
import type { Command, StandardState, Twist, StandardUnit } from '../types.js';
import { changeUnit, unitOf } from '../units.js';
import { chargeDamage, chargeRecoil, plungeDamage, plungeRecoil } from './blow-damage.js';
import type { BlowToHit, PilotingCause } from './terms.js';
import { fourLegsOf } from './legs.js';
import { hazardIn, resumed } from './moving.js';
import { pilotingNumber } from './piloting.js';
import { onceRisen, onward } from './rising.js';
import { blowAt, pointsOf, possibleBlows } from './striking.js';
import type { Blow } from './types.js';

/** What lies ahead of an order before it is given: the number and damage of a blow, the piloting rolls of a move. */

type Moves = Extract<Command, { type: 'move' }>;

/** A physical attack before it is made. `recoil`: what the attacker takes itself if it hits. */
export interface BlowProspect {
  readonly blow: Blow;
  readonly toHit: BlowToHit;
  readonly damage: number;
  readonly recoil: number;
}

/** The blows that a unit could strike at a target with its torso turned so; of one that charges, the charge (table 7.2.7). */
export function blowProspects(
  state: StandardState,
  unit: StandardUnit,
  target: UnitId,
  twist: Twist,
): readonly BlowProspect[] {
  const turned: StandardUnit = { ...unit, body: { ...unit.body, twist } };
  return possibleBlows(state, turned)
    .filter(({ blow }) => blow.target === target)
    .map(({ blow, toHit }) => ({ blow, toHit, ...pointsIn(state, turned, blow, unit.body.charge?.hexes ?? 0) }));
}

/** The charge or the death from above that a move is to end in; `null`: it ends in none. */
export function chargeProspect(
  state: StandardState,
  unit: StandardUnit,
  { mode, steps, exit, charge }: Moves,
): BlowProspect | null {
  const moved = charge === undefined ? null : move(state, unit, mode, steps, exit, resumed(unit));
  if (charge === undefined || !moved?.ok) return null;
  const { movement, to } = moved.value;
  const there: StandardUnit = { ...unit, place: to, moved: movement };
  const blow: Blow = { kind: mode === 'jump' ? 'death-from-above' : 'charge', limb: null, target: charge };
  const toHit = blowAt(
    changeUnit(state, unit.id, () => there),
    there,
    blow,
  );
  return toHit.ok ? { blow, toHit: toHit.value, ...pointsIn(state, there, blow, movement.entered) } : null;
}

function pointsIn(
  state: StandardState,
  unit: StandardUnit,
  blow: Blow,
  hexes: number,
): Pick<BlowProspect, 'damage' | 'recoil'> {
  const { tons } = unit.sheet;
  switch (blow.kind) {
    case 'charge':
      return { damage: chargeDamage(tons, hexes), recoil: chargeRecoil(unitOf(state, blow.target).sheet.tons) };
    case 'death-from-above':
      return { damage: plungeDamage(tons), recoil: plungeRecoil(tons) };
    case 'punch':
    case 'kick':
    case 'push':
    case 'club':
      return { damage: pointsOf(state, unit, blow), recoil: 0 };
  }
}

/** A piloting roll that an order calls for. */
export interface PilotingAhead {
  readonly cause: PilotingCause;
  readonly number: number;
}

/** The piloting rolls that standing up, water and rubble on the way call for (table 7.2.2), in their order. */
export function rollsAhead(
  state: StandardState,
  unit: StandardUnit,
  command: Extract<Command, { type: 'move' | 'stand-up' }>,
): readonly PilotingAhead[] {
  if (command.type === 'move') return rollsOfMove(state, unit, command);
  const rises = fourLegsOf(unit)?.whole
    ? []
    : [{ cause: 'stand-up', number: pilotingNumber(unit, 'stand-up').number } as const];
  const more = onward(command);
  const up = onceRisen(state, unit, command.mode);
  return more ? [...rises, ...rollsOfMove(up.state, up.unit, more)] : rises;
}

function rollsOfMove(
  state: StandardState,
  unit: StandardUnit,
  { mode, steps, exit, charge }: Moves,
): readonly PilotingAhead[] {
  const moved = move(state, unit, mode, steps, exit, resumed(unit));
  if (!moved.ok) return [];
  const path = moved.value.movement.path.map(({ hex }) => hex);
  const entered = path.filter((hex, i) => hex !== (path[i - 1] ?? placeOf(unit).hex));
  // Whoever jumps meets the water where they land, not while they are still to come down on an enemy.
  const met = mode !== 'jump' ? entered : charge === undefined ? entered.slice(-1) : [];
  return met.flatMap((hex): readonly PilotingAhead[] => {
    const hazard = hazardIn(state.board, hex);
    if (!hazard || (mode === 'jump' && hazard.cause !== 'water')) return [];
    return [{ cause: hazard.cause, number: pilotingNumber(unit, hazard.cause, hazard.terms).number }];
  });
}
