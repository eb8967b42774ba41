import { formatSalvo } from './salvos.js';
import { formatHidden } from './hiding.js';
import type { Tongue } from '../words/index.js';
import type { Mode, MountId } from '../../../rules/battletech/vocabulary.js';
import type { Command, Onward } from '../../../rules/battletech/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { MatchCommand, OrderCommand, Typed } from '../../../orders/contract.js';
import { formatMatchCommand } from '../../../orders/match-commands.js';
import { formatAttack, formatStrike } from './format-full.js';
import { facingName, formatSteps } from './steps.js';
import { wordFor, type Word } from './words.js';

/** The text of a command as its player would type it; `parse` reads it back to the same command. */
export function formatOrder(command: Command | KernelCommand, tongue: Tongue): Typed<OrderCommand | MatchCommand> {
  if (isKernelCommand(command)) return formatMatchCommand(command, tongue.locale);
  const word = (name: Word): string => wordFor(name, tongue);
  switch (command.type) {
    case 'deploy':
      return moving(command.unit, [
        word('deploy'),
        command.hex,
        facingName(command.facing),
        command.hidden ? word('hidden') : '',
      ]);
    case 'lay-mines': {
      const { hexes } = command;
      return {
        command: 'declare',
        options: { order: [word('mines'), ...(hexes.length > 0 ? hexes : [word('none')])].join(' ') },
      };
    }
    case 'bombard':
      return { command: 'declare', options: { order: formatSalvo(command, tongue) } };
    case 'lie-in-wait':
      return moving(command.unit, [formatHidden(command.orders, tongue)]);
    case 'name':
      return { command: 'declare', options: { unit: command.unit } };
    case 'move':
      return moving(command.unit, [word(command.pace ?? command.mode), ...wayOf(command.mode, command, tongue)]);
    case 'declare': {
      const { unit, target, mounts } = command;
      const weapons = mounts.length === 0 ? word('none') : letters(mounts);
      return { command: 'declare', options: target === null ? { unit, weapons } : { unit, target, weapons } };
    }
    case 'choose-hex':
      return { command: 'declare', options: { order: [word('hex'), ...command.hexes].join(' ') } };
    case 'fire-anyway': {
      const { mounts } = command;
      const order = mounts.length === 0 ? word('hold') : `${word('fire-anyway')} ${letters(mounts)}`;
      return { command: 'fire', options: { order } };
    }
    case 'fire':
      return { command: 'fire', options: { unit: command.unit, weapons: letters(command.mounts) } };
    case 'self-destruct':
      return moving(command.unit, [word(command.ejects ? 'self-destruct-ejecting' : 'self-destruct')]);
    case 'stand-up':
      return moving(command.unit, [
        word('stand-up'),
        word(command.mode),
        ...(command.then ? wayOf(command.mode, command.then, tongue) : []),
      ]);
    case 'careful-stand':
      return moving(command.unit, [word('careful-stand'), facingName(command.facing)]);
    case 'mount':
      return moving(command.unit, [word('mount'), command.on]);
    case 'unload':
      return moving(command.unit, [word('unload'), command.passenger]);
    case 'masc':
    case 'sow':
    case 'clear-mines':
    case 'eject':
      return moving(command.unit, [word(command.type)]);
    case 'attack':
      return formatAttack(command, tongue);
    case 'strike':
      return formatStrike(command, tongue);
  }
}

/** The way of a move and how it ends. */
function wayOf(mode: Mode, { steps, exit, prone, charge, unload }: Onward, tongue: Tongue): readonly string[] {
  return [
    formatSteps(steps),
    exit ? wordFor('exit', tongue) : '',
    prone ? wordFor('drop', tongue) : '',
    ...(unload ? [wordFor('unload', tongue), unload] : []),
    ...(charge ? [wordFor(mode === 'jump' ? 'death-from-above' : 'charge', tongue), charge] : []),
  ];
}

const moving = (unit: string, words: readonly string[]): Typed => ({
  command: 'move',
  options: { unit, order: words.filter((word) => word !== '').join(' ') },
});

const letters = (mounts: readonly MountId[]): string => mounts.join(' ');
