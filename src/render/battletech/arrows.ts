import type { BattleTechView } from '../../rules/battletech/battletech.js';
import { findUnit } from '../../rules/battletech/units.js';
import { parseHex } from '../../rules/geometry/hex/hex.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { WOUND, NIGHT, sideLook, WHITE, type SideLook } from '../colours.js';
import { sideSign } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';
import { kindOf, type Mishap, type Volley, type VolleyKind } from './shots.js';

/** Fire and blows on the map: one arrow for a pair, in the colour of whose it is; how often it hit and what it dealt stands on it. */

const BREADTH = 3.4;
const HEAD = 9;
/** An arrow between neighbours is drawn over them, on the hexside that they share. */
const SHORTEST = 10;

/** How arrows differ: a hit is whole, a miss dashed and ends in a cross, what is declared dotted. */
const DASHES = { hit: [], miss: [5, 9], declared: [0.1, 5] } as const satisfies Record<VolleyKind, readonly number[]>;

/** An arrow from tail to tip; `near`: between neighbours. */
interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly near: boolean;
}

/** The ends of a volley's arrow: a little right of the middle, so that mutual fire shows as two arrows. */
function arrowOf(volley: Volley, view: BattleTechView, lay: Lay): Arrow | null {
  const place = (of: Volley['to']): Point | null => {
    const unit = view.game.units.find(({ id }) => id === of);
    const hex = unit ? unit.place?.hex : parseHex(of);
    return hex ? middle(lay, hex) : null;
  };
  const a = place(volley.from);
  const b = place(volley.to);
  if (!a || !b || (a[0] === b[0] && a[1] === b[1])) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const gap = lay.radius * 0.92;
  const near = length - 2 * gap < SHORTEST;
  const aside = lay.radius * (near ? 0.34 : 0.17);
  const side: Point = [-along[1] * aside, along[0] * aside];
  const on = (distance: number): Point => [a[0] + along[0] * distance + side[0], a[1] + along[1] * distance + side[1]];
  return near
    ? { from: on((length - SHORTEST) / 2), to: on((length + SHORTEST) / 2), near }
    : { from: on(gap), to: on(length - gap), near };
}

/** The arrows of all volleys. */
export function arrows(all: readonly Volley[], view: BattleTechView, lay: Lay): readonly Shape[] {
  return all.flatMap((volley) => {
    const arrow = arrowOf(volley, view, lay);
    if (!arrow) return [];
    const kind = kindOf(volley);
    return arrowShapes(
      arrow,
      kind,
      lookOf(view, volley.from)?.fill ?? NIGHT,
      `${volley.by}:${volley.from}:${volley.to}`,
    );
  });
}

/** One arrow. */
export function arrowShapes({ from, to, near }: Arrow, kind: VolleyKind, fill: Colour, tag: string): readonly Shape[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const back = (distance: number): Point => [to[0] - Math.cos(angle) * distance, to[1] - Math.sin(angle) * distance];
  const layer: Layer = near ? 'label' : 'line';
  const line = (stroke: Colour, width: number, part: string, end: Point): Shape => ({
    kind: 'path',
    closed: false,
    points: [from, end],
    stroke,
    width,
    dash: DASHES[kind],
    layer,
    tag: `${tag}:${part}`,
  });
  const end = kind === 'hit' ? back(HEAD * 0.7) : to;
  const breadth = kind === 'declared' ? BREADTH * 0.75 : BREADTH;
  return [
    line(WHITE, breadth + 3, 'casing', end),
    line(NIGHT, breadth + 1.6, 'casing', end),
    line(fill, breadth, kind, end),
    ...tip(to, angle, kind, fill, `${tag}:${kind}:end`),
  ];
}

