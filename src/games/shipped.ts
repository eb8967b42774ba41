import type { AnyGame } from '../rules/registry.js';
import { battletech } from './battletech/index.js';
import type { GameModule } from './contract.js';
import { finestHour } from './finest-hour/index.js';
import { tactic148 } from './tactic148/index.js';

/** The games that the program has: to add one, put its module here. Tests may put another list in the place of this file. */
export const SHIPPED: readonly GameModule<AnyGame>[] = [battletech, tactic148, finestHour];
