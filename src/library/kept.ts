import type { MapEntry, MapFacts, UnitEntry, UnitFacts } from './contract.js';
import { FILES } from './files.js';

const keptBy = (game: string) => FILES.find(([id]) => id === game)?.[1].kept;

/** What lists need of a unit, without what draws and tells it. */
export function factsOf({ text: _text, still: _still, ...facts }: UnitEntry): UnitFacts {
  return facts;
}

/** What lists need of a map, without its text and what draws it. */
export function mapFactsOf({ text: _text, still: _still, ...facts }: MapEntry): MapFacts {
  return facts;
}

/** A unit of a game from the text that was kept of its file; `null`: it can no longer be read. */
export const keptUnit = (game: string, text: string): UnitEntry | null => keptBy(game)?.unit(text) ?? null;

/** A map of a game from the text that was kept of it; `null`: it can no longer be read. */
export const keptMap = (game: string, name: string, text: string): MapEntry | null =>
  keptBy(game)?.map(name, text) ?? null;
