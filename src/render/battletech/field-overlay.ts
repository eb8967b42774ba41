import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { signedOf } from '../../i18n/format.js';
import type { FieldHex, InquiryAnswer, Threat } from '../../rules/battletech/inquiries.js';
import type { Hex } from '../../rules/geometry/hex/hex.js';
import { TYPE } from '../canvas.js';
import { BLUE, RED } from '../colours.js';
import type { Entry } from '../legend.js';
import { figure, heading, type OverlayParts } from '../overlay-parts.js';
import type { Colour, Look, Shape } from '../scene.js';
import { tinted } from './board.js';
import { middle, outline, type Lay } from './lay.js';
import { ring } from './overlay-parts.js';

/** Hexes with a figure each: what the ground adds where a unit sees, or what the enemy needs where it can go. The shade only repeats the figure. */

/** Below this radius of a hex the figures would not stand side by side. */
export const FIGURES_FROM = 9;

/** All that a unit sees, with what the ground adds; tinted where a weapon bears, the weaker the more it adds. */
export function fieldParts({ unit, from, seen }: Answer<'field'>, lay: Lay, tongue: Tongue): OverlayParts {
  const words = (modifier: number): string => signedOf(tongue.locale, modifier);
  const legend = (one: Pick<FieldHex, 'bears'>): Entry => ({
    sample: sample(fieldLook({ ...one, modifier: 0 }), words(1)),
    words: t(tongue, one.bears ? 'battletech.picture.bears' : 'battletech.picture.onlySeen'),
  });
  return {
    shapes: [
      ring(from, lay, `marked:${unit}`),
      ...seen.flatMap((one) => figured(one.hex, fieldLook(one), words(one.modifier), lay, `field:${one.hex}`)),
    ],
    labels: [],
    captions: [heading(t(tongue, 'battletech.picture.field', { unit }))],
    entries: [true, false].filter((bears) => seen.some((one) => one.bears === bears)).map((bears) => legend({ bears })),
  };
}

/** What the enemy needs in each hex in reach, the darker the less. */
export function dangerParts(
  { unit, gait, mp }: Answer<'reach'>,
  threats: readonly Threat[],
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const entry = (one: Pick<Threat, 'number' | 'known'>, words: string): Entry => ({
    sample: sample(dangerLook(one), dangerFigure(one)),
    words,
  });
  const has = (that: (one: Threat) => boolean): boolean => threats.some(that);
  return {
    shapes: threats.flatMap((one) => figured(one.hex, dangerLook(one), dangerFigure(one), lay, `danger:${one.hex}`)),
    labels: [],
    captions: [heading([unit, nameOf(tongue, 'battletech.mode', gait), `${mp} MP`].join(' · '))],
    entries: [
      ...(has(({ number, known }) => number !== null && known)
        ? [entry({ number: 7, known: true }, t(tongue, 'battletech.picture.needed'))]
        : []),
      ...(has(({ number, known }) => number === null && known)
        ? [entry({ number: null, known: true }, t(tongue, 'battletech.picture.safe'))]
        : []),
      ...(has(({ known }) => !known)
        ? [entry({ number: null, known: false }, t(tongue, 'battletech.picture.dangerUnknown'))]
        : []),
    ],
  };
}

type Answer<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

const fieldLook = ({ bears, modifier }: Pick<FieldHex, 'bears' | 'modifier'>): Look =>
  bears
    ? { fill: modifier === 0 ? '#56B4E9B0' : modifier === 1 ? '#56B4E970' : '#56B4E938', stroke: BLUE, width: 0.8 }
    : {};

const dangerFigure = ({ number, known }: Pick<Threat, 'number' | 'known'>): string =>
  known ? (number === null ? '–' : String(number)) : '?';

const dangerLook = ({ number, known }: Pick<Threat, 'number' | 'known'>): Look => {
  if (!known || number === null) return { stroke: BLUE, width: 0.8 };
  return { fill: SHADES.find(({ most }) => number <= most)?.fill ?? '#C04A0018', stroke: RED, width: 0.8 };
};

const SHADES: readonly { readonly most: number; readonly fill: Colour }[] = [
  { most: 5, fill: '#C04A00B0' },
  { most: 7, fill: '#C04A0080' },
  { most: 9, fill: '#C04A0050' },
  { most: 11, fill: '#C04A0030' },
];

const figured = (hex: Hex, look: Look, text: string, lay: Lay, tag: string): readonly Shape[] =>
  tinted(lay, hex, look, 0.96, tag).length === 0
    ? []
    : [
        ...(look.fill || look.stroke ? tinted(lay, hex, look, 0.96, tag) : []),
        figure(text, middle(lay, hex), Math.max(TYPE.read, lay.radius * 0.5), `${tag}:figure`, 'path'),
      ];

const sample =
  (look: Look, text: string): Entry['sample'] =>
  (at) => [
    { kind: 'path', closed: true, points: outline(7.5, at), ...look, layer: 'writing', tag: 'legend:figure' },
    figure(text, at, TYPE.read, 'legend:figure', 'writing'),
  ];
