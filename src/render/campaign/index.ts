import { t } from '../../i18n/index.js';
import type { CampaignMap } from '../../present/campaign/picture.js';
import type { CampaignPicture } from '../../present/picture.js';
import { CANVAS, TYPE } from '../canvas.js';
import { FAINT, HURT, INK, PANEL, PAPER, RULE } from '../colours.js';
import { filled, HEAD, headed } from '../headed.js';
import { cut, textWidth } from '../measure.js';
import { writing } from '../panel.js';
import type { Colour, Point, Scene, Shape } from '../scene.js';
import { curveScene } from './curve.js';
import { letterOf, lookOf } from './looks.js';
import { hangarScene, ladderScene } from './sheets.js';

/**
 * The map of a campaign: provinces with the colour and the letter of who owns them, the ways between them, a ring where a mission
 * gathers (dashed) or is fought. Beside it the factions with their letters: nothing is told by colour alone.
 */

const SIDE = 166;
/** Where provinces may lie: their names need room at the edges. */
const MAP = { x: 36, y: HEAD + 18, width: CANVAS.width - SIDE - 72, height: CANVAS.height - HEAD - 50 };
const RADIUS = 10;

export function campaignScene(picture: CampaignPicture): Scene {
  if ('ladder' in picture) return ladderScene(picture);
  if ('lines' in picture) return curveScene(picture);
  return 'machines' in picture ? hangarScene(picture) : mapScene(picture);
}

function mapScene(picture: CampaignMap): Scene {
  const { title, turn, locale } = picture;
  return headed(title, t(locale, 'campaign.picture.turn', { turn }), [
    filled({ x: CANVAS.width - SIDE, y: HEAD, width: SIDE, height: CANVAS.height - HEAD }, 'card:panel', PANEL),
    ...ways(picture),
    ...provinces(picture),
    ...legend(picture),
  ]);
}

const placeOf = ([x, y]: readonly [number, number]): Point => [
  MAP.x + (MAP.width * x) / 100,
  MAP.y + (MAP.height * y) / 100,
];

/** Each way once. */
const ways = ({ provinces: all }: CampaignMap): readonly Shape[] =>
  all.flatMap(({ id, at, links }) =>
    all
      .filter((other) => links.includes(other.id) && id < other.id)
      .map((other): Shape => {
        const points = [placeOf(at), placeOf(other.at)];
        return {
          kind: 'path',
          closed: false,
          points,
          stroke: RULE,
          width: 1.6,
          layer: 'path',
          tag: `way:${id}:${other.id}`,
        };
      }),
  );

function provinces({ provinces: all, factions }: CampaignMap): readonly Shape[] {
  return all.flatMap(({ id, name, at, owner, mission }): readonly Shape[] => {
    const place = factions.findIndex((one) => one.id === owner);
    const { fill, ink } = lookOf(place);
    const [x, y] = placeOf(at);
    const ring: readonly Shape[] =
      mission === null
        ? []
        : [
            {
              ...{ kind: 'circle', at: [x, y], radius: RADIUS + 4, stroke: HURT, width: 2, layer: 'token' },
              ...(mission === 'gathering' ? { dash: [3, 3] } : {}),
              tag: `province:${id}:${mission}`,
            },
          ];
    return [
      {
        kind: 'circle',
        at: [x, y],
        radius: RADIUS,
        fill,
        stroke: INK,
        width: 1,
        layer: 'token',
        tag: `province:${id}`,
      },
      ...ring,
      label(letterOf(place), [x, y], `province:${id}:owner`, TYPE.name, ink, true),
      { ...label(name, [x, y + RADIUS + 9], `province:${id}:name`, TYPE.read, INK, false), halo: PAPER },
    ];
  });
}

const label = (text: string, at: Point, tag: string, size: number, colour: Colour, bold: boolean) =>
  ({ kind: 'text', text, at, size, bold, align: 'center', colour, layer: 'writing', tag }) as const;

/** The factions with their letters, and how many provinces each has. */
function legend({ factions, provinces: all, locale }: CampaignMap): readonly Shape[] {
  const x = CANVAS.width - SIDE + 14;
  const row = Math.min(26, (CANVAS.height - HEAD - 54) / Math.max(1, factions.length));
  const rows = factions.flatMap(({ id, name }, i): readonly Shape[] => {
    const y = HEAD + 14 + row * i;
    const { fill, ink } = lookOf(i);
    const count = String(all.filter(({ owner }) => owner === id).length);
    const room = SIDE - 14 - 12 - 10 - textWidth(count, TYPE.read, true) - 6;
    return [
      { kind: 'circle', at: [x, y], radius: 7, fill, stroke: INK, width: 0.8, layer: 'token', tag: `faction:${id}` },
      label(letterOf(i), [x, y], `faction:${id}:letter`, TYPE.read, ink, true),
      writing(cut(name, TYPE.read, false, room), [x + 12, y], `card:${i}:name`, { colour: INK }),
      writing(count, [CANVAS.width - 8, y], `card:${i}:count`, { right: true, bold: true }),
    ];
  });
  const below = CANVAS.height - 28;
  return [
    ...rows,
    {
      ...{ kind: 'circle', at: [x, below], radius: 6, stroke: HURT, width: 2, dash: [3, 3], layer: 'token' },
      tag: 'key:gathering',
    },
    writing(t(locale, 'campaign.picture.gathering'), [x + 12, below], 'card:key:gathering', { colour: FAINT }),
    {
      ...{ kind: 'circle', at: [x, below + 14], radius: 6, stroke: HURT, width: 2, layer: 'token' },
      tag: 'key:fighting',
    },
    writing(t(locale, 'campaign.picture.fighting'), [x + 12, below + 14], 'card:key:fighting', { colour: FAINT }),
  ];
}
