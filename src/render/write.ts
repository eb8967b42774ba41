import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas';
import { font } from './fonts.js';
import { textBox } from './measure.js';
import type { Writing } from './scene.js';
import { sprite } from './sprites.js';

/** The height of the typeface's capitals as a part of its size. */
const CAPITALS = 0.73;
/** What a letter may stick out, as a part of its size. */
const AROUND = 0.4;

/** Writes a line of text, the pen counting painted pixels. On whole pixels equal words are equal dots: sharper, and the PNG is smaller. */
export function write(pen: CanvasRenderingContext2D, text: Writing, scale: number): void {
  const pad = Math.ceil(text.size * AROUND * scale);
  const x = Math.round(textBox(text).x * scale) - pad;
  const baseline = Math.round((text.at[1] + (text.size * CAPITALS) / 2) * scale);
  const key = `${text.size * scale} ${text.bold ? 'b' : 'r'} ${text.colour} ${text.halo ?? ''} ${text.text}`;
  pen.drawImage(
    sprite(key, () => written(text, scale, pad)),
    x,
    baseline - rise(text, scale),
  );
}

/** From the upper edge of the words' bitmap to their baseline. */
const rise = ({ size }: Writing, scale: number): number => Math.ceil(size * (1 + AROUND) * scale);

function written(text: Writing, scale: number, pad: number): Canvas {
  const canvas = createCanvas(
    Math.ceil(textBox(text).width * scale) + 2 * pad,
    rise(text, scale) + Math.ceil(text.size * AROUND * 1.4 * scale),
  );
  const pen = canvas.getContext('2d');
  pen.setTransform(scale, 0, 0, scale, pad, rise(text, scale));
  pen.font = font(text.size, text.bold);
  pen.textBaseline = 'alphabetic';
  if (text.halo) {
    pen.strokeStyle = text.halo;
    pen.lineWidth = text.size * 0.28;
    pen.strokeText(text.text, 0, 0);
  }
  pen.fillStyle = text.colour;
  pen.fillText(text.text, 0, 0);
  return canvas;
}
