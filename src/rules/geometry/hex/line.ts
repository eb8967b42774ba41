import { LEFT, RIGHT, TOUCHED } from './crossing.js';
import { apart, axialOf, distance, hexOf, numberOf, type Hex } from './hex.js';
import { wayBetween } from './way.js';

/**
 * How a line meets a hex, or a pair of hexes, between its ends (QSR-29, QSR-31): see `crossing.ts`. One of a pair may lie off
 * the map (ask `isOn`).
 */
export type Meeting =
  | { readonly kind: 'crossed' | 'touched'; readonly hex: Hex }
  | { readonly kind: 'split'; readonly left: Hex; readonly right: Hex };

/** The meetings of the line between two hexes with the hexes between them, in order; the end hexes are not among them (QSR-30). */
export function meetings(from: Hex, to: Hex): readonly Meeting[] {
  const start = numberOf(from);
  const { added, how } = wayBetween(start, numberOf(to));
  const found: Meeting[] = [];
  let left: Hex | null = null;
  for (let i = 0; i < added.length; i++) {
    const hex = hexOf(start + (added[i] ?? 0));
    if (how[i] === LEFT) left = hex;
    else if (how[i] === RIGHT && left) found.push({ kind: 'split', left, right: hex });
    else found.push({ kind: how[i] === TOUCHED ? 'touched' : 'crossed', hex });
  }
  return found;
}

/** Whether a line is divided: it runs along hexsides somewhere, at an odd multiple of 30° (QSR-31). */
export function isDivided(from: Hex, to: Hex): boolean {
  const { q, r } = apart(axialOf(from), axialOf(to));
  const s = -q - r;
  return distance(from, to) > 0 && (q === r || r === s || q === s);
}
