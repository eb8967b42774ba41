import type { Answer } from '../kernel/questions.js';
import type { Command } from './commands.js';

/** Who gave the answer: the player, or the referee in their place. */
export const answeredBy = (answers: readonly Answer<Command>[]): 'seat' | 'referee' => answers[0]?.by ?? 'referee';
