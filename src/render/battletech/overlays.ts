import type { Locale } from '../../i18n/locales.js';
import { nameOf, t } from '../../i18n/index.js';
import type { Overlay } from '../../present/picture.js';
import { parseFacing } from '../../rules/geometry/hex/facing.js';
import { isOn, parseHex, type Hex } from '../../rules/geometry/hex/hex.js';
import { standing, stride } from '../../rules/battletech/movement.js';
import { WAYS } from '../../rules/battletech/tables.js';
import {
  MODES,
  STEP_LETTERS,
  type Answer,
  type Mode,
  type Movement,
  type Place,
  type Prospect,
  type Reached,
  type Sight,
  type Unit,
  type View,
} from '../../rules/battletech/types.js';
import { allowance } from '../../rules/battletech/movement.js';
import { never } from '../../rules/kernel/ids.js';
import { BLUE, INK, sideLook, WHITE, YELLOW } from '../colours.js';
import { turnedPolygon, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import { LEGIBLE, type Colour, type Shape } from '../scene.js';
import { tinted } from './board.js';
import { ghost } from './ghost.js';
import { middle, outline, type Lay } from './lay.js';
import type { Entry } from './legend.js';
import { way } from './paths.js';
import { sightEntries, sightLabels, sightShapes, sightWords } from './sight-overlay.js';

/** A line under the map. */
export interface Caption {
  readonly text: string;
  readonly bold: boolean;
}

/** What an overlay adds to a map: shapes, labels that find their own place, lines under the map, legend. */
export interface OverlayParts {
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
  readonly captions: readonly Caption[];
  readonly entries: readonly Entry[];
}

const NOTHING: OverlayParts = { shapes: [], labels: [], captions: [], entries: [] };
const REACHED: Colour = '#56B4E970';

/** Draws an overlay on a map. */
export function overlayParts(
  overlay: Overlay | null,
  view: View,
  sides: readonly string[],
  lay: Lay,
  locale: Locale,
): OverlayParts {
  if (!overlay) return NOTHING;
  switch (overlay.kind) {
    case 'answer':
      return answerParts(overlay.answer, view, sides, lay, locale);
    case 'letters':
      return lettersParts(overlay, view, lay);
    case 'draft':
      return draftParts(overlay, view, sides, lay, locale);
    default:
      return never(overlay);
  }
}

/** The hexes that an overlay speaks of, for the crop. */
export function overlayHexes(overlay: Overlay | null, view: View): readonly Hex[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'letters':
      return [
        ...overlay.places.flatMap(({ place }) => placeFrom(place, view)?.hex ?? []),
        ...hexOf(view, overlay.unit),
      ];
    case 'draft':
      return drafted(overlay, view)?.path.map((place) => place.hex) ?? [];
    case 'answer':
      return answerHexes(overlay.answer, view);
    default:
      return never(overlay);
  }
}

function answerHexes(answer: Answer, view: View): readonly Hex[] {
  switch (answer.about) {
    case 'odds':
      return [answer.from.place.hex, ...answer.targets.flatMap(({ target }) => hexOf(view, target))];
    case 'los':
      return [answer.sight.from, answer.sight.to];
    case 'reach':
      return [...answer.reached.map(({ hex }) => hex), ...hexOf(view, answer.unit)];
    case 'sheet':
      return hexOf(view, answer.unit.id);
  }
}

function answerParts(answer: Answer, view: View, sides: readonly string[], lay: Lay, locale: Locale): OverlayParts {
  switch (answer.about) {
    case 'los':
      return {
        shapes: sightShapes(answer.sight, view.board, lay),
        labels: sightLabels(answer.sight, lay),
        captions: [heading(`${answer.sight.from} → ${answer.sight.to} · ${sightWords(answer.sight, locale)}`)],
        entries: sightEntries([answer.sight], locale),
      };
    case 'reach':
      return {
        shapes: answer.reached.flatMap((reached) => reachedShapes(reached, view, lay)),
        labels: [],
        captions: [
          heading([answer.unit, nameOf(locale, 'battletech.mode-name', answer.mode), `${answer.mp} MP`].join(' · ')),
        ],
        entries: [{ sample: reachSample, words: t(locale, 'battletech.picture.cost') }],
      };
    case 'odds':
      return oddsParts(answer, view, sides, lay, locale);
    case 'sheet':
      return {
        ...NOTHING,
        shapes: hexOf(view, answer.unit.id).map((hex) => ring(hex, lay, `marked:${answer.unit.id}`)),
      };
  }
}

