import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { enemiesOf, findAircraft, inPlay } from './aircraft.js';
import { evasionLength, fastMost } from './allowance.js';
import { approaches } from './approach.js';
import { bearingProblem } from './arcs.js';
import { ahead, isInSky } from './courses.js';
import type { HourView } from './finest-hour.js';
import type { Inquiry, InquiryAnswer, Odds, Place } from './inquiries.js';
import { MEASURE, TURN, lengthOf } from './lengths.js';
import { distance, offNose, sees, turned } from './measuring.js';
import { chances } from './odds.js';
import { underFire } from './shots.js';
import type { State } from './state.js';
import type { Point } from '../geometry/plane/point.js';
import type { Aircraft } from './types.js';

/** Answers questions about the game that change nothing. */
export function inspect({ game }: HourView, inquiry: Inquiry): Result<InquiryAnswer, Refusal> {
  const one = findAircraft(game, inquiry.unit);
  if (!one) return fail(unknown(game, inquiry.unit));
  switch (inquiry.about) {
    case 'odds':
      return oddsOf(game, one, inquiry);
    case 'los': {
      const target = findAircraft(game, inquiry.target);
      if (!target) return fail(unknown(game, inquiry.target));
      return ok({
        about: 'los',
        unit: one.id,
        target: target.id,
        distance: distance(one.at, target.at),
        off: offNose(one, target.at),
        clear: sees(game, one, target),
      });
    }
    case 'arcs':
      return ok({
        about: 'arcs',
        unit: one.id,
        weapons: one.profile.weapons.map((weapon) => ({
          weapon: weapon.id,
          enemies: enemiesOf(game, one.side)
            .filter((enemy) => bearingProblem(game, one, weapon, enemy) === null)
            .map(({ id }) => id),
        })),
      });
    case 'reach':
      return ok({ about: 'reach', unit: one.id, by: inquiry.by, ...reach(game, one, inquiry.by) });
    case 'sheet':
      return ok({ about: 'sheet', unit: one });
  }
}

const unknown = (state: State, unit: string): Refusal =>
  refuse('finest-hour/no-aircraft', { unit, known: inPlay(state).map(({ id }) => id) });

function oddsOf(
  state: State,
  one: Aircraft,
  { target, from }: Extract<Inquiry, { about: 'odds' }>,
): Result<InquiryAnswer, Refusal> {
  const enemy = target === null ? null : findAircraft(state, target);
  if (target !== null && !enemy) return fail(unknown(state, target));
  const there = from ? { ...one, at: from.at, heading: from.heading } : one;
  const targets = enemy ? [enemy] : underFire(state, there, []);
  return ok({
    about: 'odds',
    unit: one.id,
    from: { at: there.at, heading: there.heading },
    targets: targets.map((each) => ({
      target: each.id,
      odds:
        each.profile.kind === 'off-table'
          ? []
          : there.profile.weapons.map((weapon) => oddsFor(state, there, each, weapon)),
    })),
  });
}

function oddsFor(state: State, one: Aircraft, target: Aircraft, weapon: Aircraft['profile']['weapons'][number]): Odds {
  const { dice, needed, against, any, destroyed, fire } = chances(state, one, weapon, target);
  return {
    weapon: weapon.id,
    distance: distance(one.at, target.at),
    dice,
    needed,
    against,
    hit: any,
    destroyed,
    fire,
    refusal: bearingProblem(state, one, weapon, target),
  };
}

/** The outline of where it can end, from the hardest turn to the left around to the hardest to the right, and plain moves inside. */
function reach(
  state: State,
  one: Aircraft,
  by: 'normal' | 'fast' | 'evasion',
): { readonly outline: readonly Point[]; readonly ends: readonly Place[] } {
  if (by === 'evasion') {
    const length = evasionLength(state.options, one);
    const outline = Array.from({ length: 72 }, (_, i) => ahead(one.at, (i * MEASURE.turn) / 72, length));
    return { outline, ends: [] };
  }
  const longer = by === 'fast' ? fastMost(state.options, one, 2) - fastMost(state.options, one, 0) : 0;
  const ends = approaches(state, one, null)
    .filter(({ inSky }) => inSky)
    .map(({ at, heading }): Place => ({ at: longer > 0 ? ahead(at, heading, longer) : at, heading }))
    .filter(({ at }) => isInSky(state.sky, at));
  return { outline: hull(state, one, longer), ends };
}

/** The farthest ends, turning one way at the beginning of so many tranches; then the nearest, back around. */
function hull(state: State, one: Aircraft, longer: number): readonly Point[] {
  const tranche = lengthOf(state.options, 'tranche');
  const most = one.profile.class;
  const end = (turns: number, part: number, tranches: number): Point => {
    let [at, heading] = [one.at, one.heading];
    for (let i = 0; i < tranches; i++) {
      const by = i < Math.floor(Math.abs(turns)) ? TURN : i === Math.floor(Math.abs(turns)) ? part : 0;
      heading = turned(heading + Math.sign(turns) * by);
      at = ahead(at, heading, tranche + (i === tranches - 1 && tranches === most ? longer : 0));
    }
    return at;
  };
  const steps = Array.from({ length: 2 * most * PARTS + 1 }, (_, i) => i / PARTS - most);
  const far = steps.map((turns) => end(turns, Math.round((Math.abs(turns) % 1) * TURN), most));
  const near = [1, 0, -1].map((turns) => end(turns, 0, 1));
  return [...far, ...near];
}
/** Points of the outline for each 45°. */
const PARTS = 4;
