import { expect, it } from 'vitest';
import { said } from '../../src/commands/replies.js';
import { instant } from '../../src/match/header.js';
import { questionId, seatId } from '../../src/rules/kernel/ids.js';
import type { Applied } from '../../src/match/acts.js';

const RED = seatId('red');
const stored = { seq: 1, at: instant(0), shape: 1, order: 'word', chapter: { turn: 1, phase: 'rally' } };
const pass = { type: 'no-rally' } as const;
const words: Applied['events'][number] = { ...stored, event: { type: 'Said', seat: RED, command: pass } };
const answer = (seat: string): Applied['events'][number] => ({
  ...stored,
  event: { type: 'Answered', answer: { question: questionId(1), seat: seatId(seat), by: 'seat', command: pass } },
});

it.each([
  ['nothing else', [words], 'stays awaited'],
  ['what its own seat was asked', [words, answer('red')], 'answers what you were asked'],
  ['what another is asked then', [words, answer('blue')], 'stays awaited'],
] as const)('C-04 a word that answers %s is noted as such', (_, events, told) => {
  expect(JSON.stringify(said({ events }, RED, 'en'))).toContain(told);
});
