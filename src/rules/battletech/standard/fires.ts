import { total } from '../../kernel/dice.js';
import { neighbour } from '../../geometry/hex/facing.js';
import { isSmoky, woodsIn } from '../units.js';
import type { Resolution } from './resolution.js';

/** Fires and their smoke in the end phase (option `fires`, SEQ-16, table 7.2.10). */

/** Fires spread downwind, to the south-east, on this or more of 2D6. */
const SPREAD = 9;
const DOWNWIND = 2;

/** Each burning hex may set fire to the woods downwind of it. */
export function spread(resolution: Resolution): void {
  const { board } = resolution.state;
  for (const from of resolution.state.field.burning) {
    const to = neighbour(board, from, DOWNWIND);
    if (!to || woodsIn(board, to) === 0 || resolution.state.field.burning.includes(to)) continue;
    const roll = resolution.dice.roll(2, 6, 'fire');
    if (total(roll) >= SPREAD) resolution.happen({ type: 'FireSpread', from, to, roll });
  }
}

/** Smoke fills every burning hex and the hex downwind of it (AMB-SEQ-18). Fires do not go out, and so the smoke stays. */
export function drift(resolution: Resolution): void {
  const { board } = resolution.state;
  const under = resolution.state.field.burning.flatMap((hex) => [hex, neighbour(board, hex, DOWNWIND) ?? hex]);
  const hexes = [...new Set(under)].filter((hex) => !isSmoky(board, hex));
  if (hexes.length > 0) resolution.happen({ type: 'SmokeDrifted', hexes });
}
