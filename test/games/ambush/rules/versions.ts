import type { Upcast } from '../../../../src/rules/kernel/game.js';

/** See docs/adding-a-game.md: goes up when an order leads to something else; a step for each change of shape. */
export const DECISIONS = 1;
export const UPCASTS: readonly Upcast[] = [];
