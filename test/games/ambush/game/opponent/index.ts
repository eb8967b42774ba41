import type { Argued, Valuation } from '../../../../../src/opponent/contract.js';
import { everyOrder } from '../../../../../src/opponent/every-order.js';
import { ambush } from '../../rules/index.js';
import type { Ambush, AmbushView } from '../../rules/ambush.js';
import { findPiece, neededAt } from '../../rules/board.js';
import type { Command } from '../../rules/orders.js';
import { rowOf } from '../../../../../src/rules/geometry/hex/hex.js';

/** Why Arbitre would order what it would. */
type Why = 'shot' | 'forward' | 'habit';

/** It shoots when it can, else it goes on. Mines it buries none: what it may bury is every subset of the board. */
export const ambushValuation: Valuation<Ambush, Why> = function* (view, seat, { id, topic, fallback }) {
  if (topic.ask === 'bury') yield { command: fallback, reasons: [{ reason: 'habit', value: 0 }] };
  else for (const command of everyOrder(ambush, view, seat, { question: id })) yield argued(view, command);
};

function argued({ game }: AmbushView, command: Command): Argued<Command, Why> {
  if (command.type === 'fire') {
    const target = findPiece(game, command.target);
    return { command, reasons: [{ reason: 'shot', value: target ? 7 - neededAt(game, target) : 0 }] };
  }
  if (command.type !== 'move') return { command, reasons: [{ reason: 'habit', value: 0 }] };
  const piece = findPiece(game, command.unit);
  const last = command.path.at(-1);
  if (!piece?.at || last === undefined) return { command, reasons: [] };
  const south = rowOf(last) - rowOf(piece.at);
  return { command, reasons: [{ reason: 'forward', value: game.homes[piece.side] === 'north' ? south : -south }] };
}

/** It does what happens without an order. */
export const plainValuation: Valuation<Ambush, Why> = (_view, _seat, { fallback }) => [
  { command: fallback, reasons: [{ reason: 'habit', value: 0 }] },
];