/** A hex that can be reached: tinted, with the fewest MP it takes and a mark at each hexside that the unit can face there. */
function reachedShapes({ hex, facings }: Reached, view: View, lay: Lay): readonly Shape[] {
  const at = middle(lay, hex);
  const least = Math.min(...facings.map(({ mp }) => mp));
  return [
    ...tinted(view.board, lay, hex, { fill: REACHED, stroke: BLUE, width: 0.8 }, 0.96, `reach:${hex}`),
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
      size: Math.max(LEGIBLE, lay.radius * 0.55),
      bold: true,
      align: 'center',
      colour: INK,
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
    colour: INK,
    halo: WHITE,
    layer: 'writing',
    tag: 'legend:reach',
  },
];

function oddsParts(
  answer: Extract<Answer, { about: 'odds' }>,
  view: View,
  sides: readonly string[],
  lay: Lay,
  locale: Locale,
): OverlayParts {
  const unit = view.units.find(({ id }) => id === answer.unit);
  const { place } = answer.from;
  const elsewhere = unit?.place?.hex !== place.hex || unit.place.facing !== place.facing;
  const sights = answer.targets.map(({ sight }) => sight);
  return {
    shapes: [
      ...sights.flatMap((sight) => sightShapes(withWoods(sight), view.board, lay)),
      ...(elsewhere && unit ? ghost(place, sideLook(sides, unit.side), lay, `ghost:${answer.unit}`) : []),
    ],
    labels: sights.flatMap((sight) => sightLabels(sight, lay)),
    captions: answer.targets.flatMap(({ target, sight, prospects }) => [
      heading(`${answer.unit} → ${target} · ${sightWords(sight, locale)}`),
      ...prospectWords(prospects),
    ]),
    entries: sightEntries(sights.map(withWoods), locale),
  };
}

/** Each weapon's number and chance; those that cannot be fired stand together at the end. */
function prospectWords(prospects: readonly Prospect[]): readonly Caption[] {
  const able = prospects.flatMap(({ mount, toHit, chance }) =>
    toHit ? [`${mount} ${toHit.number}+ (${percent(chance)}\u202f%)`] : [],
  );
  const unable = prospects.filter(({ toHit }) => !toHit).map(({ mount }) => mount);
  const text = [...able, ...(unable.length > 0 ? [`${unable.join(' ')} –`] : [])].join(' · ');
  return able.length === 0 ? [] : [{ text, bold: false }];
}

/** Of several lines at once only the hexes with woods on them are shown. */
const withWoods = (sight: Sight): Sight => ({
  ...sight,
  hexes: sight.hexes.filter(({ counts, woods }) => counts && woods > 0),
});

const heading = (text: string): Caption => ({ text, bold: true });

const percent = (ways: number): number => Math.round((ways * 100) / WAYS[2]);

/** Letters at the places that can be picked; several for one hex stand on one plate. */
function lettersParts(overlay: Extract<Overlay, { kind: 'letters' }>, view: View, lay: Lay): OverlayParts {
  const byHex = new Map<Hex, { letters: string[]; facing: Place['facing'] | null }>();
  for (const { letter, place } of overlay.places) {
    const at = placeFrom(place, view);
    if (!at) continue;
    const there = byHex.get(at.hex);
    if (there) there.letters.push(letter);
    else byHex.set(at.hex, { letters: [letter], facing: at.facing });
  }
  return {
    ...NOTHING,
    shapes: [
      ...[...byHex].flatMap(([hex, { facing, letters }]): readonly Shape[] => [
        ...tinted(view.board, lay, hex, { fill: REACHED, stroke: BLUE, width: 1.6 }, 0.94, `pick:${hex}`),
        ...(facing === null || letters.length > 1 ? [] : [facingMark(hex, facing, lay)]),
      ]),
      ...hexOf(view, overlay.unit).map((hex) => ring(hex, lay, `marked:${overlay.unit ?? ''}`)),
    ],
    labels: [...byHex].map(([hex, { letters }]) => ({
      text: letters.join(' '),
      tag: `letter:${letters.join(' ')}:${hex}`,
      about: middle(lay, hex),
      clear: 2,
      size: 13,
      fill: YELLOW,
      ink: INK,
      border: INK,
      prefer: [middle(lay, hex)],
    })),
  };
}

