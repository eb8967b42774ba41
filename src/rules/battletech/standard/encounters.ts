import { flies } from '../kind-table.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { bridgeIn, buildingIn, floorOf, waterIn } from '../terrain.js';
import type { Board, StandardUnit } from '../types.js';
import type { Mode } from '../vocabulary.js';
import { ambush } from './ambush.js';
import { mines } from './mines.js';
import { editionOf } from './editions.js';
import { waterTerm } from './piloting.js';
import { skidTerm } from './skid.js';
import type { PilotingCause } from './piloting-causes.js';
import type { FullTerm } from './terms.js';
import type { Encounter, Walk } from './walk.js';
import { isFlying } from './vehicles.js';
import { isInHall } from '../step.js';
import { bears, bridgeFalls } from './bridges.js';
import { bogIn, bogTerms, isBogged } from './bogs.js';
import { ice } from './ice.js';
import { climb, descend } from './climbing.js';
import { magma } from './magma.js';
import { quicksand, sunkTerms } from './quicksand.js';
import { breakIn, collapse, isBorne } from './walls.js';
import { aloft } from '../storeys.js';
import { boardAt } from '../under.js';

/** What a unit can come upon on its way, in the order in which it does. What a hex sets off is here and nowhere else. */

/** What calls for a roll in a hex. */
export interface Hazard {
  readonly cause: PilotingCause;
  readonly terms: readonly FullTerm[];
}

/** Water, rubble and, at a run, ice call for a roll as a unit enters them on foot (table 7.2.2, TER-20), not from a bridge over them (TER-17); by the rules of 2026 whoever walks wades in without (EDN-03). */
export function hazardIn(board: Board, hex: Hex, unit: StandardUnit, mode: Mode): Hazard | null {
  const depth = waterIn(board, hex);
  if (depth > 0 && mode === 'walk' && !editionOf(unit).wades) return null;
  if (depth > 0) return { cause: 'water', terms: [waterTerm(depth)] };
  const { bridge: deck, ice: frozen, rubble, ultraRubble } = board.hexes[hex] ?? {};
  if (deck) return null;
  if (rubble || ultraRubble) return { cause: 'rubble', terms: [] };
  return frozen && mode === 'run' ? { cause: 'ice', terms: [] } : null;
}

/** Whether a vehicle rides on air, so that it drifts wherever it turns at full speed, and never skids (UNI-20, UNI-30). */
const drifts = ({ sheet }: StandardUnit): boolean =>
  flies({ sheet }) || (sheet.kind === 'vehicle' && sheet.motive === 'hover');

/** Whether a unit has turned in the hex that it entered. */
const hasTurnedThere = ({ at, heading, mode }: Walk): boolean =>
  mode !== 'jump' && at.entered > 0 && at.place.facing !== heading;
/** Whether it has done so at a run. */
const hasTurned = (walk: Walk): boolean => walk.mode === 'run' && hasTurnedThere(walk);

/** A unit that has turned on pavement at a run, or on ice at any pace, may skid as it steps on (TER-20). */
const pavement: Encounter = {
  when: 'leaving',
  meet(walk) {
    const { at, unit } = walk;
    const { board } = walk.resolution.state;
    const { pavement: paved, ice: frozen } = boardAt(board, at.place).hexes[at.place.hex] ?? {};
    const slips = paved ? hasTurned(walk) : frozen && hasTurnedThere(walk);
    if (slips && !drifts(unit) && editionOf(unit).skids) walk.tread('skid', [skidTerm(at.entered)], { way: 'skid' });
  },
};

/** What rides on air and has turned at full speed, wherever, may slip to the side as it goes on. */
const drift: Encounter = {
  when: 'leaving',
  meet(walk) {
    if (hasTurned(walk) && drifts(walk.unit)) walk.tread('sideslip', [], { way: 'sideslip' });
  },
};

/** Water and rubble; who jumps has a roll of its own when it has landed. */
const footing: Encounter = {
  when: 'entering',
  meet(walk) {
    const { hex } = walk.at.place;
    const board = boardAt(boardAt(walk.resolution.state.board, walk.at.place), walk.from.place);
    const hazard = walk.mode === 'jump' ? null : hazardIn(board, hex, walk.unit, walk.mode);
    if (!hazard) return;
    const drop = hazard.cause === 'water' ? floorOf(board, walk.from.place.hex) - floorOf(board, hex) : 0;
    walk.tread(hazard.cause, hazard.terms, { way: 'fall', levels: Math.max(0, drop) });
  },
};

/** Walls: a unit on the ground comes through them, and goes on if it still can (TER-06). */
const walls: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, id, mode, resolution } = walk;
    const { hex } = at.place;
    const { board } = resolution.state;
    if (isInHall(board, walk.from.place.hex, hex, walk.unit)) return;
    if (mode === 'jump' || isFlying(at) || !buildingIn(aloft(board, at.place), hex) || !walk.halt()) return;
    breakIn(resolution, id, walk.from.place.hex, hex, at.entered, at.heading === 'B');
    walk.goOn();
  },
};

/** A bridge that does not bear the unit as well gives way under it (TER-17). */
const bridge: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, resolution } = walk;
    const { hex } = at.place;
    const { state } = resolution;
    if (!bridgeIn(state.board, hex) || isFlying(at) || at.place.under) return;
    if (bears(state, hex, walk.unit) || !walk.halt()) return;
    bridgeFalls(resolution, hex);
    walk.end();
  },
};

/** A roof that does not bear the unit as well comes down with it (TER-30). */
const roof: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, resolution } = walk;
    const { hex, up } = at.place;
    if (up === undefined || isBorne(resolution.state, hex, { ...walk.unit, place: at.place }) || !walk.halt()) return;
    collapse(resolution, hex);
    walk.end();
  },
};

/** Soft ground: who fails the roll is stuck there (TER-16). */
const bog: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, mode, resolution, unit } = walk;
    const harder =
      mode === 'jump' || isFlying(at) ? null : bogIn(boardAt(resolution.state.board, at.place), at.place.hex, unit);
    if (harder !== null) walk.tread('bog', bogTerms(harder), { way: 'bog' });
  },
};

/** Who is stuck works free before the first step, or stays (TER-16). */
const mire: Encounter = {
  when: 'leaving',
  meet(walk) {
    const { at, mode, resolution, unit } = walk;
    if (mode === 'jump' || !isBogged(unit) || at.place.hex !== unit.place?.hex) return;
    const board = boardAt(resolution.state.board, at.place);
    const terms = [...bogTerms(bogIn(board, at.place.hex, unit) ?? 0), ...sunkTerms(board, unit, at.place.hex)];
    walk.tread('unbog', terms, { way: 'stay' });
  },
};

export const ENCOUNTERS: readonly Encounter[] = [
  mire,
  climb,
  pavement,
  drift,
  descend,
  footing,
  walls,
  roof,
  bridge,
  ice,
  magma,
  bog,
  quicksand,
  mines,
  ambush,
];
