import type { Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import { INK } from '../colours.js';
import type { Shape } from '../scene.js';
import { middle, outline, type Lay } from './lay.js';

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
export const hexOf = (view: SeenState, unit: string | null): readonly Hex[] =>
  view.units.flatMap(({ id, place }) => (id === unit && place ? [place.hex] : []));
