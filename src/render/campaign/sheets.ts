import { t } from '../../i18n/index.js';
import type { CampaignHangar, CampaignLadder } from '../../present/campaign/sheets.js';
import { CANVAS, TYPE } from '../canvas.js';
import { FAINT, HURT, INK, PANEL, RULE } from '../colours.js';
import { filled, HEAD, headed, PAD } from '../headed.js';
import { cut, textWidth, wrap } from '../measure.js';
import { writing } from '../panel.js';
import type { Scene, Shape } from '../scene.js';
import { letterOf, lookOf } from './looks.js';

/** The ladder of prestige with its tiers, and the sheet of a hangar. */

/** Where the tiers are named, at the left: so wide at least and at most. */
const NAMES = 128;
const MOST_NAMES = 200;
/** Before the name of a tier and behind it, with its figure. */
const AROUND_NAME = PAD + 28;
/** Below: the letters of Clans, and a line of their names, of which there are so many at most. */
const LETTERS = 20;
const LINE = 12;
const MOST_LINES = 3;
const TOP = HEAD + 16;

/** A column a Clan, as high as its prestige; a line a tier. */
export function ladderScene({ title, turn, locale, ladder }: CampaignLadder): Scene {
  const { tiers, clans } = ladder;
  const most = Math.max(1, ...tiers.map(({ at }) => at), ...clans.map(({ prestige }) => prestige));
  const widest = Math.max(0, ...tiers.map(({ opens }) => textWidth(opens, TYPE.read, false)));
  const left = Math.min(MOST_NAMES, Math.max(NAMES, Math.ceil(widest) + AROUND_NAME));
  const room = (CANVAS.width - left - PAD) / Math.max(1, clans.length);
  const called = clans.map(({ name }) => wrap(name, TYPE.read, false, room - 4).slice(0, MOST_LINES));
  const bottom = CANVAS.height - LETTERS - LINE * Math.max(2, ...called.map(({ length }) => length));
  const heightOf = (prestige: number): number => bottom - ((bottom - TOP) * Math.max(0, prestige)) / most;
  const lines = tiers.flatMap(({ at, opens }, i): readonly Shape[] => {
    const y = heightOf(at);
    return [
      {
        ...{
          kind: 'path',
          closed: false,
          points: [
            [left, y],
            [CANVAS.width - PAD, y],
          ],
          stroke: RULE,
          width: 1,
        },
        ...{ dash: [4, 3], layer: 'path', tag: `tier:${at}` },
      },
      writing(String(at), [PAD + 16, y], `card:${i}:at`, { right: true, bold: true }),
      writing(cut(opens, TYPE.read, false, left - AROUND_NAME), [PAD + 22, y], `card:${i}:opens`, { colour: FAINT }),
    ];
  });
  const columns = clans.flatMap(({ place, prestige }, i): readonly Shape[] => {
    const { fill, ink } = lookOf(place);
    const x = left + room * (i + 0.5);
    const width = Math.min(40, room * 0.5);
    const y = heightOf(prestige);
    const text = { size: TYPE.read, align: 'center', layer: 'writing' } as const;
    return [
      filled({ x: x - width / 2, y, width, height: bottom - y }, `column:${place}`, fill),
      {
        kind: 'text',
        text: prestige < 0 ? `−${-prestige}` : String(prestige),
        at: [x, y - 8],
        bold: true,
        colour: INK,
        tag: `column:${place}:count`,
        ...text,
      },
      {
        kind: 'circle',
        at: [x, bottom + 9],
        radius: 7,
        fill,
        stroke: INK,
        width: 0.8,
        layer: 'token',
        tag: `clan:${place}`,
      },
      {
        kind: 'text',
        text: letterOf(place),
        at: [x, bottom + 9],
        bold: true,
        colour: ink,
        tag: `clan:${place}:letter`,
        ...text,
      },
      ...(called[i] ?? []).map((line, n) => ({
        ...{
          kind: 'text' as const,
          text: cut(line, TYPE.read, false, room - 4),
          at: [x, bottom + 23 + LINE * n] as const,
        },
        ...{ bold: false, colour: INK, tag: `clan:${place}:name:${n}`, ...text },
      })),
    ];
  });
  return headed(title, t(locale, 'campaign.picture.turn', { turn }), [...lines, ...columns]);
}

const ROW = 15;
/** Rows that there is room for; of more, how many there are is said. */
const ROWS = Math.floor((CANVAS.height - HEAD - 24) / (2 * ROW));
const HALF = CANVAS.width / 2;

/** Machines at the left, pilots at the right, two lines each. */
export function hangarScene({ title, turn, locale, machines, pilots }: CampaignHangar): Scene {
  return headed(title, t(locale, 'campaign.picture.turn', { turn }), [
    filled({ x: HALF, y: HEAD, width: HALF, height: CANVAS.height - HEAD }, 'card:panel', PANEL),
    ...column(
      machines.map(({ name, told, condition }) => ({ name, told, marked: condition !== 'ready' })),
      'machine',
      PAD,
    ),
    ...column(
      pilots.map(({ name, told, hits }) => ({ name, told, marked: hits > 0 })),
      'pilot',
      HALF + PAD,
    ),
  ]);
}

function column(
  rows: readonly { readonly name: string; readonly told: string; readonly marked: boolean }[],
  what: string,
  x: number,
): readonly Shape[] {
  const room = HALF - 2 * PAD - 14;
  const more = rows.length - ROWS;
  return [
    ...rows.slice(0, ROWS).flatMap(({ name, told, marked }, i): readonly Shape[] => {
      const y = HEAD + 14 + i * 2 * ROW;
      return [
        {
          ...{ kind: 'circle', at: [x + 4, y], radius: 3.5, stroke: marked ? HURT : INK, width: 1.4, layer: 'token' },
          ...(marked ? { fill: HURT } : {}),
          tag: `${what}:${i}`,
        },
        writing(cut(name, TYPE.name, true, room), [x + 14, y], `card:${what}${i}:name`, {
          size: TYPE.name,
          bold: true,
        }),
        writing(cut(told, TYPE.read, false, room), [x + 14, y + ROW - 1], `card:${what}${i}:told`, { colour: FAINT }),
      ];
    }),
    ...(more > 0 ? [writing(`+${more}`, [x + 14, CANVAS.height - 9], `card:${what}:more`, { bold: true })] : []),
  ];
}
