import type { Tongue } from '../../games/tactic148/words/index.js';
import { t } from '../../i18n/index.js';
import type { Overlay, Sketch } from '../../present/picture.js';
import { lengthText } from '../../games/tactic148/present/names.js';
import { sketchWords, spotsOf } from '../../games/tactic148/present/sketches.js';
import { lengthOf } from '../../rules/geometry/plane/path.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { unitId } from '../../rules/kernel/ids.js';
import { baseOf, changeCharacter, findCharacter, showing } from '../../rules/tactic148/characters.js';
import { clearWay, distanceTo, lineBetween } from '../../rules/tactic148/lines.js';
import { mark } from '../../rules/geometry/plane/sight.js';
import type { Character, CardSide } from '../../rules/tactic148/types.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/tactic148.js';
import type { State } from '../../rules/tactic148/state.js';
import { TYPE } from '../canvas.js';
import { NIGHT, sideLook, WHITE, YELLOW } from '../colours.js';
import { heading, NOTHING, together, type OverlayParts } from '../overlay-parts.js';
import type { Point, Shape } from '../scene.js';
import { blast } from './blasts.js';
import { ring } from '../ring.js';
import { ghost, radiusOf } from './figures.js';
import { line, sightLine } from './fire.js';
import { place, scaled, type Lay } from './lay.js';
import { opportunityZone, suppressed } from './markers.js';
import { way } from './ways.js';

type Draft = Extract<Overlay<Tactic148>, { kind: 'draft' }>;

/**
 * An order that is being made, after those of its row: the way with an empty base at its end, the marker with its zone, the
 * grenade with its blast, the line to the target. Each begins where the ones before it lead.
 */
export function draftParts(draft: Draft, view: TacticView, lay: Lay, tongue: Tongue): OverlayParts {
  const { planned = [] } = draft;
  const before = plannedParts(planned, view, lay, tongue);
  const game = afterSketches(planned, view.game);
  const made = sketchParts(draft, planned.length > 0 ? planned.length + 1 : 0, { ...view, game }, lay, tongue);
  const one = findCharacter(game, unitId(draft.unit));
  const marked = one?.at ? ring(place(lay, one.at), radiusOf(game, lay), `marked:${one.id}`) : [];
  return {
    shapes: [...before.shapes, ...marked, ...made.shapes],
    labels: [...before.labels, ...made.labels],
    captions: [...before.captions, ...made.captions],
    entries: before.entries.length > 0 ? before.entries : made.entries,
  };
}

/** The orders of a row that are chosen already, by their numbers. */
export function plannedParts(planned: readonly Sketch[], view: TacticView, lay: Lay, tongue: Tongue): OverlayParts {
  return together(
    planned.map((sketch, i) =>
      sketchParts(sketch, i + 1, { ...view, game: afterSketches(planned.slice(0, i), view.game) }, lay, tongue),
    ),
  );
}

/** The figures where orders lead them. */
export const afterSketches = (sketches: readonly Sketch[], game: State): State =>
  sketches.reduce((now, { unit, mode, steps }) => {
    const end = leads(mode) ? spotsOf(steps).at(-1) : undefined;
    return end ? changeCharacter(now, unitId(unit), (one) => ({ ...one, at: end })) : now;
  }, game);

const leads = (mode: string): boolean => mode === 'move' || mode === 'assault';

/** One order; `n` is its number in a row, 0 outside of one. */
function sketchParts(sketch: Sketch, n: number, { game, sides }: TacticView, lay: Lay, tongue: Tongue): OverlayParts {
  const one = findCharacter(game, unitId(sketch.unit));
  if (!one?.at) return NOTHING;
  const spots = spotsOf(sketch.steps);
  const look = sideLook(sides, one.side);
  const tag = n === 0 ? `draft:${one.id}` : `draft:${n}:${one.id}`;
  const drawn: Drawn = { one, at: one.at, spots, targets: targetsOf(sketch, game), look, tag };
  const radius = radiusOf(game, lay);
  const last = spots.at(-1);
  const far = measured(sketch, one, spots, game, tongue);
  const said = n === 0 ? far : [`${n} · ${one.id}`];
  const plate = n === 0 ? MEASURE : { fill: WHITE, ink: NIGHT, border: look.fill, rim: 1.6 };
  return {
    shapes: orderShapes(sketch.mode, drawn, game, lay),
    labels: last
      ? said.map((text) => ({
          text,
          tag: `${tag}:far`,
          about: place(lay, last),
          clear: radius + 2,
          size: TYPE.read,
          ...plate,
        }))
      : [],
    captions: [heading([...(n === 0 ? [] : [String(n)]), ...sketchWords(sketch, tongue), ...far].join(' · '))],
    entries: leads(sketch.mode)
      ? [
          {
            sample: (at: Point) => ghost(look, at, 6, 'legend:ghost'),
            words: t(tongue, 'tactic148.picture.ghost'),
          },
        ]
      : [],
  };
}

