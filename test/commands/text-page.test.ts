import { expect, it } from 'vitest';
import { textPage } from '../../src/commands/pages.js';
import { withinLimits } from '../../src/discord/within-limits.js';

const to = (page: number) => ({ verb: 'board-page', args: [String(page)] });
const board = Array.from({ length: 400 }, (_, i) => `- wood in ${i}: level 1, heavy, on fire`).join('\n');
const linesOf = (page: number): readonly string[] => {
  const [block] = textPage(board, page, 'en', to);
  return block?.kind === 'text' ? block.text.split('\n').slice(0, -1) : [];
};

it('D-04 a long text stands on pages that hold all its lines in order', () => {
  expect([0, 1, 2, 3, 4, 5].flatMap(linesOf).join('\n')).toBe(board);
  expect(textPage(board, 9, 'en', to)).toEqual(textPage(board, 5, 'en', to));
  expect(textPage(board, 0, 'en', to)[1]).toMatchObject({ buttons: [{ disabled: true }, { action: to(1) }] });
});

it('D-04 a short text has no pages; one whose page no button can name stays whole, and is cut where it is sent', () => {
  expect(textPage('short', 0, 'en', to)).toEqual([{ kind: 'text', text: 'short' }]);
  const whole = textPage(board, 0, 'en', null);
  expect(whole).toEqual([{ kind: 'text', text: board }]);
  expect(withinLimits({ kind: 'blocks', accent: null, blocks: whole }, 'en')).toMatchObject({ long: true, faults: [] });
});