const facingMark = (hex: Hex, facing: Place['facing'], lay: Lay): Shape => ({
  kind: 'path',
  closed: true,
  points: turnedPolygon(toward(middle(lay, hex), facing * 60, lay.radius * 0.66), lay.radius * 0.2, 3, facing * 60),
  fill: INK,
  stroke: WHITE,
  width: 0.8,
  layer: 'path',
  tag: `pick:${hex}:facing:${facing}`,
});

/** A path that is being made, with the MP spent of those there are at its end. */
function draftParts(
  overlay: Extract<Overlay, { kind: 'draft' }>,
  view: View,
  sides: readonly string[],
  lay: Lay,
  locale: Locale,
): OverlayParts {
  const unit = view.units.find(({ id }) => id === overlay.unit);
  const draft = drafted(overlay, view);
  const end = draft?.path.at(-1);
  if (!unit || !draft || !end) return NOTHING;
  const look = sideLook(sides, unit.side);
  const spent = `${draft.mp}/${allowance(unit, draft.mode)} MP`;
  return {
    ...NOTHING,
    shapes: [
      ...way(draft, look.fill, lay, `draft:${unit.id}`, false),
      ...(draft.path.length > 1 ? ghost(end, look, lay, `draft:${unit.id}:end`) : []),
    ],
    labels: [
      {
        text: spent,
        tag: `draft:${unit.id}:mp`,
        about: middle(lay, end.hex),
        clear: lay.radius * 0.5,
        size: LEGIBLE,
        fill: YELLOW,
        ink: INK,
        border: INK,
      },
    ],
    captions: [
      heading(
        [
          unit.id,
          t(locale, 'battletech.picture.movement', { mode: draft.mode, mp: draft.mp, entered: draft.entered }),
          overlay.steps,
        ].join(' · '),
      ),
    ],
  };
}

/** The movement that the steps of a draft make so far; steps that cannot be gone are left out. */
function drafted(overlay: Extract<Overlay, { kind: 'draft' }>, view: View): Movement | null {
  const unit = view.units.find(({ id }) => id === overlay.unit);
  const mode = MODES.find((one) => one === overlay.mode);
  return unit?.place && mode ? walked(view, unit, unit.place, mode, overlay.steps) : null;
}

function walked(view: View, unit: Unit, start: Place, mode: Mode, steps: string): Movement {
  let at = standing(start);
  const path: Place[] = [start];
  for (const letter of steps) {
    const step = STEP_LETTERS.find((one) => one === letter);
    const next = step ? stride(view, unit, mode, at, step) : null;
    if (!next?.ok) break;
    at = next.value;
    path.push(at.place);
  }
  return { mode, steps, path, mp: at.mp, entered: at.entered };
}

const ring = (hex: Hex, lay: Lay, tag: string): Shape => ({
  kind: 'path',
  closed: true,
  points: outline(lay.radius, middle(lay, hex), 0.94),
  stroke: INK,
  width: 2.4,
  layer: 'tint',
  tag,
});

const hexOf = (view: View, unit: string | null): readonly Hex[] =>
  view.units.flatMap(({ id, place }) => (id === unit && place ? [place.hex] : []));

/** A place as a picture names it: `0710`, or `0710 NE`. */
function placeFrom(text: string, view: View): { readonly hex: Hex; readonly facing: Place['facing'] | null } | null {
  const [first = '', second = ''] = text.split(' ');
  const hex = parseHex(first);
  return hex && isOn(view.board, hex) ? { hex, facing: parseFacing(second) } : null;
}
