import type { LeagueAhead, PhysicalProspect } from './reckoning.js';
import type { UnitId } from '../../kernel/ids.js';
import { move, placeOf } from '../movement.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { changeUnit, unitOf } from '../units.js';
import { chargeOf, chargeRecoil, plungeDamage, plungeRecoilOf } from './physical-damage.js';
import type { PilotingCause } from './piloting-causes.js';
import { fourLegsOf } from './legs.js';
import { isMech } from './vehicles.js';
import { bogIn, bogTerms } from './bogs.js';
import { hazardIn, type Hazard } from './encounters.js';
import { resumed } from './moving.js';
import { footing, pilotingNumber } from './piloting.js';
import { scanAhead } from './probing.js';
import { onceRisen, onward } from './rising.js';
import { isBorne } from './walls.js';
import { wetLocations } from './water.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { soakAhead } from '../league/flooding.js';
import { tablesOf } from '../league/tables.js';
import { physicalAttackAt, pointsOf, possiblePhysicalAttacks } from './physical-attacks.js';
import type { PhysicalAttack, Twist } from './types.js';

/** What lies ahead of an order before it is given: the number and damage of a physical attack, the piloting rolls of a move. */

type Moves = Extract<Command, { type: 'move' }>;

/** The physical attacks that a unit could make on a target with its torso turned so; of one that charges, the charge (table 7.2.7). */
export function physicalProspects(
  state: StandardState,
  unit: StandardUnit,
  target: UnitId,
  twist: Twist,
): readonly PhysicalProspect[] {
  const turned: StandardUnit = { ...unit, body: { ...unit.body, twist } };
  return possiblePhysicalAttacks(state, turned)
    .filter(({ attack }) => attack.target === target)
    .map(({ attack, toHit }) => ({
      blow: attack,
      toHit,
      ...pointsIn(state, turned, attack, unit.body.charge?.hexes ?? 0),
    }));
}

/** The charge or the death from above that a move is to end in; `null`: it ends in none. */
export function chargeProspect(
  state: StandardState,
  unit: StandardUnit,
  { mode, steps, exit, charge }: Moves,
): PhysicalProspect | null {
  const moved = charge === undefined ? null : move(state, unit, mode, steps, exit, resumed(unit));
  if (charge === undefined || !moved?.ok) return null;
  const { movement, to } = moved.value;
  const there: StandardUnit = { ...unit, place: to, moved: movement };
  const attack: PhysicalAttack = { kind: mode === 'jump' ? 'death-from-above' : 'charge', limb: null, target: charge };
  const toHit = physicalAttackAt(
    changeUnit(state, unit.id, () => there),
    there,
    attack,
  );
  return toHit.ok ? { blow: attack, toHit: toHit.value, ...pointsIn(state, there, attack, movement.entered) } : null;
}

function pointsIn(
  state: StandardState,
  unit: StandardUnit,
  attack: PhysicalAttack,
  hexes: number,
): Pick<PhysicalProspect, 'damage' | 'recoil'> {
  const { tons } = unit.sheet;
  switch (attack.kind) {
    case 'charge':
      return { damage: chargeOf(unit, hexes), recoil: chargeRecoil(unitOf(state, attack.target).sheet.tons) };
    case 'death-from-above':
      return { damage: plungeDamage(tons), recoil: plungeRecoilOf(unit) };
    case 'punch':
    case 'kick':
    case 'push':
    case 'club':
    case 'brush-off':
      return { damage: pointsOf(state, unit, attack), recoil: 0 };
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
  command: Extract<Command, { type: 'move' | 'stand-up' | 'careful-stand' }>,
): readonly PilotingAhead[] {
  if (command.type === 'move') return rollsOfMove(state, unit, command);
  if (command.type === 'careful-stand') return [toStand(state, unit, 'careful-stand')];
  const rises = fourLegsOf(unit)?.whole ? [] : [toStand(state, unit, 'stand-up')];
  const more = onward(command);
  const up = onceRisen(state, unit, command.mode);
  return more ? [...rises, ...rollsOfMove(up.state, up.unit, more)] : rises;
}

const toStand = ({ board }: StandardState, unit: StandardUnit, cause: PilotingCause): PilotingAhead => ({
  cause,
  number: pilotingNumber(unit, cause, footing(board, unit.place)).number,
});

/** The first roof or floor on the way of a move that does not bear the unit and so comes down under it, by its hex; `null`: there is none (TER-30). */
export function collapseAhead(state: StandardState, unit: StandardUnit, { mode, steps, exit }: Moves): Hex | null {
  const moved = move(state, unit, mode, steps, exit, resumed(unit));
  if (!moved.ok) return null;
  const { movement, to } = moved.value;
  const met = mode === 'jump' ? [to] : [...movement.path.slice(1), to];
  const loads = met.filter(({ up }) => up !== undefined);
  return loads.find((place) => !isBorne(state, place.hex, { ...unit, place }))?.hex ?? null;
}

/** What a move may lead to by the rules of a league; a move that is refused leads to nothing. */
export function leagueAhead(state: StandardState, unit: StandardUnit, { mode, steps, exit }: Moves): LeagueAhead {
  const moved = move(state, unit, mode, steps, exit, resumed(unit));
  if (!moved.ok) return { soaks: [], scan: null };
  const { movement, to } = moved.value;
  const hexes = movement.path.map(({ hex }) => hex);
  const there: StandardUnit = { ...unit, place: to, moved: movement };
  return standingAhead(state, there, mode === 'jump' ? hexes.slice(-1) : hexes);
}

/** What standing where a unit stands may lead to, coming there through these hexes. */
export function standingAhead(state: StandardState, unit: StandardUnit, hexes?: readonly Hex[]): LeagueAhead {
  const wets = state.options.flooding === 'parts' && isMech(unit);
  const wet = (hexes ?? [placeOf(unit).hex]).flatMap((hex) => wetLocations(state.board, unit, hex));
  return { soaks: wets ? soakAhead(tablesOf(state), unit, wet) : [], scan: scanAhead(state, unit) };
}

function rollsOfMove(
  state: StandardState,
  unit: StandardUnit,
  { mode, steps, exit, charge }: Moves,
): readonly PilotingAhead[] {
  const moved = move(state, unit, mode, steps, exit, resumed(unit));
  if (!moved.ok || !isMech(unit)) return [];
  const path = moved.value.movement.path.map(({ hex }) => hex);
  const entered = path.filter((hex, i) => hex !== (path[i - 1] ?? placeOf(unit).hex));
  // Whoever jumps meets the water where it lands, not while it is still to come down on an enemy.
  const met = mode !== 'jump' ? entered : charge === undefined ? entered.slice(-1) : [];
  return met.flatMap((hex): readonly PilotingAhead[] => {
    const hazard = hazardIn(state.board, hex, unit, mode);
    const harder = mode === 'jump' ? null : bogIn(state.board, hex, unit);
    const met: readonly Hazard[] = [
      ...(hazard && (mode !== 'jump' || hazard.cause === 'water') ? [hazard] : []),
      ...(harder === null ? [] : [{ cause: 'bog', terms: bogTerms(harder) } as const]),
    ];
    return met.map(({ cause, terms }) => ({
      cause,
      number: pilotingNumber(unit, cause, [...footing(state.board, { hex }), ...terms]).number,
    }));
  });
}
