import type { Hex } from '../../geometry/hex/hex.js';
import type { StandardState, StandardUnit } from '../types.js';
import { batteryOf, flightOf, gunOf, salvoToHit } from './artillery.js';
import { shotsAt } from './hex-fire.js';
import { GUNS, gunIn } from './gun-tables.js';
import { twistsOf } from './gunnery.js';
import { bursts } from './traits.js';
import type { ShellProspect } from './reckoning.js';
import { flightTo } from './shelling.js';

/** Every way in which a unit can fire what artillery it carries at a hex, and the battery of its side if it has salvos left. */
export function shellProspects(state: StandardState, unit: StandardUnit, hex: Hex): readonly ShellProspect[] {
  const pieces = unit.sheet.mounts.filter(({ weapon }) => bursts(weapon.full));
  const shots = pieces.length === 0 ? [] : twistsOf(unit).flatMap((twist) => shotsAt(state, unit, twist, hex));
  const own = pieces.flatMap(({ id, weapon }) =>
    (['normal', 'indirect'] as const).flatMap((mode): readonly ShellProspect[] => {
      const shot = shots.find((one) => one.mount === id && one.mode === mode);
      const gun = gunIn(weapon.id);
      if (!shot || !gun) return [];
      const lands = mode === 'normal' ? null : state.turn + flightTo(unit, hex);
      return [{ mount: id, weapon: weapon.id, hex, lands, toHit: shot.toHit, rings: GUNS[gun].rings }];
    }),
  );
  const gun = gunOf(state.options);
  if (gun === null || batteryOf(state, unit.side).left <= 0) return own;
  const lands = state.turn + flightOf(state.options, gun);
  return [
    ...own,
    { mount: null, weapon: gun, hex, lands, toHit: salvoToHit(state, unit.side, hex), rings: GUNS[gun].rings },
  ];
}
