import { battletech } from '../../src/rules/battletech/index.js';
import type {
  Board,
  QuickStartSetup,
  QuickStartUnitSetup,
  Setup,
  Terrain,
  Unit,
} from '../../src/rules/battletech/types.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import type { AmmoId, Location, MountId } from '../../src/rules/battletech/vocabulary.js';
import type { QuickStartMount, QuickStartSheet } from '../../src/rules/battletech/record-sheet.js';
import { weaponOf } from '../../src/rules/battletech/weapons.js';
import { parseFacing } from '../../src/rules/geometry/hex/facing.js';
import { parseHex, type Hex } from '../../src/rules/geometry/hex/hex.js';
import { seatId, sideId, unitId, type SeatId, type UnitId } from '../../src/rules/kernel/ids.js';
import type { Ruleset } from '../../src/rules/kernel/contract.js';
import { Driver } from './driver.js';

/** Situations for the tests of the quick-start level: sheets of table 7.1.5, a small notation for boards and places, a driver. */

interface SheetRow {
  readonly chassis: string;
  readonly mp: readonly [walk: number, run: number];
  readonly tons: number;
  /** HD, CT, LT/RT, LA/RA, LL/RL. */
  readonly armor: readonly [number, number, number, number, number];
  readonly rear: readonly [CT: number, side: number];
  readonly weapons: string;
  readonly ammo: Readonly<Record<string, number>>;
}

const SHEETS: Readonly<Record<string, SheetRow>> = {
  'HBK-4G': {
    chassis: 'Hunchback',
    mp: [4, 6],
    tons: 50,
    armor: [9, 26, 20, 16, 20],
    rear: [5, 4],
    weapons: 'ac-20@RT medium-laser@LA medium-laser@RA small-laser@HD',
    ammo: { 'ac-20': 10 },
  },
  'ENF-4R': {
    chassis: 'Enforcer',
    mp: [4, 6],
    tons: 50,
    armor: [9, 23, 17, 14, 20],
    rear: [4, 3],
    weapons: 'ac-10@RA large-laser@LA small-laser@LT',
    ammo: { 'ac-10': 10 },
  },
  'CN9-AH': {
    chassis: 'Centurion',
    mp: [4, 6],
    tons: 50,
    armor: [9, 18, 13, 16, 16],
    rear: [7, 6],
    weapons: 'ac-20@RA lrm-10@LT',
    ammo: { 'ac-20': 10, 'lrm-10': 24 },
  },
  'CDA-2A': {
    chassis: 'Cicada',
    mp: [8, 12],
    tons: 40,
    armor: [9, 11, 6, 4, 6],
    rear: [6, 3],
    weapons: 'medium-laser@LT medium-laser@RT small-laser@CT',
    ammo: {},
  },
};

