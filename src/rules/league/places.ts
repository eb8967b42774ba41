import type { EntrantId } from './ids.js';
import { placesIn } from './knockout.js';
import { rungsOf } from './ladder.js';
import { standingsOf } from './standings.js';
import { divisionIn, stageIn, type State } from './state.js';

/** In which order entrants stand, in a division, a stage or the whole league. */

type Known = Pick<State, 'setup' | 'stages' | 'pairings' | 'entrants'>;

/** A division of a stage, the first first; everybody who was drawn into it, also those who are out. */
export function placesOf(state: Known, stage: number, division: number): readonly EntrantId[] {
  switch (stageIn(state, stage).format.kind) {
    case 'knockout':
    case 'double':
      return placesIn(state, stage, division);
    case 'ladder':
      return [...new Set([...rungsOf(state, stage, division), ...divisionIn(state, stage, division)])];
    case 'round-robin':
    case 'swiss':
      return standingsOf(state, stage, division).map(({ entrant }) => entrant);
  }
}

/** All of a stage: the first of each division, then the second, and so on. */
export const across = (divisions: readonly (readonly EntrantId[])[]): readonly EntrantId[] =>
  Array.from({ length: Math.max(0, ...divisions.map(({ length }) => length)) }, (_, place) => place).flatMap((place) =>
    divisions.flatMap((one) => one[place] ?? []),
  );

/** Everybody, as the league ends: by the last stage, and behind it those who did not come so far. */
export function finalOrder(state: Known): readonly EntrantId[] {
  const stages = state.stages.map(({ divisions }, stage) => across(divisions.map((_, i) => placesOf(state, stage, i))));
  return [...new Set(stages.toReversed().flat())];
}
