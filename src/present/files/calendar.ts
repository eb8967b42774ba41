/** Dates for calendars (RFC 5545). */

/** Something that falls due; `at` in UTC milliseconds. `id`: the same whenever it is told anew. */
export interface Due {
  readonly id: string;
  readonly at: number;
  readonly title: string;
}

/** A calendar of what falls due; `now`: when it is made, in UTC milliseconds. */
export function calendar(dues: readonly Due[], now: number): string {
  const events = dues.flatMap(({ id, at, title }) => [
    'BEGIN:VEVENT',
    `UID:${id}@arbitre`,
    `DTSTAMP:${instantOf(now)}`,
    `DTSTART:${instantOf(at)}`,
    `SUMMARY:${plain(title)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arbitre//Deadlines//EN', ...events, 'END:VCALENDAR'];
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
