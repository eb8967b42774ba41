import { total, type Roll } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardUnit } from '../types.js';
import { mountOf } from '../units.js';
import { munitionOf } from './ammunition.js';
import { comesDown } from './bombardment.js';
import type { FullEvent } from './events.js';
import { SCREEN } from './gun-tables.js';
import type { Resolution } from './resolution.js';
import { bursts } from './traits.js';
import type { BinId, HexShot } from './types.js';

/** Missiles of smoke, which launchers fire at a hex instead of at somebody (ART-09). */

/** The most damage that the missiles of a launcher would do that lays light smoke with them. */
const LIGHT = 5;

/** Whether a launcher fires smoke from a bin; what bursts does so as artillery (ART-06). */
export const laysSmoke = (unit: StandardUnit, { weapon }: StandardMount, bin: BinId | null): boolean =>
  munitionOf(unit, bin) === 'smoke' && !bursts(weapon.full);

/** Whether a unit has such missiles left. */
export const hasSmoke = (unit: StandardUnit): boolean =>
  unit.ammo.some(
    ({ ammo, left, stowed }) =>
      stowed.munition === 'smoke' &&
      left > 0 &&
      unit.sheet.mounts.some(({ weapon }) => weapon.ammo === ammo && !bursts(weapon.full)),
  );

/** Whether the smoke of a launcher is light; that of artillery is heavy. */
export const isLightSmoke = ({ full, damage }: StandardMount['weapon']): boolean =>
  !bursts(full) && (full.cluster ? full.cluster.size * full.cluster.damage : damage) <= LIGHT;

type Spent = Pick<Extract<FullEvent, { type: 'HexFired' }>, 'jammed' | 'heat' | 'rounds' | 'roundsLeft'>;

/** A launcher fires smoke at a hex: three turns of it there, or where the salvo drifts that has missed. */
export function fireSmoke(resolution: Resolution, id: UnitId, shot: HexShot, roll: Roll | null, spent: Spent): void {
  const { mount, hex, mode, bin, toHit } = shot;
  const { weapon } = mountOf(resolution.unit(id), mount);
  const missedBy = roll ? toHit.number - total(roll) : 0;
  const burst = comesDown(resolution, hex, missedBy);
  const told = { unit: id, mount, hex, mode, bin, toHit, roll, ignition: null, burst } as const;
  const outcome = roll === null ? 'sure' : missedBy > 0 ? 'miss' : 'hit';
  resolution.happen({ type: 'HexFired', ...told, outcome, ...spent });
  if (burst.at === null) return;
  const until = resolution.state.turn + SCREEN - 1;
  resolution.happen({ type: 'SmokeLaid', hexes: [burst.at], until, ...(isLightSmoke(weapon) ? { light: true } : {}) });
}
