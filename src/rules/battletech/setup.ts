import type { SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { cocoonProblem } from './league/cocoons.js';
import { infernoProblem } from './league/inferno.js';
import { isOn, parseHex } from '../geometry/hex/hex.js';
import { isIn } from './zone.js';
import { optionsOf } from './options.js';
import { offFullSheet, offSheet, ruined, wrecked } from './damage/brought.js';
import { networkProblem } from './standard/network-plan.js';
import { embodied } from './standard/fresh.js';
import type { Board, Options, Setup, StandardSetup, UnitSetup, Zone } from './types.js';

/** As many as have a colour and a shape of their own. */
export const MOST_SIDES = 4;

/** Why a set-up is not a legal one, or `null`: options, sides, seats, labels, marks, board, zones. */
export function checkSetup(setup: Setup): Refusal | null {
  const options = optionsOf(setup);
  if (!options.ok) return options.error;
  return checkSides(setup, options.value) ?? checkUnits(setup, options.value) ?? checkBoard(setup) ?? checkZones(setup);
}

/** Two teams, each with a seat and a unit (QSR-02); more where the option `multiSide` says so (AMB-SEQ-07). */
function checkSides(setup: Setup, { multiSide }: Options): Refusal | null {
  const { sides, level } = setup;
  if (sides.length < 2 || (sides.length > 2 && level === 'quick-start')) {
    return refuse('battletech/two-sides', { sides }, 'QSR-02');
  }
  if (sides.length > MOST_SIDES) {
    return refuse('battletech/too-many-sides', { sides, count: sides.length, most: MOST_SIDES }, 'AMB-SEQ-07');
  }
  if (sides.length > 2 && multiSide === 'off') {
    return refuse('battletech/multi-side-off', { sides, count: sides.length }, 'AMB-SEQ-07');
  }
  const empty = setup.sides.find(
    (side) => !setup.seats.some((seat) => seat.side === side) || !setup.units.some((unit) => unit.side === side),
  );
  return empty === undefined ? null : refuse('battletech/empty-side', { side: empty }, 'QSR-02');
}

/** Labels are unique, and each unit belongs to a seat of its side. */
function checkUnits(setup: Setup, options: Options): Refusal | null {
  for (const [i, unit] of setup.units.entries()) {
    if (setup.units.findIndex((one) => one.id === unit.id) !== i) {
      return refuse('battletech/label-twice', { unit: unit.id });
    }
    if (!setup.seats.some((seat) => seat.id === unit.seat && seat.side === unit.side)) {
      return refuse('battletech/no-owner', { unit: unit.id, seat: unit.seat, side: unit.side });
    }
    const missing = withoutAmmo(unit);
    if (missing) return refuse('battletech/no-ammo-bin', { unit: unit.id, weapon: missing }, 'QSR-04');
    const wrong = offSheet(unit) ?? (setup.level === 'standard' ? incomplete(unit) : wrecked(unit));
    if (wrong) return wrong;
  }
  if (setup.level !== 'standard') return null;
  const loads = setup.filled ? infernoProblem(setup.units, options) : null;
  return (
    leagueProblem(setup) ??
    cocoonProblem(setup.units, setup.league) ??
    networkProblem(setup.units) ??
    loads ??
    checkBodies(setup)
  );
}

/** Characters that the figures of a league have at most, written down: some ten times those of the preset. */
const LARGEST_LEAGUE = 32_768;

/** Figures of a league that no match keeps (LEA-05). */
function leagueProblem({ league }: StandardSetup): Refusal | null {
  const size = league ? JSON.stringify(league).length : 0;
  return size > LARGEST_LEAGUE ? refuse('battletech/league-too-large', { size, most: LARGEST_LEAGUE }, 'LEA-05') : null;
}

/** Structure, slots and pilots that units bring along. */
function checkBodies({ units }: StandardSetup): Refusal | null {
  for (const brought of units) {
    const unit = embodied(brought);
    const wrong = offFullSheet(unit) ?? ruined(unit);
    if (wrong) return wrong;
  }
  return null;
}

/** At the standard level a unit needs its whole sheet, and every weapon its figures. */
function incomplete({ id, sheet, ammo }: UnitSetup): Refusal | null {
  const whole =
    'full' in sheet && sheet.mounts.every(({ weapon }) => 'full' in weapon) && ammo.every((bin) => 'stowed' in bin);
  return whole ? null : refuse('battletech/sheet-incomplete', { unit: id }, 'SEQ-19');
}

/** A weapon that uses ammunition of which the unit has no bin, not even an empty one. */
const withoutAmmo = (unit: UnitSetup): string | null =>
  unit.sheet.mounts.find(
    ({ weapon, oneShot }) => weapon.ammo !== null && !oneShot && !unit.ammo.some((bin) => bin.ammo === weapon.ammo),
  )?.weapon.id ?? null;

function checkBoard({ board, ...setup }: Setup): Refusal | null {
  const fires = setup.level === 'standard' ? (setup.fires ?? []) : [];
  const off = [...Object.keys(board.hexes), ...fires].find((text) => {
    const hex = parseHex(text);
    return hex === null || !isOn(board, hex);
  });
  return off === undefined
    ? null
    : refuse('battletech/no-such-hex', { hex: off, columns: board.columns, rows: board.rows }, 'QSR-03');
}

/** Each side has a zone on the map with room for its units, even when the enemy fills what the zones have in common. */
function checkZones(setup: Setup): Refusal | null {
  for (const side of setup.sides) {
    const zones = setup.deployment.filter((entry) => entry.side === side);
    const [only] = zones;
    if (!only || zones.length !== 1) return refuse('battletech/one-zone-each', { side }, 'QSR-60');
    const units = unitsOf(setup, side);
    const taken = setup.deployment
      .filter((entry) => entry.side !== side)
      .map((entry) => Math.min(room(setup.board, overlap(only.zone, entry.zone)), unitsOf(setup, entry.side)));
    const left = room(setup.board, only.zone) - taken.reduce((sum, hexes) => sum + hexes, 0);
    if (!isOnMap(only.zone, setup.board)) return refuse('battletech/zone-off-map', { side }, 'QSR-60');
    if (left < units) return refuse('battletech/zone-too-small', { side, units, room: left }, 'QSR-60');
  }
  return null;
}

const unitsOf = (setup: Setup, side: SideId): number => setup.units.filter((unit) => unit.side === side).length;

const size = ({ rows, columns }: Zone): number =>
  Math.max(0, rows[1] - rows[0] + 1) * Math.max(0, columns[1] - columns[0] + 1);

/** How many units a zone has room for: nobody stands in an impassable hex (TER-01). */
const room = (board: Board, zone: Zone): number =>
  size(zone) -
  Object.entries(board.hexes).filter(([name, { impassable }]) => {
    const hex = impassable ? parseHex(name) : null;
    return hex !== null && isIn(zone, hex);
  }).length;

const overlap = (a: Zone, b: Zone): Zone => ({
  rows: [Math.max(a.rows[0], b.rows[0]), Math.min(a.rows[1], b.rows[1])],
  columns: [Math.max(a.columns[0], b.columns[0]), Math.min(a.columns[1], b.columns[1])],
});

const isOnMap = ({ rows, columns }: Zone, board: { readonly rows: number; readonly columns: number }): boolean =>
  rows[0] >= 1 &&
  rows[0] <= rows[1] &&
  rows[1] <= board.rows &&
  columns[0] >= 1 &&
  columns[0] <= columns[1] &&
  columns[1] <= board.columns;
