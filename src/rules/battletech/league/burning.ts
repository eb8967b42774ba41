import type { UnitId } from '../../kernel/ids.js';
import { isLost } from '../damage/lost.js';
import type { Burn, HeatSource } from '../standard/types.js';
import type { SeenStandardUnit } from '../seen.js';
import type { StandardState } from '../types.js';
import { changeUnit } from '../units.js';

/** Locations of a 'Mech that infernos have set on fire (CLN-53 to CLN-55). */

/** What burns on a unit; of a location that is gone nothing does. */
export const burnsOn = (unit: SeenStandardUnit): readonly Burn[] =>
  (unit.body.burns ?? []).filter(({ location }) => !isLost(unit, location));

/** The heat of it. */
export function burningHeat(unit: SeenStandardUnit): readonly HeatSource[] {
  const burns = burnsOn(unit);
  const heat = burns.reduce((sum, one) => sum + one.heat, 0);
  return heat > 0 ? [{ source: 'inferno', heat, n: burns.length }] : [];
}

/** A state after a shot has set locations of its target on fire. */
export function alight(
  state: StandardState,
  { target, burns = [] }: { readonly target: UnitId; readonly burns?: readonly Burn[] },
): StandardState {
  const lit = burns.filter(({ heat }) => heat > 0).map(({ location, heat, turns }) => ({ location, heat, turns }));
  if (lit.length === 0) return state;
  return changeUnit(state, target, ({ body, ...unit }) => ({
    ...unit,
    body: { ...body, burns: [...(body.burns ?? []), ...lit] },
  }));
}

/** What still burns after a heat phase. */
export const burntDown = ({ burns }: { readonly burns?: readonly Burn[] }): { readonly burns?: readonly Burn[] } =>
  burns ? { burns: burns.map((one) => ({ ...one, turns: one.turns - 1 })).filter(({ turns }) => turns > 0) } : {};
