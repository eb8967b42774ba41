import type { Label } from './labels.js';
import type { Entry } from './legend.js';
import { NIGHT, WHITE } from './colours.js';
import type { Colour, Point, Shape } from './scene.js';

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
/** The tint of places that can be chosen or reached. */
export const REACHED: Colour = '#56B4E970';

/** A line that says what those after it are about. */
export const heading = (text: string): Caption => ({ text, bold: true });

/** A figure in a place of the map, legible on any shade. */
export const figure = (text: string, at: Point, size: number, tag: string, layer: Shape['layer']): Shape => ({
  kind: 'text',
  text,
  at,
  size,
  bold: true,
  align: 'center',
  colour: NIGHT,
  halo: WHITE,
  layer,
  tag,
});

/** What the orders of a row add together; their legend is the first's that has one. */
export const together = (all: readonly OverlayParts[]): OverlayParts => ({
  shapes: all.flatMap(({ shapes }) => shapes),
  labels: all.flatMap(({ labels }) => labels),
  captions: all.flatMap(({ captions }) => captions),
  entries: all.find(({ entries }) => entries.length > 0)?.entries ?? [],
});
