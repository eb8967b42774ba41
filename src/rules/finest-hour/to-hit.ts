import type { MissReason } from './events.js';
import type { Aircraft, Manoeuvres } from './types.js';
import { has } from './aircraft.js';
import type { State } from './state.js';

/** The to-hit table (TFH-20, TFH-21): a die and REP; below 8 a miss, from 10 on a hit, between them by what was done this turn. */

/** The lowest score that can hit, and the lowest that always does. */
const HITS = { perhaps: 8, always: 10 } as const;

/** What makes a score of 8 or of 9 miss: manoeuvres of either, and from which fire of the turn on. */
const MISSED_BY: Readonly<
  Record<8 | 9, { readonly target: readonly Done[]; readonly shooter: readonly Done[]; readonly fire: number }>
> = {
  8: { target: ['evaded', 'dived', 'fast'], shooter: ['evaded', 'dived', 'fast'], fire: 2 },
  9: { target: ['evaded', 'fast'], shooter: ['dived', 'fast'], fire: 3 },
};
type Done = keyof Manoeuvres;

/** What a shot is judged by. */
export interface Circumstances {
  readonly target: Manoeuvres;
  readonly shooter: Manoeuvres;
  /** Which fire of the turn it is, from 1. */
  readonly occasion: number;
}

/** What makes a score miss; `null`: it hits. Scores below 8 miss by themselves and have no reason. */
export function missReasons(score: 8 | 9, { target, shooter, occasion }: Circumstances): readonly MissReason[] {
  const row = MISSED_BY[score];
  return [
    ...row.target.filter((done) => target[done]).map((done): MissReason => `target-${done}`),
    ...row.shooter.filter((done) => shooter[done]).map((done): MissReason => `shooter-${done}`),
    ...(occasion >= row.fire ? (['later-fire'] as const) : []),
  ];
}

/** Whether a score hits, and if one of 8 or 9 does not, the first reason. */
export function judge(
  score: number,
  circumstances: Circumstances,
): { readonly hit: boolean; readonly why: MissReason | null } {
  if (score >= HITS.always) return { hit: true, why: null };
  if (score < HITS.perhaps) return { hit: false, why: null };
  const [why = null] = missReasons(score === 8 ? 8 : 9, circumstances);
  return { hit: why === null, why };
}

/** An interceptor's own fast move does not spoil its fire in the same activation; its enemies' it does (TFH-40). */
export const asShooter = ({ activation }: State, one: Aircraft): Manoeuvres =>
  has(one, 'interceptor') && activation?.members.some(({ unit }) => unit === one.id)
    ? { ...one.manoeuvres, fast: false }
    : one.manoeuvres;
