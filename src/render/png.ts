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
/** Level 6 takes three times as long, and the files are a tenth smaller. */
const LEVEL = 3;
/** When a file would be too large: packed closer, then with fewer colours; letters stay sharp, only their edges get coarser. */
const SMALLER = [
  { colours: MOST_COLOURS, level: 6 },
  { colours: 64, level: 6 },
  { colours: 24, level: 6 },
] as const;

/**
 * Encodes pixels as an indexed PNG of at most `colours` colours (up to 256). Flat drawings need few: the commonest colours are kept exactly,
 * the rare in-between shades of smoothed edges become the nearest of them. Same pixels, same bytes.
 */
export function encodePng(pixels: Pixels, { colours = MOST_COLOURS, level = LEVEL } = {}): Uint8Array {
  const { palette, indexOf } = paletteOf(pixels, colours);
  const { width, height } = pixels;
  // One byte before each row says that it is not filtered.
  const rows = new Uint8Array((width + 1) * height);
  eachRun(pixels, (colour, x, y, length) => {
    const from = y * (width + 1) + 1 + x;
    const index = indexOf[bucket(colour)] ?? 0;
    // Most runs are short: a call of `fill` would take longer than they do.
    for (let at = from; at < from + length; at++) rows[at] = index;
  });
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Looks at each row as the runs of one colour (`0xRRGGBB`) that it is made of: a drawing has far fewer of them than pixels. */
function eachRun(
  { width, height, stride, bytes }: Pixels,
  look: (colour: number, x: number, y: number, length: number) => void,
): void {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, (stride * height) >> 2);
  for (let y = 0; y < height; y++) {
    const row = y * (stride >> 2);
    for (let x = 0; x < width;) {
      const colour = (pixels[row + x] ?? 0) & 0xff_ff_ff;
      const begins = x;
      while (x < width && ((pixels[row + x] ?? 0) & 0xff_ff_ff) === colour) x++;
      look(colour, begins, y, x - begins);
    }
  }
}

/** Encodes pixels within a limit of bytes, with as many colours as that allows; with the fewest even if it is exceeded. */
export function encodeWithin(pixels: Pixels, limit: number): Uint8Array {
  let png = encodePng(pixels);
  for (const smaller of SMALLER) {
    if (png.length <= limit) break;
    png = encodePng(pixels, smaller);
  }
  return png;
}

/** Colours are counted in buckets of 5 bits for each of red, green and blue. */
const BUCKETS = 1 << 15;
const bucket = (colour: number): number => ((colour >> 9) & 0x7c00) | ((colour >> 6) & 0x3e0) | ((colour >> 3) & 0x1f);

/** The palette as bytes, and the index of the palette's colour for each bucket. */
function paletteOf(
  pixels: Pixels,
  most: number,
): {
  readonly palette: Uint8Array;
  readonly indexOf: Uint8Array;
} {
  const counts = new Uint32Array(BUCKETS);
  // The colour that stands for a bucket is the one that prevails in it, found by a majority vote in the same pass.
  const colours = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  eachRun(pixels, (colour, _x, _y, length) => {
    const b = bucket(colour);
    counts[b] = (counts[b] ?? 0) + length;
    const lead = votes[b] ?? 0;
    if (colours[b] === colour) votes[b] = lead + length;
    else if (lead >= length) votes[b] = lead - length;
    else {
      colours[b] = colour;
      votes[b] = length - lead;
    }
  });
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
