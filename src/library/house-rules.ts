import type { RulesReader } from '../games/contract.js';
import { ok } from '../rules/kernel/result.js';
import { kindOf, written, type Read } from './file.js';
import { FILES } from './files.js';

/** Files of house rules, which campaigns and leagues bring for their matches. */

/** House rules as they were brought: of which game, and the text that its scenarios read. */
interface BroughtRules {
  readonly game: string;
  readonly text: string;
}

/** The games that have house rules in files, each with its reader. */
const READERS: readonly (readonly [game: string, reader: RulesReader])[] = FILES.flatMap(([game, { rules }]) =>
  rules ? [[game, rules] as const] : [],
);

/**
 * The house rules by game with those of a file, and its text; none where they are as before. `null`: it is a file of another kind.
 */
export function rulesWith(
  name: string,
  value: unknown,
  brought: Readonly<Record<string, string>> = {},
): Read<readonly { readonly rules: Readonly<Record<string, string>>; readonly text: string }[]> | null {
  const kind = kindOf(value);
  const [game, reader] = READERS.find(([, one]) => one.kind === kind) ?? [];
  if (game === undefined || !reader) return null;
  const read = reader.read(name, value);
  if (!read.ok) return read;
  const text = written(value);
  const isAsBefore = text === (brought[game] ?? written(reader.usual));
  return ok(isAsBefore ? [] : [{ rules: { ...brought, [game]: text }, text }]);
}

/** The house rules of each game as files to be changed: those that were brought, or else those that Arbitre has. */
export const houseRuleTexts = (brought: Readonly<Record<string, string>> = {}): readonly BroughtRules[] =>
  READERS.map(([game, { usual }]) => ({ game, text: brought[game] ?? written(usual) }));
