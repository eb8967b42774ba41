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
  const runs = runsOf(pixels);
  const { palette, indexOf } = paletteOf(runs, colours);
  const { width, height } = pixels;
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rowsOf(runs, width, height, indexOf), { level, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** A drawing, row by row, as the runs of one colour (`0xRRGGBB`) that it is made of: far fewer of them than pixels. No run goes on in the next row. */
interface Runs {
  readonly colours: Uint32Array;
  readonly lengths: Uint16Array;
  readonly count: number;
}

/** Memory that one picture leaves to the next of its thread: to claim it anew would take as long as to fill it. */
let kept = { colours: new Uint32Array(0), lengths: new Uint16Array(0), rows: new Uint8Array(0) };

function keptFor(runs: number, bytes: number): typeof kept {
  if (kept.colours.length < runs) kept = { ...kept, colours: new Uint32Array(runs), lengths: new Uint16Array(runs) };
  if (kept.rows.length < bytes) kept = { ...kept, rows: new Uint8Array(bytes) };
  return kept;
}

function runsOf({ width, height, stride, bytes }: Pixels): Runs {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, (stride * height) >> 2);
  const { colours, lengths } = keptFor(width * height, 0);
  let count = 0;
  for (let y = 0; y < height; y++) {
    const end = y * (stride >> 2) + width;
    for (let at = end - width; at < end;) {
      const colour = (pixels[at] ?? 0) & 0xff_ff_ff;
      const begins = at++;
      while (at < end && ((pixels[at] ?? 0) & 0xff_ff_ff) === colour) at++;
      colours[count] = colour;
      lengths[count++] = at - begins;
    }
  }
  return { colours, lengths, count };
}

/** The indices of the colours, with one byte before each row, which says that it is not filtered. */
function rowsOf(runs: Runs, width: number, height: number, indexOf: Uint8Array): Uint8Array {
  const size = (width + 1) * height;
  const { rows } = keptFor(0, size);
  let at = 0;
  for (let run = 0; run < runs.count; run++) {
    if (at % (width + 1) === 0) rows[at++] = 0;
    const index = indexOf[bucket(runs.colours[run] ?? 0)] ?? 0;
    const end = at + (runs.lengths[run] ?? 0);
    // Most runs are short: a call of `fill` would take longer than they do.
    if (end - at > 32) rows.fill(index, at, end);
    else for (let byte = at; byte < end; byte++) rows[byte] = index;
    at = end;
  }
  return rows.subarray(0, size);
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
  runs: Runs,
  most: number,
): {
  readonly palette: Uint8Array;
  readonly indexOf: Uint8Array;
} {
  const counts = new Uint32Array(BUCKETS);
  // The colour that stands for a bucket is the one that prevails in it, found by a majority vote in the same pass.
  const colours = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  const used: number[] = [];
  for (let run = 0; run < runs.count; run++) {
    const colour = runs.colours[run] ?? 0;
    const length = runs.lengths[run] ?? 0;
    const b = bucket(colour);
    const before = counts[b] ?? 0;
    if (before === 0) used.push(b);
    counts[b] = before + length;
    const lead = votes[b] ?? 0;
    if (colours[b] === colour) votes[b] = lead + length;
    else if (lead >= length) votes[b] = lead - length;
    else {
      colours[b] = colour;
      votes[b] = length - lead;
    }
  }
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const palette = Uint8Array.from(
    used.slice(0, most).flatMap((b) => {
      const colour = colours[b] ?? 0;
      return [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
    }),
  );
  const indexOf = new Uint8Array(BUCKETS);
  used.forEach((b, i) => {
    indexOf[b] = i < most ? i : nearest(palette, colours[b] ?? 0);
  });
  return { palette, indexOf };
}

/** The index of the colour of the palette that is least apart from this one. */
function nearest(palette: Uint8Array, colour: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < palette.length; at += 3) {
    const red = (palette[at] ?? 0) - ((colour >> 16) & 255);
    const green = (palette[at + 1] ?? 0) - ((colour >> 8) & 255);
    const blue = (palette[at + 2] ?? 0) - (colour & 255);
    const apart = red * red + green * green + blue * blue;
    if (apart < least) {
      least = apart;
      best = at / 3;
    }
  }
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
