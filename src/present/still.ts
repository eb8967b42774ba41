import type { GameTypes, MatchView } from '../rules/kernel/contract.js';
import { spectator } from '../rules/kernel/seats.js';

/** A view on which nothing has happened yet and nobody is asked. */
export const still = <T extends GameTypes>(game: T['view'], seats: MatchView<T>['seats']): MatchView<T> => ({
  viewer: spectator,
  sides: seats.map(({ side }) => side),
  seats,
  questions: [],
  sealed: [],
  conceded: [],
  abandon: [],
  clock: null,
  proposal: null,
  outcome: null,
  game,
});
