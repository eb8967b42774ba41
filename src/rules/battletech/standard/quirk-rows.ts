/** The rows of the tables of quirks (ADV-07, ADV-11). */

/** What a quirk comes to in a match here: it changes something; it would at a table, and the players are told; it changes nothing. */
export type QuirkStanding = 'applied' | 'left-out' | 'idle';

/** A row: what the quirk changes, or that the referee applies nothing. */
export type QuirkRow<Rules extends object> = Rules | 'left-out' | 'idle';

/** What the quirk of a row comes to. */
export const standingIn = (row: QuirkRow<object>): QuirkStanding => (typeof row === 'string' ? row : 'applied');

const NOTHING = {};
/** What the quirk of a row changes: nothing, where the referee does not apply it. */
export const rulesIn = <Rules extends object>(row: QuirkRow<Rules>): Rules | typeof NOTHING =>
  typeof row === 'string' ? NOTHING : row;

/** The quirks of a table, in its order. */
export const namesOf = <Quirk extends string>(rows: Readonly<Record<Quirk, unknown>>): readonly Quirk[] => {
  const isRow = (name: string): name is Quirk => Object.hasOwn(rows, name);
  return Object.keys(rows).filter(isRow);
};