/** How far an order goes, and of how much by the card; nothing without a place. */
function measured(
  { mode }: Sketch,
  one: Character,
  spots: readonly Place[],
  game: State,
  tongue: Tongue,
): readonly string[] {
  const last = spots.at(-1);
  if (!last || !one.at) return [];
  const far = reachOf(showing(one), mode) > 0 ? distanceTo(game, one, last) : lengthOf([one.at, ...spots]);
  const most = mostOf(showing(one), mode);
  if (far <= 0) return [];
  const text = lengthText(Math.ceil(far), tongue);
  return [most > 0 ? t(tongue, 'tactic148.picture.draftOf', { far: text, most }) : text];
}

interface Drawn {
  readonly one: Character;
  readonly at: Place;
  readonly spots: readonly Place[];
  readonly targets: readonly Character[];
  readonly look: ReturnType<typeof sideLook>;
  readonly tag: string;
}

/** The plate on which stands how far an order goes; of those in a row the number stands instead, in the colour of the side. */
const MEASURE = { fill: YELLOW, ink: NIGHT, border: NIGHT } as const;

/** How far an order of a kind reaches by the card; 0: no matter. */
const mostOf = (card: CardSide, mode: string): number =>
  mode === 'move' ? card.move : mode === 'assault' ? card.assault : 0;

/** How far a marker of a kind reaches around itself by the card; 0: the order places none. */
function reachOf(card: CardSide, mode: string): number {
  if (mode === 'grenade') return card.grenade?.radius ?? 0;
  return mode === 'opportunity' ? card.opportunity : mode === 'suppress' ? card.suppression : 0;
}

function orderShapes(
  mode: string,
  { one, at, spots, targets, look, tag }: Drawn,
  game: State,
  lay: Lay,
): readonly Shape[] {
  const radius = radiusOf(game, lay);
  const around = reachOf(showing(one), mode);
  const last = spots.at(-1);
  const from = place(lay, at);
  const to = last && place(lay, last);
  const fire = targets.flatMap(({ at: target }) => {
    if (!target) return [];
    const stand = mode === 'assault' && last ? last : at;
    const [base, other] = [baseOf(game, one, stand), baseOf(game, one, target)];
    const ends = sightLine(clearWay(game, base, other), stand, target, lay, radius);
    return line(ends, lineBetween(game, base, other), 'plain', `${tag}:line`);
  });
  if (!to) return fire;
  switch (mode) {
    case 'grenade':
      return blast(from, to, scaled(lay, around), look.fill, tag);
    case 'opportunity':
      return [
        ...markerLine(game, one, at, last, lay, tag),
        ...opportunityZone(to, scaled(lay, around), look.fill, tag),
      ];
    case 'suppress':
      return [
        ...markerLine(game, one, at, last, lay, tag),
        ...suppressed(to, scaled(lay, around), look.fill, true, tag),
      ];
    default: {
      const course = way([from, ...spots.map((spot) => place(lay, spot))], look.fill, radius, tag, false);
      return [...course, ...ghost(look, to, radius, `${tag}:end`), ...fire];
    }
  }
}

/** The line from a character to a marker, which is a point. */
function markerLine(game: State, one: Character, at: Place, to: Place, lay: Lay, tag: string): readonly Shape[] {
  const base = baseOf(game, one, at);
  const kind = lineBetween(game, base, mark(to));
  return line(
    sightLine(clearWay(game, base, mark(to)), at, to, lay, radiusOf(game, lay)),
    kind === 'none' ? 'none' : 'open',
    'plain',
    `${tag}:line`,
  );
}

const targetsOf = ({ steps }: Sketch, game: State): readonly Character[] =>
  steps.split(' ').flatMap((part) => findCharacter(game, unitId(part)) ?? []);

/** The places that orders speak of, for the crop: a marker with all of its zone. */
export const draftPlaces = (draft: Draft, game: State): readonly Place[] =>
  [...(draft.planned ?? []), draft].flatMap((sketch) => sketchPlaces(sketch, game));

function sketchPlaces(sketch: Sketch, game: State): readonly Place[] {
  const one = findCharacter(game, unitId(sketch.unit));
  const around = one ? reachOf(showing(one), sketch.mode) : 0;
  const spots = spotsOf(sketch.steps).flatMap(({ x, y }) => [
    { x: x - around, y: y - around },
    { x: x + around, y: y + around },
  ]);
  return [...(one?.at ? [one.at] : []), ...spots, ...targetsOf(sketch, game).flatMap(({ at }) => at ?? [])];
}
