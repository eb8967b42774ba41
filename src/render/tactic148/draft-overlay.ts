import type { Locale } from '../../i18n/locales.js';
import { nameOf, t } from '../../i18n/index.js';
import type { Overlay } from '../../present/picture.js';
import { lengthText, placeText } from '../../present/tactic148/names.js';
import { lengthOf } from '../../rules/geometry/plane/path.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { unitId } from '../../rules/kernel/ids.js';
import { baseOf, findCharacter, showing } from '../../rules/tactic148/characters.js';
import { clearWay, distanceTo, lineBetween } from '../../rules/tactic148/lines.js';
import { mark } from '../../rules/geometry/plane/sight.js';
import type { Character, CardSide, State, Tactic148, TacticView } from '../../rules/tactic148/types.js';
import { INK, sideLook, YELLOW } from '../colours.js';
import type { Label } from '../labels.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { LEGIBLE, type Point, type Shape } from '../scene.js';
import { blast } from './blasts.js';
import { ghost, radiusOf, ring } from './figures.js';
import { line, sightLine } from './fire.js';
import { place, scaled, type Lay } from './lay.js';
import { spotsOf } from './letters-overlay.js';
import { opportunityZone, suppressed } from './markers.js';
import { way } from './ways.js';

type Draft = Extract<Overlay<Tactic148>, { kind: 'draft' }>;

/** An order that is being made: the way with an empty base at its end, the marker with its zone, the grenade with its blast, the line to the target. */
export function draftParts(draft: Draft, { game, sides }: TacticView, lay: Lay, locale: Locale): OverlayParts {
  const one = findCharacter(game, unitId(draft.unit));
  if (!one?.at) return NOTHING;
  const spots = spotsOf(draft.steps);
  const drawn: Drawn = {
    one,
    at: one.at,
    spots,
    targets: targetsOf(draft, game),
    look: sideLook(sides, one.side),
    tag: `draft:${one.id}`,
  };
  const last = spots.at(-1);
  const far = last
    ? reachOf(showing(one), draft.mode) > 0
      ? distanceTo(game, one, last)
      : lengthOf([one.at, ...spots])
    : 0;
  const most = mostOf(showing(one), draft.mode);
  const measured =
    far > 0
      ? [
          most > 0
            ? t(locale, 'tactic148.picture.draftOf', { far: lengthText(Math.ceil(far), locale), most })
            : lengthText(Math.ceil(far), locale),
        ]
      : [];
  return {
    ...NOTHING,
    shapes: [
      ...ring(place(lay, one.at), radiusOf(game, lay), `marked:${one.id}`),
      ...orderShapes(draft.mode, drawn, game, lay),
    ],
    labels:
      measured.length > 0 && last ? [measure(measured[0] ?? '', place(lay, last), radiusOf(game, lay), drawn.tag)] : [],
    captions: [
      heading(
        [
          one.id,
          nameOf(locale, 'tactic148.action', draft.mode),
          ...spots.map((spot) => placeText(spot, locale)),
          ...drawn.targets.map(({ id }) => `→ ${id}`),
          ...measured,
        ].join(' · '),
      ),
    ],
  };
}

interface Drawn {
  readonly one: Character;
  readonly at: Place;
  readonly spots: readonly Place[];
  readonly targets: readonly Character[];
  readonly look: ReturnType<typeof sideLook>;
  readonly tag: string;
}

const measure = (text: string, about: Point, clear: number, tag: string): Label => ({
  text,
  tag: `${tag}:far`,
  about,
  clear: clear + 2,
  size: LEGIBLE,
  fill: YELLOW,
  ink: INK,
  border: INK,
});

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

const targetsOf = ({ steps }: Draft, game: State): readonly Character[] =>
  steps.split(' ').flatMap((part) => findCharacter(game, unitId(part)) ?? []);

/** The places that a draft speaks of, for the crop: a marker with all of its zone. */
export function draftPlaces(draft: Draft, game: State): readonly Place[] {
  const one = findCharacter(game, unitId(draft.unit));
  const around = one ? reachOf(showing(one), draft.mode) : 0;
  const spots = spotsOf(draft.steps).flatMap(({ x, y }) => [
    { x: x - around, y: y - around },
    { x: x + around, y: y + around },
  ]);
  return [...(one?.at ? [one.at] : []), ...spots, ...targetsOf(draft, game).flatMap(({ at }) => at ?? [])];
}
