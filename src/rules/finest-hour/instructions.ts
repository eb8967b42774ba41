import type { Beside } from '../kernel/game.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { findAircraft, inPlay, isFlying, weaponOf } from './aircraft.js';
import type { Instruction } from './commands.js';
import type { FinestHour } from './finest-hour.js';
import { instructionChoice } from './instruction-choices.js';
import type { State } from './state.js';

/** Instructions to the referee: at any moment, whoever is to act, and known to nobody else (AMB-TFH-15, AMB-TFH-23, AMB-TFH-24). */
export const instructions: Beside<FinestHour> = {
  types: ['instruct'],
  check: ({ game }, seat, command) =>
    command.type === 'instruct' ? checkInstruction(game, seat, command.instruction) : null,
  say: (_state, seat, command) =>
    command.type === 'instruct' ? [{ type: 'Instructed', seat, instruction: command.instruction }] : [],
  choices: ({ game }, seat, partial) => instructionChoice(game, seat, partial),
};

/** About one's own aircraft, or all of one's own; a weapon that is preferred is one that it has. */
function checkInstruction(state: State, seat: string, instruction: Instruction): Refusal | null {
  if (instruction.about === 'rally' || instruction.unit === null) return null;
  const one = findAircraft(state, instruction.unit);
  if (one?.seat !== seat || !isFlying(one)) {
    const known = inPlay(state).filter((each) => each.seat === seat);
    return refuse('finest-hour/not-yours', { unit: instruction.unit, known: known.map(({ id }) => id) }, 'TFH-06');
  }
  if (instruction.about === 'column' && !one.star) return refuse('finest-hour/no-star', { unit: one.id }, 'TFH-03');
  if (instruction.about !== 'prefer' || instruction.weapon === null || weaponOf(one, instruction.weapon)) return null;
  const known = one.profile.weapons.map(({ id }) => id);
  return refuse('finest-hour/no-weapon', { unit: one.id, weapon: instruction.weapon, known }, 'TFH-04');
}
