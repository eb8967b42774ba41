import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { isEffective } from '../../rules/tactic148/suppression.js';
import { TERRAIN_KINDS, type Marker, type Table } from '../../rules/tactic148/types.js';
import type { State } from '../../rules/tactic148/state.js';
import { TYPE } from '../canvas.js';
import { BLUE, INK } from '../colours.js';
import { badgeSample, type Entry } from '../legend.js';
import type { Point, Shape } from '../scene.js';
import { star } from './blasts.js';
import { MARKER_BADGES, markersOf } from './figures.js';
import { lineSample, WAITS, type LineKind } from './fire.js';
import { suppressed } from './markers.js';
import { lossBar, token } from './tallies.js';
import type { Tale } from './story.js';
import { terrainSample } from './terrain.js';

/** The kinds of terrain on a table (T48-48). */
export function terrainEntries({ pieces }: Table, tongue: Tongue): readonly Entry[] {
  return [
    ...TERRAIN_KINDS.filter((kind) => pieces.some((piece) => piece.kind === kind)).map((kind) => ({
      sample: terrainSample(kind, false),
      words: t(tongue, `tactic148.picture.${kind}`),
    })),
    ...(pieces.some(({ climb }) => climb)
      ? [{ sample: terrainSample('low', true), words: t(tongue, 'tactic148.picture.climb') }]
      : []),
  ];
}

const MARKER_WORDS = {
  'wounded-side': 'tactic148.card-side.true',
  wound: 'tactic148.picture.woundMarker',
  'take-cover': 'tactic148.marker.take-cover',
  opportunity: 'tactic148.marker.opportunity',
  suppression: 'tactic148.marker.suppression',
} as const satisfies Record<Marker | 'wounded-side', string>;

/** The markers that are on the table, and their zones. */
export function markerEntries(state: State, tongue: Tongue): readonly Entry[] {
  const shown = new Set(state.characters.flatMap(markersOf));
  const idle = state.zones.some((zone) => !isEffective(state, zone));
  return [
    ...ORDER.filter((marker) => shown.has(marker)).map((marker) => ({
      sample: (at: Point) => badgeSample(MARKER_BADGES[marker], at, `legend:marker:${marker}`),
      words: t(tongue, MARKER_WORDS[marker]),
    })),
    ...(idle
      ? [
          {
            sample: ([x, y]: Point) => suppressed([x, y], 6, BLUE, false, 'legend:sf:idle').map(flat),
            words: t(tongue, 'tactic148.picture.suppressionIdle'),
          },
        ]
      : []),
  ];
}

const ORDER = ['wounded-side', 'wound', 'take-cover', 'opportunity', 'suppression'] as const;

const flat = (shape: Shape): Shape => ({ ...shape, layer: 'writing' });

/** Kinds of lines. */
export const lineEntries = (kinds: ReadonlySet<LineKind>, tongue: Tongue): readonly Entry[] =>
  (['open', 'cover', 'none'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({ sample: lineSample(kind), words: nameOf(tongue, 'tactic148.sight', kind) }));

/** What happened in the stretch. */
export function taleEntries({ fires, waiting, blasts, brawls }: Tale, tongue: Tongue): readonly Entry[] {
  const sign =
    (text: string, tag: string): Entry['sample'] =>
    (at) => [
      { kind: 'text', text, at, size: TYPE.read, bold: true, align: 'center', colour: INK, layer: 'writing', tag },
    ];
  return [
    ...lineEntries(new Set([...fires, ...(waiting ? [waiting] : [])].map(({ cover }) => cover)), tongue),
    ...(fires.length > 0 ? [{ sample: sign('2/4', 'legend:shots'), words: t(tongue, 'tactic148.picture.shots') }] : []),
    ...(fires.some(({ result }) => result === 'eliminated')
      ? [{ sample: sign('☠', 'legend:eliminated'), words: t(tongue, 'tactic148.status.eliminated') }]
      : []),
    ...(waiting ? [{ sample: sign(WAITS, 'legend:waiting'), words: t(tongue, 'tactic148.picture.waiting') }] : []),
    ...(blasts.length > 0
      ? [
          {
            sample: (at: Point): readonly Shape[] => [{ ...star(at, 6), layer: 'writing', tag: 'legend:blast' }],
            words: t(tongue, 'tactic148.picture.blast'),
          },
        ]
      : []),
    ...(brawls.length > 0
      ? [{ sample: sign('⚔ 2:1', 'legend:fights'), words: t(tongue, 'tactic148.picture.fights') }]
      : []),
  ];
}

/** What the score over the table counts. */
export const scoreEntries = ({ mode, options }: State, tongue: Tongue): readonly Entry[] => [
  { sample: (at) => [token(at, 'legend:token')], words: t(tongue, 'tactic148.picture.tokens') },
  {
    sample: ([x, y]) => lossBar({ x: x - 11, y: y - 4, width: 20, height: 8 }, 0.3, 'legend:losses'),
    words: t(
      tongue,
      mode === 'mission' && options.missionLoss === 'characters'
        ? 'tactic148.picture.lossFigures'
        : 'tactic148.picture.lossPoints',
    ),
  },
];
