import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands. `UPCASTS` gets a step when state, events, steps, topics or commands are written otherwise than before;
 * where only the state is, the step changes nothing.
 *
 * Decisions 2: a collision course brings the mover into sight as any move does (TFH-30); what the referee flies keeps to its mission
 * or leaves it by the Focus test, fires on the way, and dives before it bombs where it has to (TFH-29, TFH-42). 3: who goes back to right after an instruction
 * has the time that was left before it (C-04). 4: what goes on under a clock that came while another was asked has its whole time (CLN-51).
 * 5: also where the clock before had left it some (CLN-51). 6: what the referee flies over its target moves on after its bombs, also where
 * no move stays on the table (TFH-11).
 */
export const DECISIONS = 6;

/** In the first shape the running activation knew whether it had begun with a fast move, which nobody asked it. */
const first: Upcast = { event: (event) => event, command: (command) => command };

export const UPCASTS: readonly Upcast[] = [first];
