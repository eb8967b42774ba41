import { distance, isOn } from '../../../../src/rules/geometry/hex/hex.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../src/rules/kernel/result.js';
import type { AmbushView } from './ambush.js';
import { FAR, findPiece, mostSteps, neededAt, stepsFrom, targetsOf } from './board.js';
import type { Inquiry, InquiryAnswer } from './orders.js';

/** Answers a question from what a viewer sees. */
export function inspect({ game, viewer }: AmbushView, inquiry: Inquiry): Result<InquiryAnswer, Refusal> {
  if (inquiry.about === 'los') {
    const { from, to } = inquiry;
    const off = [from, to].find((hex) => !isOn(game, hex));
    if (off !== undefined) return fail(refuse('ambush/off-board', { hex: off }));
    return ok({ about: 'los', from, to, distance: distance(from, to) });
  }
  const piece = findPiece(game, inquiry.unit);
  if (!piece)
    return fail(refuse('ambush/not-this-piece', { unit: inquiry.unit, known: game.pieces.map(({ id }) => id) }));
  const { id: unit, at } = piece;
  switch (inquiry.about) {
    case 'odds': {
      const target = targetsOf(game, piece).find(({ id }) => id === inquiry.target);
      if (!target) {
        const known = targetsOf(game, piece).map(({ id }) => id);
        return fail(refuse('ambush/no-shot', { unit, target: inquiry.target, most: FAR, known }));
      }
      return ok({ about: 'odds', unit, target: target.id, needed: neededAt(game, target) });
    }
    case 'reach': {
      const near = at === null || piece.lost ? [] : stepsFrom(game, at);
      const far = mostSteps(game, piece) > 1 ? near.flatMap((hex) => stepsFrom(game, hex)) : [];
      return ok({ about: 'reach', unit, hexes: [...new Set([...near, ...far])].sort() });
    }
    case 'sheet':
      return ok({ about: 'sheet', piece, found: viewer.as === 'seat' ? (game.found[viewer.seat] ?? {}) : {} });
  }
}
