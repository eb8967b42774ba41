import { neighbour, type Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import { budget, depthAt, modeProblem, mostBudget, move, placeOf, standing, stride, type Stride } from './movement.js';
import { aloft, landedOn } from './storeys.js';
import type { Place, State, Unit } from './types.js';
import { isUpward, stepsOf } from './step-letters.js';
import type { Mode } from './vocabulary.js';
import type { Reached } from './inquiries.js';
import { inPlaceOf } from './stacking.js';
import { restProblem } from './step.js';

/** A half-made move: how it stands, and the steps that led there. */
export interface Way {
  readonly at: Stride;
  readonly steps: string;
}

/**
 * Everywhere that a unit can end its move: for each hex and facing the cheapest way, and of equally cheap ways the one that
 * enters the most hexes since its last reversal, which makes it the hardest to hit. Nowhere in a mode that it cannot use.
 * `begun` goes on from a half-made path.
 */
export function reach(
  state: State,
  unit: Unit,
  mode: Mode,
  begun: Way = { at: standing(placeOf(unit)), steps: '' },
): readonly Reached[] {
  if (modeProblem(unit, mode, depthAt(state, unit))) return [];
  const found = new Map<Hex, Map<Facing, Way>>();
  for (const way of ways(state, unit, mode, begun)) {
    const { hex, facing } = way.at.place;
    if (!isFree(state, unit, mode, way.at.place)) continue;
    const facings = found.get(hex) ?? new Map<Facing, Way>();
    if (!facings.has(facing)) facings.set(facing, way);
    found.set(hex, facings);
  }
  return [...found].map(([hex, facings]) => ({
    hex,
    facings: [...facings].map(([facing, { at, steps }]) => ({ facing, mp: at.mp, entered: at.entered, steps })),
  }));
}

/** Every way of a mode that ends in a free hex: of two to the same hex and facing the later costs no less but enters more hexes. */
export function* everyWay(state: State, unit: Unit, mode: Mode): Generator<Way> {
  if (modeProblem(unit, mode, depthAt(state, unit))) return;
  const begun: Way = { at: standing(placeOf(unit)), steps: '' };
  for (const way of ways(state, unit, mode, begun)) {
    if (isFree(state, unit, mode, way.at.place)) yield way;
  }
}

/** Whether a half-made path can be brought to a legal end at all, be it over the edge of the map. `from`: where the path began. */
export function canEnd(
  state: State,
  unit: Unit,
  mode: Mode,
  begun: Way,
  from: Stride = standing(placeOf(unit)),
): boolean {
  for (const { at, steps } of ways(state, unit, mode, begun)) {
    if (isFree(state, unit, mode, at.place) || canLeave(state, unit, mode, { at, steps }, from)) return true;
  }
  return false;
}

/** Whether the next step of a half-made path may be the one over the edge of the map (QSR-63). */
export const canLeave = (
  state: State,
  unit: Unit,
  mode: Mode,
  { at, steps }: Way,
  from: Stride = standing(placeOf(unit)),
): boolean =>
  neighbour(state.board, at.place.hex, at.place.facing) === null && move(state, unit, mode, `${steps}F`, true, from).ok;

/** Whether a unit may end its move in a place (QSR-27). */
function isFree(state: State, unit: Unit, mode: Mode, place: Place): boolean {
  const { hex } = place;
  const board = aloft(state.board, mode === 'jump' ? landedOn(state.board, place) : place);
  return inPlaceOf(state, unit, hex) === null && restProblem(board, unit, hex) === null;
}

/**
 * Ways in order of cost, the most hexes entered first among equals. A way is dropped when an earlier one stood in the same
 * hex, facing and heading with as many hexes entered: whatever follows, the earlier one is no worse.
 */
function* ways(state: State, unit: Unit, mode: Mode, begun: Way): Generator<Way> {
  const most = mostBudget(state, unit, mode);
  const queue: Way[][] = [[begun]];
  const best = new Map<string, number>();
  // What flies rises by itself where it must; a level more, a floor or a roof are for whoever wants them, and would only multiply the ways.
  const steps = stepsOf(unit).filter((step) => !isUpward(step));
  for (let cost = 0; cost <= most - begun.at.mp; cost++) {
    const layer = (queue[cost] ?? []).sort((a, b) => b.at.entered - a.at.entered);
    for (const way of layer) {
      const { place, entered, heading, offRoad = false } = way.at;
      const key = `${place.hex}${place.facing}${heading ?? ''}${offRoad ? ' off' : ''}${place.elevation ?? ''}${place.under ? ' under' : ''}${place.up ? ` up ${place.up}` : ''}`;
      if ((best.get(key) ?? -1) >= entered) continue;
      best.set(key, entered);
      yield way;
      for (const step of steps) {
        const next = stride(state, unit, mode, way.at, step);
        if (!next.ok || next.value.mp > budget(state, unit, mode, next.value)) continue;
        const at = next.value.mp - begun.at.mp;
        (queue[at] ??= []).push({ at: next.value, steps: way.steps + step });
      }
    }
  }
}