/** The end of an arrow: a head, a cross short of the target, a dot. */
function tip(to: Point, angle: number, kind: VolleyKind, fill: Colour, tag: string): readonly Shape[] {
  const off = (turn: number, distance: number): Point => [
    to[0] + Math.cos(angle + turn) * distance,
    to[1] + Math.sin(angle + turn) * distance,
  ];
  switch (kind) {
    case 'hit': {
      const head = {
        kind: 'path',
        closed: true,
        points: [off(0, 1), off(2.6, HEAD), off(-2.6, HEAD)],
        layer: 'label',
      } as const;
      return [
        { ...head, stroke: WHITE, width: 3.4, tag: `${tag}:casing` },
        { ...head, fill, stroke: NIGHT, width: 1.2, tag },
      ];
    }
    case 'miss': {
      const bar = (turn: number, stroke: Colour, width: number): Shape => ({
        kind: 'path',
        closed: false,
        points: [off(turn, 4.5), off(turn + Math.PI, 4.5)],
        stroke,
        width,
        layer: 'label',
        tag,
      });
      const turns = [Math.PI / 4, -Math.PI / 4];
      return [...turns.map((turn) => bar(turn, WHITE, 4.4)), ...turns.map((turn) => bar(turn, NIGHT, 2.2))];
    }
    case 'declared':
      return [{ kind: 'circle', at: to, radius: 3, fill, stroke: NIGHT, width: 1.2, layer: 'label', tag }];
  }
}

/** How a mishap is told from shots: a fall points down, what goes off bursts. */
const SIGNS: Readonly<Record<Mishap['by'], string>> = { fall: '↧', blast: '✹' };

/** Hits of shots and what they dealt, on the arrows (`2/3 −13`), with the sign and colour of who shot, for neighbours shoot both ways; what a fall did, at the unit. */
export function damageLabels(
  all: readonly Volley[],
  suffered: readonly Mishap[],
  view: BattleTechView,
  lay: Lay,
): readonly Label[] {
  const badge = (text: string, about: Point, prefer: readonly Point[], tag: string): Label => ({
    text,
    tag,
    about,
    clear: 3,
    size: TYPE.read,
    fill: WOUND,
    ink: WHITE,
    border: WHITE,
    prefer,
  });
  return [
    ...all.flatMap((volley) => {
      const arrow = arrowOf(volley, view, lay);
      if (!arrow || volley.tried === 0) return [];
      const { from, to } = arrow;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const aside: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
      const at = (part: number, off: number): Point => [
        from[0] + (to[0] - from[0]) * part + aside[0] * off,
        from[1] + (to[1] - from[1]) * part + aside[1] * off,
      ];
      const prefer = [at(0.6, 0), at(0.5, 0), at(0.7, 12), at(0.7, -12), at(0.35, 0), at(0.3, 12)];
      const { by, tried, hit, damage } = volley;
      const look = lookOf(view, volley.from);
      const text = `${look ? `${sideSign(look)} ` : ''}${hit}/${tried}${damage > 0 ? ` −${damage}` : ''}`;
      const label = {
        ...badge(text, to, prefer, `${by}:${volley.from}:${volley.to}:dealt`),
        border: look?.fill ?? NIGHT,
        rim: 1.6,
      };
      return [hit > 0 ? label : { ...label, fill: WHITE, ink: NIGHT }];
    }),
    ...suffered.flatMap(({ unit, by, damage }) => {
      const place = findUnit(view.game, unit)?.place;
      if (!place) return [];
      const [x, y] = middle(lay, place.hex);
      const prefer: readonly Point[] = [
        [x - lay.radius * 0.8, y - lay.row / 2],
        [x + lay.radius * 0.8, y - lay.row / 2],
      ];
      return [badge(`${SIGNS[by]}${damage > 0 ? ` −${damage}` : ''}`, [x, y], prefer, `${by}:${unit}`)];
    }),
  ];
}

/** The look of a unit's side. */
function lookOf(view: BattleTechView, id: UnitId): SideLook | null {
  const unit = findUnit(view.game, id);
  return unit && sideLook(view.sides, unit.side);
}
