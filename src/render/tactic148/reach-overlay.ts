import type { Tongue } from '../../games/tactic148/words/index.js';
import { t } from '../../i18n/index.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import type { InquiryAnswer } from '../../rules/tactic148/inquiries.js';
import { BLUE, NIGHT, RED, WHITE } from '../colours.js';
import type { Entry } from '../legend.js';
import { heading, NOTHING, REACHED, type OverlayParts } from '../overlay-parts.js';
import type { Look, Point, Shape } from '../scene.js';
import { ring } from '../ring.js';
import { radiusOf } from './figures.js';
import { place, type Lay } from './lay.js';

const PLAIN: Look = { fill: REACHED, stroke: BLUE, width: 1.6 };
const CLIMB: Look = { fill: `${RED}1F`, stroke: RED, width: 1.4, dash: [5, 3] };

/** Where a straight move can end: on the level, by climbing, and base to base with enemies. */
export function reachParts(
  answer: Extract<InquiryAnswer, { about: 'reach' }>,
  { game }: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const at = findCharacter(game, answer.unit)?.at;
  const { most, plain, climb, contacts } = answer;
  const climbs = JSON.stringify(climb) !== JSON.stringify(plain);
  const area = (outline: typeof plain, look: Look, tag: string): readonly Shape[] =>
    outline.length < 2
      ? []
      : [
          {
            kind: 'path',
            closed: true,
            points: outline.map((corner) => place(lay, corner)),
            ...look,
            layer: 'path',
            tag,
          },
        ];
  const radius = radiusOf(game, lay);
  const words = t(tongue, 'tactic148.picture.reach', { action: answer.by, most });
  return {
    ...NOTHING,
    shapes: [
      ...(climbs ? area(climb, CLIMB, `reach:${answer.unit}:climb`) : []),
      ...area(plain, PLAIN, `reach:${answer.unit}:plain`),
      ...contacts.map(({ unit, at: contact }) =>
        contactMark(place(lay, contact), radius, `reach:${answer.unit}:contact:${unit}`),
      ),
      ...(at ? ring(place(lay, at), radius, `marked:${answer.unit}`) : []),
    ],
    captions: [heading(`${answer.unit} · ${words}`)],
    entries: [
      ...(plain.length > 0 ? [entry(PLAIN, t(tongue, 'tactic148.picture.inReach'), 'plain')] : []),
      ...(climbs && climb.length > 0 ? [entry(CLIMB, t(tongue, 'tactic148.picture.inReachClimbing'), 'climb')] : []),
      ...(contacts.length > 0
        ? [
            {
              sample: (spot: Point) => [contactMark(spot, 5, 'legend:reach:contact')],
              words: t(tongue, 'tactic148.picture.contact'),
            },
          ]
        : []),
    ],
  };
}

const entry = (look: Look, words: string, tag: string): Entry => ({
  sample: ([x, y]) => [
    {
      kind: 'box',
      box: { x: x - 11, y: y - 5, width: 20, height: 10 },
      round: 3,
      ...look,
      layer: 'writing',
      tag: `legend:reach:${tag}`,
    },
  ],
  words,
});

const contactMark = (at: Point, radius: number, tag: string): Shape => ({
  kind: 'circle',
  at,
  radius,
  fill: `${WHITE}A0`,
  stroke: NIGHT,
  width: 1.8,
  dash: [2, 2],
  layer: 'path',
  tag,
});
