import type { LeaguePicture } from '../../present/league-picture.js';
import { t } from '../../i18n/index.js';
import { TYPE } from '../canvas.js';
import { headed, ROOM } from '../headed.js';
import { cut, textWidth } from '../measure.js';
import type { Scene, Shape } from '../scene.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { entrantIn, isIn, stageIn } from '../../rules/league/state.js';

/** The sheet on which a league's pictures are drawn: a band with its title and stage, and the room below. */

/** A whole picture: the band, and what is drawn below. */
export const sheet = (picture: LeaguePicture, shapes: readonly Shape[]): Scene =>
  headed(picture.title, stageWords(picture), shapes);

/** How the stage is played, and which division it is where there are several. */
function stageWords({ view, shows, locale }: LeaguePicture): string {
  const { format, divisions } = stageIn(view, shows.stage);
  const part =
    format.kind === 'double' ? ` · ${t(locale, `league.part.${shows.kind === 'lower' ? 'lower' : 'upper'}`)}` : '';
  const name = `${t(locale, `league.format.${format.kind}`)}${part}`;
  return divisions > 1 ? `${name} · ${t(locale, 'league.division', { division: shows.division + 1 })}` : name;
}

/** What an entrant is called, cut to a width; who is out says so. */
export function nameOf({ view, locale }: LeaguePicture, id: EntrantId, width: number, bold = false): string {
  const name = entrantIn(view, id)?.name ?? id;
  if (isIn(view, id)) return cut(name, TYPE.read, bold, width);
  const out = ` (${t(locale, 'league.out')})`;
  return `${cut(name, TYPE.read, bold, width - textWidth(out, TYPE.read, bold))}${out}`;
}

/** The most rows of a picture that can be read, and how high each of so many is. */
export const MOST_ROWS = 23;
export const rowHeight = (rows: number, room = ROOM.height): number => Math.min(20, room / Math.max(1, rows));
