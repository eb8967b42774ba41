import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands. `UPCASTS` gets a step when state, events, steps, topics or commands are written otherwise than before.
 */
export const DECISIONS = 1;
export const UPCASTS: readonly Upcast[] = [];
