import { crc32 } from './crc32.js';
import { deflateSync } from 'node:zlib';

/** Pixels as a canvas hands them out: four bytes each, blue first, the fourth unused; `stride` bytes a row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** As many colours as an indexed PNG can hold. */
const MOST_COLOURS = 256;
/** Fewer colours when a file would be too large; letters stay sharp, only their edges get coarser. */
const FEWER = [64, 24] as const;
/** Above this the time grows fast and the size hardly falls. */
const LEVEL = 6;

/**
 * Encodes pixels as an indexed PNG of at most `colours` colours (up to 256). Flat drawings need few: the commonest colours are kept exactly,
 * the rare in-between shades of smoothed edges become the nearest of them. Same pixels, same bytes.
 */
export function encodePng(pixels: Pixels, colours = MOST_COLOURS): Uint8Array {
  const { palette, indexOf } = paletteOf(pixels, colours);
  const { width, height, stride, bytes } = pixels;
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0, from = y * stride; x < width; x++, from += 4) {
      rows[at++] = indexOf[bucket(bytes[from + 2] ?? 0, bytes[from + 1] ?? 0, bytes[from] ?? 0)] ?? 0;
    }
  }
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: LEVEL, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Encodes pixels within a limit of bytes, with as many colours as that allows; with the fewest even if it is exceeded. */
export function encodeWithin(pixels: Pixels, limit: number): Uint8Array {
  let png = encodePng(pixels);
  for (const colours of FEWER) {
    if (png.length <= limit) break;
    png = encodePng(pixels, colours);
  }
  return png;
}

/** Colours are counted in buckets of 5 bits for each of red, green and blue. */
const BUCKETS = 1 << 15;
const bucket = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** The palette as bytes, and the index of the palette's colour for each bucket. */
function paletteOf(
  { width, height, stride, bytes }: Pixels,
  most: number,
): {
  readonly palette: Uint8Array;
  readonly indexOf: Uint8Array;
} {
  const counts = new Uint32Array(BUCKETS);
  // The colour that stands for a bucket is the one that prevails in it, found by a majority vote in the same pass.
  const colours = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * stride; x < width; x++, from += 4) {
      const [blue = 0, green = 0, red = 0] = [bytes[from], bytes[from + 1], bytes[from + 2]];
      const b = bucket(red, green, blue);
      const colour = (red << 16) | (green << 8) | blue;
      counts[b] = (counts[b] ?? 0) + 1;
      if (colours[b] === colour) votes[b] = (votes[b] ?? 0) + 1;
      else if ((votes[b] ?? 0) > 0) votes[b] = (votes[b] ?? 0) - 1;
      else {
        colours[b] = colour;
        votes[b] = 1;
      }
    }
  }
  const used = Array.from(counts.keys()).filter((b) => (counts[b] ?? 0) > 0);
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const chosen = used.slice(0, most).map((b) => colours[b] ?? 0);
  const indexOf = new Uint8Array(BUCKETS);
  used.forEach((b, i) => {
    indexOf[b] = i < most ? i : nearest(chosen, colours[b] ?? 0);
  });
  return { palette: Uint8Array.from(chosen.flatMap((c) => [(c >> 16) & 255, (c >> 8) & 255, c & 255])), indexOf };
}

function nearest(colours: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  colours.forEach((other, i) => {
    const red = ((other >> 16) & 255) - ((colour >> 16) & 255);
    const green = ((other >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (other & 255) - (colour & 255);
    const apart = red * red + green * green + blue * blue;
    if (apart < least) {
      least = apart;
      best = i;
    }
  });
  return best;
}

function header(width: number, height: number): Uint8Array {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed colours, the only compression and filter methods there are, not interlaced.
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
