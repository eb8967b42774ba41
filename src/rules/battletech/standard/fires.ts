import { total } from '../../kernel/dice.js';
import { neighbour, turned } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import { levelOf } from '../terrain.js';
import type { Board } from '../types.js';
import { isSmoky, woodsIn } from '../units.js';
import type { Resolution } from './resolution.js';

/** Fires and their smoke in the end phase (option `fires`, SEQ-16, table 7.2.10). */

/** The wind blows to the south-east. */
const DOWNWIND = 2;

/** Fires spread on this or more of 2D6: downwind, over one hex that does not burn, and beside the wind (FIN-45). */
const SPREAD = { downwind: 9, over: 12, beside: 11 };
/** Levels that a fire leaps up or down. */
const LEAP = 4;

/** The hexes downwind of a hex: the next one, and the two beside that. */
const leeOf = (board: Board, hex: Hex): { readonly next: Hex | null; readonly beside: readonly Hex[] } => ({
  next: neighbour(board, hex, DOWNWIND),
  beside: ([1, -1] as const).flatMap((to) => neighbour(board, hex, turned(DOWNWIND, to)) ?? []),
});

/** Each fire older than this turn may set fire to woods in its lee. */
export function spread(resolution: Resolution): void {
  const { burning, kindled = [] } = resolution.state.field;
  for (const from of burning.filter((hex) => !kindled.includes(hex))) {
    const { next, beside } = leeOf(resolution.state.board, from);
    if (next) catchFire(resolution, from, next, SPREAD.downwind);
    const leapt = next && !burns(resolution, next) ? neighbour(resolution.state.board, next, DOWNWIND) : null;
    if (leapt) catchFire(resolution, from, leapt, SPREAD.over);
    for (const to of beside) catchFire(resolution, from, to, SPREAD.beside);
  }
}

const burns = (resolution: Resolution, hex: Hex): boolean => resolution.state.field.burning.includes(hex);

function catchFire(resolution: Resolution, from: Hex, to: Hex, need: number): void {
  const { board } = resolution.state;
  const isTooFar = Math.abs(levelOf(board, to) - levelOf(board, from)) > LEAP;
  if (woodsIn(board, to) === 0 || burns(resolution, to) || isTooFar) return;
  const roll = resolution.dice.roll(2, 6, 'fire');
  if (total(roll) >= need) resolution.happen({ type: 'FireSpread', from, to, roll });
}

/** Smoke fills every burning hex and the three in its lee (FIN-46, AMB-SEQ-18). Fires do not go out, and so the smoke stays. */
export function drift(resolution: Resolution): void {
  const { board } = resolution.state;
  const under = resolution.state.field.burning.flatMap((hex) => {
    const { next, beside } = leeOf(board, hex);
    return [hex, ...(next ? [next] : []), ...beside];
  });
  const hexes = [...new Set(under)].filter((hex) => !isSmoky(board, hex));
  if (hexes.length > 0) resolution.happen({ type: 'SmokeDrifted', hexes });
}
