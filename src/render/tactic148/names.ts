import type { UnitId } from '../../rules/kernel/ids.js';
import type { State } from '../../rules/tactic148/state.js';

/** Of so many figures names on the map are whole words. */
const FEW = 8;
const LETTERS = { few: 9, many: 4 } as const;

/**
 * The short names of characters for the map, where their side is told by colour and shape: what follows the first dash of the
 * label, cut to some letters, with a number where several of a side would have the same.
 */
export function shortNames({ characters }: Pick<State, 'characters'>): ReadonlyMap<UnitId, string> {
  const letters = characters.length > FEW ? LETTERS.many : LETTERS.few;
  const stem = (id: string): string => (id.includes('-') ? id.slice(id.indexOf('-') + 1) : id);
  const keys = characters.map(({ id, side }) => `${side} ${stem(id).slice(0, letters)}`);
  return new Map(
    characters.map(({ id }, i) => {
      const same = keys.filter((key) => key === keys[i]).length;
      const before = keys.slice(0, i).filter((key) => key === keys[i]).length;
      const short = stem(id).slice(0, letters);
      return [id, same === 1 ? short : `${short.slice(0, letters - 1)}${before + 1}`];
    }),
  );
}
