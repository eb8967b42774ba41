import { flownText, wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { findAircraft, weaponOf } from '../../rules/finest-hour/aircraft.js';
import { noseWidth, rangeOf } from '../../rules/finest-hour/arcs.js';
import { ahead } from '../../rules/finest-hour/courses.js';
import type { HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer } from '../../rules/finest-hour/inquiries.js';
import { turned } from '../../rules/finest-hour/measuring.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Aircraft, Arc, Weapon } from '../../rules/finest-hour/types.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { BLUE, ORANGE, PINK, RED, SKY, YELLOW } from '../colours.js';
import { heading, NOTHING, type Caption, type OverlayParts } from '../overlay-parts.js';
import type { Colour, Shape } from '../scene.js';
import { sizeOf } from './aircraft.js';
import { place, withinSky, type Lay } from './lay.js';
import { ring } from '../ring.js';

type Answer = Extract<InquiryAnswer, { about: 'arcs' }>;

/** Each arc by a colour and by dashes. */
const LOOKS: Readonly<Record<Arc, { readonly colour: Colour; readonly dash: readonly number[] }>> = {
  'fixed-forward': { colour: RED, dash: [] },
  front: { colour: ORANGE, dash: [] },
  left: { colour: SKY, dash: [7, 3] },
  right: { colour: BLUE, dash: [7, 3] },
  rear: { colour: PINK, dash: [2, 3] },
  'all-round': { colour: YELLOW, dash: [10, 3, 2, 3] },
};

/** Where the weapons of an aircraft bear, and on whom. */
export function arcsParts({ unit, weapons }: Answer, { game }: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const one = findAircraft(game, unit);
  if (!one) return NOTHING;
  return {
    ...NOTHING,
    shapes: [
      ...weapons.flatMap(({ weapon: id }) => {
        const weapon = weaponOf(one, id);
        return weapon ? arcShapes(game, one, weapon, lay, `arc:${unit}:${id}`) : [];
      }),
      ...ring(place(lay, one.at), sizeOf(game, lay), `marked:${unit}`),
    ],
    captions: [
      heading(unit),
      ...weapons.flatMap(({ weapon: id, enemies }): readonly Caption[] => {
        const weapon = weaponOf(one, id);
        const range = weapon && rangeOf(game.options, weapon);
        return weapon
          ? [
              {
                text: [
                  wordIn(weapon.name, tongue),
                  nameOf(tongue, 'finest-hour.arc', weapon.arc),
                  range === null ? t(tongue, 'finest-hour.picture.anyRange') : flownText(range, tongue),
                ].join(' · '),
                bold: true,
              },
              {
                text: enemies.length > 0 ? `→ ${enemies.join(', ')}` : t(tongue, 'finest-hour.picture.nobody'),
                bold: false,
              },
            ]
          : [];
      }),
    ],
    entries: [],
  };
}

const arcShapes = (game: State, one: Aircraft, weapon: Weapon, lay: Lay, tag: string): readonly Shape[] => {
  const { colour, dash } = LOOKS[weapon.arc];
  const points = outlineOf(game, one, weapon).map((at) => place(lay, at));
  return [
    { kind: 'path', closed: true, points, fill: `${colour}38`, stroke: colour, width: 1.8, dash, layer: 'path', tag },
  ];
};

/** The tenths of a degree from the nose between which an arc lies, clockwise. */
const SPANS: Readonly<Record<Exclude<Arc, 'fixed-forward'>, readonly [number, number]>> = {
  front: [-450, 450],
  left: [-1350, -450],
  right: [450, 1350],
  rear: [1350, 2250],
  'all-round': [0, 3600],
};

/** The corners of what a weapon reaches. */
function outlineOf(game: State, one: Aircraft, weapon: Weapon): readonly Place[] {
  const range = rangeOf(game.options, weapon) ?? Math.hypot(game.sky.width, game.sky.height);
  if (weapon.arc === 'fixed-forward') {
    const half = noseWidth(game.options);
    const [left, right] = [-900, 900].map((side) => ahead(one.at, turned(one.heading + side), half)) as [Place, Place];
    const far = Math.sqrt(Math.max(0, range * range - half * half));
    return [
      left,
      ahead(left, one.heading, far),
      ahead(one.at, one.heading, range),
      ahead(right, one.heading, far),
      right,
    ];
  }
  const [from, to] = SPANS[weapon.arc];
  const count = Math.ceil((to - from) / 50);
  const rim = Array.from({ length: count + 1 }, (_, i) =>
    ahead(one.at, turned(one.heading + from + ((to - from) * i) / count), range),
  );
  return weapon.arc === 'all-round' ? rim : [one.at, ...rim];
}

/** What the crop shows of arcs: all of them, but no more of the sky than it has. */
export const arcPlaces = ({ unit, weapons }: Answer, game: State): readonly Place[] => {
  const one = findAircraft(game, unit);
  if (!one) return [];
  return [
    one.at,
    ...weapons.flatMap(({ weapon: id }) => {
      const weapon = weaponOf(one, id);
      return weapon && weapon.range !== null ? outlineOf(game, one, weapon).map((at) => withinSky(game.sky, at)) : [];
    }),
  ];
};
