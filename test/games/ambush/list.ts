import type { GameModule } from '../../../src/games/contract.js';
import { SHIPPED as OTHERS } from '../../../src/games/shipped.js';
import type { AnyGame } from '../../../src/rules/registry.js';
import { ambush } from './game/index.js';

/** The games of the house with Ambush: stands in for `src/games/shipped.ts` where the tests say so (`in-place.cjs`). */
export const SHIPPED: readonly GameModule<AnyGame>[] = [...OTHERS, ambush];
