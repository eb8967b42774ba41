/** Slash commands as text: finding them, reading what was typed. Pure. */
/** @import { PageCommand, PageOption } from '../src/page-api.js' */

/**
 * A text as it is compared when something is looked for: small letters without accents.
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** @typedef {{ command: PageCommand, values: { option: PageOption, text: string }[] }} TypedCommand */

/**
 * The commands that fit what stands after the slash, best first: the names that begin with it, then those that hold it
 * somewhere, then the descriptions that do. Both the player's language and the canonical names are looked at.
 * @param {readonly PageCommand[]} commands
 * @param {string} text without the slash
 * @returns {PageCommand[]}
 */
export function findCommands(commands, text) {
  const wanted = fold(text);
  /** @param {PageCommand} command */
  const rank = (command) => {
    const names = [fold(command.shownPath), fold(command.path)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return fold(command.description).includes(wanted) ? 2 : 3;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.command);
}

/**
 * Reads a whole typed line such as `/game new board:chess/quick`. A value ends where the next known option begins;
 * quotes keep it together.
 * @param {string} line
 * @param {readonly PageCommand[]} commands
 * @returns {TypedCommand | null} null when no command is fully named
 */
export function readCommand(line, commands) {
  if (!line.startsWith('/')) return null;
  const text = line.slice(1).toLowerCase();
  const named = commands
    .flatMap((command) => [command.shownPath, command.path].map((path) => ({ command, path: path.toLowerCase() })))
    .filter(({ path }) => text === path || text.startsWith(`${path} `))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (named === undefined) return null;
  const rest = line.slice(1 + named.path.length);
  return { command: named.command, values: readOptions(rest, named.command.options).values };
}

/**
 * Cuts a text at the option names within it.
 * @param {string} text
 * @param {readonly PageOption[]} options those that may be named
 * @returns {{ before: string, values: { option: PageOption, text: string }[] }} `before` stands in front of the first name
 */
export function readOptions(text, options) {
  /** @type {{ option: PageOption, from: number, at: number }[]} */
  const found = [];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    if (quoted || (at > 0 && !/\s/.test(text[at - 1] ?? ''))) continue;
    const named = nameAt(
      text,
      at,
      options.filter((option) => !found.some((known) => known.option === option)),
    );
    if (named !== null) found.push({ option: named.option, from: at, at: at + named.length });
  }
  const values = found.map(({ option, at }, index) => ({
    option,
    text: unquote(text.slice(at, found[index + 1]?.from ?? text.length)),
  }));
  return { before: text.slice(0, found[0]?.from ?? text.length).trimEnd(), values };
}

/**
 * @param {string} text
 * @param {number} at
 * @param {readonly PageOption[]} options
 * @returns {{ option: PageOption, length: number } | null}
 */
function nameAt(text, at, options) {
  const rest = text.slice(at).toLowerCase();
  for (const option of options) {
    for (const name of [option.shownName, option.name]) {
      if (rest.startsWith(`${name.toLowerCase()}:`)) return { option, length: name.length + 1 };
    }
  }
  return null;
}

/** @param {string} value */
function unquote(value) {
  const trimmed = value.trim();
  return /^".*"$/s.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}
