import { textWidth } from './measure.js';

/** Words of several looks in one paragraph: a list of which some things are struck out. */

/** A thing of a list, in one look. */
interface Piece<Look> {
  readonly text: string;
  readonly look: Look;
}

/** A part of a line in one look, and how far from the left it begins. */
export interface Run<Look> extends Piece<Look> {
  readonly x: number;
  readonly width: number;
}

/** A list of pieces with commas between, broken at blanks into lines no wider than `width`. */
export function listed<Look extends { readonly bold: boolean }>(
  pieces: readonly Piece<Look>[],
  size: number,
  width: number,
): readonly (readonly Run<Look>[])[] {
  const lines: Run<Look>[][] = [];
  pieces.forEach(({ text, look }, i) => {
    const said = i < pieces.length - 1 ? `${text},` : text;
    said.split(' ').forEach((word, n) => {
      const line = lines.at(-1);
      const last = line?.at(-1);
      const wide = (of: string): number => textWidth(of, size, look.bold);
      if (line && last && n > 0 && last.x + wide(`${last.text} ${word}`) <= width) {
        const longer = `${last.text} ${word}`;
        line[line.length - 1] = { ...last, text: longer, width: wide(longer) };
        return;
      }
      const x = last ? last.x + last.width + wide('\u00a0') : 0;
      const fits = line !== undefined && n === 0 && x + wide(word) <= width;
      const run = { text: word, look, x: fits ? x : 0, width: wide(word) };
      if (fits) line.push(run);
      else lines.push([run]);
    });
  });
  return lines;
}
