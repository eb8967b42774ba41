import { total } from '../../kernel/dice.js';
import { hexesWith } from '../terrain.js';
import type { Resolution } from './resolution.js';

/** Floors of an arena that go up and down by a die at the end of each turn, with whoever is on them (TER-26). */

/** Rolls for the floors of a map; those that the die names move. */
export function lift(resolution: Resolution): void {
  const { board } = resolution.state;
  const floors = hexesWith(board, 'lift');
  if (floors.length === 0) return;
  const roll = resolution.dice.roll(1, 6, 'lift');
  const hexes = floors.flatMap((hex) => {
    const floor = board.hexes[hex]?.lift;
    return floor?.on.includes(total(roll)) ? [{ hex, level: floor.to }] : [];
  });
  if (hexes.length > 0) resolution.happen({ type: 'FloorsMoved', roll, hexes });
}
