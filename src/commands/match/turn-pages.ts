import type { Report } from '../../present/contract.js';

/** A turn told again takes more room than a message has: which lines of which phases stand on which page. */

/** Lines of a phase that stand together; `first`: the phase begins here, so its pictures do too. */
export interface Part {
  readonly phase: number;
  readonly lines: readonly string[];
  readonly first: boolean;
}

/** Characters that the lines of a page may take together. */
const ROOM = 3_300;
/** Phases on a page: each may have two pictures, and a message takes ten. */
const MOST_PHASES = 5;

/**
 * The pages of a turn, in order: a phase is split only where it takes more than a page by itself, and then begins a page. Its
 * heading stands again on each page. A line longer than a page is cut into several.
 */
export function turnPages(
  phases: readonly Pick<Report, 'heading' | 'lines'>[],
  room = ROOM,
): readonly (readonly Part[])[] {
  const pages: Part[][] = [];
  let left = 0;
  phases.forEach(({ heading, lines }, phase) => {
    split(lines, room - lengthOf(heading)).forEach((some, i) => {
      const length = lengthOf(heading) + some.reduce((sum, line) => sum + lengthOf(line), 0);
      const last = pages.at(-1);
      const joins = last !== undefined && i === 0 && length <= left && last.length < MOST_PHASES;
      const page = joins ? last : [];
      if (!joins) {
        pages.push(page);
        left = room;
      }
      page.push({ phase, lines: some, first: i === 0 });
      left -= length;
    });
  });
  return pages;
}

/** A line with its line feed; headings have a mark of four characters before them. */
const lengthOf = (line: string): number => line.length + 5;

/** Lines in stretches of at most so many characters; one stretch at least. */
function split(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const stretches: string[][] = [[]];
  let left = room;
  for (const line of lines.flatMap((whole) => cut(whole, room - 5))) {
    if (lengthOf(line) > left) {
      stretches.push([]);
      left = room;
    }
    stretches.at(-1)?.push(line);
    left -= lengthOf(line);
  }
  return stretches;
}

const cut = (line: string, most: number): readonly string[] =>
  line.length <= most ? [line] : [line.slice(0, most), ...cut(line.slice(most), most)];
