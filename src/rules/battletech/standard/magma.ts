import type { Hex } from '../../geometry/hex/hex.js';
import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { locationsOf } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { placeOf } from '../movement.js';
import { isCarried } from '../stacking.js';
import { isAfloat } from '../surface.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import { boardAt } from '../under.js';
import { activeUnits } from '../units.js';
import { LANDING, TREADING } from './ice.js';
import { legsOf } from './legs.js';
import { destroy } from './lost-carriers.js';
import { isOut } from './phase-end.js';
import type { Resolution } from './resolution.js';
import type { HeatSource } from './types.js';
import { isMech } from './vehicles.js';
import type { Encounter } from './walk.js';
import { landOn } from './wounds.js';

/** Magma: its crust may break under who comes onto it; what touches it burns (TER-23). */

/** Heat of standing on the crust and in magma, and of passing through a hex of either. */
const STANDING = { crust: 5, magma: 10 } as const;
const PASSING = { crust: 2, magma: 5 } as const;

const kindIn = (board: Board, hex: Hex): keyof typeof STANDING | null => {
  const here = board.hexes[hex];
  return here?.pavement ? null : here?.magma ? 'magma' : here?.crust ? 'crust' : null;
};

/** What lies in a hex that a unit touches: nothing where a bridge leads over it, or it flies or rides on air. */
const touches = (state: StandardState, unit: StandardUnit): keyof typeof STANDING | null =>
  !unit.place || isAfloat(unit) || isCarried(unit) ? null : kindIn(boardAt(state.board, unit.place), unit.place.hex);

/** Crust and magma that a unit comes into. */
export const magma: Encounter = {
  when: 'entering',
  meet(walk) {
    const { at, id, mode, resolution, unit } = walk;
    const { hex } = at.place;
    const kind = kindIn(boardAt(resolution.state.board, at.place), hex);
    if (kind === null || isAfloat(unit) || !walk.halt()) return;
    if (kind === 'magma') burn(resolution, id, false);
    else crack(resolution, id, hex, mode === 'jump' ? LANDING : TREADING);
    walk.goOn();
  },
};

/** The crust may break; then all on it burn. */
function crack(resolution: Resolution, id: UnitId, hex: Hex, breaksOn: number): void {
  const roll = resolution.dice.roll(1, 6, 'crust');
  const broken = total(roll) >= breaksOn;
  resolution.happen({ type: 'CrustTrodden', unit: id, hex, breaksOn, roll, broken });
  if (broken) burnAll(resolution, hex, false);
}

/** All in a hex that touch the magma there burn; an eruption strikes all of them everywhere. */
export function burnAll(resolution: Resolution, hex: Hex, everywhere: boolean): void {
  for (const unit of activeUnits(resolution.state)) {
    if (placeOf(unit).hex !== hex || touches(resolution.state, unit) !== 'magma') continue;
    burn(resolution, unit.id, everywhere);
  }
}

/** A 'Mech is struck with 2D6 in each leg, or in each location when it lies in it; nobody else comes out of it. */
function burn(resolution: Resolution, id: UnitId, everywhere: boolean): void {
  const unit = resolution.unit(id);
  const { hex } = placeOf(unit);
  if (!isMech(unit)) {
    resolution.happen({ type: 'MagmaBurned', unit: id, hex, wounds: [] });
    destroy(resolution, id, 'sunk');
    return;
  }
  const legs = legsOf(unit);
  const struck = locationsOf(unit).filter(
    (one) => !isLost(unit, one) && (everywhere || unit.body.prone || legs.some((leg) => leg === one)),
  );
  const damaging = resolution.damageTo(id);
  const aspect = { table: 'full', side: 'front', cover: false } as const;
  const wounds = struck.map((one) => {
    const points = total(resolution.dice.roll(2, 6, 'magma'));
    return landOn(damaging, one, points, aspect, resolution.dice);
  });
  resolution.happen({ type: 'MagmaBurned', unit: id, hex, wounds });
}

/** Whoever is still in magma at the end of a turn burns again. */
export function burnOn(resolution: Resolution): void {
  for (const { id } of activeUnits(resolution.state)) {
    const isThere = touches(resolution.state, resolution.unit(id)) === 'magma';
    if (isThere) burn(resolution, id, false);
    isOut(resolution, id);
  }
}

/** Heat of the crust and the magma in which a unit stands or through which it has walked. */
export function magmaHeat(state: StandardState, unit: StandardUnit): readonly HeatSource[] {
  const stands = touches(state, unit);
  const { moved, place } = unit;
  const way = moved?.mode === 'walk' || moved?.mode === 'run' ? moved.path : [];
  const passed = new Set(way.filter(({ hex }) => hex !== place?.hex).map(({ hex }) => hex));
  const heat = [...passed].reduce(
    (sum, hex) => {
      const kind = kindIn(state.board, hex);
      return sum + (kind ? PASSING[kind] : 0);
    },
    stands ? STANDING[stands] : 0,
  );
  return heat > 0 ? [{ source: 'magma', heat }] : [];
}
