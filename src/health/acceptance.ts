import type { Log } from '../log.js';

/** Whether Discord has to do with the bot. `doubted`: it has refused its token once, and has not taken it since. */
export type Acceptance = 'accepted' | 'doubted' | 'refused';

/** What is known of it. Once refused it stays so: nothing but a start with another token or other settings helps. */
export interface AcceptanceWatch {
  now(): Acceptance;
  refused(): boolean;
  /** Is told of a change, and why. */
  hear(how: Acceptance, why: string): void;
}

/** `told` is called, once, when Discord refuses the bot for good. */
export function watchAcceptance(log: Log, told: () => void): AcceptanceWatch {
  let now: Acceptance = 'accepted';
  return {
    now: () => now,
    refused: () => now === 'refused',
    hear(how, why) {
      if (now === 'refused') return;
      now = how;
      if (how !== 'refused') return;
      log.error('Discord refuses the bot; what is to be posted is kept for the next start', { why });
      told();
    },
  };
}
