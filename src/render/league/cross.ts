import { t } from '../../i18n/index.js';
import type { LeaguePicture } from '../../present/league-picture.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { standingsOf } from '../../rules/league/standings.js';
import { outcomeFor, pairingsOf, type Pairing } from '../../rules/league/state.js';
import { FAINT, GONE, INK } from '../colours.js';
import { writing } from '../panel.js';
import type { Scene, Shape } from '../scene.js';
import { filled, ROOM, rule } from '../headed.js';
import { MOST_ROWS, nameOf, rowHeight, sheet } from './sheet.js';

/** Everybody against everybody: a row says what each of the others brought; forfeits have a sign of their own. */

const NAMES = 120;
const POINTS = 34;
const NUMBER = 22;
/** The most across: a cell must have room for two results. */
const MOST_ACROSS = 20;

export function crossScene(picture: LeaguePicture): Scene {
  const { view, shows, locale } = picture;
  const pairings = pairingsOf(view, shows.stage, shows.division);
  const all = standingsOf(view, shows.stage, shows.division);
  const rows = all.slice(0, Math.min(MOST_ROWS - 2, MOST_ACROSS));
  const left = all.length - rows.length;
  const height = rowHeight(rows.length + (left > 0 ? 2 : 1));
  const from = ROOM.x + NUMBER + NAMES;
  const cell = Math.min(30, (ROOM.width - NUMBER - NAMES - POINTS) / rows.length);
  const across = (i: number): number => from + cell * (i + 0.5);
  const middle = (line: number): number => ROOM.y + height * (line + 0.5);
  const [bottom, right] = [ROOM.y + height * (rows.length + 1), from + cell * rows.length];
  const shapes: Shape[] = [
    ...rows.map((_, i) =>
      writing(String(i + 1), [across(i), middle(0)], `card:head:${i}`, { centre: true, colour: FAINT }),
    ),
    writing(t(locale, 'league.column.points'), [right + POINTS - 2, middle(0)], 'card:head:points', { right: true }),
    ...rows.flatMap((row, i) => [
      writing(String(row.place), [ROOM.x + NUMBER - 6, middle(i + 1)], `card:${i}:place`, { right: true }),
      writing(nameOf(picture, row.entrant, NAMES - 4), [ROOM.x + NUMBER, middle(i + 1)], `card:${i}:name`, {
        colour: INK,
      }),
      filled({ x: from + cell * i, y: ROOM.y + height * (i + 1), width: cell, height }, 'self'),
      ...rows.flatMap((other, j) => cellOf(pairings, row.entrant, other.entrant, [across(j), middle(i + 1)], cell)),
      writing(String(row.points), [right + POINTS - 2, middle(i + 1)], `card:${i}:points`, { right: true, bold: true }),
      rule([
        [ROOM.x, ROOM.y + height * (i + 1)],
        [right + POINTS, ROOM.y + height * (i + 1)],
      ]),
    ]),
    ...[...rows.keys(), rows.length].map((i) =>
      rule([
        [from + cell * i, ROOM.y + height],
        [from + cell * i, bottom],
      ]),
    ),
    ...(left > 0
      ? [writing(t(locale, 'league.more', { count: left }), [ROOM.x + NUMBER, middle(rows.length + 1)], 'card:more')]
      : []),
  ];
  return sheet(picture, shapes);
}

const SIGNS = { win: '1', draw: '½', loss: '0' } as const;
const FORFEITS = { win: '+', draw: '=', loss: '−' } as const;

/** What somebody brought home from another, one sign a meeting; a dot for one that is still to be played. */
function cellOf(
  all: readonly Pairing[],
  own: EntrantId,
  other: EntrantId,
  at: readonly [number, number],
  width: number,
): readonly Shape[] {
  const met = own === other ? [] : all.filter(({ sides }) => sides.includes(own) && sides.includes(other));
  const step = Math.min(9, (width - 8) / Math.max(1, met.length - 1));
  return met.map((pairing, i) => {
    const outcome = outcomeFor(pairing, own);
    const sign = outcome === null ? '·' : pairing.result?.by === 'forfeit' ? FORFEITS[outcome] : SIGNS[outcome];
    const x = at[0] + (i - (met.length - 1) / 2) * step;
    const look = {
      centre: true,
      bold: outcome === 'win',
      colour: outcome === null ? GONE : outcome === 'loss' ? FAINT : INK,
    };
    return writing(sign, [x, at[1]], `card:${own}:${other}:${i}`, look);
  });
}
