import type { EntrantId } from './ids.js';
import { divisionIn, isIn, isOf, isOpen, pairingsOf, stageIn, type State } from './state.js';

/** A ladder (LGE-07): whoever beats somebody above takes their place, and all between go down one. */

type Known = Pick<State, 'setup' | 'stages' | 'pairings' | 'entrants'>;

/** The rungs of a ladder, the top first, with who is in: always reckoned from its beginning, so that a correction changes them rightly. */
export function rungsOf(state: Known, stage: number, division: number): readonly EntrantId[] {
  let rungs = divisionIn(state, stage, division);
  for (const { sides, result } of pairingsOf(state, stage, division)) {
    const [challenger, holder] = sides;
    if (result?.winner !== 'first') continue;
    const at = rungs.findIndex((id) => id === holder);
    if (rungs.indexOf(challenger) < at) continue;
    const others = rungs.filter((id) => id !== challenger);
    rungs = [...others.slice(0, at), challenger, ...others.slice(at)];
  }
  return rungs.filter((id) => isIn(state, id));
}

/** Whom an entrant may challenge now, the nearest first; nobody who has a challenge open, and not while they have one. */
export function challengeable(state: Known, id: EntrantId): readonly EntrantId[] {
  const drawn = state.stages.at(-1);
  if (!drawn) return [];
  const stage = state.stages.length - 1;
  const { format } = stageIn(state, stage);
  if (format.kind !== 'ladder') return [];
  const division = drawn.divisions.findIndex((one) => one.includes(id));
  const open = pairingsOf(state, stage, division).filter(isOpen);
  const isBusy = (one: EntrantId): boolean => open.some((pairing) => isOf(pairing, one));
  const rungs = rungsOf(state, stage, division);
  const at = rungs.indexOf(id);
  if (isBusy(id)) return [];
  return rungs
    .slice(Math.max(0, at - format.reach), Math.max(0, at))
    .toReversed()
    .filter((one) => !isBusy(one));
}
