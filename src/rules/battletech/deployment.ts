import { flies } from './kind-table.js';
import { leastOver, raised } from './flight.js';
import { distance, hexesOf, isOn, rowOf, columnOf, type Hex } from '../geometry/hex/hex.js';
import type { SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { onlyAnswer } from '../kernel/questions.js';
import type { Place, State, Unit, Zone } from './types.js';
import type { BattleTechRule } from './battletech.js';
import type { Command } from './commands.js';
import { restProblem } from './step.js';
import type { Step } from './agenda.js';
import { landingOf, mateOf, ridesFromTheStart } from './league/cocoons.js';
import { askSeats } from './asking.js';
import { isImpassable } from './terrain.js';
import { isIn } from './zone.js';
import { inPlaceOf, unitsIn } from './stacking.js';
import { hidingProblem, inTheOpen } from './standard/hiding.js';
import { changeUnits, findUnit, unitOf } from './units.js';

/** The zone in which a side deploys (QSR-60, QSR-61). */
export function zoneOf(state: Pick<State, 'deployment'>, side: SideId): Zone {
  const found = state.deployment.find((entry) => entry.side === side);
  if (!found) throw new Error(`no deployment zone for ${side}`);
  return found.zone;
}

/** The hexes where a unit can be deployed, those near the middle of the zone first; where no ground of it is fit for the unit, any that is free. */
export function freeHexes(state: State, unit: Unit): readonly Hex[] {
  const zone = zoneOf(state, unit.side);
  const middle = (zone.columns[0] + zone.columns[1]) / 2;
  const free = hexesOf(state.board)
    .filter((hex) => isIn(zone, hex) && !isImpassable(state.board, hex) && inPlaceOf(state, unit, hex) === null)
    .sort((a, b) => Math.abs(columnOf(a) - middle) - Math.abs(columnOf(b) - middle));
  const fit = free.filter((hex) => restProblem(state.board, unit, hex) === null);
  return landingOf(state, unit, fit.length > 0 ? fit : free);
}

/** Why a unit cannot be deployed in a hex: already on the map, off it, out of the zone, impassable, or taken. The facing is free (AMB-QSR-12). */
function deployProblem(state: State, unit: Unit, hex: Hex): Refusal | null {
  if (unit.status !== 'waiting') return refuse('battletech/already-deployed', { unit: unit.id }, 'QSR-60');
  if (!isOn(state.board, hex)) {
    return refuse('battletech/no-such-hex', { hex, columns: state.board.columns, rows: state.board.rows }, 'QSR-03');
  }
  const zone = zoneOf(state, unit.side);
  if (!isIn(zone, hex)) {
    const params = { unit: unit.id, hex, rows: spanOf(zone.rows), columns: spanOf(zone.columns) };
    return refuse('battletech/outside-zone', params, 'QSR-60');
  }
  if (isImpassable(state.board, hex)) return refuse('battletech/impassable', { unit: unit.id, hex }, 'TER-01');
  const there = inPlaceOf(state, unit, hex);
  if (there) return refuse('battletech/hex-occupied', { hex, unit: there.id }, 'QSR-27');
  const unfit = restProblem(state.board, unit, hex);
  return unfit && !freeHexes(state, unit).includes(hex) ? unfit : cocoonLanding(state, unit, hex);
}

/** Why a unit cannot come down so far from the others of its cocoon (CLN-20). */
function cocoonLanding(state: State, unit: Unit, hex: Hex): Refusal | null {
  const mate = mateOf(state, unit);
  return mate && !freeHexes(state, unit).includes(hex)
    ? refuse('battletech/beside-cocoon', { unit: unit.id, mate: mate.id, hex: mate.place?.hex ?? hex }, 'CLN-20')
    : null;
}

/** A span of rows or columns as one writes it: "15–17", or "1" for a single one. */
const spanOf = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}–${to}`);

/** Where the referee puts a unit whose player lets their time run out: the middle of its zone, by itself if it can, facing the enemy's edge. */
function defaultDeployment(match: State, unit: Unit): Extract<Command, { type: 'deploy' }> {
  // Everybody is told of it: it says nothing of who hides where.
  const state = inTheOpen(match);
  const free = freeHexes(state, unit);
  const hex = free.find((one) => unitsIn(state, one).length === 0) ?? free[0];
  if (!hex) throw new Error(`no free hex for ${unit.id}`);
  const facing: Place['facing'] = rowOf(hex) * 2 > state.board.rows ? 0 : 3;
  return { type: 'deploy', unit: unit.id, hex, facing };
}

/**
 * Why a unit cannot hide in a hex, or `null`. Where the referee would put those of its side who are still to come nobody hides:
 * that they end elsewhere would give it away (HID-01).
 */
export function hideoutProblem(state: State, unit: Unit, hex: Hex): Refusal | null {
  const problem = hidingProblem(state, unit);
  if (problem) return problem;
  const seen = inTheOpen(state);
  const toCome = state.units.filter((one) => one.side === unit.side && one.status === 'waiting' && one.id !== unit.id);
  const isKept = toCome.some((one) =>
    freeHexes(seen, one)
      .filter((free) => unitsIn(seen, free).length === 0)
      .slice(0, toCome.length)
      .includes(hex),
  );
  const units = toCome.map(({ id }) => id);
  return isKept ? refuse('battletech/hides-in-the-way', { unit: unit.id, hex, units }, 'HID-01') : null;
}

/** One unit of a side is deployed, by any seat of the side that has one left; then the next. */
export const deployRule: BattleTechRule<Extract<Step, { type: 'deploy' }>> = {
  ask(state, { side }) {
    const waiting = state.game.units.filter((unit) => unit.side === side && unit.status === 'waiting');
    return askSeats(state, waiting, 'turn', (units) => ({
      topic: { ask: 'deploy', units: units.map((unit) => unit.id) },
      fallback: defaultDeployment(state.game, firstOf(units)),
    }));
  },
  run(state, { side }, answers) {
    const command = onlyAnswer(answers, 'deploy');
    if (!command) return { events: [], then: [] };
    const { unit, hex, facing, hidden } = command;
    const left = state.game.units.some((one) => one.side === side && one.status === 'waiting' && one.id !== unit);
    const deployed = unitOf(state.game, unit);
    const there = inPlaceOf(state.game, deployed, hex);
    // Where a unit stands that its seat could not see it is put into the nearest hex that is free (C-02).
    const [near = hex] = there ? nearestFirst(freeHexes(state.game, deployed), hex) : [];
    const place = begun(state.game, deployed, { hex: near, facing });
    const rides = hidden ? null : ridesFromTheStart(...arrived(state.game, deployed, place));
    return {
      events: [
        ...(there ? [{ type: 'WayBarred', unit, hex, by: there.id } as const] : []),
        {
          type: 'UnitDeployed',
          unit,
          place,
          ...(hidden ? { hidden } : {}),
        },
        ...(rides ? [{ type: 'Mounted', ...rides, outside: true } as const] : []),
      ],
      then: left ? [{ type: 'deploy', side }] : [],
    };
  },
};

/** A match with a unit where it has come to, and the unit there. */
function arrived(state: State, { id }: Unit, place: Place): [State, Unit] {
  const there = changeUnits<State>(state, (unit) => (unit.id === id ? { ...unit, status: 'active', place } : unit));
  return [there, unitOf(there, id)];
}

/** A place as a unit takes it when it comes to the match: what flies is in the air, as low as it may be (UNI-30). */
const begun = ({ board }: State, unit: Unit, place: Place): Place =>
  flies(unit) ? raised(place, leastOver(board, place.hex)) : place;

const nearestFirst = (hexes: readonly Hex[], to: Hex): readonly Hex[] =>
  hexes.toSorted((a, b) => distance(a, to) - distance(b, to));

/** Checks an answer to "deploy". */
export function checkDeploy(
  state: State,
  mine: readonly Unit[],
  command: Extract<Command, { type: 'deploy' }>,
): Refusal | null {
  const unit = findUnit(state, command.unit);
  if (!unit || !mine.includes(unit)) {
    return refuse('battletech/not-this-unit', { unit: command.unit, known: mine.map((one) => one.id) }, 'QSR-60');
  }
  return deployProblem(state, unit, command.hex) ?? (command.hidden ? hideoutProblem(state, unit, command.hex) : null);
}

function firstOf(units: readonly Unit[]): Unit {
  const [first] = units;
  if (!first) throw new Error('no unit to ask for');
  return first;
}
