import { BLUE, NIGHT, ORANGE, PINK, RED, SKY, WHITE, YELLOW } from '../colours.js';
import type { Colour } from '../scene.js';

/** How factions look in the pictures of a campaign: a colour and a letter each, by their place in the file. */

const LOOKS: readonly { readonly fill: Colour; readonly ink: Colour }[] = [
  { fill: BLUE, ink: WHITE },
  { fill: ORANGE, ink: NIGHT },
  { fill: '#007A59', ink: WHITE },
  { fill: PINK, ink: NIGHT },
  { fill: YELLOW, ink: NIGHT },
  { fill: SKY, ink: NIGHT },
  { fill: RED, ink: WHITE },
  { fill: '#5B5F66', ink: WHITE },
];

export const lookOf = (place: number) => LOOKS[place % LOOKS.length] ?? { fill: BLUE, ink: WHITE };
export const letterOf = (place: number): string => String.fromCharCode(65 + (place % 26));
