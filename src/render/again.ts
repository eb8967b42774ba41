import { createHash } from 'node:crypto';
import type { AnyPicture, Drawn } from '../present/picture.js';

/** How many bytes of pictures are kept, as files: some hundred of them. */
const KEPT = 16 * 1024 * 1024;

/** Pictures that are there already, by their key. */
interface KeptPictures {
  find(key: string): Drawn | null;
  keep(key: string, drawn: Drawn): void;
}

/**
 * Keeps pictures that may be asked for again: whoever goes back and forth between two buttons, or looks at the map after
 * somebody else, gets the file that was made for the same view. What was not asked for longest goes first.
 */
export function keptPictures(most = KEPT): KeptPictures {
  const kept = new Map<string, Drawn>();
  let bytes = 0;
  return {
    find(key) {
      const found = kept.get(key);
      if (!found) return null;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep(key, drawn) {
      if (kept.has(key)) return;
      kept.set(key, drawn);
      bytes += drawn.png.length;
      for (const [oldest, { png }] of kept) {
        if (bytes <= most) return;
        kept.delete(oldest);
        bytes -= png.length;
      }
    },
  };
}

/** What is the same in equal pictures, and in no others. */
export const keyOf = (picture: AnyPicture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64');
