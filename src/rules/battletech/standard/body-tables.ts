import { facing, type Facing } from '../../geometry/hex/facing.js';
import type { AttackedSide } from './terms.js';

/** What happens to a 'Mech and its pilot: heat, wounds, criticals, falls (tables 7.2.3–7.2.6). */

/** The heat scale (table 7.2.5): from this heat on. `null` or left out: not yet. */
export const MOVEMENT_LOSS_BY_HEAT = [
  { from: 5, value: 1 },
  { from: 10, value: 2 },
  { from: 15, value: 3 },
  { from: 20, value: 4 },
  { from: 25, value: 5 },
] as const;
export const TO_HIT_BY_HEAT = [
  { from: 8, value: 1 },
  { from: 13, value: 2 },
  { from: 17, value: 3 },
  { from: 24, value: 4 },
] as const;
export const SHUTDOWN_AVOID_BY_HEAT = [
  { from: 14, value: 4 },
  { from: 18, value: 6 },
  { from: 22, value: 8 },
  { from: 26, value: 10 },
] as const;
export const AMMO_AVOID_BY_HEAT = [
  { from: 19, value: 4 },
  { from: 23, value: 6 },
  { from: 28, value: 8 },
] as const;

/** Infernos explode sooner, in a check of their own (AMB-SEQ-17). */
const INFERNO_AVOID_BY_HEAT = [
  { from: 10, value: 4 },
  { from: 14, value: 6 },
  { from: 19, value: 8 },
  { from: 23, value: 10 },
  { from: 28, value: 12 },
] as const;

/** The heat at which a 'Mech shuts down without a roll, and cannot be started again. */
export const SURE_SHUTDOWN = 30;

/** What heat does. `shutdownAvoid` and `ammoExplosionAvoid`: to be rolled with 2D6 or more; `null`: no roll. */
export interface HeatEffects {
  readonly movementLoss: number;
  readonly toHit: number;
  readonly shutdownAvoid: number | null;
  readonly sureShutdown: boolean;
  readonly ammoExplosionAvoid: number | null;
}

interface Row {
  readonly from: number;
  readonly value: number;
}

/** The value of the last row that a figure reaches. */
const reached = (rows: readonly Row[], figure: number): number | null =>
  rows.findLast(({ from }) => figure >= from)?.value ?? null;

/** The effects of a heat on the scale (SEQ-14, table 7.2.5). */
export function heatEffects(heat: number): HeatEffects {
  const sureShutdown = heat >= SURE_SHUTDOWN;
  return {
    movementLoss: reached(MOVEMENT_LOSS_BY_HEAT, heat) ?? 0,
    toHit: reached(TO_HIT_BY_HEAT, heat) ?? 0,
    shutdownAvoid: sureShutdown ? null : reached(SHUTDOWN_AVOID_BY_HEAT, heat),
    sureShutdown,
    ammoExplosionAvoid: reached(AMMO_AVOID_BY_HEAT, heat),
  };
}

/** What keeps infernos from exploding at a heat; `null`: they are cool enough. */
export const infernoAvoid = (heat: number): number | null => reached(INFERNO_AVOID_BY_HEAT, heat);

/** What a pilot must roll to stay conscious, or to wake, after so many wounds in all (table 7.2.6). The sixth kills. */
export const CONSCIOUSNESS: Readonly<Record<number, number>> = { 1: 3, 2: 5, 3: 7, 4: 10, 5: 11 };
export const DEADLY_WOUNDS = 6;

/** How many criticals a roll gives (table 7.2.4): `from` up. The last row blows off a limb or the head. */
const CRITICALS = [
  { from: 2, value: 0 },
  { from: 8, value: 1 },
  { from: 10, value: 2 },
  { from: 12, value: 3 },
] as const;

/** The criticals that a roll of 2D6 gives. */
export const criticalsOf = (roll: number): number => reached(CRITICALS, roll) ?? 0;

/** A fall by 1D6: hexsides clockwise that the unit turns, and the side that it falls on (table 7.2.3). */
const FALLS: Readonly<Record<number, { readonly turn: number; readonly side: AttackedSide }>> = {
  1: { turn: 0, side: 'front' },
  2: { turn: 1, side: 'right' },
  3: { turn: 2, side: 'right' },
  4: { turn: 3, side: 'rear' },
  5: { turn: 4, side: 'left' },
  6: { turn: 5, side: 'left' },
};

/** How a unit lies after a fall: its new facing and the side that it fell on. */
export function fallen(from: Facing, die: number): { readonly facing: Facing; readonly side: AttackedSide } {
  const fall = FALLS[die];
  if (!fall) throw new Error(`no fall for a roll of ${die}`);
  return { facing: facing(from + fall.turn), side: fall.side };
}

/** The sum of 2D6 from which on water breaks in where there is armour left. */
export const BREACH = 10;

/** How a fall goes: down so many levels, of them so many `above` the surface of water of a `depth`, if there is any. */
export interface Drop {
  readonly levels: number;
  readonly above: number;
  readonly depth: number;
}

/**
 * Damage of a fall, each lot to be dealt in groups of 5 (table 7.2.3). Water halves it; who comes from above the surface strikes
 * that first and then the bottom (FIN-26). `rounding`: the option `waterFallRounding`.
 */
export function fallDamage(
  tons: number,
  { levels, above, depth }: Drop,
  rounding: 'down' | 'up' = 'down',
): readonly number[] {
  const dry = (far: number): number => Math.ceil(tons / 10) * (far + 1);
  const wet = (far: number): number => (rounding === 'up' ? Math.ceil(dry(far) / 2) : Math.floor(dry(far) / 2));
  if (depth === 0) return [dry(levels)];
  return above > 0 ? [wet(above), wet(depth)] : [wet(levels)];
}

/** The group in which damage of falls, charges and deaths from above is dealt. */
const DAMAGE_GROUP = 5;

/** Damage in groups of five, the last one being the rest. */
export function inGroups(damage: number, group = DAMAGE_GROUP): readonly number[] {
  const full = Math.floor(damage / group);
  const rest = damage % group;
  return [...Array.from({ length: full }, () => group), ...(rest > 0 ? [rest] : [])];
}
