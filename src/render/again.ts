import { createHash } from 'node:crypto';
import type { Draw, Drawn } from '../present/picture.js';

/** How many bytes of pictures are kept, as files: some hundred of them. */
const KEPT = 16 * 1024 * 1024;

/**
 * Draws a picture that is asked for again only once: whoever goes back and forth between two buttons, or looks at the map
 * after somebody else, gets the file that was made for the same view. What was not asked for longest goes first.
 */
export function notAgain(draw: Draw, most = KEPT): Draw {
  const kept = new Map<string, Drawn>();
  let bytes = 0;
  const keep = (key: string, drawn: Drawn): void => {
    if (kept.has(key)) return;
    kept.set(key, drawn);
    bytes += drawn.png.length;
    for (const [oldest, { png }] of kept) {
      if (bytes <= most) return;
      kept.delete(oldest);
      bytes -= png.length;
    }
  };
  return async (picture, replaces) => {
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64');
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const drawn = await draw(picture, replaces);
    if (drawn) keep(key, drawn);
    return drawn;
  };
}
