import { describe, expect, it } from 'vitest';
import { turnPages } from '../../src/commands/match/turn-pages.js';

const lines = (count: number, length = 95): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(i).padEnd(length, '.'));

describe('the pages of a turn told again', () => {
  it('are one where all its phases fit', () => {
    const phases = [
      { heading: 'Movement', lines: lines(10) },
      { heading: 'Fire', lines: lines(10) },
    ];
    expect(turnPages(phases)).toEqual([
      [
        { phase: 0, lines: lines(10), first: true },
        { phase: 1, lines: lines(10), first: true },
      ],
    ]);
  });

  it('begin anew with a phase that no longer fits, and leave out no line of a long one', () => {
    const phases = [
      { heading: 'Movement', lines: lines(20) },
      { heading: 'Fire', lines: lines(80) },
      { heading: 'End', lines: lines(2) },
    ];
    const pages = turnPages(phases, 3_300);
    expect(pages.map((page) => page.map(({ phase, first }) => `${phase}${first ? '' : ' on'}`))).toEqual([
      ['0'],
      ['1'],
      ['1 on'],
      ['1 on', '2'],
    ]);
    const fire = pages.flat().filter(({ phase }) => phase === 1);
    expect(fire.flatMap((part) => part.lines)).toEqual(lines(80));
    for (const page of pages) {
      const text = page.map((part) => `### ${phases[part.phase]?.heading}\n${part.lines.join('\n')}`).join('\n');
      expect(text.length).toBeLessThanOrEqual(3_300);
    }
  });

  it('hold five phases at most, for each may have two pictures', () => {
    const phases = Array.from({ length: 7 }, (_, i) => ({ heading: `Phase ${i}`, lines: ['Nothing.'] }));
    expect(turnPages(phases).map((page) => page.length)).toEqual([5, 2]);
  });

  it('cut a line that is longer than a page, and show a phase without lines by its heading', () => {
    const [long = ''] = lines(1, 7_000);
    const pages = turnPages([{ heading: 'End', lines: [long] }], 3_300);
    expect(pages.flatMap((page) => page.flatMap((part) => part.lines)).join('')).toBe(long);
    expect(turnPages([{ heading: 'End', lines: [] }])).toEqual([[{ phase: 0, lines: [], first: true }]]);
  });
});
