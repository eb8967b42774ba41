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
    ],
    labels: drawn.map(({ target, ends }): Label => {
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
    captions:
      targets.length === 0
        ? [heading(unit), { text: t(tongue, 'finest-hour.picture.nobodyUnderFire'), bold: false }]
        : targets.toSorted((a, b) => anyHit(b) - anyHit(a)).flatMap((target) => captionsOf(target, one, tongue)),
  };
}

const bearing = ({ odds }: Target): readonly Odds[] => odds.filter(({ refusal }) => refusal === null);

/** The chance that any weapon hits. */
const anyHit = (target: Target): number => 1 - bearing(target).reduce((miss, { hit }) => miss * (1 - hit), 1);

function captionsOf({ target, odds }: Target, one: Aircraft, tongue: Tongue): readonly Caption[] {
  const far = odds[0] ? [nameOf(tongue, 'finest-hour.length', String(odds[0].distance))] : [];
  return [
    heading([`→ ${target}`, ...far].join(' · ')),
    ...odds.map((each): Caption => {
      const weapon = weaponOf(one, each.weapon);
      return { text: `${weapon ? wordIn(weapon.name, tongue) : each.weapon}: ${oddsWords(each, tongue)}`, bold: false };
    }),
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
