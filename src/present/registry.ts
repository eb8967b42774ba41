import type { AnyGame, Games, RulesetId } from '../rules/registry.js';
import { battletechPresenter } from '../games/battletech/present/index.js';
import { tactic148Presenter } from '../games/tactic148/present/index.js';
import type { Presenter } from './contract.js';

/** The words of each game. */
const PRESENTERS: { readonly [Id in RulesetId]: Presenter<Games[Id]> } = {
  battletech: battletechPresenter,
  tactic148: tactic148Presenter,
};

/** The words of a game, for those who do not care which it is. */
export function presenterOf(id: RulesetId): Presenter<AnyGame> {
  return PRESENTERS[id];
}
