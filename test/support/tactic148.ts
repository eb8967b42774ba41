import { tactic148 } from '../../src/rules/tactic148/index.js';
import type { KernelCommand } from '../../src/rules/kernel/contract.js';
import { scriptedDice } from '../../src/rules/kernel/dice.js';
import { seatId, sideId, unitId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { at, steps, type Point } from '../../src/rules/geometry/plane/point.js';
import { disc, rectangle, type Shape } from '../../src/rules/geometry/plane/shape.js';
import type {
  Card,
  CardSide,
  Character,
  Mode,
  Piece,
  PieceId,
  Setup,
  Table,
  Weapon,
  WeaponId,
  ZoneId,
} from '../../src/rules/tactic148/types.js';
import type { Tactic148 } from '../../src/rules/tactic148/tactic148.js';
import type { State } from '../../src/rules/tactic148/state.js';
import type { Inquiry } from '../../src/rules/tactic148/inquiries.js';
import type { Action, Command } from '../../src/rules/tactic148/commands.js';
import { Driver } from './driver.js';
import { decideOrder } from './deciding.js';

/** Situations for the tests of 1-48 Tactic: the cards of table 7.3, terrain in u, a driver with scripted dice. */

interface Row {
  readonly points: number;
  readonly weapon: string;
  /** act, shots, move, assault, L, S, aim, OF, SF, H2H, command. */
  readonly healthy: readonly number[];
  readonly grenade?: readonly [radius: number, dice: number];
  /** act, shots, move, L, S, H2H. */
  readonly wounded: readonly number[];
  readonly camo?: boolean;
}

const ROWS: Readonly<Record<string, Row>> = {
  sergeant: {
    points: 9,
    weapon: 'smg',
    healthy: [3, 2, 5, 4, 1, 4, 1, 3, 0, 3, 2],
    grenade: [2, 3],
    wounded: [2, 1, 3, 0, 3, 2],
  },
  rifleman: { points: 6, weapon: 'rifle', healthy: [3, 2, 5, 3, 2, 3, 1, 3, 2, 2, 0], wounded: [2, 1, 3, 1, 2, 1] },
  scout: {
    points: 5,
    weapon: 'rifle',
    healthy: [2, 2, 5, 3, 2, 3, 2, 3, 2, 2, 0],
    wounded: [1, 1, 3, 1, 2, 1],
    camo: true,
  },
  gunner: { points: 7, weapon: 'bar', healthy: [2, 2, 4, 2, 3, 4, 1, 4, 3, 2, 0], wounded: [1, 1, 2, 2, 3, 1] },
  officer: {
    points: 8,
    weapon: 'smg',
    healthy: [3, 2, 5, 4, 1, 4, 1, 3, 0, 3, 2],
    grenade: [2, 3],
    wounded: [2, 1, 3, 0, 3, 2],
  },
  grenadier: { points: 5, weapon: 'rifle', healthy: [2, 1, 5, 3, 2, 2, 2, 3, 2, 2, 0], wounded: [1, 1, 3, 1, 1, 1] },
  assault: {
    points: 6,
    weapon: 'assault-rifle',
    healthy: [3, 2, 5, 4, 2, 4, 1, 3, 2, 2, 0],
    wounded: [2, 1, 3, 1, 3, 1],
  },
  mg: { points: 8, weapon: 'mg', healthy: [2, 2, 4, 0, 4, 4, 1, 4, 4, 1, 0], wounded: [1, 1, 2, 2, 2, 1] },
};

/** A weapon for a card of a test's own. */
export const weapon = (id: string, long: number, short: number, machineGun = false): Weapon => ({
  id: id as WeaponId,
  name: { en: id },
  silhouette: 'rifle',
  long,
  short,
  machineGun,
});

/** A card of table 7.3 by its short name, with changes to the healthy side (lengths in u). */
export function cardOf(name: string, changes: Partial<CardSide> = {}, other: Partial<Card> = {}): Card {
  const row = ROWS[name];
  if (!row) throw new Error(`no card ${name}`);
  const n = (i: number): number => row.healthy[i] ?? 0;
  const w = (i: number): number => row.wounded[i] ?? 0;
  const arm = (long: number, short: number): readonly Weapon[] => [
    weapon(row.weapon, long, short, row.weapon === 'mg'),
  ];
  const healthy: CardSide = {
    actions: n(0),
    shots: n(1),
    move: steps(n(2)),
    assault: steps(n(3)),
    aim: n(6),
    opportunity: steps(n(7)),
    suppression: steps(n(8)),
    command: n(10),
    h2h: n(9),
    weapons: arm(n(4), n(5)),
    grenade: row.grenade ? { radius: steps(row.grenade[0]), dice: row.grenade[1] } : null,
    ...changes,
  };
  const wounded = { ...healthy, actions: w(0), shots: w(1), move: steps(w(2)), h2h: w(5), weapons: arm(w(3), w(4)) };
  const skills = row.camo ? (['camouflage'] as const) : [];
  return {
    id: name,
    name: { en: name },
    role: { en: name },
    faction: 'test',
    points: row.points,
    skills,
    healthy,
    wounded,
    ...other,
  };
}

/** One figure: `US1=rifleman` of side us or vg by its first letters, a place in u. */
export interface Figure {
  readonly unit: string;
  readonly card: string | Card;
  readonly at: readonly [x: number, y: number];
  readonly seat?: string;
}

/** `us-…` in lower case is the side of the Americans. */
const sideOf = (unit: string): string => (unit.startsWith('US') ? 'us' : 'vg');

export const wall = (x1: number, y1: number, x2: number, y2: number): Shape => rectangle(at(x1, y1), at(x2, y2));
export const round = (x: number, y: number, r: number): Shape => disc(at(x, y), steps(r));
export const piece = (id: string, kind: Piece['kind'], shape: Shape, more: Partial<Piece> = {}): Piece => ({
  id: id as PieceId,
  kind,
  look: kind === 'obstruction' ? 'wall' : 'hedge',
  shapes: [shape],
  climb: false,
  ...more,
});

export interface Situation {
  readonly figures: readonly Figure[];
  readonly pieces?: readonly Piece[];
  readonly options?: Readonly<Record<string, string>>;
  readonly mode?: Mode;
  readonly size?: readonly [width: number, height: number];
  readonly agreed?: number;
  readonly tables?: readonly [Table, ...Table[]];
  /** Whether seats are asked in the opponent's turns; else they have enough of them. */
  readonly windows?: boolean;
}

export const tableOf = (
  pieces: readonly Piece[] = [],
  size: readonly [number, number] = [36, 36],
  id = 'test',
): Table => ({
  id,
  width: steps(size[0]),
  height: steps(size[1]),
  pieces,
});

export function setupOf({
  figures,
  pieces,
  options = {},
  mode = 'skirmish',
  size,
  agreed = 99,
  tables,
}: Situation): Setup {
  const seats = [...new Set(figures.map(({ unit, seat }) => seat ?? sideOf(unit)))];
  return {
    scenario: 'tactic148/test',
    mode,
    sides: [sideId('us'), sideId('vg')],
    seats: seats.map((id) => ({ id: seatId(id), side: sideId(id.slice(0, 2)) })),
    options,
    tables: tables ?? [tableOf(pieces, size)],
    edges: ['north', 'south'],
    agreed,
    characters: figures.map(({ unit, card, seat }) => ({
      id: unitId(unit),
      seat: seatId(seat ?? sideOf(unit)),
      side: sideId(sideOf(unit)),
      card: typeof card === 'string' ? cardOf(card) : card,
    })),
  };
}

/** Plays a match in a test: orders with the faces that their dice show. */
export class Play extends Driver<Tactic148> {
  constructor(setup: Setup, faces: readonly number[] = []) {
    super(tactic148, setup, faces);
  }

  unit(id: string): Character {
    const found = this.game.characters.find((one) => one.id === id);
    if (!found) throw new Error(`no character ${id}`);
    return found;
  }
  tokens(side: string): number {
    return this.game.tokens[sideId(side)] ?? 0;
  }

  /** Whether an order would be accepted; nothing happens. */
  accepts(seat: string, command: Command | KernelCommand): boolean {
    const before = this.match.diceRolled;
    const dice = scriptedDice(
      Array.from({ length: before + 99 }, () => 1),
      before,
    );
    return decideOrder(tactic148, this.match, { by: 'seat', seat: seatId(seat), command, at: 0 }, dice).ok;
  }

  /** Lets the windows of the opponent's turn pass until somebody is asked something else. */
  letPass(): this {
    for (;;) {
      const open = tactic148.open(this.match).find(({ topic }) => topic.ask === 'react');
      if (!open) return this;
      this.give(open.seat, { type: 'let-pass' });
    }
  }

  /** Ends the turn of a side, by taking cover first if a token must be spent; `faces` for dice at the start of the next. */
  endTurn(seat: string, faces: readonly number[] = []): this {
    const open = tactic148.open(this.match).find(({ topic }) => topic.ask === 'act');
    const [first] = open?.topic.ask === 'act' && open.topic.mustSpend ? open.topic.units : [];
    this.give(seat, { type: 'end-turn', cover: first ?? null }, faces);
    return this;
  }

  /** Sets facts that the test needs: places, tokens, marks. No rule is asked. */
  set(change: (state: State) => State): this {
    this.state = { ...this.match, game: change(this.game) };
    return this;
  }
  put(unit: string, x: number, y: number): this {
    return this.mark(unit, { at: at(x, y), status: 'active' });
  }
  mark(unit: string, marks: Partial<Character>): this {
    return this.set((state) => ({
      ...state,
      characters: state.characters.map((one) => (one.id === unit ? { ...one, ...marks } : one)),
    }));
  }
  withTokens(side: string, tokens: number): this {
    return this.set((state) => ({ ...state, tokens: { ...state.tokens, [sideId(side)]: tokens } }));
  }

  choice(seat: string, slots: Readonly<Record<string, string>> = {}) {
    return tactic148.choices(tactic148.view(this.match, seated(seatId(seat))), seatId(seat), slots);
  }
  inspect(inquiry: Inquiry) {
    const answer = tactic148.inspect(tactic148.view(this.match, seated(seatId('us'))), inquiry);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  }
}

/** Faces by which side us wins or loses a roll-off. */
export const US_WINS = [6, 1];
export const VG_WINS = [1, 6];

/**
 * Plays the set-up with the clock's answers, us with the first turn unless said otherwise, and then puts every figure where
 * the test wants it.
 */
export function begin(situation: Situation, first: readonly number[] = US_WINS): Play {
  const play = new Play(setupOf(situation), US_WINS);
  const { figures } = situation;
  const worth = (side: string): number =>
    play.game.characters.filter((one) => one.side === side).reduce((sum, { card }) => sum + card.points, 0);
  const equal = worth('us') === worth('vg');
  const missions = situation.mode === 'mission' ? 2 : 0;
  while (play.game.phase === 'set-up' || play.game.phase === 'deployment') {
    const [question] = tactic148.open(play.match);
    if (!question) throw new Error('nobody is awaited in the set-up');
    const waiting = play.game.characters.filter(({ status }) => status === 'waiting').length;
    const isLast = question.topic.ask === 'deploy' && waiting === 1;
    const asked = play.log.filter((event) => event.type === 'ObjectiveNamed').length;
    const rolls =
      question.topic.ask === 'edge' ? missions === 0 : question.topic.ask === 'objective' && asked === missions - 1;
    play.timeout(
      question.seat,
      isLast ? (situation.options?.['firstTurn'] === 'deploysFirst' ? [] : first) : rolls && equal ? [1, 6] : [],
    );
  }
  figures.forEach(({ unit, at: [x, y] }) => play.put(unit, x, y));
  return situation.windows ? play : play.set(withoutWindows);
}

/** Nobody is asked in the opponent's turns, and nobody answers shots; tests that want it otherwise say so. */
const withoutWindows = (state: State): State => ({
  ...state,
  characters: state.characters.map((one) => ({ ...one, coverAnswer: 'never' })),
  asking: Object.fromEntries(
    Object.entries(state.asking).map(([seat, setting]) => [seat, { ...setting, mutedUntilTurn: 9999 }]),
  ),
});

// ── Orders in short; places in u ────────────────────────────────────────────────────────────────────────────────────

const id = unitId;
const weaponIn = (weapon: string): WeaponId => weapon as WeaponId;
export const place = (x: number, y: number): Point => at(x, y);

export const shoot = (unit: string, target: string, aim = false, weapon = 'rifle'): Action => ({
  type: 'shoot',
  unit: id(unit),
  target: id(target),
  weapon: weaponIn(weapon),
  aim,
});
export const move = (unit: string, ...path: readonly (readonly [number, number])[]): Action => ({
  type: 'move',
  unit: id(unit),
  path: path.map(([x, y]) => at(x, y)),
});
export const cover = (unit: string): Action => ({ type: 'take-cover', unit: id(unit) });
export const grenade = (unit: string, x: number, y: number): Action => ({
  type: 'grenade',
  unit: id(unit),
  at: at(x, y),
});
export const opportunity = (unit: string, x: number, y: number, aim = false, weapon = 'rifle'): Action => ({
  type: 'opportunity',
  unit: id(unit),
  at: at(x, y),
  weapon: weaponIn(weapon),
  aim,
});
export const suppress = (unit: string, x: number, y: number, weapon = 'rifle'): Action => ({
  type: 'suppress',
  unit: id(unit),
  at: at(x, y),
  weapon: weaponIn(weapon),
});
export const join = (unit: string, zone = 'sf1', weapon = 'rifle'): Action => ({
  type: 'join',
  unit: id(unit),
  zone: zone as ZoneId,
  weapon: weaponIn(weapon),
});
export const assault = (
  unit: string,
  target: string,
  first: 'move' | 'fire',
  path: readonly (readonly [number, number])[],
  weapon = 'rifle',
): Action => ({
  type: 'assault',
  unit: id(unit),
  target: id(target),
  weapon: weaponIn(weapon),
  first,
  path: path.map(([x, y]) => at(x, y)),
});
export const answer = (takesCover: boolean): Command => ({ type: 'answer-shot', takesCover });
export const pass: Command = { type: 'let-pass' };
export const endTurn: Command = { type: 'end-turn', cover: null };
