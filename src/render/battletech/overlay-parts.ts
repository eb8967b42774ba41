import type { Hex } from '../../rules/geometry/hex/hex.js';
import type { View } from '../../rules/battletech/types.js';
import { INK } from '../colours.js';
import type { Label } from '../labels.js';
import type { Colour, Shape } from '../scene.js';
import { middle, outline, type Lay } from './lay.js';
import type { Entry } from './legend.js';

/** A line under the map. */
export interface Caption {
  readonly text: string;
  readonly bold: boolean;
}

/** What an overlay adds to a map: shapes, labels that find their own place, lines under the map, legend. */
export interface OverlayParts {
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
  readonly captions: readonly Caption[];
  readonly entries: readonly Entry[];
}

export const NOTHING: OverlayParts = { shapes: [], labels: [], captions: [], entries: [] };
/** The tint of hexes that can be chosen or reached. */
export const REACHED: Colour = '#56B4E970';

/** A line that says what those after it are about. */
export const heading = (text: string): Caption => ({ text, bold: true });

/** A heavy outline around the hex of the unit that is meant. */
export const ring = (hex: Hex, lay: Lay, tag: string): Shape => ({
  kind: 'path',
  closed: true,
  points: outline(lay.radius, middle(lay, hex), 0.94),
  stroke: INK,
  width: 2.4,
  layer: 'tint',
  tag,
});

/** The hex of a unit; none while it has no place. */
export const hexOf = (view: View, unit: string | null): readonly Hex[] =>
  view.units.flatMap(({ id, place }) => (id === unit && place ? [place.hex] : []));
