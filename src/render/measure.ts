import { createCanvas } from 'canvas';
import { font } from './fonts.js';
import type { Box, Writing } from './scene.js';

const ruler = createCanvas(8, 8).getContext('2d');
const widths = new Map<string, number>();

/** Measured at a large size and scaled, so that a width does not depend on hinting. */
const MEASURED_AT = 100;
/** Widths remembered; words repeat, figures are few. */
const REMEMBERED = 4000;

/** The width of a line of text in phone pixels. */
export function textWidth(text: string, size: number, bold: boolean): number {
  const key = `${bold ? 'b' : 'r'}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = font(MEASURED_AT, bold);
    width = ruler.measureText(text).width;
    if (widths.size >= REMEMBERED) widths.clear();
    widths.set(key, width);
  }
  return (width * size) / MEASURED_AT;
}

/** The room that a text takes, ascenders and descenders included. */
export function textBox({ text, at, size, bold, align }: Writing): Box {
  const width = textWidth(text, size, bold);
  const x = align === 'left' ? at[0] : align === 'center' ? at[0] - width / 2 : at[0] - width;
  return { x, y: at[1] - size * 0.62, width, height: size * 1.24 };
}

/** A text broken at blanks into lines no wider than `width`; a single longer word stands alone. */
export function wrap(text: string, size: number, bold: boolean, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, bold) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size, down to `least`, at which a text is no wider than `width`. */
export const fittingSize = (text: string, size: number, bold: boolean, width: number, least: number): number =>
  Math.max(least, Math.min(size, Math.floor((width * 4) / textWidth(text, 1, bold)) / 4));

/** A text that is no wider than `width`: its end gives way to a sign that there is more. */
export function cut(text: string, size: number, bold: boolean, width: number): string {
  if (textWidth(text, size, bold) <= width) return text;
  for (let length = text.length - 1; length > 0; length--) {
    const short = `${text.slice(0, length).trimEnd()}…`;
    if (textWidth(short, size, bold) <= width) return short;
  }
  return '';
}
