import type { Colour } from './scene.js';

/**
 * The palette, as it is on light paper; `palettes.ts` has the counterparts on dark. Colours that mean something are those of Okabe and
 * Ito, a little darker where white letters stand on them; people with any colour vision can tell them apart, and nothing is told by
 * colour alone.
 */
export const PAPER: Colour = '#FBFAF6';
export const PANEL: Colour = '#F1EFE8';
export const BAND: Colour = '#E6E0D2';
/** What is written on paper; it is light on dark paper. */
export const INK: Colour = '#1D1F24';
export const FAINT: Colour = '#5D626B';
export const RULE: Colour = '#C9C6BC';
/** Outlines and letters of tokens and plates, the same on any paper. */
export const NIGHT: Colour = '#1C1E23';
export const WHITE: Colour = '#FFFFFF';
/** Who is out of the fight. */
export const GONE: Colour = '#8E8B84';
/** Damage dealt in the phase that is shown: as it is written on paper, and as a plate. */
export const HURT: Colour = '#B3210F';
export const WOUND: Colour = '#B3210E';

export const BLUE: Colour = '#0072B2';
export const ORANGE: Colour = '#E69F00';
export const PINK: Colour = '#CC79A7';
export const SKY: Colour = '#56B4E9';
export const RED: Colour = '#C04A00';
export const YELLOW: Colour = '#F0E442';

/** How the units of a side look: a colour, the ink that is legible on it, and a shape, so that either alone tells the side. */
export interface SideLook {
  readonly fill: Colour;
  readonly ink: Colour;
  readonly shape: 'square' | 'disc' | 'diamond' | 'triangle';
}

/** What is written on the colour of a side that is dark; on dark paper that colour is bright. */
const PALE: Colour = '#FEFEFE';

/** Far apart for any colour vision. */
const SIDE_LOOKS: readonly [SideLook, ...SideLook[]] = [
  { fill: '#0B3C91', ink: PALE, shape: 'square' },
  { fill: '#FFC400', ink: NIGHT, shape: 'disc' },
  { fill: '#0A7F57', ink: PALE, shape: 'diamond' },
  { fill: '#E040C8', ink: NIGHT, shape: 'triangle' },
];

/** The look of a side, by its place in the list of the match's sides. */
export function sideLook(sides: readonly string[], side: string): SideLook {
  return SIDE_LOOKS[Math.max(0, sides.indexOf(side)) % SIDE_LOOKS.length] ?? SIDE_LOOKS[0];
}
