import { fileURLToPath } from 'node:url';
import { stockOf } from '../../src/games/battletech/library/read.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type {
  Board,
  StandardSetup,
  StandardState,
  StandardUnit,
  StandardUnitSetup,
  Terrain,
} from '../../src/rules/battletech/types.js';
import type { BattleTech, StandardMatch } from '../../src/rules/battletech/battletech.js';
import type { Aimed, PhysicalAttack, Body } from '../../src/rules/battletech/standard/types.js';
import type { Minefield } from '../../src/rules/battletech/standard/unseen.js';
import type { Victory } from '../../src/rules/battletech/standard/goals.js';
import type { Event } from '../../src/rules/battletech/events.js';
import type { Step } from '../../src/rules/battletech/agenda.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import type { Location, MountId } from '../../src/rules/battletech/vocabulary.js';
import type { StowedBin } from '../../src/rules/battletech/record-sheet.js';
import type { Hex } from '../../src/rules/geometry/hex/hex.js';
import type { KernelCommand, Ruleset } from '../../src/rules/kernel/contract.js';
import { OutOfFaces } from '../../src/rules/kernel/dice.js';
import { seatId, sideId, unitId } from '../../src/rules/kernel/ids.js';
import { atStandard } from '../../src/rules/battletech/levels.js';
import { unitOf } from '../../src/rules/battletech/units.js';
import { deploy, hex, Play, SECOND_WINS, unit } from './quick-start.js';

/** Situations for the tests of the standard level: real record sheets, a board with any terrain, dice as a test wants them. */

const stock = stockOf(fileURLToPath(new URL('../../scenarios/battletech/', import.meta.url)));

/** A unit on the table: `HBK-4G` or `HBK-4G=Bruno`, its seat, its place `0815 N`. */
export interface FullPiece {
  readonly unit: string;
  readonly seat: string;
  readonly at: string;
  /** Armour left where it is not whole. */
  readonly armor?: Partial<Record<Location, number>>;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly hits?: number;
  /** Locations with CASE instead of those of its sheet. */
  readonly cased?: readonly Location[];
  /** It deploys hidden. */
  readonly hidden?: true;
  /** Rounds left in every bin. */
  readonly rounds?: number;
}

export interface FullSituation {
  readonly pieces: readonly FullPiece[];
  readonly hexes?: Readonly<Record<string, Partial<Terrain>>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly victory?: Victory;
  /** Woods that burn from the beginning. */
  readonly fires?: readonly string[];
  /** Other weapons, rounds or equipment than those of the sheets. */
  readonly change?: (unit: StandardUnitSetup) => StandardUnitSetup;
}

const sideOf = (seat: string): string => seat.replace(/-\d+$/, '');

const boardOf = (hexes: Readonly<Record<string, Partial<Terrain>>>): Board => ({
  id: 'test',
  columns: 15,
  rows: 17,
  hexes: Object.fromEntries(
    Object.entries(hexes).map(([at, terrain]): [Hex, Terrain] => [hex(at), { woods: 0, ...terrain }]),
  ),
});

export function fullSetup({ pieces, hexes = {}, options = {}, victory, fires, change }: FullSituation): StandardSetup {
  const seats = [...new Set(pieces.map(({ seat }) => seat))];
  const sides = [...new Set(seats.map(sideOf))].map(sideId);
  const board = boardOf(hexes);
  const zone = { rows: [1, board.rows], columns: [1, board.columns] } as const;
  return {
    level: 'standard',
    scenario: 'battletech/test',
    sides,
    seats: seats.map((id) => ({ id: seatId(id), side: sideId(sideOf(id)) })),
    options,
    board,
    units: pieces.map(unitSetup).map((one) => change?.(one) ?? one),
    deployment: sides.map((side) => ({ side, zone })),
    ...(victory ? { victory } : {}),
    ...(fires ? { fires: fires.map(hex) } : {}),
  };
}

function unitSetup(piece: FullPiece): StandardUnitSetup {
  const [model = '', label = model] = piece.unit.split('=');
  const outfit = stock.units.get(model)?.outfits.standard;
  if (!outfit) throw new Error(`no whole sheet of ${model}`);
  const { full } = outfit.sheet;
  const { gunnery = 4, piloting = 5, hits = 0, cased = full.case, rounds } = piece;
  const ammo = outfit.ammo.map((bin): StowedBin => ({ ...bin, left: Math.min(bin.full, rounds ?? bin.full) }));
  return {
    id: unitId(label),
    seat: seatId(piece.seat),
    side: sideId(sideOf(piece.seat)),
    sheet: { ...outfit.sheet, full: { ...full, case: cased } },
    ammo,
    armor: { ...outfit.sheet.armor, ...piece.armor },
    pilot: { gunnery, piloting, hits, out: null },
  };
}

