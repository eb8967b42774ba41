import type { Hex } from '../../../../src/rules/geometry/hex/hex.js';
import type { Outcome } from '../../../../src/rules/kernel/contract.js';
import { total } from '../../../../src/rules/kernel/dice.js';
import type { Progress } from '../../../../src/rules/kernel/game.js';
import type { SideId, UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Answer } from '../../../../src/rules/kernel/questions.js';
import type { Ambush, AmbushRule, AmbushState } from './ambush.js';
import { freeHome, isGoal, neededAt, pieceAt, pieceOf, toAct } from './board.js';
import type { Event, Step } from './events.js';
import type { Action, Command } from './orders.js';
import type { Find, Piece, Stance, State } from './types.js';

/** The chapters of Ambush: mines, deployment, and turns of stance, initiative and actions. */

type Answers = readonly Answer<Command>[];

const answerOf = <Type extends Command['type']>(
  answers: Answers,
  ...types: readonly Type[]
): Extract<Command, { type: Type }> | null => {
  const isOf = (command: Command): command is Extract<Command, { type: Type }> =>
    types.some((type) => type === command.type);
  const [first] = answers;
  return first && isOf(first.command) ? first.command : null;
};

/** A side buries its mines; by default none. */
export const buryRule: AmbushRule<'bury'> = {
  ask: ({ seats }, { side, most }) => ({
    mode: 'any',
    asks: seats
      .filter((seat) => seat.side === side)
      .map(({ id: seat }) => ({
        seat,
        kind: 'turn',
        topic: { ask: 'bury', most },
        fallback: { type: 'bury', hexes: [] },
      })),
  }),
  run(_state, { side }, answers) {
    const [answer] = answers;
    const hexes = answerOf(answers, 'bury')?.hexes ?? [];
    return { events: answer ? [{ type: 'MinesBuried', side, seat: answer.seat, hexes }] : [], then: [] };
  },
};

/** Piece by piece, the sides in turn. */
export const deployRule: AmbushRule<'deploy'> = {
  ask({ game }, { units: [unit] }) {
    if (unit === undefined) return null;
    const fallback: Command = { type: 'deploy', unit, at: null, hidden: false };
    return {
      mode: 'all',
      asks: [{ seat: pieceOf(game, unit).seat, kind: 'turn', topic: { ask: 'deploy', unit }, fallback }],
    };
  },
  run({ game }, { units: [unit, ...others] }, answers) {
    const order = answerOf(answers, 'deploy');
    if (unit === undefined || !order) return { events: [], then: [] };
    const at = order.at ?? freeHome(game, pieceOf(game, unit).side)[0] ?? null;
    return {
      events: [{ type: 'PieceDeployed', unit, at, hidden: order.hidden }],
      then: others.length > 0 ? [{ type: 'deploy', units: others }] : [],
    };
  },
};

/** A turn begins, or the last is over. */
export const turnRule: AmbushRule<'turn'> = {
  run({ game }) {
    if (game.turn === game.turns) return { events: [], then: [], outcome: outcome(game, [], 'turns') };
    return { events: [{ type: 'TurnBegan', turn: game.turn + 1 }], then: [{ type: 'stance' }] };
  },
};

/** Every seat chooses how it goes through the turn, hidden until all have. */
export const stanceRule: AmbushRule<'stance'> = {
  ask: ({ game, seats }) => ({
    mode: 'all',
    asks: seats
      .filter(({ id }) => game.pieces.some((one) => one.seat === id && !one.lost))
      .map(({ id: seat }) => ({
        seat,
        kind: 'sealed',
        topic: { ask: 'stance' },
        fallback: { type: 'stance', stance: 'wary' },
      })),
  }),
  run(_state, _step, answers) {
    const stances: Readonly<Record<string, Stance>> = Object.fromEntries(
      answers.flatMap(({ seat, command }) => (command.type === 'stance' ? [[seat, command.stance]] : [])),
    );
    return { events: [{ type: 'StancesTaken', stances }], then: [{ type: 'initiative' }] };
  },
};

/** A die for each side; the higher acts first, equal ones roll again. */
export const initiativeRule: AmbushRule<'initiative'> = {
  run({ sides }, _step, _answers, dice) {
    for (;;) {
      const scores = sides.map((side) => ({ side, score: total(dice.roll(1, 6, 'initiative')) }));
      const order = [...scores].sort((a, b) => b.score - a.score).map(({ side }) => side);
      if (new Set(scores.map(({ score }) => score)).size < scores.length) continue;
      const [first] = order;
      return {
        events: [{ type: 'InitiativeRolled', scores, order }],
        then: first === undefined ? [] : [{ type: 'act', side: first }],
      };
    }
  },
};

