import { gaitOf } from '../../../rules/battletech/gait.js';
import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { move } from '../../../rules/battletech/movement.js';
import { spelt } from '../../../rules/battletech/step-letters.js';
import { resumed } from '../../../rules/battletech/standard/moving.js';
import { atPace } from '../../../rules/battletech/standard/pacing.js';
import type { State, Unit } from '../../../rules/battletech/types.js';
import { onceRisen, onward } from '../../../rules/battletech/standard/rising.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Command } from '../../../rules/battletech/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import { kernelCommandText } from '../../../present/kernel.js';
import { all, findUnit, mountsText } from './names.js';
import { bombardText } from './standard/artillery.js';
import { attackText, strikeText } from './standard/command.js';
import { supposed } from '../../../rules/battletech/supposed.js';

/** A command in one sentence, to confirm it or to log it. */
export function commandText(command: Command | KernelCommand, view: BattleTechView, tongue: Tongue): string {
  if (isKernelCommand(command)) return kernelCommandText(command, tongue);
  switch (command.type) {
    case 'deploy': {
      const { unit, hex, facing, hidden } = command;
      const key = hidden ? 'battletech.command.deploy-hidden' : 'battletech.command.deploy';
      return t(tongue, key, { unit, hex, facing: FACING_NAMES[facing] });
    }
    case 'lay-mines':
      return command.hexes.length === 0
        ? t(tongue, 'battletech.command.no-mines')
        : t(tongue, 'battletech.command.lay-mines', { hexes: all(tongue, command.hexes) });
    case 'bombard':
      return bombardText(command, tongue);
    case 'lie-in-wait': {
      const { unit, orders } = command;
      return orders.order === 'overwatch'
        ? t(tongue, 'battletech.command.hidden-overwatch', { unit, hexes: orders.within ?? 1 })
        : t(tongue, `battletech.command.hidden-${orders.order}`, { unit });
    }
    case 'name':
      return t(tongue, 'battletech.command.name', { unit: command.unit });
    case 'move':
      return moveText(command, view, tongue);
    case 'declare': {
      const { unit, target, mounts } = command;
      const shooter = findUnit(view.game, unit);
      const weapons = shooter ? mountsText(shooter, mounts, tongue) : mounts.join(' ');
      return target === null
        ? t(tongue, 'battletech.command.no-fire', { unit })
        : t(tongue, 'battletech.command.declare', { unit, target, weapons });
    }
    case 'choose-hex':
      return t(tongue, 'battletech.command.choose-hex', { hexes: all(tongue, command.hexes) });
    case 'fire-anyway':
      return command.mounts.length === 0
        ? t(tongue, 'battletech.command.hold')
        : t(tongue, 'battletech.command.fire-anyway', { letters: command.mounts.join(' ') });
    case 'fire': {
      const shooter = findUnit(view.game, command.unit);
      const weapons = shooter ? mountsText(shooter, command.mounts, tongue) : command.mounts.join(' ');
      return t(tongue, 'battletech.command.fire', { unit: command.unit, weapons });
    }
    case 'stand-up':
      return standUpText(command, view, tongue);
    case 'careful-stand': {
      const { unit, facing } = command;
      return t(tongue, 'battletech.command.careful-stand', { unit, facing: FACING_NAMES[facing] });
    }
    case 'mount':
      return t(tongue, 'battletech.command.mount', { unit: command.unit, on: command.on });
    case 'unload':
      return t(tongue, 'battletech.command.unload', { unit: command.unit, passenger: command.passenger });
    case 'self-destruct':
      return t(tongue, `battletech.command.self-destruct${command.ejects ? '-ejecting' : ''}`, { unit: command.unit });
    case 'masc':
    case 'sow':
    case 'clear-mines':
    case 'eject':
      return t(tongue, `battletech.command.${command.type}`, { unit: command.unit });
    case 'attack':
      return attackText(command, view, tongue);
    case 'strike':
      return strikeText(command, view, tongue);
  }
}

/** A move, and at the standard level what it ends in: lying down, a charge. */
function moveText(command: Moves, view: BattleTechView, tongue: Tongue): string {
  const line = wayText(command, view, tongue);
  if (command.prone) return t(tongue, 'battletech.command.drops', { line });
  if (command.unload !== undefined)
    return t(tongue, 'battletech.command.sets-down', { line, passenger: command.unload });
  if (command.charge === undefined) return line;
  const key = command.mode === 'jump' ? 'battletech.command.comes-down' : 'battletech.command.charges';
  return t(tongue, key, { line, target: command.charge });
}

type Moves = Extract<Command, { type: 'move' }>;
type StandsUp = Extract<Command, { type: 'stand-up' }>;

/** An attempt to stand up, and how the unit goes on if it stands. */
function standUpText(command: StandsUp, view: BattleTechView, tongue: Tongue): string {
  const { unit: id, mode } = command;
  const line = t(tongue, 'battletech.command.stand-up', { unit: id, mode });
  const more = onward(command);
  const state = supposed(view.game);
  if (!more || state.level !== 'standard') return line;
  const unit = findUnit(state, id);
  if (!unit?.body.prone) return line;
  const game = onceRisen(state, unit, mode).state;
  return t(tongue, 'battletech.command.stand-up-then', { line, then: moveText(more, { ...view, game }, tongue) });
}

/** A move with where it ends, as long as the unit stands where the move begins. */
function wayText(command: Moves, view: BattleTechView, tongue: Tongue): string {
  const { unit: id, mode, exit, pace } = command;
  const steps = command.steps === '' ? '0' : spelt(command.steps);
  if (mode === 'stand') return t(tongue, 'battletech.command.stand', { unit: id });
  const { state, unit } = pacedBy(command, view);
  const gait = unit ? gaitOf(unit, mode) : mode;
  if (exit) return t(tongue, 'battletech.command.exit', { unit: id, mode: gait, steps });
  const moved = unit?.place ? move(state, unit, mode, command.steps, false, resumed(unit)) : null;
  if (!moved?.ok) return t(tongue, 'battletech.command.steps', { unit: id, mode: gait, steps });
  const { hex, facing } = moved.value.to;
  return t(tongue, `battletech.command.${pace ?? gait}`, { unit: id, steps, hex, facing: FACING_NAMES[facing] });
}

/** What a move is reckoned on: at a pace that is one of the advanced ones its MP are others. */
function pacedBy(
  { unit: id, pace }: Moves,
  view: BattleTechView,
): { readonly state: State; readonly unit: Unit | null } {
  const state = supposed(view.game);
  const unit = findUnit(state, id);
  return pace && state.level === 'standard' && unit?.body ? atPace(state, unit, pace) : { state, unit };
}
