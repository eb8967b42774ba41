import { isOn, type Hex } from '../../geometry/hex/hex.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardMount } from '../record-sheet.js';
import { bridgeIn, buildingIn } from '../terrain.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isGone, woodsIn } from '../units.js';
import { munitionOf, weaponProblem } from './ammunition.js';
import { troopersBefore } from './hull.js';
import { clearsMines, knowsOfMines } from './mine-missiles.js';
import { shellProblem } from './shelling.js';
import { laysSmoke } from './smoke-missiles.js';
import { bursts, canFire, hitOf, mannerOf, swims, type FireMode } from './traits.js';
import type { BinId, HexAimed } from './types.js';

/** What can be fired at a hex, and with what: at buildings and bridges (TER-07), at woods (FIN-44, TER-27), at mines (HID-11), smoke at any (ART-09). */

/** Why a weapon is not fired so at a hex: artillery at any that is far enough, all else at what can be struck there. */
export const shotProblem = (
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  aimed: HexAimed,
): Refusal | null =>
  bursts(mount.weapon.full)
    ? (serviceProblem(state, unit, mount) ?? shellProblem(state, unit, mount, aimed))
    : (struckProblem(state, unit, mount, aimed) ?? mannerProblem(state, unit, mount, aimed.mode, aimed.bin));

/** Why what is no artillery is not fired at a hex: smoke is laid anywhere, mines are for large salvos of missiles, all else strikes what is there. */
export function struckProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  { hex, bin }: Pick<HexAimed, 'hex' | 'bin'>,
): Refusal | null {
  if (laysSmoke(unit, mount, bin)) return mapProblem(state, hex);
  const nothing = hexProblem(state, hex);
  if (nothing === null || !knowsOfMines(state, unit, hex)) return nothing;
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id, hex };
  return clearsMines(unit, mount, bin) ? null : refuse('battletech/clears-no-mines', facts, 'HID-11');
}

/** Why a weapon is out of use, or `null`. */
const serviceProblem = (state: StandardState, unit: StandardUnit, mount: StandardMount): Refusal | null =>
  weaponProblem(unit, mount, isGone(unit, mount)) ?? troopersBefore(state, unit, mount);

/** Why nothing is sent to a hex, or `null`: the map has none. */
const mapProblem = ({ board: { columns, rows } }: StandardState, hex: Hex): Refusal | null =>
  isOn({ columns, rows }, hex) ? null : refuse('battletech/no-such-hex', { hex, columns, rows }, 'ART-09');

/** Why a hex cannot be shot at: a building or a bridge always can; else only woods, that do not burn yet or can be thinned out, where an option says so. */
export function hexProblem(state: StandardState, hex: Hex): Refusal | null {
  const { board, options, field } = state;
  if (isOn(board, hex) && (buildingIn(board, hex) || bridgeIn(board, hex))) return null;
  const thins = options.clearWoods === 'on';
  if (options.fires === 'off' && !thins) return refuse('battletech/no-fires', { hex }, 'FIN-44');
  if (!isOn(board, hex))
    return refuse('battletech/no-such-hex', { hex, columns: board.columns, rows: board.rows }, 'FIN-44');
  if (field.burning.includes(hex) && !thins) return refuse('battletech/burns-already', { hex }, 'FIN-44');
  return woodsIn(board, hex) > 0 ? null : refuse('battletech/nothing-burns', { hex }, 'FIN-44');
}

/** Why a weapon cannot be fired at a hex: it is out of use, leaves nothing that burns, or is not fired so. */
function mannerProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  mode: FireMode,
  bin: BinId | null,
): Refusal | null {
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  const out = serviceProblem(state, unit, mount);
  if (out) return out;
  if (!setsFire(unit, mount, bin) && !laysSmoke(unit, mount, bin))
    return refuse('battletech/sets-no-fire', facts, 'FIN-44');
  const isFired = canFire(mount.weapon.full, mode) && (mannerOf(mode).seen || laysSmoke(unit, mount, bin));
  return isFired ? null : refuse('battletech/no-such-mode', { ...facts, mode }, 'SEQ-08');
}

const setsFire = (unit: StandardUnit, { weapon }: StandardMount, bin: BinId | null): boolean =>
  !swims(weapon.full) && (hitOf(weapon.full) === 'damage' || munitionOf(unit, bin) === 'inferno');
