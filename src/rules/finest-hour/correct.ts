import { courseLength } from '../geometry/plane/course.js';
import { isWhole, type Point } from '../geometry/plane/point.js';
import type { Correction } from '../kernel/game.js';
import { unitId, type UnitId } from '../kernel/ids.js';
import type { Fact } from '../kernel/proposal.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { changeAircraft, findAircraft, inPlay, isFlying, isOffTable } from './aircraft.js';
import { isInSky } from './courses.js';
import type { FinestHour } from './finest-hour.js';
import { MEASURE } from './lengths.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** Facts that can be set right when the referee has erred: where an aircraft is, where it heads, whether it burns or is stunned. */

export const MARKS = ['burning', 'stunned', 'activated'] as const;
export type Mark = (typeof MARKS)[number];

/** A fact, taken apart. */
export type HourFact =
  | { readonly set: 'place'; readonly unit: UnitId; readonly to: Point }
  | { readonly set: 'heading'; readonly unit: UnitId; readonly to: number }
  | { readonly set: 'mark'; readonly unit: UnitId; readonly which: Mark; readonly to: 'on' | 'off' };

/** How facts are written, by examples. */
export const FACT_FORMS = ['Red-1 at 12.5,8', 'Red-1 heading 270', 'Red-1 burning off', 'Red-1 stunned on'] as const;

/** A fact as the kernel carries it. */
export function factFrom(fact: HourFact): Fact {
  switch (fact.set) {
    case 'place':
      return { of: fact.unit, set: fact.set, which: null, to: `${fact.to.x},${fact.to.y}` };
    case 'heading':
      return { of: fact.unit, set: fact.set, which: null, to: fact.to };
    case 'mark':
      return { of: fact.unit, set: fact.set, which: fact.which, to: fact.to };
  }
}

/** A fact of the kernel's read as one of this game; `null` when it is none. */
export function factOf({ of, set, which, to }: Fact): HourFact | null {
  const unit = unitId(of);
  switch (set) {
    case 'place': {
      const found = /^(-?\d+),(-?\d+)$/.exec(String(to));
      return found ? { set, unit, to: { x: Number(found[1]), y: Number(found[2]) } } : null;
    }
    case 'heading':
      return typeof to === 'number' ? { set, unit, to } : null;
    case 'mark': {
      const mark = MARKS.find((each) => each === which);
      return mark && (to === 'on' || to === 'off') ? { set, unit, which: mark, to } : null;
    }
    default:
      return null;
  }
}

/** Why a fact cannot be set so, or `null`. */
function check({ sky, ...state }: State, given: Fact): Refusal | null {
  const fact = factOf(given);
  if (!fact) return refuse('finest-hour/fact-unknown', { given: `${given.of} ${given.set}`, forms: FACT_FORMS });
  const one = findAircraft({ ...state, sky }, fact.unit);
  if (!one || !isFlying(one) || isOffTable(one)) {
    // One that was lost comes back by going back to the shot, not by a figure.
    const known = inPlay({ ...state, sky }).map(({ id }) => id);
    return refuse('finest-hour/fact-not-in-play', { unit: fact.unit, known });
  }
  switch (fact.set) {
    case 'place':
      return isWhole(fact.to) && isInSky(sky, fact.to)
        ? null
        : refuse('finest-hour/not-in-sky', { unit: one.id, width: sky.width, height: sky.height }, 'TFH-01');
    case 'heading':
      return Number.isInteger(fact.to) && fact.to >= 0 && fact.to < MEASURE.turn
        ? null
        : refuse('finest-hour/no-heading', { unit: one.id, heading: fact.to }, 'TFH-01');
    case 'mark':
      return null;
  }
}

/** The state with a fact set. An aircraft that is put elsewhere in its activation goes on from there. */
function apply(state: State, given: Fact): State {
  const fact = factOf(given);
  if (!fact) return state;
  const change = (one: Aircraft): Aircraft => {
    switch (fact.set) {
      case 'place':
        return { ...one, at: fact.to };
      case 'heading':
        return { ...one, heading: fact.to };
      case 'mark':
        return { ...one, [fact.which]: fact.to === 'on' };
    }
  };
  const changed = changeAircraft(state, fact.unit, change);
  if (fact.set !== 'place' || !changed.activation) return changed;
  const members = changed.activation.members.map((member) =>
    member.unit === fact.unit ? movedTo(member, fact.to) : member,
  );
  return { ...changed, activation: { ...changed.activation, members } };
}

const movedTo = (member: NonNullable<State['activation']>['members'][number], to: Point): typeof member => ({
  ...member,
  from: to,
  legs: [],
  most: member.most - courseLength(member.legs),
});

export const correction: Correction<FinestHour> = {
  check: ({ game }, fact) => check(game, fact),
  apply,
};
