import { nameOf, t } from '../../../i18n/index.js';
import { never, type UnitId } from '../../../rules/kernel/ids.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { Command, Instruction, Part, Shot } from '../../../rules/finest-hour/commands.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { WeaponId } from '../../../rules/finest-hour/types.js';
import { kernelCommandText } from '../../../present/kernel.js';
import type { Tongue } from '../words/index.js';
import { ALL } from './sketches.js';
import { flownText, targetText, turnText, weaponNamed, wordIn } from './names.js';

/** A command in one sentence, to confirm it or to log it. */
export function commandText(command: Command | KernelCommand, { game }: HourView, tongue: Tongue): string {
  if (isKernelCommand(command)) return kernelCommandText(command, tongue);
  switch (command.type) {
    case 'fly':
    case 'fly-on':
      return flightText(command, game, tongue);
    case 'group': {
      const { leader, members } = command;
      return members.length > 0
        ? t(tongue, 'finest-hour.command.group', { leader, members })
        : t(tongue, 'finest-hour.command.group-alone', { leader });
    }
    case 'hold':
      return t(tongue, 'finest-hour.command.hold');
    case 'take-column':
      return t(tongue, 'finest-hour.command.take', { unit: command.unit, column: command.column });
    case 'evade':
      return t(tongue, 'finest-hour.command.evade', { unit: command.unit, heading: command.heading });
    case 'stay':
      return t(tongue, 'finest-hour.command.stay', { unit: command.unit });
    case 'answer':
      return t(tongue, 'finest-hour.command.answer', { unit: command.unit, target: command.target });
    case 'rally':
      return t(tongue, 'finest-hour.command.rally', { leader: command.leader, called: command.called });
    case 'no-rally':
      return t(tongue, 'finest-hour.command.no-rally');
    case 'instruct':
      return instructionText(command.instruction, game, tongue);
    default:
      return never(command);
  }
}

function flightText(command: Extract<Command, { type: 'fly' | 'fly-on' }>, state: State, tongue: Tongue): string {
  const { unit, then } = command;
  const said = command.parts.map((part) => partText(part, unit, state, tongue));
  if (said.length === 0 && then === 'end') {
    return t(tongue, command.type === 'fly' ? 'finest-hour.command.idle' : 'finest-hour.command.fly-on-end', { unit });
  }
  const parts = [...said, ...(then === 'on' ? [t(tongue, 'finest-hour.part.on')] : [])].join(', ');
  const fast = command.type === 'fly' && command.fast;
  return t(tongue, fast ? 'finest-hour.command.fly-fast' : 'finest-hour.command.fly', { unit, parts });
}

/** A part of an order. */
export function partText(part: Part, unit: UnitId, state: State, tongue: Tongue): string {
  switch (part.do) {
    case 'ahead':
      return flownText(part.length, tongue);
    case 'turn':
      return turnText(part.by, tongue);
    case 'dive':
      return t(tongue, 'finest-hour.part.dive', { far: flownText(part.length, tongue) });
    case 'evade':
      return t(tongue, 'finest-hour.part.evade', { heading: part.heading });
    case 'fire':
      return shotsText(part.shots, unit, state, tongue);
    case 'collide':
      return t(tongue, 'finest-hour.part.collide', { target: part.target });
    case 'bomb':
      return t(tongue, 'finest-hour.part.bomb', { target: targetText(state, part.target, tongue) });
    default:
      return never(part);
  }
}

/** Shots by target, each with its weapons, and their dice where they are split (TFH-19). */
function shotsText(shots: readonly Shot[], unit: UnitId, state: State, tongue: Tongue): string {
  const targets = [...new Set(shots.map(({ target }) => target))];
  return targets
    .map((target) => {
      const weapons = shots
        .filter((shot) => shot.target === target && shot.weapon !== ALL)
        .map(({ weapon, dice }) => {
          const name = weaponNamed(state, unit, weapon, tongue);
          return dice === null ? name : t(tongue, 'finest-hour.part.shot-dice', { weapon: name, dice });
        });
      return weapons.length === 0
        ? t(tongue, 'finest-hour.part.fire-all', { target })
        : t(tongue, 'finest-hour.part.fire', { target, weapons });
    })
    .join(', ');
}

/** An instruction: about what, for whom, and how. */
export function instructionText(instruction: Instruction, state: State, tongue: Tongue): string {
  if (instruction.about === 'rally') {
    const how = nameOf(tongue, 'finest-hour.rallies', instruction.ask ? 'ask' : 'never');
    return t(tongue, 'finest-hour.command.instruct-rally', { how });
  }
  const about = nameOf(tongue, 'finest-hour.about', instruction.about);
  const how = howText(instruction, state, tongue);
  return instruction.unit === null
    ? t(tongue, 'finest-hour.command.instruct-all', { about, how })
    : t(tongue, 'finest-hour.command.instruct', { about, unit: instruction.unit, how });
}

function howText(instruction: Exclude<Instruction, { about: 'rally' }>, state: State, tongue: Tongue): string {
  switch (instruction.about) {
    case 'evasion':
      return nameOf(tongue, 'finest-hour.evasion', instruction.way);
    case 'answer':
      return nameOf(tongue, 'finest-hour.whom', instruction.whom);
    case 'prefer':
      return instruction.weapon === null
        ? t(tongue, 'finest-hour.choice.none')
        : anyWeaponText(instruction.weapon, state, tongue);
    case 'dodge':
      return nameOf(tongue, 'finest-hour.dodge', instruction.dodge);
    case 'column':
      return nameOf(tongue, 'finest-hour.take', instruction.column);
    default:
      return never(instruction);
  }
}

/** The name of a weapon, whoever has it. */
export function anyWeaponText(id: WeaponId, state: State, tongue: Tongue): string {
  const found = state.aircraft.flatMap(({ profile }) => profile.weapons).find((weapon) => weapon.id === id);
  return wordIn(found?.name, tongue) || id;
}
