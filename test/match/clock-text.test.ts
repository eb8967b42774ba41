import { plainly } from '../../src/i18n/tongue.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.js';
import { CLOCK_PARTS, CLOCK_PRESETS, clockFrom, clockSays, clockText, spanFrom } from '../../src/match/clock-text.js';
import { refusalText } from '../../src/present/refusal.js';
import { DESIGNATE_TIMEOUTS, type ClockSettings } from '../../src/rules/kernel/clock.js';

const S = 1000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

const seconds = (part: keyof typeof CLOCK_PARTS) =>
  fc.integer({ min: CLOCK_PARTS[part].least / S, max: CLOCK_PARTS[part].most / S }).map((n) => {
    // A clock of days says no seconds: nobody sets one to them.
    return n * S > D ? Math.floor((n * S) / M) * M : n * S;
  });
const correspondence = { turn: seconds('turn'), reaction: seconds('reaction'), bank: seconds('bank') };
const anyClock: fc.Arbitrary<ClockSettings> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('correspondence' as const), ...correspondence }),
  fc.record({
    kind: fc.constant('chrono' as const),
    name: seconds('name'),
    move: seconds('move'),
    designateTimeout: fc.constantFrom(...DESIGNATE_TIMEOUTS),
    ...correspondence,
  }),
);

test('a clock reads back from its own text, in every language', () => {
  fc.assert(
    fc.property(anyClock, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (clock, writer, reader) => {
      expect(clockFrom(clockText(clock, writer), reader)).toEqual({ ok: true, value: clock });
    }),
  );
});

test('every preset and its meaning can be said, within a menu', () => {
  for (const locale of LOCALES) {
    for (const preset of CLOCK_PRESETS) {
      expect(clockText(preset, locale).length).toBeLessThanOrEqual(100);
      expect(clockSays(preset, locale)).not.toMatch(/[{}]/);
    }
  }
});

test('parts left out are as they are by default (CLN-51: 1 minute and 3)', () => {
  expect(clockFrom('chrono', 'en')).toEqual({
    ok: true,
    value: {
      kind: 'chrono',
      name: M,
      move: 3 * M,
      designateTimeout: 'next',
      turn: 48 * H,
      reaction: 8 * H,
      bank: 3 * D,
    },
  });
  expect(clockFrom('correspondence', 'en')).toEqual({
    ok: true,
    value: { kind: 'correspondence', turn: 48 * H, reaction: 8 * H, bank: 3 * D },
  });
});

test.each([
  ['correspondence turn 24h reaction 4h bank 2d', { turn: D, reaction: 4 * H, bank: 2 * D }],
  ['Correspondance tour 1 j 12 h, réaction 90 min', { turn: 36 * H, reaction: 90 * M }],
  ['переписка ход 36ч запас 5 дней', { turn: 36 * H, bank: 5 * D }],
  ['chrono name 90s move 4m designate forfeit', { name: 90 * S, move: 4 * M, designateTimeout: 'forfeit' }],
  ['correspondence turn=1.5h bank=0s', { turn: 90 * M, bank: 0 }],
])('%s', (text, part) => {
  expect(clockFrom(text, 'en')).toMatchObject({ ok: true, value: part });
});

test.each([
  ['90s', 90 * S],
  ['1d 12h', 36 * H],
  ['1,5 h', 90 * M],
  ['8 ч', 8 * H],
  ['2j', 2 * D],
  ['', null],
  ['soon', null],
  ['12', null],
  ['3 weeks', null],
])('the length of time %s', (text, ms) => {
  expect(spanFrom(text)).toBe(ms);
});

describe('what is wrong is named, with what would be right', () => {
  test.each([
    ['blitz', 'match/bad-clock', 'correspondence turn 48h'],
    ['correspondence name 1m', 'match/bad-clock-word', 'turn, reaction, and bank'],
    ['none turn 3h', 'match/bad-clock-word', 'turn'],
    ['chrono name soon', 'match/bad-clock-time', 'name'],
    ['correspondence turn', 'match/bad-clock-time', '48h'],
    ['correspondence turn 5s', 'match/clock-time-range', '1 min to 60 d'],
    ['chrono designate maybe', 'match/bad-clock-choice', 'next or forfeit'],
  ])('%s', (text, code, says) => {
    const read = clockFrom(text, 'en');
    if (read.ok) throw new Error('accepted');
    expect(read.error.code).toBe(code);
    expect(refusalText(read.error, plainly('en')).replaceAll('\u00a0', ' ')).toContain(says);
  });
});
