import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { LineHex, Sight } from '../../rules/battletech/inquiries.js';
import { BLUE, NIGHT, PINK, RED, WHITE } from '../colours.js';
import type { Label } from '../labels.js';
import { LEGIBLE, type Colour, type Point, type Shape } from '../scene.js';
import { tinted } from './board.js';
import { middle, outline, type Lay } from './lay.js';
import type { Entry } from '../legend.js';

/** A line of sight on the map: the line itself, the hexes that count for it, the split pairs. */
export function sightShapes(sight: Sight, lay: Lay): readonly Shape[] {
  const from = middle(lay, sight.from);
  const to = middle(lay, sight.to);
  const look = sight.visible ? { stroke: BLUE, width: 2.6 } : { stroke: RED, width: 2.6, dash: [6, 4] };
  const tag = `sight:${sight.from}:${sight.to}:${sight.visible ? 'open' : 'blocked'}`;
  const line = { kind: 'path', closed: false, points: [from, to], layer: 'line' } as const;
  return [
    ...sight.hexes.flatMap((one) => lineHex(one, lay)),
    { ...line, stroke: WHITE, width: 5, tag: `${tag}:casing` },
    { ...line, ...look, tag },
    ...[from, to].map((at): Shape => ({
      kind: 'circle',
      at,
      radius: 3,
      fill: look.stroke,
      stroke: WHITE,
      width: 1,
      layer: 'line',
      tag: `${tag}:end`,
    })),
    ...(sight.visible ? [] : cross([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], `${tag}:cross`)),
  ];
}

/** What of a hex on a line is drawn. */
type Mark = Pick<LineHex, 'hex' | 'counts' | 'kind'>;

/** A hex on the line: filled in outline when it counts, dashed when it is one of a split pair, thin when it does not count. */
function lineHex({ hex, counts, kind }: Mark, lay: Lay): readonly Shape[] {
  const stroke: Colour = kind === 'split' ? PINK : NIGHT;
  const look = {
    ...(counts ? { fill: COUNTING } : {}),
    stroke,
    width: counts ? 2.2 : 0.9,
    ...(kind === 'split' ? { dash: [4, 3] } : {}),
  };
  return tinted(lay, hex, look, 0.93, `line-hex:${hex}:${kind}:${counts ? 'counts' : 'passes'}`);
}
const COUNTING: Colour = '#F0E44266';

/** The hexes that were chosen on split lines, for the rest of the turn (QSR-31). */
const chosenHexes = (view: SeenState): readonly Mark[] =>
  view.splits.flatMap(({ hexes }) => hexes.map((hex) => ({ hex, counts: true, kind: 'split' })));

/** The chosen hexes of split lines on the map. */
export const chosenShapes = (view: SeenState, lay: Lay): readonly Shape[] =>
  chosenHexes(view).flatMap((one) => lineHex(one, lay));

/** Their mark in the legend. */
export const chosenEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  sightEntries([{ hexes: chosenHexes(view) }], tongue);

/** The woods points of the hexes that count, each at its hex. */
export function sightLabels(sight: Sight, lay: Lay): readonly Label[] {
  return sight.hexes
    .filter(({ counts, adds }) => counts && adds > 0)
    .map(({ hex, adds }) => ({
      text: `+${adds}`,
      tag: `points:${hex}`,
      about: middle(lay, hex),
      clear: 3,
      size: LEGIBLE,
      fill: WHITE,
      ink: NIGHT,
      border: NIGHT,
      prefer: [middle(lay, hex)],
    }));
}

/** Verdict, distance and woods points, where there are any, in words: `open · 10 hexes · 1 woods point`. */
export function sightWords(sight: Sight, tongue: Tongue): string {
  const { visible, distance, points } = sight;
  return [
    t(tongue, visible ? 'battletech.picture.open' : 'battletech.picture.blocked'),
    t(tongue, 'battletech.picture.distance', { distance }),
    ...(points > 0 ? [t(tongue, 'battletech.picture.points', { points })] : []),
  ].join(' · ');
}

/** The legend of lines of sight. */
export function sightEntries(sights: readonly { readonly hexes: readonly Mark[] }[], tongue: Tongue): readonly Entry[] {
  const small =
    (look: Pick<LineHex, 'counts' | 'kind'>): Entry['sample'] =>
    (at) => [
      {
        kind: 'path',
        closed: true,
        points: outline(7, at),
        ...(look.counts ? { fill: COUNTING } : {}),
        stroke: look.kind === 'split' ? PINK : NIGHT,
        width: look.counts ? 2 : 0.9,
        ...(look.kind === 'split' ? { dash: [3, 2] } : {}),
        layer: 'writing',
        tag: `legend:line-hex:${look.kind}`,
      },
    ];
  const hexes = sights.flatMap((sight) => sight.hexes);
  return [
    ...(hexes.some((one) => one.counts)
      ? [{ sample: small({ counts: true, kind: 'crossed' }), words: t(tongue, 'battletech.picture.counts') }]
      : []),
    ...(hexes.some((one) => one.kind === 'split')
      ? [{ sample: small({ counts: false, kind: 'split' }), words: t(tongue, 'battletech.picture.split') }]
      : []),
  ];
}

function cross([x, y]: Point, tag: string): readonly Shape[] {
  const bar = (dx: number, stroke: Colour, width: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [
      [x - dx, y - 6],
      [x + dx, y + 6],
    ],
    stroke,
    width,
    layer: 'line',
    tag,
  });
  return [bar(6, WHITE, 6), bar(-6, WHITE, 6), bar(6, RED, 3), bar(-6, RED, 3)];
}
