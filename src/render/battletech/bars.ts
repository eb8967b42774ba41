import type { Left } from '../../rules/battletech/damage/left.js';
import { SURE_SHUTDOWN } from '../../rules/battletech/standard/body-tables.js';
import type { Colour } from '../scene.js';

/** Colours of bars on tokens: on this track armour, structure and heat are told apart. */
export const BARS = {
  track: '#2B2E34',
  armor: '#FFFFFF',
  structure: '#FF6A55',
  heat: '#FF8A3C',
} as const satisfies Record<string, Colour>;

/** Colours of bars on paper: what is there is as dark as ink, what is not is pale; on dark paper the other way round. */
export const ON_PAPER = { ...BARS, track: '#DCD8CD', armor: '#3B3F47' } as const satisfies Record<string, Colour>;

/** The height of a unit's bar on the map. */
export const HULL = 2.6;

/** How full a bar of heat is: full where the reactor shuts down for sure. */
export const heatShare = (heat: number): number => Math.min(1, heat / SURE_SHUTDOWN);

/** One bar of armour and structure: the structure from the left, then the armour, each as long as its share of the points at full strength. */
export function shares(
  armor: Left,
  structure: Left,
): readonly { readonly of: string; readonly from: number; readonly to: number; readonly fill: Colour }[] {
  const whole = Math.max(1, armor.of + structure.of);
  const inner = structure.left / whole;
  return [
    { of: 'track', from: 0, to: 1, fill: BARS.track },
    // The structure is seen only where it is hurt: of a whole one the bar says no more than that there is some.
    ...(structure.left < structure.of ? [{ of: 'structure', from: 0, to: inner, fill: BARS.structure }] : []),
    {
      of: 'armor',
      from: structure.left < structure.of ? inner : 0,
      to: (structure.left + armor.left) / whole,
      fill: BARS.armor,
    },
  ];
}
