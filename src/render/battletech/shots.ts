import type { BattleTechView } from '../../rules/battletech/battletech.js';
import type { MountId } from '../../rules/battletech/vocabulary.js';
import type { Event } from '../../rules/battletech/events.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import { FAINT, INK, PAPER, RED, sideLook, WHITE } from '../colours.js';
import type { Label } from '../labels.js';
import { LEGIBLE, type Colour, type Point, type Shape } from '../scene.js';
import { middle, type Lay } from './lay.js';

/** What one unit fired at another: how many weapons, how many hit; or, not yet resolved, with which it will fire. */
export interface Volley {
  readonly from: UnitId;
  readonly to: UnitId;
  readonly fired: number;
  readonly hit: number;
  readonly waiting: readonly MountId[];
}

/** The volleys of a stretch of events, and those declared and still to be resolved. Shots that were held do not count. */
export function volleys(view: BattleTechView, events: readonly { readonly type: string }[]): readonly Volley[] {
  const found = new Map<string, Volley>();
  const add = (from: UnitId, to: UnitId, more: Pick<Volley, 'fired' | 'hit' | 'waiting'>): void => {
    const key = `${from} ${to}`;
    const old = found.get(key) ?? { from, to, fired: 0, hit: 0, waiting: [] };
    found.set(key, {
      from,
      to,
      fired: old.fired + more.fired,
      hit: old.hit + more.hit,
      waiting: [...old.waiting, ...more.waiting],
    });
  };
  for (const event of events) {
    if (!isShot(event) || event.result === 'held') continue;
    const hit = event.result === 'hit' || event.result === 'sure' ? 1 : 0;
    add(event.unit, event.target, { fired: 1, hit, waiting: [] });
  }
  for (const { unit, target, mounts, resolved } of view.game.declarations) {
    const waiting = mounts.filter((mount) => !resolved.includes(mount));
    if (target !== null && waiting.length > 0) add(unit, target, { fired: 0, hit: 0, waiting });
  }
  return [...found.values()];
}

/** Whether an event is a resolved shot. */
export const isShot = (event: { readonly type: string }): event is Extract<Event, { type: 'ShotResolved' }> =>
  event.type === 'ShotResolved';

type Kind = 'hit' | 'miss' | 'declared';
const kindOf = ({ fired, hit }: Volley): Kind => (hit > 0 ? 'hit' : fired > 0 ? 'miss' : 'declared');

/** How lines of fire look: a hit is a heavy whole line, a miss a thin dashed one, a declared shot a dotted one. */
const FIRE_LINES = {
  hit: { stroke: RED, width: 3, dash: [] },
  miss: { stroke: INK, width: 1.5, dash: [7, 4] },
  declared: { stroke: FAINT, width: 1.8, dash: [0.1, 4.5] },
} as const satisfies Record<
  Kind,
  { readonly stroke: Colour; readonly width: number; readonly dash: readonly number[] }
>;

/** The ends of a volley's line: each runs a little right of the middle, so that mutual fire shows as two lines. */
function ends(volley: Volley, view: BattleTechView, lay: Lay): readonly [Point, Point] | null {
  const place = (id: UnitId): Point | null => {
    const unit = view.game.units.find((one) => one.id === id);
    return unit?.place ? middle(lay, unit.place.hex) : null;
  };
  const a = place(volley.from);
  const b = place(volley.to);
  if (!a || !b) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const shift = lay.radius * 0.16;
  const side: Point = [-along[1] * shift, along[0] * shift];
  const gap = Math.min(lay.radius * 0.7, length * 0.3);
  return [
    [a[0] + along[0] * gap + side[0], a[1] + along[1] * gap + side[1]],
    [b[0] - along[0] * gap + side[0], b[1] - along[1] * gap + side[1]],
  ];
}

