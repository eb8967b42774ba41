import { describe, expect, test } from 'vitest';
import { unchosen, type Preferences } from '../../src/match/people.js';
import { instant, playerId } from '../../src/match/header.js';
import { awayUntil, dayFrom, heldUntil, timeFrom, timeText, wallTime, zoneFrom } from '../../src/match/quiet.js';

const at = (text: string) => instant(Date.parse(text));
const person = (changes: Partial<Preferences>): Preferences => ({ ...unchosen(playerId('1')), ...changes });
const until = (changes: Partial<Preferences>, text: string): string | null => {
  const held = heldUntil(person(changes), at(text));
  return held === null ? null : new Date(held).toISOString().slice(0, 16) + 'Z';
};
const night = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Paris' };

describe('quiet hours', () => {
  test.each([
    ['before them', '2026-01-10T20:59Z', null],
    ['at their beginning', '2026-01-10T21:00Z', '2026-01-11T06:00Z'],
    ['after midnight', '2026-01-11T03:30Z', '2026-01-11T06:00Z'],
    ['at their end', '2026-01-11T06:00Z', null],
    ['in summer', '2026-07-10T21:00Z', '2026-07-11T05:00Z'],
    ['over the night in which clocks go forward', '2026-03-28T22:00Z', '2026-03-29T05:00Z'],
    ['over the night in which clocks go back', '2026-10-24T21:00Z', '2026-10-25T06:00Z'],
  ])('%s', (_name, now, expected) => {
    expect(until(night, now)).toBe(expected);
  });

  test('an end that the clocks leave out is when they jump over it', () => {
    const early = { quiet: { from: 0, to: 150 }, zone: 'Europe/Paris' };
    expect(until(early, '2026-03-29T00:30Z')).toBe('2026-03-29T01:00Z');
  });

  test('an end that the clocks show twice is the first one; an hour that comes again is quiet again', () => {
    const early = { quiet: { from: 0, to: 150 }, zone: 'Europe/Paris' };
    expect(until(early, '2026-10-25T00:10Z')).toBe('2026-10-25T00:30Z');
    expect(until(early, '2026-10-25T01:10Z')).toBe('2026-10-25T01:30Z');
  });

  test('half-hour zones, hours within one day, and zones across the date line', () => {
    expect(until({ quiet: { from: 60, to: 120 }, zone: 'Asia/Kolkata' }, '2026-05-01T19:45Z')).toBe(
      '2026-05-01T20:30Z',
    );
    expect(until({ quiet: { from: 540, to: 1020 }, zone: 'Pacific/Auckland' }, '2026-05-01T23:00Z')).toBe(
      '2026-05-02T05:00Z',
    );
  });

  test('count only in the mode that says so', () => {
    expect(until({ ...night, pings: 'always' }, '2026-01-11T03:30Z')).toBeNull();
  });

  test('of equal ends are none', () => {
    expect(until({ quiet: { from: 60, to: 60 }, zone: null }, '2026-01-11T01:00Z')).toBeNull();
  });
});

describe('days away', () => {
  const away = { away: { from: '2026-12-24', to: '2026-12-26' }, zone: 'America/New_York' };

  test('hold calls until the day after the last, where they live', () => {
    expect(until(away, '2026-12-24T04:59Z')).toBeNull();
    expect(until(away, '2026-12-24T05:00Z')).toBe('2026-12-27T05:00Z');
    expect(until({ ...away, pings: 'always' }, '2026-12-27T04:59Z')).toBe('2026-12-27T05:00Z');
  });

  test('that end in quiet hours hold on until those end', () => {
    expect(until({ ...night, away: { from: '2026-12-24', to: '2026-12-26' } }, '2026-12-25T12:00Z')).toBe(
      '2026-12-27T06:00Z',
    );
  });

  test('are told while they last', () => {
    expect(awayUntil(person(away), at('2026-12-25T12:00Z'))).toBe('2026-12-26');
    expect(awayUntil(person(away), at('2026-12-28T12:00Z'))).toBeNull();
  });
});

describe('what people write', () => {
  test.each([
    ['22:00', 1320],
    ['7', 420],
    ['22h30', 1350],
    ['7.05', 425],
    ['10 pm', 1320],
    ['12am', 0],
    ['12:30 p.m.', 750],
    ['24:00', null],
    ['13 pm', null],
    ['7:60', null],
    ['noon', null],
    ['', null],
  ])('the time "%s"', (text, minutes) => {
    expect(timeFrom(text)).toBe(minutes);
  });

  test.each([
    ['2026-12-24', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    ['1.2', '2027-02-01'],
    ['2026-02-30', null],
    ['12/24/2026', null],
    ['tomorrow', null],
  ])('the day "%s"', (text, day) => {
    expect(dayFrom(text, '2026-11-21')).toBe(day);
  });

  test.each([
    ['europe/paris', 'Europe/Paris'],
    ['America/new york', 'America/New_York'],
    ['UTC', 'UTC'],
    ['Europe/Nowhere', null],
    ['', null],
  ])('the zone "%s"', (text, zone) => {
    expect(zoneFrom(text)).toBe(zone);
  });

  test('a time as it is shown, and the clocks of a zone', () => {
    expect(timeText(425)).toBe('07:05');
    expect(wallTime(at('2026-06-30T22:30Z'), 'Europe/Moscow')).toEqual({ day: '2026-07-01', minutes: 90 });
  });
});
