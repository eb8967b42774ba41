import type { Written } from '../kernel/contract.js';
import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands, and is not decided again. `UPCASTS` gets another step when the state, or events, steps, topics
 * or commands in it, are written otherwise than before; where only the state is, the step changes nothing.
 *
 * Decisions 2: where all that was decided before versions meant anything ends.
 */
export const DECISIONS = 2;

/**
 * The first shape is all that was written before versions meant anything. A walk that goes on did not say which way it had
 * come; a figure that is wounded on it then stays where it was hit, as it did.
 */
const first: Upcast = {
  event(event) {
    const { then }: Written & { readonly then?: unknown } = event;
    if (event.type !== 'Stepped' || !Array.isArray(then)) return event;
    const steps: readonly unknown[] = then;
    return { ...event, then: steps.map((step) => (isWalk(step) ? { gone: [], ...step } : step)) };
  },
  command: (command) => command,
};

const isWalk = (step: unknown): step is Written =>
  typeof step === 'object' && step !== null && 'type' in step && step.type === 'walk';

export const UPCASTS: readonly Upcast[] = [first];