/** Plays a match of the standard level. */
export class FullPlay extends Play {
  override get game(): StandardState {
    return atStandard(this.match.game);
  }
  get full(): StandardMatch {
    return { ...this.match, game: this.game };
  }
  override unit(id: string): StandardUnit {
    return unitOf(this.game, unit(id));
  }
  /** Woods on fire have only so much left to burn. */
  fuel(left: Readonly<Record<string, number>>): void {
    const fuel = Object.fromEntries(Object.entries(left).map(([at, points]): [Hex, number] => [hex(at), points]));
    this.state = { ...this.match, game: { ...this.game, field: { ...this.game.field, fuel } } };
  }
  /** A side has laid mines. */
  mine(at: string, side: string, more: Partial<Minefield> = {}): void {
    const mines = [{ hex: hex(at), side: sideId(side), density: 10, known: [], ...more }];
    this.state = { ...this.match, game: { ...this.game, field: { ...this.game.field, mines } } };
  }
  /** A step is to be done right before another that waits already. */
  before(waiting: Step['type'], step: Step): void {
    const { agenda } = this.match;
    const at = agenda.findIndex((level) => level.step.type === waiting);
    if (at < 0) throw new Error(`no ${waiting} to come`);
    this.state = { ...this.match, agenda: agenda.toSpliced(at + 1, 0, { step, asked: null }) };
  }
  /** A unit is as hits of many turns would have left it. */
  alter(id: string, change: (one: StandardUnit) => StandardUnit): void {
    const units = this.game.units.map((one) => (one.id === id ? change(one) : one));
    this.state = { ...this.match, game: { ...this.game, units } };
  }
}

/** Puts the pieces on the table and begins turn 1 with the given initiative; the movement phase is open. */
export function beginFull(
  situation: FullSituation,
  initiative: readonly number[] = SECOND_WINS,
  rules: Ruleset<BattleTech> = battletech,
): FullPlay {
  const play = new FullPlay(fullSetup(situation), rules);
  situation.pieces.forEach((piece, i) => {
    const label = piece.unit.split('=').at(-1) ?? piece.unit;
    const command = { ...deploy(label, piece.at), ...(piece.hidden ? { hidden: true as const } : {}) };
    play.give(piece.seat, command, i === situation.pieces.length - 1 ? initiative : []);
  });
  return play;
}

/** Gives an order with as many of the faces as its dice want, from the front; takes them away. */
export function roll(play: Play, seat: string, command: Command | KernelCommand, faces: number[]): void {
  for (let n = 0; n <= faces.length; n++) {
    try {
      play.give(seat, command, faces.slice(0, n));
      faces.splice(0, n);
      return;
    } catch (error) {
      if (!(error instanceof OutOfFaces) || n === faces.length) throw error;
    }
  }
}

/** Passes for whoever is awaited until somebody is asked this; `faces` for the dice on the way, of which some may be left. */
export function passTo(play: Play, ask: string, faces: number[] = []): void {
  for (let i = 0; i < 200 && !play.match.outcome; i++) {
    const [question] = battletech.open(play.match);
    if (!question || question.topic.ask === ask) return;
    roll(play, question.seat, { type: 'pass' }, faces);
  }
}

/** Passes until the turn is over. */
export function passTurn(play: Play, faces: number[] = [1, 1, 6, 6]): void {
  const { turn } = play.game;
  for (let i = 0; i < 200 && !play.match.outcome && play.game.turn === turn; i++) {
    const [question] = battletech.open(play.match);
    if (!question) return;
    roll(play, question.seat, { type: 'pass' }, faces);
  }
}

export const attack = (
  id: string,
  target: string,
  letters: string,
  more: Partial<Extract<Command, { type: 'attack' }>> & {
    readonly aim?: Aimed['aim'];
    readonly mode?: Aimed['mode'];
  } = {},
): Extract<Command, { type: 'attack' }> => {
  const { aim = null, mode = 'normal', ...rest } = more;
  return {
    type: 'attack',
    unit: unit(id),
    twist: 0,
    shots: letters
      .split(' ')
      .filter(Boolean)
      .map((letter) => ({ mount: letter as MountId, target: unit(target), mode, bin: null, aim })),
    spots: null,
    unjam: null,
    dump: [],
    sinksOff: null,
    ...rest,
  };
};

export const strike = (id: string, target: string, ...attacks: string[]): Extract<Command, { type: 'strike' }> => ({
  type: 'strike',
  unit: unit(id),
  blows: attacks.map((text): PhysicalAttack => {
    const [kind, limb = null] = text.split('@');
    return { kind: kind as PhysicalAttack['kind'], limb: limb as PhysicalAttack['limb'], target: unit(target) };
  }),
});

export const step = (id: string, mode: 'walk' | 'run' | 'jump', steps: string, more: object = {}): Command => ({
  type: 'move',
  unit: unit(id),
  mode,
  steps,
  exit: false,
  ...more,
});

/** The state with other marks on the body of a unit: what the rules are to meet without having been played up to it. */
export const marked = (state: StandardState, id: string, body: Partial<Body>): StandardState => ({
  ...state,
  units: state.units.map((one) => (one.id === id ? { ...one, body: { ...one.body, ...body } } : one)),
});

/** The events of a type, in order. */
export const eventsOf = <Type extends Event['type']>(play: Play, type: Type) => play.events(type);
