import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import type { InquiryAnswer, Reached } from '../../rules/battletech/inquiries.js';
import { BLUE, NIGHT, WHITE } from '../colours.js';
import { toward, turnedPolygon } from '../emblem.js';
import { TYPE } from '../canvas.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { hexNumber, tinted } from './board.js';
import { middle, outline, type Lay } from './lay.js';
import type { Entry } from '../legend.js';
import { heading, REACHED, type OverlayParts } from '../overlay-parts.js';

/** Where a unit can end its move. */
export function reachParts(answer: Extract<InquiryAnswer, { about: 'reach' }>, lay: Lay, tongue: Tongue): OverlayParts {
  const words = [answer.unit, nameOf(tongue, 'battletech.mode', answer.gait), `${answer.mp} MP`].join(' · ');
  return {
    shapes: answer.reached.flatMap((reached) => reachedShapes(reached, lay)),
    labels: [],
    captions: [heading(words)],
    entries: [{ sample: reachSample, words: t(tongue, 'battletech.picture.cost') }],
  };
}

/** A hex that can be reached: tinted, with the fewest MP it takes and a mark at each hexside that the unit can face there. */
function reachedShapes({ hex, facings }: Reached, lay: Lay): readonly Shape[] {
  const at = middle(lay, hex);
  const least = Math.min(...facings.map(({ mp }) => mp));
  return [
    ...tinted(lay, hex, { fill: REACHED, stroke: BLUE, width: 0.8 }, 0.96, `reach:${hex}`),
    ...hexNumber(lay, hex),
    ...facings.map(({ facing, mp }): Shape => ({
      kind: 'path',
      closed: true,
      points: turnedPolygon(toward(at, facing * 60, lay.radius * 0.68), lay.radius * 0.15, 3, facing * 60),
      fill: mp === least ? BLUE : WHITE,
      stroke: BLUE,
      width: 0.7,
      layer: 'path',
      tag: `reach:${hex}:facing:${facing}`,
    })),
    {
      kind: 'text',
      text: String(least),
      at: [at[0], at[1] + lay.radius * 0.1],
      size: Math.max(TYPE.read, lay.radius * 0.55),
      bold: true,
      align: 'center',
      colour: NIGHT,
      halo: WHITE,
      layer: 'path',
      tag: `reach:${hex}:mp`,
    },
  ];
}

const reachSample: Entry['sample'] = (at) => [
  {
    kind: 'path',
    closed: true,
    points: outline(7.5, at),
    fill: REACHED,
    stroke: BLUE,
    width: 0.8,
    layer: 'writing',
    tag: 'legend:reach',
  },
  {
    kind: 'text',
    text: '3',
    at,
    size: LEGIBLE,
    bold: true,
    align: 'center',
    colour: NIGHT,
    halo: WHITE,
    layer: 'writing',
    tag: 'legend:reach',
  },
];
