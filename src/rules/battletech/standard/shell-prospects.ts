import type { Hex } from '../../geometry/hex/hex.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { MountId, WeaponId } from '../vocabulary.js';
import { batteryOf, flightOf, gunOf, salvoToHit } from './artillery.js';
import { shotsAt } from './hex-fire.js';
import { GUNS, gunIn, type GunId } from './gun-tables.js';
import { twistsOf } from './gunnery.js';
import { bursts } from './traits.js';
import type { HexToHit } from './types.js';
import { flightTo } from './shelling.js';

/** What artillery promises at a hex (ART-03, ART-07, ART-08). */
export interface ShellProspect {
  /** Of a piece on board; `null`: the battery off the map. */
  readonly mount: MountId | null;
  readonly weapon: WeaponId | GunId;
  readonly hex: Hex;
  /** Straight, or in an arc, in which case it lands in that turn. */
  readonly lands: number | null;
  readonly toHit: Pick<HexToHit, 'number' | 'terms'>;
  /** The damage where it bursts, one hex away, and so on. */
  readonly rings: readonly number[];
}

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
