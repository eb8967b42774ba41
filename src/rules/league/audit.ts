import { pointsFor, standingsOf } from './standings.js';
import { divisionIn, isMeeting, pairingsOf, stageIn, type Pairing, type State } from './state.js';

/** What is wrong with a league after an order; nothing, if what stands in its tables is what was played (LGE-08). */
export const audit = (state: State): readonly string[] => [
  ...imbalances(state),
  ...everywhere(state, (pairings, { stage, where }) =>
    stageIn(state, stage).format.kind === 'ladder' ? [] : twice(pairings, where),
  ),
];

/** What is wrong with it at any event: only the two that change places in a knockout may be written in both for one. */
export const imbalances = (state: State): readonly string[] =>
  everywhere(state, (pairings, { stage, division, where }) => {
    const drawn = divisionIn(state, stage, division);
    const strangers = pairings.filter(({ sides }) => sides.some((side) => side !== null && !drawn.includes(side)));
    const itself = pairings.filter(({ sides: [a, b] }) => a === b);
    return [
      ...[...strangers, ...itself].map(({ id }) => `sides of ${id}`),
      ...totals(state, stage, division, pairings, where),
    ];
  });

type At = { readonly stage: number; readonly division: number; readonly where: string };

const everywhere = (
  state: State,
  look: (pairings: readonly Pairing[], at: At) => readonly string[],
): readonly string[] =>
  state.stages.flatMap(({ divisions }, stage) =>
    divisions.flatMap((_, division) =>
      look(pairingsOf(state, stage, division), { stage, division, where: `${stage + 1}.${division + 1}` }),
    ),
  );

/** Nobody plays twice in a round, but for a draw that is played again. */
function twice(pairings: readonly Pairing[], where: string): readonly string[] {
  const seen = new Set<string>();
  return pairings.flatMap(({ round, slot, sides }) =>
    sides.flatMap((side) => {
      if (side === null) return [];
      const key = `${round} ${side}`;
      const isAgain = pairings.some((one) => one.round === round && one.slot === slot && one.result?.winner === 'draw');
      if (isAgain || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [`${side} twice in round ${round + 1} of ${where}`];
    }),
  );
}

/** The points of a table are those that its pairings gave, and as many won as lost. */
function totals(state: State, stage: number, division: number, pairings: readonly Pairing[], where: string) {
  const rows = standingsOf(state, stage, division);
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const given = pairings.flatMap((one) => one.sides.map((side) => (side === null ? 0 : pointsFor(state, one, side))));
  const decided = pairings.filter(({ result }) => result !== null);
  const byes = decided.filter((one) => !isMeeting(one)).length;
  const nobody = pairings.filter(({ result }) => result?.winner === 'none').length;
  return [
    ...(sum(({ points }) => points) === given.reduce((a, b) => a + b, 0) ? [] : [`points of ${where}`]),
    ...(sum(({ won }) => won) - byes === sum(({ lost }) => lost) - 2 * nobody ? [] : [`wins of ${where}`]),
    ...(sum(({ played }) => played) === 2 * decided.length - byes ? [] : [`matches of ${where}`]),
  ];
}
