import { parseHex } from '../../geometry/hex/hex.js';
import { total } from '../../kernel/dice.js';
import type { Resolution } from './resolution.js';

/** Floors of an arena that go up and down by a die at the end of each turn, with whoever is on them (TER-26). */

/** Rolls for the floors of a map; those that the die names move. */
export function lift(resolution: Resolution): void {
  const { board } = resolution.state;
  const lifts = Object.entries(board.hexes).flatMap(([name, terrain]) => {
    const hex = terrain.lift ? parseHex(name) : null;
    return hex !== null && terrain.lift ? [{ hex, on: terrain.lift.on, level: terrain.lift.to }] : [];
  });
  if (lifts.length === 0) return;
  const roll = resolution.dice.roll(1, 6, 'lift');
  const hexes = lifts.filter(({ on }) => on.includes(total(roll))).map(({ hex, level }) => ({ hex, level }));
  if (hexes.length > 0) resolution.happen({ type: 'FloorsMoved', roll, hexes });
}
