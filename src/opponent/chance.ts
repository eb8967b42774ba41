/** A source of chance for players that choose at random: a whole number from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

/**
 * Chance that follows from a seed, the same on every machine. Not for dice, which must be unforeseeable: only for players
 * who choose at random. A multiply-and-shift generator on 32-bit whole numbers, seeded by the hash of the text.
 */
export function seededChance(seed: string): Chance {
  let state = hash(seed);
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** FNV-1a over the UTF-16 units of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
