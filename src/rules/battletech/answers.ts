import type { Answer } from '../kernel/questions.js';
import type { Command } from './commands.js';

/** The one answer to a step's question, if it is of this type. */
export function onlyAnswer<Type extends Command['type']>(
  answers: readonly Answer<Command>[],
  type: Type,
): Extract<Command, { type: Type }> | null {
  const command = answers[0]?.command;
  return command && isOf(command, type) ? command : null;
}

/** Whether a command is of a type. */
export const isOf = <Type extends Command['type']>(
  command: Command,
  type: Type,
): command is Extract<Command, { type: Type }> => command.type === type;

/** Who gave the answer: the player, or the referee in their place. */
export const answeredBy = (answers: readonly Answer<Command>[]): 'seat' | 'referee' => answers[0]?.by ?? 'referee';
