import { cm } from '../../../rules/finest-hour/lengths.js';
import { ahead } from '../../../rules/finest-hour/courses.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { Sky } from '../../../rules/finest-hour/types.js';
import type { Roster } from '../../../library/contract.js';
import type { ScenarioFile, SideFile } from './scenario.js';
import type { Model } from './profiles.js';
import type { Stock } from './stock.js';

/** Who flies for a side: the scenario's own, or a player's roster in their places. */

/** An aircraft of a force, under its label in play. */
export interface Enlisted {
  readonly label: string;
  readonly model: Model;
  readonly rep: number;
  readonly star: boolean;
  readonly leader: string | null;
}

/** One with the place where it begins, and the label of the scenario's own aircraft whose place it takes. */
export interface Placed extends Enlisted {
  readonly at: Point;
  readonly heading: number;
  readonly instead: string;
}

/** A side with those who fly for it. */
export interface Force {
  readonly side: SideFile;
  readonly placed: readonly Placed[];
  readonly roster: Roster | null;
}

/** Those whom the file of a scenario names for a side. */
export const ownForce = (side: SideFile, stock: Stock): readonly Placed[] =>
  side.aircraft.flatMap(({ model: name, label, rep, star = false, leader = null, at: [x, y], heading }) => {
    const model = stock.models.get(name);
    if (!model) return [];
    return [
      {
        label,
        model,
        rep: rep ?? model.rep,
        star,
        leader,
        at: { x: cm(x), y: cm(y) },
        heading: heading * 10,
        instead: label,
      },
    ];
  });

/** How far behind one another two begin in one place, in cm. */
const BEHIND = 6;

/** A roster in the places of a side's own aircraft; more than there are places for begin behind them. Guns off the table stay. */
export function rosterIn(own: readonly Placed[], roster: readonly Enlisted[], sky: Sky): readonly Placed[] {
  const places = own.filter(({ model }) => model.profile.kind === 'aircraft');
  const guns = own.filter(({ model }) => model.profile.kind === 'off-table');
  const flying = roster.flatMap((one, i): readonly Placed[] => {
    const place = places[i % places.length];
    if (!place) return [];
    const back = cm(BEHIND) * Math.floor(i / places.length);
    const at = clamped(ahead(place.at, (place.heading + 1800) % 3600, back), sky);
    return [{ ...one, at, heading: place.heading, instead: i < places.length ? place.instead : one.label }];
  });
  return [...flying, ...guns];
}

const clamped = ({ x, y }: Point, { width, height }: Sky): Point => ({
  x: Math.max(0, Math.min(width, x)),
  y: Math.max(0, Math.min(height, y)),
});

/** Labels under which those fly whom a goal names by the scenario's own. */
export const standIns = (
  forces: readonly Force[],
  { side, aircraft }: Extract<NonNullable<ScenarioFile['goals']>[number], { win: 'exit' }>,
): readonly string[] =>
  forces
    .filter((force) => force.side.id === side)
    .flatMap(({ placed }) => placed.filter(({ instead }) => aircraft.includes(instead)).map(({ label }) => label));
