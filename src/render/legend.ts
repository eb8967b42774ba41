import type { Point, Shape } from './scene.js';

/** An entry of the legend: a sample drawn around a point, and what it stands for. */
export interface Entry {
  readonly sample: (at: Point) => readonly Shape[];
  readonly words: string;
}
