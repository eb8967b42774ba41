import type { Ruleset } from '../kernel/contract.js';
import type { BattleTech } from './types.js';

export declare const battletech: Ruleset<BattleTech>;
