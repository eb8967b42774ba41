import { numberOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { LeaguePicture } from '../../present/league-picture.js';
import { ratingOf } from '../../rules/league/ratings.js';
import { standingsOf, type Row } from '../../rules/league/standings.js';
import { isIn } from '../../rules/league/state.js';
import { FAINT, GONE, INK } from '../colours.js';
import { writing } from '../panel.js';
import type { Scene, Shape } from '../scene.js';
import { filled, ROOM, rule } from '../headed.js';
import { MOST_ROWS, nameOf, rowHeight, sheet } from './sheet.js';

/** The table of a division: points, what decides between equals, ratings. */

const NAME_AT = ROOM.x + 24;
const FIGURE = 28;
const WIDE = 47;

/** A column of figures: its head, and what stands in it. */
interface Column {
  readonly head: string;
  readonly width: number;
  readonly of: (row: Row) => string;
  readonly bold?: true;
}

export function standingsScene(picture: LeaguePicture): Scene {
  const { view, shows, locale } = picture;
  const rows = standingsOf(view, shows.stage, shows.division);
  const shown = rows.length > MOST_ROWS ? rows.slice(0, MOST_ROWS - 1) : rows;
  const columns = columnsOf(picture);
  const height = rowHeight(shown.length + (rows.length > shown.length ? 2 : 1));
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const first = ROOM.x + ROOM.width - width;
  const middle = (line: number): number => ROOM.y + height * (line + 0.5);
  const figures = (line: number, text: (column: Column) => string, head: boolean): readonly Shape[] => {
    let right = first;
    return columns.map((column, i) => {
      right += column.width;
      const look = { right: true, bold: !head && column.bold === true, colour: head ? FAINT : INK };
      return writing(text(column), [right, middle(line)], `card:${line}:${i}`, look);
    });
  };
  const left = rows.length - shown.length;
  const shapes = [
    ...figures(0, ({ head }) => head, true),
    ...shown.flatMap((row, i) => [
      ...(i % 2 === 0
        ? []
        : [
            filled({ x: ROOM.x - 4, y: ROOM.y + height * (i + 1), width: ROOM.width + 8, height }, 'stripe', '#F1EFE8'),
          ]),
      writing(String(row.place), [NAME_AT - 6, middle(i + 1)], `card:${i + 1}:place`, { right: true }),
      writing(
        nameOf(picture, row.entrant, first - NAME_AT - 4, i === 0),
        [NAME_AT, middle(i + 1)],
        `card:${i + 1}:name`,
        {
          bold: i === 0,
          colour: isIn(view, row.entrant) ? INK : GONE,
        },
      ),
      ...figures(i + 1, ({ of }) => of(row), false),
    ]),
    rule([
      [ROOM.x, ROOM.y + height],
      [ROOM.x + ROOM.width, ROOM.y + height],
    ]),
    ...(left > 0
      ? [writing(t(locale, 'league.more', { count: left }), [NAME_AT, middle(shown.length + 1)], 'card:more')]
      : []),
  ];
  return sheet(picture, shapes);
}

/** Tie-breaks as far as three have room, in the league's order. */
function columnsOf({ view, locale }: LeaguePicture): readonly Column[] {
  const counts = ['played', 'won', 'drawn', 'lost'] as const;
  return [
    ...counts.map((of) => ({
      head: t(locale, `league.column.${of}`),
      width: FIGURE,
      of: (row: Row) => String(row[of]),
    })),
    { head: t(locale, 'league.column.points'), width: 36, of: (row) => numberOf(locale, row.points), bold: true },
    ...view.setup.tieBreaks.slice(0, 3).map((of) => ({
      head: t(locale, `league.break.${of}`),
      width: WIDE,
      of: (row: Row) => numberOf(locale, row.breaks[of]),
    })),
    {
      head: t(locale, 'league.column.rating'),
      width: 50,
      of: (row) => String(Math.round(ratingOf(view, row.entrant).rating / 100)),
    },
  ];
}
