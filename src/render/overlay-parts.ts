import type { Label } from './labels.js';
import type { Entry } from './legend.js';
import type { Colour, Shape } from './scene.js';

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
