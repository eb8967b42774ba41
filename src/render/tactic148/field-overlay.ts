import type { Tongue } from '../../games/tactic148/words/index.js';
import { signedOf } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { FieldSquare, InquiryAnswer, Threat } from '../../rules/tactic148/inquiries.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { TYPE } from '../canvas.js';
import { BLUE, RED } from '../colours.js';
import type { Entry } from '../legend.js';
import { figure, heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { isInside, type Look, type Point, type Shape } from '../scene.js';
import { shownBox } from '../window.js';
import { ring } from '../ring.js';
import { radiusOf } from './figures.js';
import { place, scaled, type Lay } from './lay.js';

/** Squares of the table with a figure each: what cover adds where a character sees, or what the enemy needs where it can go. The shade only repeats the figure. */

type Answer<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** All that a character sees, with what cover adds; tinted where a weapon has dice. */
export function fieldParts(
  { unit, from, square, seen }: Answer<'field'>,
  { game }: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const figure = (modifier: number): string => signedOf(tongue.locale, modifier);
  return {
    ...NOTHING,
    shapes: [
      ...seen.flatMap((one) => figured(one.at, square, fieldLook(one), figure(one.modifier), lay, 'field')),
      ...ring(place(lay, from), radiusOf(game, lay), `marked:${unit}`),
    ],
    captions: [heading(t(tongue, 'tactic148.picture.field', { unit }))],
    entries: [true, false]
      .filter((bears) => seen.some((one) => one.bears === bears))
      .map((bears) =>
        entry(
          fieldLook({ bears, modifier: 1 }),
          figure(1),
          t(tongue, bears ? 'tactic148.picture.bears' : 'tactic148.picture.onlySeen'),
        ),
      ),
  };
}

/** What the enemy needs at each place within reach, the darker the less. */
export function dangerParts(
  { unit, by }: Answer<'reach'>,
  { square, threats }: { readonly square: number; readonly threats: readonly Threat[] },
  { game }: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const at = findCharacter(game, unit)?.at;
  return {
    ...NOTHING,
    shapes: [
      ...threats.flatMap((one) =>
        figured(one.at, square, dangerLook(one.needed), dangerFigure(one.needed), lay, 'danger'),
      ),
      ...(at ? ring(place(lay, at), radiusOf(game, lay), `marked:${unit}`) : []),
    ],
    captions: [heading([unit, nameOf(tongue, 'tactic148.action', by)].join(' · '))],
    entries: [
      ...(threats.some(({ needed }) => needed !== null)
        ? [entry(dangerLook(5), dangerFigure(5), t(tongue, 'tactic148.picture.needed'))]
        : []),
      ...(threats.some(({ needed }) => needed === null)
        ? [entry(dangerLook(null), dangerFigure(null), t(tongue, 'tactic148.picture.safe'))]
        : []),
    ],
  };
}

const fieldLook = ({ bears, modifier }: Pick<FieldSquare, 'bears' | 'modifier'>): Look =>
  bears ? { fill: modifier === 0 ? '#56B4E990' : '#56B4E940', stroke: BLUE, width: 0.8 } : {};

const dangerFigure = (needed: number | null): string => (needed === null ? '–' : String(needed));

const dangerLook = (needed: number | null): Look =>
  needed === null
    ? { stroke: BLUE, width: 0.8 }
    : { fill: needed <= 4 ? '#C04A0090' : needed === 5 ? '#C04A0058' : '#C04A0028', stroke: RED, width: 0.8 };

function figured(at: Place, square: number, look: Look, text: string, lay: Lay, name: string): readonly Shape[] {
  const middle = place(lay, at);
  if (!isInside(middle, shownBox(lay))) return [];
  const tag = `${name}:${at.x},${at.y}`;
  return [
    ...(look.stroke ? [box(middle, scaled(lay, square) - 1, look, tag)] : []),
    figure(text, middle, TYPE.read, `${tag}:figure`, 'path'),
  ];
}

const box = ([x, y]: Point, size: number, look: Look, tag: string): Shape => ({
  kind: 'box',
  box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
  round: 2,
  ...look,
  layer: 'path',
  tag,
});

const entry = (look: Look, text: string, words: string): Entry => ({
  sample: (at) => [
    ...(look.stroke ? [box(at, 15, look, 'legend:figure')] : []),
    figure(text, at, TYPE.read, 'legend:figure', 'writing'),
  ],
  words,
});
