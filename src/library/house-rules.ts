import type { RulesReader } from '../games/contract.js';
import type { Read } from './file.js';
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

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** The house rules in a file, or what is wrong with them; `null`: it is a file of another kind. */
export function houseRulesIn(name: string, value: unknown): Read<BroughtRules> | null {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const [game, reader] = READERS.find(([, one]) => one.kind === kind) ?? [];
  if (game === undefined || !reader) return null;
  const read = reader.read(name, value);
  return read.ok ? { ok: true, value: { game, text: written(value) } } : read;
}

/** The house rules of each game as files to be changed: those that were brought, or else those that Arbitre has. */
export const houseRuleTexts = (brought: Readonly<Record<string, string>> = {}): readonly BroughtRules[] =>
  READERS.map(([game, { usual }]) => ({ game, text: brought[game] ?? written(usual) }));