/** The lines of fire, with a filled arrow's head for a hit and a cross short of the target for a miss. */
export function fireLines(all: readonly Volley[], view: BattleTechView, lay: Lay): readonly Shape[] {
  return all.flatMap((volley) => {
    const line = ends(volley, view, lay);
    return line ? fireLine(line, kindOf(volley), `shot:${volley.from}:${volley.to}`) : [];
  });
}

/** One line of fire. */
export function fireLine([from, to]: readonly [Point, Point], kind: Kind, tag: string): readonly Shape[] {
  const { stroke, width, dash } = FIRE_LINES[kind];
  const line = (colour: Colour, breadth: number, part: string): Shape => ({
    kind: 'path',
    closed: false,
    points: [from, to],
    stroke: colour,
    width: breadth,
    dash,
    layer: 'line',
    tag: `${tag}:${part}`,
  });
  return [line(WHITE, width + 2, 'casing'), line(stroke, width, kind), ...head(from, to, kind, `${tag}:${kind}:end`)];
}

function head(from: Point, to: Point, kind: Kind, tag: string): readonly Shape[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const off = (turn: number, distance: number): Point => [
    to[0] + Math.cos(angle + turn) * distance,
    to[1] + Math.sin(angle + turn) * distance,
  ];
  const { stroke } = FIRE_LINES[kind];
  switch (kind) {
    case 'hit':
      return [
        {
          kind: 'path',
          closed: true,
          points: [off(0, 3), off(2.6, 9), off(-2.6, 9)],
          fill: stroke,
          stroke: WHITE,
          width: 0.8,
          layer: 'line',
          tag,
        },
      ];
    case 'miss': {
      const bar = (turn: number, colour: Colour, width: number): Shape => ({
        kind: 'path',
        closed: false,
        points: [off(turn, 4), off(turn + Math.PI, 4)],
        stroke: colour,
        width,
        layer: 'line',
        tag,
      });
      const turns = [Math.PI / 4, -Math.PI / 4];
      return [...turns.map((turn) => bar(turn, WHITE, 3.5)), ...turns.map((turn) => bar(turn, stroke, 1.6))];
    }
    case 'declared':
      return [{ kind: 'circle', at: to, radius: 2.2, fill: stroke, stroke: WHITE, width: 0.8, layer: 'line', tag }];
  }
}

/** Where on a line its label is tried, as parts of its length: nearer the shooter, so that mutual fire is told apart. */
const ALONG = [0.3, 0.42, 0.2, 0.52, 0.62, 0.1] as const;

/** Labels on the lines: weapons that hit of those fired (`2/3`), letters of those that are declared. */
export function fireLabels(all: readonly Volley[], view: BattleTechView, lay: Lay): readonly Label[] {
  return all.flatMap((volley) => {
    const line = ends(volley, view, lay);
    if (!line) return [];
    const [from, to] = line;
    const prefer = ALONG.map((part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    const about = prefer[0] ?? from;
    const kind = kindOf(volley);
    const result = volley.fired > 0 ? `${kind === 'hit' ? '✓' : '✕'} ${volley.hit}/${volley.fired}` : '';
    return [
      {
        text: [result, volley.waiting.join(' ')].filter((part) => part !== '').join(' · '),
        tag: `shot:${volley.from}:${volley.to}:count`,
        about,
        clear: 2,
        size: LEGIBLE,
        prefer,
        ...BADGE[kind],
        border: sideOf(view, volley.from),
        rim: 2,
      },
    ];
  });
}

/** The colour of the shooter's side. */
function sideOf(view: BattleTechView, id: UnitId): Colour {
  const unit = view.game.units.find((one) => one.id === id);
  return unit ? sideLook(view.sides, unit.side).fill : INK;
}

const BADGE = {
  hit: { fill: RED, ink: WHITE },
  miss: { fill: WHITE, ink: INK },
  declared: { fill: PAPER, ink: FAINT },
} as const satisfies Record<Kind, Pick<Label, 'fill' | 'ink'>>;
