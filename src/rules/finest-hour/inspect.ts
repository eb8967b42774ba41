import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import type { UnitId } from '../kernel/ids.js';
import { enemiesOf, findAircraft, inPlay, isFlying } from './aircraft.js';
import { evasionLength, fastMost, UNMOVED } from './allowance.js';
import { approaches } from './approach.js';
import { bearingProblem } from './arcs.js';
import { ahead, isInSky } from './courses.js';
import type { HourView } from './finest-hour.js';
import type { Inquiry, InquiryAnswer, Odds, Place } from './inquiries.js';
import { MEASURE, TURN, lengthOf } from './lengths.js';
import { distance, offNose, sees, turned } from './measuring.js';
import { chances } from './odds.js';
import { lengthLeft, plainMoves } from './plain-moves.js';
import { leastLeft } from './plan.js';
import { underFire } from './shots.js';
import type { State } from './state.js';
import type { Point } from '../geometry/plane/point.js';
import type { Aircraft } from './types.js';

/** Answers questions about the game that change nothing. */
export function inspect({ game }: HourView, inquiry: Inquiry): Result<InquiryAnswer, Refusal> {
  const one = findAircraft(game, inquiry.unit);
  if (!one) return fail(unknown(game, inquiry.unit));
  // Of who is lost only the card is left to look at.
  if (inquiry.about !== 'sheet' && !isFlying(one)) return fail(gone(game, one.id));
  switch (inquiry.about) {
    case 'odds':
      return oddsOf(game, one, inquiry);
    case 'los': {
      const target = findAircraft(game, inquiry.target);
      if (!target) return fail(unknown(game, inquiry.target));
      if (!isFlying(target)) return fail(gone(game, target.id));
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

const gone = (state: State, unit: UnitId): Refusal =>
  refuse('finest-hour/gone', { unit, known: inPlay(state).map(({ id }) => id) });

function oddsOf(
  state: State,
  one: Aircraft,
  { target, from }: Extract<Inquiry, { about: 'odds' }>,
): Result<InquiryAnswer, Refusal> {
  const enemy = target === null ? null : findAircraft(state, target);
  if (target !== null && !enemy) return fail(unknown(state, target));
  if (enemy && !isFlying(enemy)) return fail(gone(state, enemy.id));
  const there = from ? { ...one, at: from.at, heading: from.heading } : one;
  const targets = enemy ? [enemy] : underFire(state, there);
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

/** The outline of where it can end from here, and plain moves inside. */
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
  return { outline: hull(state, one, longer), ends: endsInside(state, one, longer) };
}

/** Ends of plain moves in the sky, with the heading there. */
function endsInside(state: State, one: Aircraft, longer: number): readonly Place[] {
  if (isUnderWay(state, one)) return plainMoves(state, one, true, false);
  return approaches(state, one, null)
    .filter(({ inSky }) => inSky)
    .map(({ at, heading }): Place => ({ at: longer > 0 ? ahead(at, heading, longer) : at, heading }))
    .filter(({ at }) => isInSky(state.sky, at));
}

const isUnderWay = ({ activation }: State, { id }: Aircraft): boolean =>
  activation?.members.some(({ unit }) => unit === id) ?? false;

/** The farthest ends, from the hardest turn to the left around to the hardest to the right, made as early as can be; then the nearest, back around. */
function hull(state: State, one: Aircraft, longer: number): readonly Point[] {
  const pieces = piecesLeft(state, one);
  const most = pieces.reduce((sum, { turn }) => sum + turn, 0);
  const end = (turn: number, count: number): Point => {
    let [at, heading, left] = [one.at, one.heading, Math.abs(turn)];
    for (const [i, piece] of pieces.slice(0, count).entries()) {
      const by = Math.min(left, piece.turn);
      left -= by;
      heading = turned(heading + Math.sign(turn) * by);
      at = ahead(at, heading, piece.length + (i === pieces.length - 1 ? longer : 0));
    }
    return at;
  };
  const steps = Math.floor((2 * most) / FINE);
  const far = Array.from({ length: steps + 1 }, (_, i) => end(i * FINE - most, pieces.length));
  const first = pieces[0]?.turn ?? 0;
  const canStop = isUnderWay(state, one) && leastLeft(state, one) === 0;
  return [...far, ...(canStop ? [one.at] : [first, 0, -first].map((turn) => end(turn, 1)))];
}
/** The outline has a point for so much of a turn. */
const FINE = Math.floor(TURN / 4);

/** What it has yet to fly, a tranche each, with the most that it may turn at the beginning of it (TFH-12). */
function piecesLeft(state: State, one: Aircraft): readonly { readonly length: number; readonly turn: number }[] {
  const { options, activation } = state;
  const tranche = lengthOf(options, 'tranche');
  const flown = isUnderWay(state, one) && activation ? activation : UNMOVED;
  const end = flown.length + lengthLeft(state, one, flown !== UNMOVED, false);
  const starts = [flown.length];
  for (let next = flown.length + tranche - (flown.length % tranche); next < end; next += tranche) starts.push(next);
  return starts.map((from, i) => ({
    length: (starts[i + 1] ?? end) - from,
    turn: TURN - (flown.turns[Math.floor(from / tranche)] ?? 0),
  }));
}
