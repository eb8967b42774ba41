import { storyOf } from '../../games/finest-hour/present/story.js';
import type { SideId, UnitId } from '../../rules/kernel/ids.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { same } from '../../rules/geometry/plane/point.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import { worse } from '../../rules/finest-hour/damage.js';
import type { Event, Harm } from '../../rules/finest-hour/events.js';
import { offHeading } from '../../rules/finest-hour/measuring.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Status, TargetId } from '../../rules/finest-hour/types.js';
import { withinSky } from './lay.js';
import type { Spoken } from './spoken.js';

/** What happened in a stretch as it is drawn: from where to where, for aircraft have flown on since. */

/** How a track was flown. */
export const WAYS = ['flew', 'evaded', 'dived', 'closed', 'rallied'] as const;
export type Way = (typeof WAYS)[number];

/** A course without a break; `turns` are the tenths of a degree at its bends, to the right, beginning with where it started. */
export interface Track {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly way: Way;
  readonly points: readonly Place[];
  readonly turns: readonly number[];
  /** Its number in the chain of reactions; `null`: it was ordered. */
  readonly link: number | null;
}

/** All that an aircraft fired at another on one occasion. */
export interface Tracer {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly target: UnitId;
  readonly from: Place;
  readonly to: Place;
  readonly dice: number;
  readonly hits: number;
  /** The worst that its hits came to. */
  readonly harm: Harm;
  readonly link: number;
}

export type Tested = Extract<Event, { type: 'Tested' }>;

/** A bomb, and whether it hit. */
export interface Drop {
  readonly unit: UnitId;
  readonly target: TargetId;
  readonly success: boolean;
}

/** Where an aircraft went out of the game, and how. */
export interface Loss {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly at: Place;
  readonly status: Exclude<Status, 'flying'>;
}

export interface Tale {
  readonly tracks: readonly Track[];
  readonly tracers: readonly Tracer[];
  readonly tests: readonly Tested[];
  readonly drops: readonly Drop[];
  readonly losses: readonly Loss[];
  /** The worst that befell each aircraft. */
  readonly harms: ReadonlyMap<UnitId, Harm>;
  /** To which side each was last turned: above 0 to the right. */
  readonly banks: ReadonlyMap<UnitId, number>;
}

interface Telling extends Tale {
  readonly tracks: Track[];
  readonly tracers: Tracer[];
  readonly tests: Tested[];
  readonly drops: Drop[];
  readonly losses: Loss[];
  readonly harms: Map<UnitId, Harm>;
  readonly banks: Map<UnitId, number>;
  /** Turns since the last leg. */
  readonly turned: Map<UnitId, number>;
}

/** The story of a picture's stretch. */
export function taleOf({ view, before, events, tongue }: Spoken): Tale {
  const told: Telling = {
    tracks: [],
    tracers: [],
    tests: [],
    drops: [],
    losses: [],
    harms: new Map(),
    banks: new Map(),
    turned: new Map(),
  };
  for (const each of storyOf({ before, after: view, events }, tongue))
    if (each.kind === 'game') tell(told, each.event, each.telling.before);
  return told;
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

function tell(told: Telling, event: Event, now: State): void {
  switch (event.type) {
    case 'Turned':
      return event.units.forEach(({ unit }) => bend(told, unit, event.by));
    case 'Flew':
      return event.legs.forEach(({ unit, from, to }) => fly(told, now, unit, from, to));
    case 'Dived':
      return course(told, now, 'dived', event, event.link?.no ?? null);
    case 'Closed':
      return course(told, now, 'closed', event, null);
    case 'Evaded':
    case 'Rallied': {
      const was = findAircraft(now, event.unit)?.heading ?? event.heading;
      told.banks.set(event.unit, offHeading(event.heading, was));
      if (event.type === 'Evaded') return course(told, now, 'evaded', event, event.link?.no ?? null);
      return same(event.from, event.to) ? undefined : course(told, now, 'rallied', event, null);
    }
    case 'Tested':
      told.tests.push(event);
      return;
    case 'Fired':
      return fire(told, now, event);
    case 'Damaged':
      return damage(told, now, event);
    case 'Bombed':
      told.drops.push({ unit: event.unit, target: event.target, success: event.success });
      return;
    case 'Removed':
      return lose(told, now, event.unit, event.why);
    case 'LeftTable':
      return lose(told, now, event.unit, event.safe ? 'exited' : 'left');
    default:
  }
}

/** A turn is remembered for the leg that follows, and shows as the bank of whoever flies no more after it. */
function bend({ turned, banks }: Telling, unit: UnitId, by: number): void {
  turned.set(unit, (turned.get(unit) ?? 0) + by);
  banks.set(unit, by);
}

/** A leg goes on with the course before it, unless something came between. */
function fly(told: Telling, now: State, unit: UnitId, from: Place, to: Place): void {
  const turn = told.turned.get(unit) ?? 0;
  told.turned.delete(unit);
  const at = told.tracks.findLastIndex((track) => track.unit === unit);
  const last = told.tracks[at];
  const end = last?.points.at(-1);
  if (last?.way === 'flew' && end && same(end, from)) {
    // A leg that was stopped for a test and went on is one.
    const straight = turn === 0;
    const points = [...(straight ? last.points.slice(0, -1) : last.points), to];
    told.tracks[at] = { ...last, points, turns: straight ? last.turns : [...last.turns, turn] };
    return;
  }
  told.tracks.push({ unit, side: sideOf(now, unit), way: 'flew', points: [from, to], turns: [turn], link: null });
}

function course(
  told: Telling,
  now: State,
  way: Way,
  { unit, from, to }: { readonly unit: UnitId; readonly from: Place; readonly to: Place },
  link: number | null,
): void {
  told.tracks.push({ unit, side: sideOf(now, unit), way, points: [from, to], turns: [0], link });
}

/** Weapons of one occasion are told together. */
function fire(told: Telling, now: State, { unit, target, roll, hits, link }: Of<'Fired'>): void {
  const [one, other] = [findAircraft(now, unit), findAircraft(now, target)];
  if (!one || !other) return;
  const at = told.tracers.findIndex((each) => each.link === link.no && each.unit === unit && each.target === target);
  const before = told.tracers[at];
  if (before) {
    told.tracers[at] = { ...before, dice: before.dice + roll.faces.length, hits: before.hits + hits };
    return;
  }
  const dice = roll.faces.length;
  told.tracers.push({
    unit,
    side: one.side,
    target,
    from: one.at,
    to: other.at,
    dice,
    hits,
    harm: 'none',
    link: link.no,
  });
}

function damage(told: Telling, now: State, { unit, hits, harm, link }: Of<'Damaged'>): void {
  told.harms.set(unit, worse(harm, told.harms.get(unit) ?? 'none'));
  told.tracers.forEach((each, i) => {
    if (each.link !== link.no || each.target !== unit) return;
    const own = hits.filter(({ by }) => by === each.unit).map((hit) => hit.harm);
    told.tracers[i] = { ...each, harm: own.reduce(worse, 'none') };
  });
  if (harm === 'destroyed') lose(told, now, unit, 'destroyed');
}

function lose(told: Telling, now: State, unit: UnitId, status: Loss['status']): void {
  const one = findAircraft(now, unit);
  if (one) told.losses.push({ unit, side: one.side, at: withinSky(now.sky, one.at), status });
}

function sideOf(state: State, unit: UnitId): SideId {
  const one = findAircraft(state, unit);
  if (!one) throw new Error(`no aircraft ${unit}`);
  return one.side;
}
