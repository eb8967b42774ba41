import type { Written } from '../kernel/stream.js';
import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands, and is not decided again. `UPCASTS` gets another step when the state, or events, steps, topics
 * or commands in it, are written otherwise than before; where only the state is, the step changes nothing.
 *
 * Decisions 2: where all that was decided before versions meant anything ends.
 * Decisions 3: nobody sees into a solid house (J-20); who is suppressed suppresses no more (J-21); a shot from an Opportunity
 * Fire marker is an attack of that turn (J-22); the way after the shot of an Assault Fire follows the dice (J-26).
 * Decisions 4: a correction keeps the sealed answers that still hold (S-01).
 * Decisions 5: an instruction is said beside the questions, and asks none anew (C-04); an outcome says what is left of each character
 * (C-10).
 * Decisions 6: who goes back to right after an instruction has the time that was left before it (C-04).
 */
export const DECISIONS = 6;

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

/** In the second shape a shot from an Opportunity Fire marker was never an attack of the turn in which it was made. */
const second: Upcast = {
  event(event) {
    if (event.type !== 'ShotFired') return event;
    const { shot }: Written & { readonly shot?: unknown } = event;
    return { attack: !isOpportunity(shot), ...event };
  },
  command: (command) => command,
};

const isOpportunity = (shot: unknown): boolean =>
  typeof shot === 'object' && shot !== null && 'why' in shot && shot.why === 'opportunity';

/** Since the third shape the state knows which sealed answers nobody may see, and a clock what a question had left. */
const third: Upcast = { event: (event) => event, command: (command) => command };

export const UPCASTS: readonly Upcast[] = [first, second, third];
