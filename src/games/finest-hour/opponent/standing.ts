import { enemiesOf, isOffTable, NO_MANOEUVRES } from '../../../rules/finest-hour/aircraft.js';
import { potential } from '../../../rules/finest-hour/allowance.js';
import { rangeOf } from '../../../rules/finest-hour/arcs.js';
import { mustLeave } from '../../../rules/finest-hour/missions.js';
import { lengthOf, MEASURE, TURN } from '../../../rules/finest-hour/lengths.js';
import { isClear, offNose } from '../../../rules/finest-hour/measuring.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Arc } from '../../../rules/finest-hour/types.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import type { Reason } from '../../../opponent/contract.js';
import type { HourReason } from './reasons.js';
import { errandOf, quarryOf } from './errands.js';
import { aimedWorth, lossOf, sightWorth } from './worth.js';

/** What a place promises and threatens: who can bring guns to bear on whom from there. */

/** How much of what enemies could take counts, of those who are still to be activated this turn and of the others. */
const DANGER = { soon: 0.5, later: 0.2 } as const;
const PROMISE = 0.35;
/** The same of what it fires at those who begin to move in its sights. */
const LURK = { soon: 0.9, later: 0.4 } as const;
/** For each centimetre nearer to the nearest enemy. */
const NEAR = 0.004;
/** The same to the one of those who must not get through that is its own to stop. */
const STOP = 0.05;
/** For each centimetre nearer to where the mission leads. */
const MISSION = 0.25;
/** Nearer to an edge than this, the next move may lead over it. */
const ROOM = 10;
const EDGE = 0.08;

/** By how much off the nose an arc still reaches, and where its middle lies. */
const ARCS: Readonly<Record<Arc, { readonly middle: number; readonly half: number }>> = {
  'fixed-forward': { middle: 0, half: 50 },
  front: { middle: 0, half: 450 },
  left: { middle: -900, half: 450 },
  right: { middle: 900, half: 450 },
  rear: { middle: 1800, half: 450 },
  'all-round': { middle: 0, half: 1800 },
};

/** How surely an aircraft that is still to move brings a gun to bear on a point, as a part of 1. */
function aim(state: State, one: Aircraft, to: Point): number {
  if (isOffTable(one)) return 1;
  const off = offNose(one, to);
  const far = between(one.at, to);
  const turn = one.profile.class * TURN;
  const move = potential(state.options, one);
  return Math.max(
    0,
    ...one.profile.weapons.map((weapon) => {
      const range = rangeOf(state.options, weapon);
      if (range !== null && far > range + move) return 0;
      const { middle, half } = ARCS[weapon.arc];
      const beside = Math.max(0, Math.abs(((off - middle + 5400) % 3600) - 1800) - half);
      return Math.max(0, 1 - beside / (turn + 450));
    }),
  );
}

/** What there is to say of a place for an aircraft that would stand there. */
export function standing(state: State, one: Aircraft): readonly Reason<HourReason>[] {
  const enemies = enemiesOf(state, one.side).filter((enemy) => isClear(state.sky, one.at, enemy.at));
  const guns = state.aircraft.filter((each) => each.side !== one.side && each.status === 'flying' && isOffTable(each));
  const threats = [...enemies, ...guns].map((enemy) => {
    const share = isAble(state, enemy) ? DANGER.soon : DANGER.later;
    return aimedWorth(state, enemy, one) * aim(state, enemy, one.at) * share;
  });
  const promises = enemies.map((enemy) => aimedWorth(state, one, enemy) * aim(state, one, enemy.at));
  const lurking = enemies.map((enemy) =>
    isAble(state, enemy)
      ? LURK.soon * sightWorth(state, one, enemy)
      : LURK.later * sightWorth(state, { ...one, manoeuvres: NO_MANOEUVRES }, enemy),
  );
  const nearest = Math.min(...enemiesOf(state, one.side).map((enemy) => between(one.at, enemy.at)));
  const quarry = quarryOf(state, one);
  const stop = quarry ? between(one.at, quarry.at) : 0;
  const isDoomed = one.burning;
  return [
    { reason: 'danger', value: isDoomed ? 0 : -sumFading(threats) },
    { reason: 'promise', value: isDoomed ? 0 : PROMISE * Math.max(0, ...promises) + Math.max(0, ...lurking) },
    { reason: 'near', value: Number.isFinite(nearest) ? (-NEAR * nearest) / MEASURE.unit : 0 },
    { reason: 'mission', value: (-MISSION * (errandOf(state, one)?.far ?? 0) - STOP * stop) / MEASURE.unit },
    { reason: 'edge', value: -edge(state, one) },
  ];
}

/** Whether an enemy is still to be activated this turn. */
const isAble = ({ dice }: State, { activated, rep, side }: Aircraft): boolean => !activated && rep >= (dice[side] ?? 7);

/** Not all that can fire will: the worst counts whole, the next half. */
const sumFading = (values: readonly number[]): number =>
  values.toSorted((a, b) => b - a).reduce((sum, value, i) => sum + value / (i + 1), 0);

/** What it costs to head for an edge that is near. */
function edge(state: State, one: Aircraft): number {
  const { width, height } = state.sky;
  const room = lengthOf(state.options, 'tranche') + ROOM * MEASURE.unit;
  const { x, y } = one.at;
  const angle = (one.heading * 2 * Math.PI) / MEASURE.turn;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const ahead = Math.min(
    dx > 0.01 ? (width - x) / dx : dx < -0.01 ? -x / dx : Infinity,
    dy > 0.01 ? (height - y) / dy : dy < -0.01 ? -y / dy : Infinity,
  );
  return ahead >= room ? 0 : (EDGE * (room - ahead)) / MEASURE.unit;
}

/** What leaving the table costs, or brings where it is wanted. */
export const leaving = (state: State, one: Aircraft, safe: boolean): Reason<HourReason> => {
  if (safe && mustLeave(state, one)) return { reason: 'mission', value: WANTED };
  return { reason: 'edge', value: safe ? -lossOf(state, one) / 2 : -2 * lossOf(state, one) - 1 };
};
const WANTED = 40;
