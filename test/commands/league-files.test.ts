import { describe, expect, test } from 'vitest';
import { calendar } from '../../src/present/files/calendar.js';
import { csv } from '../../src/present/files/csv.js';
import { duesOfLeague, resultsTable } from '../../src/present/league/files.js';
import { leagueOf, LeagueAtPlay } from '../support/league.js';

/** A league with names that want to be formulas, line breaks and long ones. */
const NAMES = ['=HYPERLINK("http://x","Ann")', '-2+3', 'Жанна, "Жа"; Анна '.repeat(6).trim()];
function played() {
  const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), 3);
  play.playRound();
  const open = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), 3);
  open.book(Number(open.open[0]?.id.slice(1)), 'draw');
  const named = (state: typeof play.state) => ({
    ...state,
    entrants: state.entrants.map((one, i) => ({ ...one, name: NAMES[i] ?? one.name })),
  });
  return { over: named(play.state), open: named(open.state) };
}

describe('LGE-20 a league for other programs', () => {
  test('its results as a table, in which nothing is a formula', () => {
    const lines = resultsTable(played().over).trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('"stage","division","round","pairing","first","second","due","winner","by","score","match"');
    expect(lines.join('\n')).toContain('"\'=HYPERLINK(""http://x"",""Ann"")"');
    expect(lines.join('\n')).toContain('"\'-2+3"');
    expect(lines.join('\n')).not.toMatch(/(^|,)"[=+\-@]/mu);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    '%j is a text in every table, a number stays one',
    (name) => {
      expect(csv([[name, -5]])).toBe(`"'${name}","-5"\r\n`);
      expect(csv([['a"b', 'c,d']])).toBe('"a""b","c,d"\r\n');
    },
  );

  test('its dates as a calendar: what is open, escaped, in lines of 75 octets', () => {
    const text = calendar(duesOfLeague('s-1', 'Winter, cold', played().open), Date.UTC(2026, 10, 24, 3, 55));
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTAMP:20261124T035500Z');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '');
    expect(whole).toContain('SUMMARY:Winter\\, cold: ');
    expect(whole).toContain('Жанна\\, "Жа"\\; Анна');
  });
});
