import { inflateSync } from 'node:zlib';
import { loadImage, createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { fixedChance } from '../support/played.js';
import { crc32 } from '../../src/render/crc32.js';
import { encodePng, encodeWithin, type Pixels } from '../../src/render/png.js';

const pixels = (width: number, height: number, colour: (x: number, y: number) => number, spare = 0): Pixels => {
  const stride = width * 4 + spare;
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const c = colour(x, y);
      bytes.set([c & 255, (c >> 8) & 255, (c >> 16) & 255, 0], y * stride + x * 4);
    }
  }
  return { width, height, stride, bytes };
};

/** The picture as the canvas library reads it: red, green, blue of each pixel. */
async function decoded(
  png: Uint8Array,
): Promise<{ width: number; height: number; at: (x: number, y: number) => number }> {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    at: (x, y) => {
      const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
      return (red << 16) | (green << 8) | blue;
    },
  };
}

describe('our own PNG', () => {
  it('has the checksum of the standard', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
    expect(crc32(Buffer.from('IEND'))).toBe(0xae426082);
  });

  it('keeps few colours exactly, also where rows of the bitmap are padded', async () => {
    const colours = [0x0072b2, 0xe69f00, 0xffffff, 0x1d1f24];
    const source = pixels(13, 7, (x, y) => colours[(x + y) % 4] ?? 0, 12);
    const picture = await decoded(encodePng(source));
    expect([picture.width, picture.height]).toEqual([13, 7]);
    for (let y = 0; y < 7; y++) for (let x = 0; x < 13; x++) expect(picture.at(x, y)).toBe(colours[(x + y) % 4]);
  });

  it('keeps the commonest colours exactly when there are more than 256, and the rest near', async () => {
    const gradient = (x: number, y: number): number => (x < 64 ? 0xd55e00 : ((x * 2) << 16) | ((y * 2) << 8) | 128);
    const picture = await decoded(encodePng(pixels(128, 64, gradient)));
    expect(picture.at(3, 3)).toBe(0xd55e00);
    for (const [x, y] of [
      [70, 10],
      [100, 40],
      [127, 63],
    ] as const) {
      const [is, was] = [picture.at(x, y), gradient(x, y)];
      for (const shift of [16, 8, 0]) expect(Math.abs(((is >> shift) & 255) - ((was >> shift) & 255))).toBeLessThan(16);
    }
  });

  it('is a valid indexed file: signature, header, chunks with their checksums, one byte a pixel', () => {
    const png = Buffer.from(encodePng(pixels(5, 4, (x) => x * 1000)));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const chunks: { type: string; data: Buffer }[] = [];
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
      chunks.push({ type: body.subarray(0, 4).toString('latin1'), data: body.subarray(4) });
      at += length + 12;
    }
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    expect([...(chunks[0]?.data ?? [])]).toEqual([0, 0, 0, 5, 0, 0, 0, 4, 8, 3, 0, 0, 0]);
    expect(inflateSync(chunks[2]?.data ?? Buffer.alloc(0)).length).toBe(6 * 4);
  });

  it('packs closer and then takes fewer colours when the file would be too large', () => {
    const chance = fixedChance(1);
    const woven = pixels(100, 100, (x, y) => ((x * y) % 61) * 4_099 + chance(2) * 65_536);
    const loose = encodePng(woven).length;
    const packed = encodePng(woven, { level: 6 });
    expect(packed.length).toBeLessThan(loose);
    expect(encodeWithin(woven, loose)).toEqual(encodePng(woven));
    expect(encodeWithin(woven, loose - 1)).toEqual(packed);
    // Noise cannot be packed.
    const noise = pixels(100, 100, () => chance(1 << 24));
    expect(encodeWithin(noise, encodePng(noise).length - 1)).toEqual(encodePng(noise, { colours: 64, level: 6 }));
    expect(encodeWithin(noise, 10)).toEqual(encodePng(noise, { colours: 24, level: 6 }));
  });
});
