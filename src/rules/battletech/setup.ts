import { refuse, type Refusal } from '../kernel/refusal.js';
import { isOn, parseHex } from '../geometry/hex/hex.js';
import { readOptions } from './options.js';
import type { Setup, UnitSetup, Zone } from './types.js';

/** Why a set-up is not a legal one, or `null`: options, sides, seats, labels, board, zones. */
export function checkSetup(setup: Setup): Refusal | null {
  const options = readOptions(setup.options);
  if (!options.ok) return options.error;
  return checkSides(setup) ?? checkUnits(setup) ?? checkBoard(setup) ?? checkZones(setup);
}

/** Two teams, each with a seat and a unit (QSR-02). */
function checkSides(setup: Setup): Refusal | null {
  if (setup.sides.length !== 2) return refuse('battletech/two-sides', { sides: setup.sides }, 'QSR-02');
  const empty = setup.sides.find(
    (side) => !setup.seats.some((seat) => seat.side === side) || !setup.units.some((unit) => unit.side === side),
  );
  return empty === undefined ? null : refuse('battletech/empty-side', { side: empty }, 'QSR-02');
}

/** Labels are unique, and each unit belongs to a seat of its side. */
function checkUnits(setup: Setup): Refusal | null {
  for (const [i, unit] of setup.units.entries()) {
    if (setup.units.findIndex((one) => one.id === unit.id) !== i) {
      return refuse('battletech/label-twice', { unit: unit.id });
    }
    if (!setup.seats.some((seat) => seat.id === unit.seat && seat.side === unit.side)) {
      return refuse('battletech/no-owner', { unit: unit.id, seat: unit.seat, side: unit.side });
    }
    const missing = withoutAmmo(unit);
    if (missing) return refuse('battletech/no-ammo-bin', { unit: unit.id, weapon: missing }, 'QSR-04');
  }
  return null;
}

/** A weapon that uses ammunition of which the unit has no bin, not even an empty one. */
const withoutAmmo = (unit: UnitSetup): string | null =>
  unit.sheet.mounts.find(({ weapon }) => weapon.ammo !== null && !unit.ammo.some((bin) => bin.ammo === weapon.ammo))
    ?.weapon.id ?? null;

function checkBoard({ board }: Setup): Refusal | null {
  const off = Object.keys(board.hexes).find((text) => {
    const hex = parseHex(text);
    return hex === null || !isOn(board, hex);
  });
  return off === undefined
    ? null
    : refuse('battletech/no-such-hex', { hex: off, columns: board.columns, rows: board.rows }, 'QSR-03');
}

/** Each side has a zone on the map with room for its units. */
function checkZones(setup: Setup): Refusal | null {
  for (const side of setup.sides) {
    const zones = setup.deployment.filter((entry) => entry.side === side);
    const [only] = zones;
    if (!only || zones.length !== 1) return refuse('battletech/one-zone-each', { side }, 'QSR-60');
    const units = setup.units.filter((unit) => unit.side === side).length;
    const room = size(only.zone);
    if (!isOnMap(only.zone, setup.board)) return refuse('battletech/zone-off-map', { side }, 'QSR-60');
    if (room < units) return refuse('battletech/zone-too-small', { side, units, room }, 'QSR-60');
  }
  return null;
}

const size = ({ rows, columns }: Zone): number => (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);

const isOnMap = ({ rows, columns }: Zone, board: { readonly rows: number; readonly columns: number }): boolean =>
  rows[0] >= 1 &&
  rows[0] <= rows[1] &&
  rows[1] <= board.rows &&
  columns[0] >= 1 &&
  columns[0] <= columns[1] &&
  columns[1] <= board.columns;
