import type { Beside } from '../kernel/game.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { findCharacter, onTable } from './characters.js';
import type { Instruction } from './commands.js';
import { instructionChoice } from './instruction-choices.js';
import type { State } from './state.js';
import type { Tactic148 } from './tactic148.js';

/** Instructions to the referee: at any moment, whoever is to act (J-23, AMB-T48-02, AMB-T48-34, AMB-T48-36). */
export const instructions: Beside<Tactic148> = {
  types: ['instruct'],
  check: ({ game }, seat, command) =>
    command.type === 'instruct' ? checkInstruction(game, seat, command.instruction) : null,
  say: (_state, seat, command) =>
    command.type === 'instruct' ? [{ type: 'Instructed', seat, instruction: command.instruction }] : [],
  choices: ({ game }, seat, partial) => instructionChoice(game, seat, partial),
};

/** Checks an instruction: about one's own character, and a marker that is there. */
function checkInstruction(state: State, seat: string, instruction: Instruction): Refusal | null {
  if (instruction.about === 'ask') return null;
  const one = findCharacter(state, instruction.unit);
  if (one?.seat !== seat || one.status !== 'active') {
    const known = onTable(state).filter((each) => each.seat === seat);
    return refuse(
      'tactic148/not-this-character',
      { unit: instruction.unit, known: known.map(({ id }) => id) },
      'T48-10',
    );
  }
  if (instruction.about === 'hold' && !one.opportunity) {
    return refuse('tactic148/no-opportunity', { unit: one.id }, 'AMB-T48-36');
  }
  return null;
}
