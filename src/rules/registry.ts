/**
 * The types of each game system by its id. A game adds its own where it declares them, so that the rooms which serve every
 * game know all of them without any being named here; the games themselves are listed in `src/games/shipped.ts`.
 */
/** @public Each game adds itself. */
// oxlint-disable-next-line typescript/no-empty-object-type -- each game adds to it
export interface Games {}
export type RulesetId = keyof Games;

/** The union of them, for the rooms that name no game. */
export type AnyGame = Games[RulesetId];
