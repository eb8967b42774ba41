import type { Shape } from './scene.js';

/** Shapes of grounds that were drawn last: what is painted already need not be laid out again for every picture. */
const drawn = new Map<string, readonly Shape[]>();
const KEPT = 12;

/** The shapes of a ground by its key, made anew only if they are not kept. */
export function keptShapes(key: string, make: () => readonly Shape[]): readonly Shape[] {
  const shapes = drawn.get(key) ?? make();
  drawn.delete(key);
  drawn.set(key, shapes);
  for (const oldest of [...drawn.keys()].slice(0, -KEPT)) drawn.delete(oldest);
  return shapes;
}
