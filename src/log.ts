import { LOG_LEVELS, type LogFormat, type LogLevel } from './config.js';

/** Where the bot says what it does: one line each, with the facts as JSON; for people rows of figures follow below it. Never a token, a seed or a player's secret. */
export type Log = Readonly<Record<LogLevel, (text: string, facts?: Readonly<Record<string, unknown>>) => void>>;

export interface LogSettings {
  /** `text` for people, `json` for programs; text when left out. */
  readonly format?: LogFormat;
  /** Words that are never written, whatever error may carry them: the token. */
  readonly secrets?: readonly string[];
  readonly now?: () => Date;
}

/** A log that writes the lines of `least` importance and above to `write`. */
export function createLog(least: LogLevel, write: (line: string) => void, settings: LogSettings = {}): Log {
  const { format = 'text', secrets = [], now = () => new Date() } = settings;
  const line =
    (level: LogLevel) =>
    (text: string, facts?: Readonly<Record<string, unknown>>): void => {
      if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
      const time = now().toISOString();
      write(
        secrets.reduce((words, secret) => words.replaceAll(secret, '•••'), lineOf(format, time, level, text, facts)),
      );
    };
  return { error: line('error'), warn: line('warn'), info: line('info'), debug: line('debug') };
}

function lineOf(
  format: LogFormat,
  time: string,
  level: LogLevel,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  if (format === 'json') return JSON.stringify({ time, level, message, ...facts }, (_, value: unknown) => plain(value));
  const told = Object.entries(facts);
  const few = Object.fromEntries(told.filter(([, value]) => !isRows(value)));
  const detail = Object.keys(few).length > 0 ? ` ${JSON.stringify(few, (_, value: unknown) => plain(value))}` : '';
  const rows = told.flatMap(([, value]) => (isRows(value) ? value.map((row) => `\n    ${rowText(row)}`) : []));
  return `${time} ${level.padEnd(5)} ${message}${detail}${rows.join('')}`;
}

/** A table: all on one line nobody could read it. */
const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && !(row instanceof Error));

const rowText = (row: Readonly<Record<string, unknown>>): string =>
  Object.entries(row)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'string' ? value : JSON.stringify(value, (_, inner: unknown) => plain(inner))}`,
    )
    .join(', ');

/** Errors have no JSON of their own: their stack tells most, and what caused them the rest. */
function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === 'bigint' ? String(value) : value;
  return value.cause instanceof Error ? `${stackOf(value)}\ncaused by ${stackOf(value.cause)}` : stackOf(value);
}

/** The database's library puts what was to be written into its errors: seeds and sealed orders may be among it. */
const stackOf = (error: Error): string => (error.stack ?? error.message).replace(/\nparams: [^]*?(?=\n {4}at |$)/, '');
