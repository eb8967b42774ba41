import { distance, isOn, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { never } from '../../../../src/rules/kernel/ids.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import type { AmbushQuestion, AmbushView } from './ambush.js';
import { FAR, findPiece, freeHome, isMinable, mostSteps, pieceAt, scannable, stepsFrom, targetsOf } from './board.js';
import { readOptions } from './options.js';
import type { Action, Command, Topic } from './orders.js';
import { STANCES, type Piece, type Setup, type State } from './types.js';

/** Why a set-up is not legal, or `null`. */
export function checkSetup({ sides, seats, homes, pieces, columns, rows, options }: Setup): Refusal | null {
  const read = readOptions(options);
  if (!read.ok) return read.error;
  const labels = pieces.map(({ id }) => id);
  const wrong =
    sides.length !== 2 || new Set(sides.map((side) => homes[side])).size !== 2
      ? 'sides'
      : columns < 3 || rows < 4 || columns > 9 || rows > 9
        ? 'board'
        : new Set(labels).size !== labels.length || seats.some(({ id }) => !pieces.some(({ seat }) => seat === id))
          ? 'pieces'
          : null;
  return wrong === null ? null : refuse('ambush/setup', { wrong });
}

/** The orders that answer each question. */
export const ANSWERS: Readonly<Record<Topic['ask'], readonly Command['type'][]>> = {
  bury: ['bury'],
  deploy: ['deploy'],
  stance: ['stance'],
  act: ['move', 'scan', 'fire', 'hold'],
};

/** Why an answer is not legal, as far as its seat can see. */
export function check({ game, seats }: AmbushView, { topic, seat }: AmbushQuestion, command: Command): Refusal | null {
  switch (command.type) {
    case 'bury':
      return topic.ask === 'bury' ? checkBury(game, topic.most, command.hexes) : null;
    case 'deploy': {
      const side = seats.find(({ id }) => id === seat)?.side;
      const piece = findPiece(game, command.unit);
      if (topic.ask !== 'deploy' || !piece || piece.side !== side || topic.unit !== command.unit) {
        return refuse('ambush/not-this-piece', {
          unit: command.unit,
          known: topic.ask === 'deploy' ? [topic.unit] : [],
        });
      }
      return checkDeploy(game, piece, command);
    }
    // Said beside the questions.
    case 'mines':
      return null;
    case 'stance':
      return STANCES.includes(command.stance) ? null : refuse('ambush/no-stance', { known: STANCES });
    case 'move':
    case 'scan':
    case 'fire':
    case 'hold': {
      const known = topic.ask === 'act' ? topic.units : [];
      const piece = findPiece(game, command.unit);
      if (!piece || !known.includes(command.unit))
        return refuse('ambush/not-this-piece', { unit: command.unit, known });
      return checkAction(game, piece, command);
    }
    default:
      return never(command);
  }
}

function checkBury(game: State, most: number, hexes: readonly Hex[]): Refusal | null {
  const wrong = hexes.find((hex, i) => !isMinable(game, hex) || hexes.indexOf(hex) !== i);
  if (wrong !== undefined) return refuse('ambush/no-mine-there', { hex: wrong });
  return hexes.length > most ? refuse('ambush/too-many-mines', { count: hexes.length, most }) : null;
}

/** Only one piece of a side may hide. */
export const mayHide = ({ pieces }: State, { side }: Piece): boolean =>
  !pieces.some((one) => one.side === side && one.hidden);

function checkDeploy(game: State, piece: Piece, { at, hidden }: Extract<Command, { type: 'deploy' }>): Refusal | null {
  const known = freeHome(game, piece.side);
  if (at !== null && !known.includes(at)) return refuse('ambush/not-home', { hex: at, known });
  return hidden && (at === null || !mayHide(game, piece)) ? refuse('ambush/hidden-already', { unit: piece.id }) : null;
}

/** Why a piece cannot do this, or `null`. */
function checkAction(game: State, piece: Piece, action: Action): Refusal | null {
  const from = piece.at;
  if (from === null) return refuse('ambush/not-this-piece', { unit: piece.id, known: [] });
  switch (action.type) {
    case 'hold':
      return null;
    case 'move':
      return checkPath(game, piece, from, action.path);
    case 'scan': {
      if (!isOn(game, action.at)) return refuse('ambush/off-board', { hex: action.at });
      if (scannable(game, from).includes(action.at)) return null;
      const far = distance(from, action.at);
      return refuse('ambush/no-scan', { unit: piece.id, hex: action.at, distance: far, most: FAR });
    }
    case 'fire': {
      const targets = targetsOf(game, piece).map(({ id }) => id);
      if (targets.includes(action.target)) return null;
      return refuse('ambush/no-shot', { unit: piece.id, target: action.target, most: FAR, known: targets });
    }
  }
}

function checkPath(seen: State, piece: Piece, start: Hex, path: readonly Hex[]): Refusal | null {
  // Its own hex is free once it has left it.
  const game = { ...seen, pieces: seen.pieces.filter(({ id }) => id !== piece.id) };
  const most = mostSteps(game, piece);
  if (path.length === 0 || path.length > most) {
    return refuse('ambush/steps', { unit: piece.id, steps: path.length, most });
  }
  let from = start;
  for (const to of path) {
    if (!isOn(game, to)) return refuse('ambush/off-board', { hex: to });
    const other = pieceAt(game, to);
    if (other) return refuse('ambush/occupied', { hex: to, unit: other.id });
    if (!stepsFrom(game, from).includes(to)) return refuse('ambush/not-next', { from, to });
    from = to;
  }
  return null;
}
