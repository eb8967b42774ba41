import { partsOf } from '../games/index.js';
import type { NamedSide } from '../i18n/tongue.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Presenter } from './contract.js';

const PRESENTERS = await partsOf((game) => game.presenter());

/** The words of a game, for those who do not care which it is; `sides` as the scenarios call them. */
export const presenterOf = (id: RulesetId, sides: readonly NamedSide[] = []): Presenter<AnyGame> =>
  PRESENTERS(id).presenter(sides);
