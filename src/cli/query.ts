import { join } from 'node:path';
import { FILES } from '../library/files.js';
import { errorLine, jsonLine } from '../library/json-lines.js';
import { refuse } from '../rules/kernel/refusal.js';
import { readArgs, Misuse, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { linesOf } from './lines.js';

export const query: Command = {
  name: 'query',
  usage: '[FILE]',
  summary: 'answers questions to the rules, JSON lines from a file or standard input',
  async run(args, out) {
    const { files } = readArgs(args, []);
    if (files.length > 1) throw new Misuse('one file at a time, or none for standard input');
    const answer = answering();
    for await (const line of linesOf(files[0])) out(answer(line));
    return 0;
  },
};

/** Answers a line by the game that it names, the first of those that can be asked if it names none. What a game is asked, it remembers. */
function answering(): (line: string) => string {
  const asked = new Map<string, (line: string) => string>();
  const able = FILES.flatMap(([game, { queries }]) => (queries ? [{ game, queries }] : []));
  return (line) => {
    const { name, rest } = taken(line);
    const found = name === undefined ? able[0] : able.find(({ game }) => game === name);
    if (!found) {
      return errorLine(refuse('query/unknown-game', { game: String(name), known: able.map(({ game }) => game) }));
    }
    const answer = asked.get(found.game) ?? found.queries(join(DATA_DIR, found.game));
    asked.set(found.game, answer);
    return answer(rest);
  };
}

/** The game that a line names, and the line without it. */
function taken(line: string): { readonly name: unknown; readonly rest: string } {
  const json = jsonLine(line);
  const value = json.ok ? json.value : null;
  if (typeof value !== 'object' || value === null || !('game' in value)) return { name: undefined, rest: line };
  const { game, ...rest } = value;
  return { name: game, rest: JSON.stringify(rest) };
}
