import type { State } from '../../rules/finest-hour/state.js';
import type { UnitId } from '../../rules/kernel/ids.js';

/** Of so many aircraft names on the map are whole words. */
const FEW = 8;
/** Names no longer than this are never cut. */
const SHORT = { few: 10, many: 6 } as const;
const LETTERS = { few: 7, many: 3 } as const;

/** The names of aircraft for the map: longer ones are their first letters and their number, `Falcon-2` is `Fal2`; each once. */
export function shortNames({ aircraft }: Pick<State, 'aircraft'>): ReadonlyMap<UnitId, string> {
  const size = aircraft.length > FEW ? 'many' : 'few';
  const given = new Map<UnitId, string>();
  const taken = new Set<string>();
  for (const { id } of aircraft) {
    const name = shortened(id, size);
    const own = taken.has(name) ? id : name;
    taken.add(own);
    given.set(id, own);
  }
  return given;
}

function shortened(id: string, size: keyof typeof SHORT): string {
  if (id.length <= SHORT[size]) return id;
  const number = /\d+$/u.exec(id)?.[0] ?? '';
  const stem = id.slice(0, id.length - number.length).replace(/[-_ ]+$/u, '');
  return `${stem.slice(0, LETTERS[size])}${number}`;
}
