import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands, and is not decided again. `UPCASTS` gets another step when the state, or events, steps, topics
 * or commands in it, are written otherwise than before; where only the state is, the step changes nothing.
 */
export const DECISIONS = 2;

export const UPCASTS: readonly Upcast[] = [{ event: (event) => event, command: (command) => command }];
