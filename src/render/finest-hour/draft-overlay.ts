import { flownText } from '../../games/finest-hour/present/names.js';
import { coordinateOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Overlay, Sketch } from '../../present/picture.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { Part } from '../../rules/finest-hour/commands.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import { MEASURE } from '../../rules/finest-hour/lengths.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { never } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { NIGHT, sideLook, WHITE, YELLOW, type SideLook } from '../colours.js';
import { heading, NOTHING, together, type OverlayParts } from '../overlay-parts.js';
import type { Point, Shape } from '../scene.js';
import { sizeOf } from './aircraft.js';
import { place, type Lay } from './lay.js';
import { ring } from '../ring.js';
import { ghost } from './ghost.js';
import { afterSketches, followers, sketched, type Deed, type Sketched } from './sketched.js';
import { between, tracer } from './tracers.js';
import { drawTrack, track } from './tracks.js';

type Draft = Extract<Overlay<FinestHour>, { kind: 'draft' }>;

/** An order that is being made, after those of its row: its course with the turns, fire on the way, a pale aircraft at its end. */
export function draftParts(draft: Draft, view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const { planned = [] } = draft;
  const before = plannedParts(planned, view, lay, tongue);
  const game = afterSketches(planned, view.game);
  const made = sketchParts(draft, planned.length > 0 ? planned.length + 1 : 0, { ...view, game }, lay, tongue);
  return {
    shapes: [...before.shapes, ...made.shapes],
    labels: [...before.labels, ...made.labels],
    captions: [...before.captions, ...made.captions],
    entries: made.entries,
  };
}

/** The orders of a row that are chosen already, by their numbers. */
function plannedParts(planned: readonly Sketch[], view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  return together(
    planned.map((sketch, i) =>
      sketchParts(sketch, i + 1, { ...view, game: afterSketches(planned.slice(0, i), view.game) }, lay, tongue),
    ),
  );
}

/** One order; `n` is its number in a row, 0 outside of one. */
function sketchParts(sketch: Sketch, n: number, { game, sides }: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  const made = sketched(sketch, game);
  if (!made) return NOTHING;
  const { one, tracks, deeds, end, far } = made;
  const look = sideLook(sides, one.side);
  const size = sizeOf(game, lay);
  const tag = n === 0 ? `draft:${one.id}` : `draft:${n}:${one.id}`;
  const length = flownText(far, tongue);
  const plate =
    n === 0 ? { fill: YELLOW, ink: NIGHT, border: NIGHT } : { fill: WHITE, ink: NIGHT, border: look.fill, rim: 1.6 };
  return {
    shapes: [
      ...ring(place(lay, one.at), size, `marked:${one.id}`),
      ...tracks.flatMap((each, i) => drawTrack(each, look.fill, lay, `${tag}:${i}`)),
      ...followers(sketch, game).flatMap((mate) => followerShapes(mate, look, size, lay, tag)),
      ...deeds.flatMap((deed) => deedShapes(deed, game, lay, tag)),
      ...(tracks.length > 0 ? ghost(one, look, place(lay, end.at), size, end.heading, `${tag}:end`) : []),
    ],
    labels:
      far > 0
        ? [
            {
              text: n === 0 ? length : `${n} · ${one.id}`,
              tag: `${tag}:far`,
              about: place(lay, end.at),
              clear: size,
              size: TYPE.read,
              ...plate,
            },
          ]
        : [],
    captions: [heading(captionOf(sketch, made, n, tongue))],
    entries:
      tracks.length > 0
        ? [
            {
              sample: (at: Point) => ghost(one, look, at, 8, 0, 'legend:ghost'),
              words: t(tongue, 'finest-hour.picture.ghost'),
            },
          ]
        : [],
  };
}

/** Who flies with it does the same. */
const followerShapes = (
  { one, tracks, end }: Sketched,
  look: SideLook,
  size: number,
  lay: Lay,
  tag: string,
): readonly Shape[] =>
  tracks.length === 0
    ? []
    : [
        ...tracks.flatMap(({ way, points }, i) =>
          track(
            way,
            points.map((at) => place(lay, at)),
            look.fill,
            `${tag}:with:${one.id}:${i}`,
          ),
        ),
        ...ghost(one, look, place(lay, end.at), size, end.heading, `${tag}:with:${one.id}:end`),
      ];

/** The order in words: `Red-1 · fast · 10 L45 10 · fire at Bf-2`. */
const captionOf = ({ mode }: Sketch, { one, parts }: Sketched, n: number, tongue: Tongue): string =>
  [
    ...(n === 0 ? [] : [String(n)]),
    one.id,
    ...(mode === 'fast' ? [t(tongue, 'finest-hour.picture.fastMove')] : []),
    ...phrases(parts, tongue),
  ].join(' · ');

/** Lengths and turns in one phrase, as they are ordered; each other part in its own. */
function phrases(parts: readonly Part[], tongue: Tongue): readonly string[] {
  const said: { readonly flown: boolean; readonly text: string }[] = [];
  for (const part of parts) {
    const flown = part.do === 'ahead' || part.do === 'turn';
    const text = phrase(part, tongue);
    const last = said.at(-1);
    if (flown && last?.flown) said[said.length - 1] = { flown, text: `${last.text} ${text}` };
    else said.push({ flown, text });
  }
  return said.map(({ text }) => text);
}

function phrase(part: Part, tongue: Tongue): string {
  switch (part.do) {
    case 'ahead':
      return coordinateOf(tongue.locale, part.length / MEASURE.unit, 10);
    case 'turn':
      return `${part.by < 0 ? '↰' : '↱'}${coordinateOf(tongue.locale, Math.abs(part.by) / 10, 10)}°`;
    case 'dive':
      return t(tongue, 'finest-hour.picture.way.dive', { far: flownText(part.length, tongue) });
    case 'evade':
      return t(tongue, 'finest-hour.picture.way.evade', { heading: part.heading / 10 });
    case 'fire':
      return t(tongue, 'finest-hour.picture.way.fire', {
        target: [...new Set(part.shots.map(({ target }) => target))],
      });
    case 'collide':
      return t(tongue, 'finest-hour.picture.way.ram', { target: part.target });
    case 'bomb':
      return t(tongue, 'finest-hour.picture.way.bomb', { target: part.target });
    default:
      return never(part);
  }
}

/** Fire, a collision course or bombs: a line to what they are for. */
const deedShapes = ({ part, from }: Deed, game: State, lay: Lay, tag: string): readonly Shape[] =>
  aimedAt(part, game).flatMap((to) =>
    tracer(between(place(lay, from.at), place(lay, to), 0), 'open', `${tag}:${part.do}`),
  );

function aimedAt(part: Deed['part'], game: State): readonly Place[] {
  switch (part.do) {
    case 'fire':
      return part.shots.flatMap(({ target }) => findAircraft(game, target)?.at ?? []);
    case 'collide':
      return [findAircraft(game, part.target)?.at ?? []].flat();
    case 'bomb':
      return game.sky.targets.filter(({ id }) => id === part.target).map(({ at }) => at);
  }
}

/** The places that orders speak of, for the crop. */
export const draftPlaces = (draft: Draft, game: State): readonly Place[] =>
  [...(draft.planned ?? []), draft].flatMap((sketch, i, row) => {
    const now = afterSketches(row.slice(0, i), game);
    const made = sketched(sketch, now);
    if (!made) return [];
    return [
      made.one.at,
      ...[made, ...followers(sketch, now)].flatMap(({ tracks }) => tracks.flatMap(({ points }) => points)),
      ...made.deeds.flatMap(({ part }) => aimedAt(part, now)),
    ];
  });