/** One piece of a side acts. */
export const actRule: AmbushRule<'act'> = {
  ask({ game, seats }, { side }) {
    const waiting = toAct(game, side);
    return {
      mode: 'any',
      asks: seats.flatMap(({ id: seat }) => {
        const units = waiting.filter((one) => one.seat === seat).map(({ id }) => id);
        const [first] = units;
        return first === undefined
          ? []
          : [{ seat, kind: 'turn', topic: { ask: 'act', units }, fallback: { type: 'hold', unit: first } }];
      }),
    };
  },
  run({ game }, { side }, answers, dice) {
    const action = answerOf(answers, 'move', 'scan', 'fire', 'hold');
    const next: Step = { type: 'next', after: side };
    if (!action) return { events: [], then: [next] };
    const piece = pieceOf(game, action.unit);
    switch (action.type) {
      case 'hold':
        return { events: [{ type: 'Held', unit: piece.id }], then: [next] };
      case 'scan':
        return {
          events: [
            { type: 'Scanned', unit: piece.id, seat: piece.seat, at: action.at, found: findAt(game, side, action.at) },
          ],
          then: [next],
        };
      case 'fire': {
        const target = pieceOf(game, action.target);
        const needed = neededAt(game, target);
        const score = total(dice.roll(1, 6, 'shot'));
        const shot = { unit: piece.id, from: placeOf(piece), target: target.id, score, needed, hit: score >= needed };
        return { events: [{ type: 'ShotFired', ...shot }], then: [next] };
      }
      case 'move':
        return walk(game, piece, action, next);
    }
  },
};

const placeOf = ({ id, at }: Piece): Hex => {
  if (at === null) throw new Error(`${id} stands nowhere`);
  return at;
};

/** What lies hidden in a hex from a side. */
function findAt(game: State, side: SideId, at: Hex): Find {
  if (pieceAt(game, at)) return 'piece';
  return game.mines.some((mine) => mine.at === at && mine.side !== side) ? 'mine' : 'nothing';
}

/** Step by step, until a hidden piece is in the way or a mine goes off. */
function walk(game: State, piece: Piece, { path }: Extract<Action, { type: 'move' }>, next: Step): Progress<Ambush> {
  const gone: Hex[] = [];
  const { id: unit, side } = piece;
  const moved = (): Event => ({ type: 'PieceMoved', unit, path: gone });
  for (const at of path) {
    const other = pieceAt(game, at);
    if (other && other.id !== unit) {
      const from = gone.at(-1) ?? placeOf(piece);
      return { events: [moved(), { type: 'Ambushed', unit, from, by: other.id, at }], then: [next] };
    }
    gone.push(at);
    if (game.mines.some((mine) => mine.at === at && mine.side !== side && !game.asleep.includes(mine.side))) {
      return { events: [moved(), { type: 'MineTripped', unit, at }], then: [{ type: 'burst', unit }, next] };
    }
  }
  return { events: [moved()], then: [next] };
}

/** The die for a mine. */
export const burstRule: AmbushRule<'burst'> = {
  run(_state, { unit }, _answers, dice) {
    const score = total(dice.roll(1, 6, 'mine'));
    return { events: [{ type: 'MineBurst', unit, score, lost: score >= 3 }], then: [] };
  },
};

/** Whether it is over; else the other side acts while it has somebody to act, and when nobody has, the next turn begins. */
export const nextRule: AmbushRule<'next'> = {
  run({ game, sides }: AmbushState, { after }) {
    const won = victory(game, sides);
    if (won) return { events: [], then: [], outcome: won };
    const next = [...sides.filter((side) => side !== after), after].find((side) => toAct(game, side).length > 0);
    return { events: [], then: [next === undefined ? { type: 'turn' } : { type: 'act', side: next }] };
  },
};

function victory(game: State, sides: readonly SideId[]): Outcome | null {
  const through = sides.filter((side) =>
    game.pieces.some((one) => one.side === side && !one.lost && one.at !== null && isGoal(game, side, one.at)),
  );
  if (through.length > 0) return outcome(game, through, 'through');
  const left = sides.filter((side) => game.pieces.some((one) => one.side === side && !one.lost));
  return left.length < sides.length ? outcome(game, left, 'alone') : null;
}

/** How it ended: a point for each enemy piece that is lost. */
export function outcome({ pieces, homes }: State, winners: readonly SideId[], reason: string): Outcome {
  const lost = (side: string): number => pieces.filter((one) => one.side !== side && one.lost).length;
  return {
    winners,
    reason,
    scores: Object.fromEntries(Object.keys(homes).map((side) => [side, lost(side)])),
    fates: Object.fromEntries(pieces.map((one): [UnitId, string] => [one.id, one.lost ? 'lost' : 'standing'])),
  };
}