export const hex = (text: string): Hex => {
  const found = parseHex(text);
  if (!found) throw new Error(`not a hex: ${text}`);
  return found;
};
export const unit = (text: string): UnitId => unitId(text);
export const mounts = (text: string): readonly MountId[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((letter) => letter as MountId);

export function sheetOf(model: string): QuickStartSheet {
  const row = SHEETS[model];
  if (!row) throw new Error(`no sheet for ${model}`);
  const [HD, CT, side, arm, leg] = row.armor;
  return {
    chassis: row.chassis,
    model,
    kind: 'mech',
    tons: row.tons,
    walk: row.mp[0],
    run: row.mp[1],
    armor: { HD, CT, LT: side, RT: side, LA: arm, RA: arm, LL: leg, RL: leg },
    rearArmor: { CT: row.rear[0], LT: row.rear[1], RT: row.rear[1] },
    mounts: row.weapons.split(' ').map(mountFrom),
  };
}

function mountFrom(text: string, i: number): QuickStartMount {
  const [id = '', location = ''] = text.split('@');
  const weapon = weaponOf(id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return { id: String.fromCharCode(65 + i) as MountId, weapon, location: location as Location };
}

/** A board of 15×17 with woods: `{ '0402': 1 }`. */
export const boardOf = (woods: Readonly<Record<string, 1 | 2>> = {}, columns = 15, rows = 17): Board => ({
  id: 'test',
  columns,
  rows,
  hexes: Object.fromEntries(Object.entries(woods).map(([at, n]): [Hex, Terrain] => [hex(at), { woods: n }])),
});

/** A unit on the table: `HBK-4G` or `HBK-4G=Bruno`, side `d` or `a` (with a seat number), place `0815 N`. */
export interface Piece {
  readonly unit: string;
  readonly seat: string;
  readonly at: string;
  readonly armor?: Partial<Record<Location, number>>;
  readonly ammo?: Readonly<Record<string, number>>;
  /** Other MP than those of its model. */
  readonly mp?: readonly [walk: number, run: number];
}

export interface Situation {
  readonly pieces: readonly Piece[];
  readonly woods?: Readonly<Record<string, 1 | 2>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly board?: Board;
}

const sideOf = (seat: string): string => seat.replace(/-\d+$/, '');

/** The set-up of a situation: each unit may deploy anywhere, so that it can be put where the test wants it. */
export function setupOf({ pieces, woods, options = {}, board = boardOf(woods) }: Situation): QuickStartSetup {
  const seats = [...new Set(pieces.map((piece) => piece.seat))];
  const sides = [...new Set(seats.map(sideOf))].map(sideId);
  const zone = { rows: [1, board.rows], columns: [1, board.columns] } as const;
  return {
    level: 'quick-start',
    scenario: 'battletech/test',
    sides,
    seats: seats.map((id) => ({ id: seatId(id), side: sideId(sideOf(id)) })),
    options,
    board,
    units: pieces.map(unitSetup),
    deployment: sides.map((side) => ({ side, zone })),
  };
}

function unitSetup(piece: Piece): QuickStartUnitSetup {
  const [model = '', label = model] = piece.unit.split('=');
  const printed = sheetOf(model);
  const [walk, run] = piece.mp ?? [printed.walk, printed.run];
  const sheet = { ...printed, walk, run };
  const bins = piece.ammo ?? SHEETS[model]?.ammo ?? {};
  return {
    id: unitId(label),
    seat: seatId(piece.seat),
    side: sideId(sideOf(piece.seat)),
    sheet,
    ammo: Object.entries(bins).map(([ammo, left]) => ({ ammo: ammo as AmmoId, left, full: left })),
    armor: { ...sheet.armor, ...piece.armor },
  };
}

/** Plays a match in a test: orders with the faces that their dice show. */
export class Play extends Driver<BattleTech> {
  constructor(setup: Setup, rules: Ruleset<BattleTech> = battletech) {
    super(rules, setup);
  }

  unit(id: string): Unit {
    const found = this.game.units.find((one) => one.id === id);
    if (!found) throw new Error(`no unit ${id}`);
    return found;
  }
}

// ── Orders in short ─────────────────────────────────────────────────────────────────────────────────────────────────

export function deploy(id: string, at: string): Command {
  const [place = '', name = ''] = at.split(' ');
  const facing = parseFacing(name);
  if (facing === null) throw new Error(`no facing in ${at}`);
  return { type: 'deploy', unit: unit(id), hex: hex(place), facing };
}
export const stand = (id: string): Command => ({ type: 'move', unit: unit(id), mode: 'stand', steps: '', exit: false });
export const walk = (id: string, steps: string, exit = false): Command => ({
  type: 'move',
  unit: unit(id),
  mode: 'walk',
  steps,
  exit,
});
export const run = (id: string, steps: string, exit = false): Command => ({
  type: 'move',
  unit: unit(id),
  mode: 'run',
  steps,
  exit,
});
export const fire = (id: string, target: string, letters: string): Extract<Command, { type: 'declare' }> => ({
  type: 'declare',
  unit: unit(id),
  target: unit(target),
  mounts: mounts(letters),
});
/** With `resolveFire: byHand`: resolve these weapons next. */
export const call = (id: string, letters: string): Command => ({
  type: 'fire',
  unit: unit(id),
  mounts: mounts(letters),
});
export const noFire = (id: string): Command => ({ type: 'declare', unit: unit(id), target: null, mounts: [] });
export const chooseHex = (...hexes: string[]): Command => ({ type: 'choose-hex', hexes: hexes.map(hex) });

/** Faces that give the initiative to the side that stands first or second in the set-up. */
export const FIRST_WINS = [6, 6, 1, 1];
export const SECOND_WINS = [1, 1, 6, 6];

/**
 * Puts the pieces on the table and begins turn 1 with the given initiative; the movement phase is open. The side without the
 * initiative moves first.
 */
export function begin(
  situation: Situation,
  initiative: readonly number[] = SECOND_WINS,
  rules: Ruleset<BattleTech> = battletech,
): Play {
  const play = new Play(setupOf(situation), rules);
  situation.pieces.forEach((piece, i) => {
    const label = piece.unit.split('=').at(-1) ?? piece.unit;
    const last = i === situation.pieces.length - 1;
    play.give(piece.seat, deploy(label, piece.at), last ? initiative : []);
  });
  return play;
}

/** Begins a turn in which everybody stands still; the declarations are open. */
export function beginFire(
  situation: Situation,
  initiative: readonly number[] = SECOND_WINS,
  rules: Ruleset<BattleTech> = battletech,
): Play {
  const play = begin(situation, initiative, rules);
  while (play.game.phase === 'initiative' || play.game.phase === 'movement') {
    const [question] = rules.open(play.match);
    if (question?.topic.ask !== 'move') break;
    const [first] = question.topic.units;
    if (!first) break;
    play.give(question.seat, stand(first));
  }
  return play;
}

/** The seat's name as the kernel wants it. */
export const seat = (text: string): SeatId => seatId(text);
