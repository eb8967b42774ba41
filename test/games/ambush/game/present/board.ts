import { clausesOf, listOf } from '../../../../../src/i18n/format.js';
import { t } from '../../../../../src/i18n/index.js';
import { shortened } from '../../../../../src/present/alt.js';
import type { Stretch } from '../../../../../src/present/contract.js';
import type { Shows } from '../../../../../src/present/picture.js';
import type { Ambush, AmbushView } from '../../rules/ambush.js';
import type { Piece } from '../../rules/types.js';
import type { InquiryAnswer } from '../../rules/orders.js';
import type { Tongue } from '../words/index.js';
import { report } from './report.js';

/** How the match stands. */
export const standingText = ({ game: { turn, turns } }: AmbushView, tongue: Tongue): string =>
  turn === 0 ? `**${t(tongue, 'ambush.phase.set-up')}**` : t(tongue, 'ambush.board.turn', { turn, turns });

/** A piece and where it is, as far as its reader may know. */
export function pieceLine({ id: unit, side, at, hidden, lost }: Piece, tongue: Tongue): string {
  const where = lost
    ? t(tongue, 'ambush.fate.lost')
    : at === null
      ? t(tongue, hidden ? 'ambush.board.hidden' : 'ambush.board.waiting')
      : t(tongue, hidden ? 'ambush.board.hidden-in' : 'ambush.board.in', { at });
  return t(tongue, 'ambush.board.piece', { unit, side, where });
}

/** The board as text. */
export function boardText(view: AmbushView, tongue: Tongue): string {
  const { pieces, mines, found } = view.game;
  const finds = Object.values(found).flatMap((hexes) => Object.entries(hexes));
  return [
    standingText(view, tongue),
    ...pieces.map((piece) => `- ${pieceLine(piece, tongue)}`),
    ...(mines.length > 0
      ? [
          t(tongue, 'ambush.board.mines', {
            hexes: listOf(
              tongue.locale,
              mines.map(({ at }) => at),
            ),
          }),
        ]
      : []),
    ...finds.map(([at, find]) => t(tongue, 'ambush.board.found', { at, found: find })),
  ].join('\n');
}

/** An answer of the rules in words. */
export function answerText(answer: InquiryAnswer, tongue: Tongue): string {
  switch (answer.about) {
    case 'odds': {
      const { unit, target, needed } = answer;
      return t(tongue, 'ambush.answer.odds', { unit, target, needed });
    }
    case 'los':
      return t(tongue, 'ambush.answer.los', { from: answer.from, to: answer.to, distance: answer.distance });
    case 'reach': {
      const { unit, hexes } = answer;
      if (hexes.length === 0) return t(tongue, 'ambush.answer.reach-none', { unit });
      return t(tongue, 'ambush.answer.reach', { unit, hexes: listOf(tongue.locale, hexes) });
    }
    case 'sheet':
      return [
        pieceLine(answer.piece, tongue),
        ...Object.entries(answer.found).map(([at, found]) => t(tongue, 'ambush.board.found', { at, found })),
      ].join('\n');
  }
}

/** What a picture shows, for those who do not see it. */
export function altText(shows: Shows<Ambush>, stretch: Stretch<Ambush>, tongue: Tongue): string {
  const view = stretch.after;
  if (shows.kind === 'sheets') {
    return shortened(
      view.game.pieces.filter(({ id }) => shows.units.includes(id)).map((one) => pieceLine(one, tongue)),
    );
  }
  const { overlay } = shows;
  const places = overlay?.kind === 'letters' ? overlay.places.map(({ letter, place }) => `${letter} ${place}`) : [];
  return shortened([
    ...(overlay?.kind === 'answer' ? [answerText(overlay.answer, tongue)] : []),
    ...(places.length > 0 ? [t(tongue, 'ambush.board.letters', { places: clausesOf(tongue.locale, places) })] : []),
    boardText(view, tongue),
    ...report(stretch, tongue).lines,
  ]);
}
