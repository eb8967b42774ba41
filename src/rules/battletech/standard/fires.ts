import { total } from '../../kernel/dice.js';
import { FACING_NAMES, facing, neighbour, turned, type Facing } from '../../geometry/hex/facing.js';
import { hexesOf, type Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { levelOf } from '../terrain.js';
import type { Options, StandardState, Woods } from '../types.js';
import { mountOf, smokeIn, woodsIn } from '../units.js';
import { munitionOf } from './ammunition.js';
import { lasting } from './ground-after.js';
import type { Resolution } from './resolution.js';
import { isHit } from '../events.js';
import type { Ignition } from './shot-outcomes.js';
import { hitOf, ignites } from './traits.js';
import type { FullWeapon } from './full-weapon.js';
import type { FullShot } from './types.js';

/** Fires and their smoke (option `fires`, SEQ-16, table 7.2.10, FIN-44 to FIN-46). Of what burns by the book boards have woods. */

/** A fire spreads on this or more of 2D6: downwind, over one hex that does not burn, and beside the wind (FIN-45). */
const SPREAD: Readonly<Record<Options['fireWind'], Readonly<Record<'ahead' | 'over' | 'beside', number>>>> = {
  calm: { ahead: 9, over: 12, beside: 11 },
  gale: { ahead: 7, over: 10, beside: 10 },
  storm: { ahead: 6, over: 9, beside: 9 },
};
/** Levels that a fire leaps up or down. */
const LEAP = 4;

/** Beams set fire on this number, all else that does damage on that (FIN-44). */
const BEAM = 7;
const ANY = 9;
/** A jungle is damp (FIN-44). */
const JUNGLE = 1;
/** 2D6 never show less. */
const SURE = 2;
/** A shot that goes astray can set fire on this roll or less, and then this much less easily (FIN-44). */
const STRAY = { most: 3, harder: 2 };

/** What woods have to burn, and how much of it goes in a turn (FIN-45). */
const FUEL = [0, 50, 90, 120] as const;
const BURNS = 5;

/** The way that the wind blows. */
const windOf = ({ options }: StandardState): Facing => facing(FACING_NAMES.indexOf(options.windTo));

/** The hexes downwind of a hex: the next one, and the two beside that. */
function leeOf(state: StandardState, hex: Hex): { readonly next: Hex | null; readonly beside: readonly Hex[] } {
  const { board } = state;
  const wind = windOf(state);
  return {
    next: neighbour(board, hex, wind),
    beside: ([1, -1] as const).flatMap((to) => neighbour(board, hex, turned(wind, to)) ?? []),
  };
}

/**
 * Woods may burn where a shot at a unit strikes: what is made to set fire when it hits who stands there, and any damage that goes
 * astray on a low roll (FIN-44).
 */
export function ignite(resolution: Resolution, id: UnitId, { mount, target, bin }: FullShot): void {
  const shot = resolution.events.at(-1);
  if (shot?.type !== 'ShotFired' || shot.outcome === 'no-lock') return;
  const unit = resolution.unit(id);
  const { full } = mountOf(unit, mount).weapon;
  const inferno = munitionOf(unit, bin) === 'inferno';
  const hits = isHit(shot.outcome);
  if (hits ? !inferno && ignites(full) === null : hitOf(full) !== 'damage') return;
  const { hex } = placeOf(resolution.unit(target));
  setFire(resolution, hex, ignition(resolution, full, hex, hits, inferno), inferno);
}

/** Whether a shot sets a hex on fire: a hit may, one that goes astray on a low roll, and then less easily; infernos always (FIN-44). `null`: nothing can burn there. */
export function ignition(
  { state, dice }: Resolution,
  weapon: FullWeapon,
  hex: Hex,
  hits: boolean,
  inferno: boolean,
): Ignition | null {
  if (state.options.fires === 'off' || !isFuel(state, hex)) return null;
  const stray = hits ? null : dice.roll(2, 6, 'stray');
  if (stray && total(stray) > STRAY.most) return { stray, need: null, roll: null, burns: false };
  const damp = state.board.hexes[hex]?.jungle ? JUNGLE : 0;
  const need = inferno ? SURE : fireNumber(weapon) + damp + (hits ? 0 : STRAY.harder);
  const roll = need > SURE ? dice.roll(2, 6, 'fire') : null;
  return { stray, need: roll && need, roll, burns: roll === null || total(roll) >= need };
}

/** A hex burns if a shot has set it on fire. */
export function setFire(resolution: Resolution, to: Hex, found: Ignition | null, inferno: boolean): void {
  if (found?.burns) resolution.happen({ type: 'FireSpread', from: null, to, roll: found.roll, inferno });
}

/** The number on which a weapon sets fire (FIN-44). */
const fireNumber = (weapon: FullWeapon): number => ignites(weapon) ?? (weapon.class === 'energy' ? BEAM : ANY);

/** Each fire older than this turn may set fire to woods in its lee (FIN-45). */
export function spread(resolution: Resolution): void {
  const { burning, kindled = [] } = resolution.state.field;
  const { ahead, over, beside } = SPREAD[resolution.state.options.fireWind];
  for (const from of burning.filter((hex) => !kindled.includes(hex))) {
    const lee = leeOf(resolution.state, from);
    if (lee.next) blow(resolution, from, lee.next, ahead);
    const leapt =
      lee.next && !burns(resolution.state, lee.next)
        ? neighbour(resolution.state.board, lee.next, windOf(resolution.state))
        : null;
    if (leapt) blow(resolution, from, leapt, over);
    for (const to of lee.beside) blow(resolution, from, to, beside);
  }
}

const burns = ({ field }: StandardState, hex: Hex): boolean => field.burning.includes(hex);

/** Whether a hex may catch fire: there are woods in it that do not burn yet. */
const isFuel = (state: StandardState, hex: Hex): boolean => woodsIn(state.board, hex) > 0 && !burns(state, hex);

/** The wind blows a fire over to another hex, if the heights allow it. */
function blow(resolution: Resolution, from: Hex, to: Hex, need: number): void {
  const { board } = resolution.state;
  const isTooFar = Math.abs(levelOf(board, to) - levelOf(board, from)) > LEAP;
  if (isFuel(resolution.state, to) && !isTooFar) catchFire(resolution, from, to, need);
}

/** A fire is blown over to a hex if the dice say so. */
function catchFire(resolution: Resolution, from: Hex, to: Hex, need: number): void {
  const roll = resolution.dice.roll(2, 6, 'fire');
  if (total(roll) >= need) resolution.happen({ type: 'FireSpread', from, to, roll, inferno: false });
}

/** The woods that still have so much to burn. */
const woodsLeft = (left: number): Woods => (left === 0 ? 0 : left <= FUEL[1] ? 1 : left <= FUEL[2] ? 2 : 3);

/** What a shot at woods leaves of them: so much of the factor that fires use up as well (TER-27). */
export function thinned(
  { board, field }: StandardState,
  hex: Hex,
  damage: number,
): { readonly damage: number; readonly left: number; readonly woods: Woods; readonly was: Woods } {
  const was = woodsIn(board, hex);
  const left = Math.max(0, (field.fuel?.[hex] ?? FUEL[was]) - damage);
  return { damage, left, woods: woodsLeft(left), was };
}

/** What burns is used up; where nothing is left the fire goes out (option `burnDown`, FIN-45). */
export function burnDown(resolution: Resolution): void {
  const { board, field } = resolution.state;
  if (field.burning.length === 0) return;
  const hexes = field.burning.map((hex) => {
    const left = Math.max(0, (field.fuel?.[hex] ?? FUEL[woodsIn(board, hex)]) - BURNS);
    return { hex, left, woods: woodsLeft(left), was: woodsIn(board, hex) };
  });
  resolution.happen({ type: 'WoodsBurned', hexes });
}

/** Smoke hangs over every burning hex and the three in its lee, heavy from infernos (FIN-46, AMB-SEQ-18); elsewhere it clears, but for what rounds have laid (ART-06). */
export function drift(resolution: Resolution): void {
  const { board, field } = resolution.state;
  const under = (fires: readonly Hex[]): readonly Hex[] => [
    ...new Set(
      fires.flatMap((hex) => {
        const { next, beside } = leeOf(resolution.state, hex);
        return [hex, ...(next ? [next] : []), ...beside];
      }),
    ),
  ];
  const screens = lasting(field.screens ?? [], resolution.state.turn);
  const laid = screens.map(({ hex }) => hex);
  const dense = screens.flatMap(({ hex, light }) => (light ? [] : [hex]));
  const thick = [...new Set([...under(field.infernos ?? []), ...dense])];
  const all = [...new Set([...under(field.burning), ...laid])];
  const hexes = all.filter((hex) => !thick.includes(hex) && smokeIn(board, hex) !== 1);
  const heavy = thick.filter((hex) => smokeIn(board, hex) !== 2);
  const cleared = hexesOf(board).filter((hex) => board.hexes[hex]?.smoke && !all.includes(hex));
  if (hexes.length + heavy.length + cleared.length > 0)
    resolution.happen({ type: 'SmokeDrifted', hexes, heavy, cleared });
}
