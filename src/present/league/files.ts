import type { EntrantId } from '../../rules/league/ids.js';
import { entrantIn, isMeeting, isOpen, type State } from '../../rules/league/state.js';

/** A league for other programs: its results as a table, its dates as a calendar. */

const COLUMNS = ['stage', 'division', 'round', 'pairing', 'first', 'second', 'due', 'winner', 'by', 'score', 'match'];

/** All pairings as comma-separated values: codes as the rules have them, instants in UTC. Nothing in it is a formula (LGE-20). */
export function resultsTable(state: State): string {
  const rows = state.pairings.map(({ stage, division, round, id, sides, due, result }) => [
    ...[stage + 1, division + 1, round + 1].map(String),
    id,
    ...sides.map((side) => nameOf(state, side)),
    new Date(due).toISOString(),
    result?.winner ?? '',
    result?.by ?? '',
    result?.score?.join(':') ?? '',
    result?.match?.id ?? '',
  ]);
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

const nameOf = (state: State, id: EntrantId | null): string => (id === null ? '' : (entrantIn(state, id)?.name ?? id));

/** Names are people's own: one that begins like a formula is not to be reckoned by a spreadsheet. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What is still to be played as a calendar (RFC 5545); `at`: now, in UTC milliseconds (LGE-20). */
export function calendar(stream: string, title: string, state: State, at: number): string {
  const events = state.pairings
    .filter((one) => isOpen(one) && isMeeting(one))
    .flatMap(({ id, sides, due }) => [
      'BEGIN:VEVENT',
      `UID:${stream}-${id}@arbitre`,
      `DTSTAMP:${instantOf(at)}`,
      `DTSTART:${instantOf(due)}`,
      `SUMMARY:${plain(`${title}: ${sides.map((side) => nameOf(state, side)).join(' – ')}`)}`,
      'END:VEVENT',
    ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arbitre//League//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T035500Z`. */
const instantOf = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/gu, '');

const plain = (text: string): string => text.replace(/[\\;,]/gu, '\\$&').replace(/\s+/gu, ' ');

const LONGEST_LINE = 75;

/** A line has 75 octets at most; it goes on behind a blank in the next, and no letter is parted. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((letter) => {
      const size = new TextEncoder().encode(letter).length;
      const breaks = octets + size > LONGEST_LINE;
      octets = breaks ? size + 1 : octets + size;
      return breaks ? `\r\n ${letter}` : letter;
    })
    .join('');
}
