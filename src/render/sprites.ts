import type { Canvas } from 'canvas';

/**
 * Small bitmaps of what returns in picture after picture: words, badges, parts of tokens. To draw a line of text takes as long as to
 * copy a hundred, a rounded box as ten. What is drawn is the same whether it was kept or not.
 */

/** How much memory the bitmaps kept by one thread may take, in bytes. */
const MEMORY = 24 * 1024 * 1024;

const kept = new Map<string, Canvas>();
let bytes = 0;

/** The bitmap of a key, drawn only if it is not kept; what was not asked for longest goes first. */
export function sprite(key: string, draw: () => Canvas): Canvas {
  const found = kept.get(key);
  if (found) {
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const canvas = draw();
  kept.set(key, canvas);
  bytes += sizeOf(canvas);
  for (const [oldest, old] of kept) {
    if (bytes <= MEMORY) break;
    kept.delete(oldest);
    bytes -= sizeOf(old);
  }
  return canvas;
}

const sizeOf = ({ width, height }: Canvas): number => width * height * 4;
