import type { Colour } from './scene.js';

/**
 * The palette. Colours that mean something are those of Okabe and Ito, which people with any colour vision can tell apart;
 * nothing is told by colour alone. Paper and ink suit Discord's dark and light backgrounds.
 */
export const PAPER: Colour = '#FBFAF6';
export const PANEL: Colour = '#F1EFE8';
export const INK: Colour = '#1D1F24';
export const FAINT: Colour = '#5D626B';
export const RULE: Colour = '#C9C6BC';
export const WHITE: Colour = '#FFFFFF';
/** Who is out of the fight. */
export const GONE: Colour = '#8E8B84';
/** Damage dealt in the phase that is shown. */
export const HURT: Colour = '#B3210F';

export const BLUE: Colour = '#0072B2';
export const ORANGE: Colour = '#E69F00';
export const PINK: Colour = '#CC79A7';
export const SKY: Colour = '#56B4E9';
export const RED: Colour = '#D55E00';
export const YELLOW: Colour = '#F0E442';

/** How the units of a side look: a colour, the ink that is legible on it, and a shape, so that either alone tells the side. */
export interface SideLook {
  readonly fill: Colour;
  readonly ink: Colour;
  readonly shape: 'square' | 'disc' | 'diamond' | 'triangle';
}

/** Far apart for any colour vision, on light ground: the least difference is 17 (CIEDE2000). */
const SIDE_LOOKS: readonly [SideLook, ...SideLook[]] = [
  { fill: '#0B3C91', ink: WHITE, shape: 'square' },
  { fill: '#FFC400', ink: INK, shape: 'disc' },
  { fill: '#0B8F63', ink: WHITE, shape: 'diamond' },
  { fill: '#E040C8', ink: INK, shape: 'triangle' },
];

/** The look of a side, by its place in the list of the match's sides. */
export function sideLook(sides: readonly string[], side: string): SideLook {
  return SIDE_LOOKS[Math.max(0, sides.indexOf(side)) % SIDE_LOOKS.length] ?? SIDE_LOOKS[0];
}
