import { nameOf, t } from '../i18n/index.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import {
  INQUIRY_COMMANDS,
  MATCH_COMMANDS,
  OPTION_NAMES,
  ORDER_COMMANDS,
  type InquiryCommand,
  type MatchCommand,
  type OptionName,
  type OrderCommand,
  type Typed,
} from './contract.js';
import { misread } from './refuse.js';
import { plain } from './text.js';

/** Whole lines as typed: `/declare unit:HBK-4G target:ENF-4R weapons:A C`. Names of any of our languages are understood. */

export type LineCommand = OrderCommand | InquiryCommand | MatchCommand;

const COMMANDS: readonly LineCommand[] = [...MATCH_COMMANDS, ...ORDER_COMMANDS, ...INQUIRY_COMMANDS];

/**
 * Reads a line. An option's value ends at the next known option name; in quotes it may contain one. Refuses unknown
 * commands, text that belongs to no option, and options given twice.
 */
export function parseLine(line: string, locale: Locale): Result<Typed<LineCommand>, Refusal> {
  const text = line.trim().replace(/^\//, '');
  const found = commandAt(text);
  if (!found) {
    const known = ORDER_COMMANDS.map((command) => `/${commandName(command, locale)}`);
    return misread('orders/unknown-command', { given: `/${text.split(/\s/)[0] ?? ''}`, known });
  }
  const options = parseOptions(found.rest, locale);
  return options.ok ? ok({ command: found.command, options: options.value }) : options;
}

/** The line that a player types for an order: `parseLine(formatLine(typed)) = typed`. */
export function formatLine(typed: Typed<LineCommand>, locale: Locale): string {
  const options = OPTION_NAMES.flatMap((name) => {
    const value = typed.options[name];
    return value === undefined ? [] : [`${optionName(name, locale)}:${quoted(value)}`];
  });
  return [`/${commandName(typed.command, locale)}`, ...options].join(' ');
}

/** The name of a command in a language, e.g. `match concede`. */
export function commandName(command: LineCommand, locale: Locale): string {
  const parts = command.split(' ');
  return parts.map((part, i) => nameOf(locale, 'command', [...parts.slice(0, i), part].join('.'))).join(' ');
}

/** The name of an option in a language. */
export const optionName = (name: OptionName, locale: Locale): string => t(locale, `option.${name}`);

function commandAt(text: string): { readonly command: LineCommand; readonly rest: string } | null {
  for (const command of COMMANDS) {
    const length = command.split(' ').length;
    const [head, rest] = splitWords(text, length);
    if (LOCALES.some((locale) => matches(head, commandName(command, locale))) || matches(head, command)) {
      return { command, rest };
    }
  }
  return null;
}

/** The first words of a text, and the rest of it. */
function splitWords(text: string, count: number): readonly [head: string, rest: string] {
  const match = new RegExp(`^(?:\\S+\\s*){0,${count}}`, 'u').exec(text);
  const head = match?.[0] ?? '';
  return [head.trim(), text.slice(head.length)];
}

const matches = (typed: string, name: string): boolean => plain(typed) === plain(name);

/** `unit:`, `unité:`, … at the start of a text or after a blank, outside quotes. */
const MARK = /(?<=^|\s)(?<name>[\p{L}\p{M}-]+)\s?:|"[^"]*"|«[^»]*»/gu;

interface Mark {
  readonly name: OptionName;
  readonly from: number;
  readonly value: number;
}

function parseOptions(text: string, locale: Locale): Result<Typed['options'], Refusal> {
  const marks = marksIn(text);
  const before = text.slice(0, marks[0]?.from ?? text.length).trim();
  if (before !== '') {
    return misread('orders/stray-text', { given: before, known: OPTION_NAMES.map((name) => optionName(name, locale)) });
  }
  const options: { [Name in OptionName]?: string } = {};
  for (const [i, mark] of marks.entries()) {
    if (options[mark.name] !== undefined)
      return misread('orders/option-twice', { option: optionName(mark.name, locale) });
    options[mark.name] = unquoted(text.slice(mark.value, marks[i + 1]?.from ?? text.length).trim());
  }
  return ok(options);
}

function marksIn(text: string): readonly Mark[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const name = optionCalled(match.groups?.['name'] ?? '');
    return name ? [{ name, from: match.index, value: match.index + match[0].length }] : [];
  });
}

function optionCalled(typed: string): OptionName | null {
  return (
    OPTION_NAMES.find(
      (name) => matches(typed, name) || LOCALES.some((locale) => matches(typed, optionName(name, locale))),
    ) ?? null
  );
}

const unquoted = (value: string): string =>
  /^(?:"(?<a>[^"]*)"|«(?<b>[^»]*)»)$/u.exec(value)?.slice(1).find(isText)?.trim() ?? value;

const isText = (part: string | undefined): part is string => part !== undefined;

/** In quotes only where it would not be read back otherwise. */
const quoted = (value: string): string => (marksIn(value).length > 0 || value === '' ? `"${value}"` : value);
