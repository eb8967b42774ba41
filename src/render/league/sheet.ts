import type { LeaguePicture } from '../../present/league-picture.js';
import { t } from '../../i18n/index.js';
import { CANVAS, CANVAS_SCALE, TYPE } from '../canvas.js';
import { BAND, PAPER, RULE } from '../colours.js';
import { cut, fittingSize, textWidth } from '../measure.js';
import { writing } from '../panel.js';
import type { Box, Point, Scene, Shape } from '../scene.js';
import type { EntrantId } from '../../rules/league/ids.js';
import { entrantIn, isIn, stageIn } from '../../rules/league/state.js';

/** The sheet on which a league's pictures are drawn: a band with its title and stage, and the room below. */

const PAD = 8;
const HEAD = 24;

/** The room below the band. */
export const ROOM: Box = { x: PAD, y: HEAD + 4, width: CANVAS.width - 2 * PAD, height: CANVAS.height - HEAD - 8 };

/** A whole picture: the band, and what is drawn below. */
export function sheet(picture: LeaguePicture, shapes: readonly Shape[]): Scene {
  const { title } = picture;
  const stage = stageWords(picture);
  const left = ROOM.width - textWidth(stage, TYPE.read, false) - 12;
  const size = fittingSize(title, TYPE.title, true, left, TYPE.read);
  return {
    ...CANVAS,
    scale: CANVAS_SCALE,
    background: PAPER,
    ground: null,
    shapes: [
      filled({ x: 0, y: 0, width: CANVAS.width, height: HEAD }, 'card:band'),
      writing(cut(title, size, true, left), [PAD, HEAD / 2], 'card:title', { size, bold: true }),
      writing(stage, [CANVAS.width - PAD, HEAD / 2], 'card:stage', { right: true }),
      ...shapes,
    ],
  };
}

/** How the stage is played, and which division it is where there are several. */
function stageWords({ view, shows, locale }: LeaguePicture): string {
  const { format, divisions } = stageIn(view, shows.stage);
  const name = t(locale, `league.format.${format.kind}`);
  return divisions > 1 ? `${name} · ${t(locale, 'league.division', { division: shows.division + 1 })}` : name;
}

export const filled = (box: Box, tag: string, fill = BAND): Shape => ({
  kind: 'box',
  box,
  round: 0,
  fill,
  layer: 'tint',
  tag,
});

/** A thin line. */
export const rule = (points: readonly Point[], tag = 'rule', stroke = RULE, width = 0.8): Shape => ({
  kind: 'path',
  closed: false,
  points,
  stroke,
  width,
  layer: 'frame',
  tag,
});

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
