import { LOG_LEVELS, type LogLevel } from './config.js';

/** Where the bot says what it does: one line each, with the facts as JSON. Never a token, a seed or a player's secret. */
export type Log = Readonly<Record<LogLevel, (text: string, facts?: Readonly<Record<string, unknown>>) => void>>;

/** A log that writes the lines of `least` importance and above to `write`. */
export function createLog(least: LogLevel, write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const line =
    (level: LogLevel) =>
    (text: string, facts?: Readonly<Record<string, unknown>>): void => {
      if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
      const detail = facts ? ` ${JSON.stringify(facts, (_, value: unknown) => plain(value))}` : '';
      write(`${now().toISOString()} ${level.padEnd(5)} ${text}${detail}`);
    };
  return { error: line('error'), warn: line('warn'), info: line('info'), debug: line('debug') };
}

/** Errors have no JSON of their own: their stack tells most. */
const plain = (value: unknown): unknown => (value instanceof Error ? (value.stack ?? value.message) : value);
