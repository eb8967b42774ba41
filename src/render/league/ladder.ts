import { t } from '../../i18n/index.js';
import type { LeaguePicture } from '../../present/league-picture.js';
import { rungsOf } from '../../rules/league/ladder.js';
import { ratingOf } from '../../rules/league/ratings.js';
import { entrantIn, isOpen, pairingsOf } from '../../rules/league/state.js';
import { FAINT, INK } from '../colours.js';
import { cut, textWidth } from '../measure.js';
import { TYPE } from '../canvas.js';
import { writing } from '../panel.js';
import type { Scene, Shape } from '../scene.js';
import { filled, ROOM } from '../headed.js';
import { MOST_ROWS, nameOf, rowHeight, sheet } from './sheet.js';

/** The rungs of a ladder from the top, with ratings and who challenges whom. */

const NAME_AT = ROOM.x + 26;
const NAMES = 190;
const RATING = ROOM.x + ROOM.width;

export function ladderScene(picture: LeaguePicture): Scene {
  const { view, shows, locale } = picture;
  const all = rungsOf(view, shows.stage, shows.division);
  const rungs = all.length > MOST_ROWS ? all.slice(0, MOST_ROWS - 1) : all;
  const open = pairingsOf(view, shows.stage, shows.division).filter(isOpen);
  const left = all.length - rungs.length;
  const height = rowHeight(rungs.length + (left > 0 ? 1 : 0));
  const middle = (line: number): number => ROOM.y + height * (line + 0.5);
  const shapes = rungs.flatMap((id, i): readonly Shape[] => {
    const holder = open.find(({ sides }) => sides[0] === id)?.sides[1];
    const rating = String(Math.round(ratingOf(view, id).rating / 100));
    const room = RATING - NAME_AT - NAMES - textWidth(rating, TYPE.read, false) - 12;
    return [
      ...(i % 2 === 0
        ? []
        : [filled({ x: ROOM.x - 4, y: ROOM.y + height * i, width: ROOM.width + 8, height }, 'stripe', '#F1EFE8')]),
      writing(String(i + 1), [NAME_AT - 6, middle(i)], `card:${i}:place`, { right: true, bold: true }),
      writing(nameOf(picture, id, NAMES - 4, i === 0), [NAME_AT, middle(i)], `card:${i}:name`, {
        bold: i === 0,
        colour: INK,
      }),
      ...(holder
        ? [
            writing(
              cut(
                `↑ ${t(locale, 'league.challenges', { name: entrantIn(view, holder)?.name ?? holder })}`,
                TYPE.read,
                false,
                room,
              ),
              [NAME_AT + NAMES, middle(i)],
              `card:${i}:challenges`,
            ),
          ]
        : []),
      writing(rating, [RATING, middle(i)], `card:${i}:rating`, { right: true, colour: FAINT }),
    ];
  });
  const more =
    left > 0 ? [writing(t(locale, 'league.more', { count: left }), [NAME_AT, middle(rungs.length)], 'card:more')] : [];
  return sheet(picture, [...shapes, ...more]);
}
