import type { MatchEvent, Redacted } from '../../../../src/rules/kernel/contract.js';
import { unitId, type SideId } from '../../../../src/rules/kernel/ids.js';
import type { Seat, Viewer } from '../../../../src/rules/kernel/seats.js';
import type { Ambush, AmbushState } from './ambush.js';
import { findPiece } from './board.js';
import type { Command } from './orders.js';
import type { Piece, State } from './types.js';

/**
 * What is hidden from all but an arbiter: where a hidden piece stands and mines lie, known to their side; what a scan found, known to the seat that
 * scanned. When the match is over, all lies open.
 */

const sideOf = (seats: readonly Seat[], viewer: Viewer): SideId | null => {
  if (viewer.as === 'side') return viewer.side;
  return viewer.as === 'seat' ? (seats.find(({ id }) => id === viewer.seat)?.side ?? null) : null;
};

/** The state without what is hidden from a viewer. */
export function viewFor({ game, seats, outcome }: AmbushState, viewer: Viewer): State {
  if (outcome || viewer.as === 'arbiter') return game;
  const side = sideOf(seats, viewer);
  return {
    ...game,
    pieces: game.pieces.map((one) => (isHiddenFrom(one, side) ? { ...one, at: null } : one)),
    mines: game.mines.filter((mine) => mine.side === side),
    asleep: game.asleep.filter((one) => one === side),
    found: Object.fromEntries(
      Object.entries(game.found).filter(([seat]) => viewer.as === 'seat' && viewer.seat === seat),
    ),
  };
}

const isHiddenFrom = ({ hidden, side }: Piece, viewers: SideId | null): boolean => hidden && side !== viewers;

/** An event without what is hidden from a viewer. */
export function tellTo(
  event: MatchEvent<Ambush>,
  before: AmbushState | null,
  viewer: Viewer,
  now: AmbushState | null,
): MatchEvent<Ambush> | Redacted | null {
  if (!before || now?.outcome || viewer.as === 'arbiter') return event;
  const { game, seats } = before;
  const side = sideOf(seats, viewer);
  const isSecret = (piece: Piece | null): boolean => piece !== null && isHiddenFrom(piece, side);
  switch (event.type) {
    case 'MinesSet':
      return 'live' in event && event.side === side ? event : null;
    case 'Said':
      return 'command' in event && seats.find(({ id }) => id === event.seat)?.side === side ? event : null;
    case 'MinesBuried':
      return 'hexes' in event && event.side !== side ? { ...event, hexes: null } : event;
    case 'PieceDeployed': {
      if (!('unit' in event) || !event.hidden) return event;
      return findPiece(game, event.unit)?.side === side ? event : { ...event, at: null };
    }
    case 'PieceMoved':
      return 'unit' in event && isSecret(findPiece(game, event.unit)) ? { ...event, path: null } : event;
    case 'Scanned': {
      if (!('unit' in event) || (viewer.as === 'seat' && viewer.seat === event.seat)) return event;
      return { ...event, found: null, at: isSecret(findPiece(game, event.unit)) ? null : event.at };
    }
    case 'Answered': {
      if (!('answer' in event)) return event;
      const { seat, command } = event.answer;
      const own = seats.find(({ id }) => id === seat)?.side;
      return own !== side && isSecretOrder(game, command) ? { type: 'Redacted', of: 'Answered', seat } : event;
    }
    case 'Corrected': {
      if (!('facts' in event)) return event;
      const facts = event.facts.filter(({ of }) => !isSecret(findPiece(game, unitId(of))));
      return facts.length > 0 ? { ...event, facts } : { type: 'Redacted', of: 'Corrected', seat: null };
    }
    default:
      return event;
  }
}

/** Whether an order says where something hidden is. */
function isSecretOrder(game: State, command: Command | { readonly type: string }): boolean {
  if (!('type' in command)) return false;
  switch (command.type) {
    case 'bury':
      return true;
    case 'deploy':
      return 'hidden' in command && command.hidden;
    case 'move':
    case 'scan':
      return 'unit' in command && (findPiece(game, command.unit)?.hidden ?? false);
    default:
      return false;
  }
}
