import { farther, fartherChance, fartherText, type Farther } from '../../games/finest-hour/present/farther.js';
import { wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { percentOf } from '../../i18n/format.js';
import { nameOf, t } from '../../i18n/index.js';
import { findAircraft, weaponOf } from '../../rules/finest-hour/aircraft.js';
import type { HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer, Odds } from '../../rules/finest-hour/inquiries.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { same } from '../../rules/geometry/plane/point.js';
import { TYPE } from '../canvas.js';
import { BLUE, NIGHT, sideLook, WHITE } from '../colours.js';
import type { Label } from '../labels.js';
import type { Point, Shape } from '../scene.js';
import { heading, NOTHING, type Caption, type OverlayParts } from '../overlay-parts.js';
import { sizeOf } from './aircraft.js';
import { place, type Lay } from './lay.js';
import { ring } from '../ring.js';
import { ghost } from './ghost.js';
import { sightLine } from './sight-overlay.js';
import { alongLine, between } from './tracers.js';

type Answer = Extract<InquiryAnswer, { about: 'odds' }>;
type Target = Answer['targets'][number];

/** A line to each target with the chance that something hits, and in the panel each weapon with its dice and chances. */
export function oddsParts(
  { unit, from, targets }: Answer,
  { game, sides }: HourView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const one = findAircraft(game, unit);
  if (!one) return NOTHING;
  const size = sizeOf(game, lay);
  const start = place(lay, from.at);
  const drawn = targets.flatMap((target) => {
    const at = findAircraft(game, target.target)?.at;
    return at ? [{ target, ends: between(start, place(lay, at), 0) }] : [];
  });
  const ways = (target: Target): readonly Farther[] => {
    const enemy = findAircraft(game, target.target);
    return enemy ? farther(game, { ...one, ...from }, enemy) : [];
  };
  const [only, ...others] = targets;
  const onward = only && others.length === 0 ? ways(only) : [];
  const elsewhere = !same(from.at, one.at) || from.heading !== one.heading;
  return {
    ...NOTHING,
    shapes: [
      ...drawn.flatMap(({ target, ends }) =>
        sightLine(ends, bearing(target).length > 0, `odds:${unit}:${target.target}`),
      ),
      ...(elsewhere
        ? ghost(one, sideLook(sides, one.side), start, size, from.heading, `ghost:${unit}`)
        : ring(start, size, `marked:${unit}`)),
      ...onward.map(({ far, at }) => waypoint(place(lay, at), `farther:${unit}:${far}`)),
    ],
    labels: [
      ...onward.map((way) => wayLabel(way, place(lay, way.at), `farther:${unit}:${way.far}:chance`, tongue)),
      ...drawn.map(({ target, ends }): Label => {
        const prefer = alongLine(ends);
        return {
          text: bearing(target).length > 0 ? percentOf(tongue.locale, anyHit(target), 1) : '–',
          tag: `odds:${unit}:${target.target}:chance`,
          about: prefer[0] ?? start,
          clear: 2,
          size: TYPE.read,
          fill: WHITE,
          ink: NIGHT,
          border: BLUE,
          rim: 1.6,
          prefer,
        };
      }),
    ],
    captions:
      targets.length === 0
        ? [heading(unit), { text: t(tongue, 'finest-hour.picture.nobodyUnderFire'), bold: false }]
        : targets
            .toSorted((a, b) => anyHit(b) - anyHit(a))
            .flatMap((target) => captionsOf(target, one, fartherText(ways(target), tongue), tongue)),
  };
}

const bearing = ({ odds }: Target): readonly Odds[] => odds.filter(({ refusal }) => refusal === null);

/** The chance that any weapon hits. */
const anyHit = (target: Target): number => 1 - bearing(target).reduce((miss, { hit }) => miss * (1 - hit), 1);

/** Where a further tranche straight on would end. */
const waypoint = (at: Point, tag: string): Shape => ({
  kind: 'circle',
  at,
  radius: 3,
  fill: WHITE,
  stroke: BLUE,
  width: 1.6,
  layer: 'token',
  tag,
});

/** The chance from there. */
const wayLabel = ({ chance }: Farther, at: Point, tag: string, tongue: Tongue): Label => ({
  text: fartherChance(chance, tongue),
  tag,
  about: at,
  clear: 4,
  size: TYPE.read,
  fill: WHITE,
  ink: NIGHT,
  border: BLUE,
});

function captionsOf({ target, odds }: Target, one: Aircraft, onward: string, tongue: Tongue): readonly Caption[] {
  const far = odds[0] ? [nameOf(tongue, 'finest-hour.length', String(odds[0].distance))] : [];
  return [
    heading([`→ ${target}`, ...far].join(' · ')),
    ...odds.map((each): Caption => {
      const weapon = weaponOf(one, each.weapon);
      const name = weapon ? wordIn(weapon.name, tongue) : each.weapon;
      return {
        text: t(tongue, 'finest-hour.picture.weaponOdds', { weapon: name, odds: oddsWords(each, tongue) }),
        bold: false,
      };
    }),
    ...(onward ? [{ text: t(tongue, 'finest-hour.picture.farther', { ways: onward }), bold: false }] : []),
  ];
}

function oddsWords({ dice, needed, hit, fire, destroyed, refusal }: Odds, tongue: Tongue): string {
  if (refusal) return t(tongue, 'finest-hour.picture.notBearing');
  if (needed > 6) return t(tongue, 'finest-hour.picture.noHit', { dice });
  const percent = (part: number): string => percentOf(tongue.locale, part, 1);
  return t(tongue, 'finest-hour.picture.odds', {
    dice,
    needed,
    hit: percent(hit),
    fire: percent(fire),
    kill: percent(destroyed),
  });
}
