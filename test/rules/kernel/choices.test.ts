import { expect, test } from 'vitest';
import { blankBeside, blankNumber, namesIn, plainBlank } from '../../../src/rules/kernel/choices.js';

test('blanks of orders in a row bear the number of theirs, others none', () => {
  const blanks = ['at', '2:at', '12:unit', 'a2:at'];
  expect(blanks.map(blankNumber)).toEqual([0, 2, 12, 0]);
  expect(blanks.map(plainBlank)).toEqual(['at', 'at', 'unit', 'a2:at']);
  expect(blanks.map((blank) => blankBeside(blank, 'path'))).toEqual(['path', '2:path', '12:path', 'path']);
});

test('several names in one blank are told apart by spaces, and a blank that is empty or missing has none', () => {
  expect([undefined, '', 'A', 'A B C'].map(namesIn)).toEqual([[], [], ['A'], ['A', 'B', 'C']]);
});
