import type { MatchCommand, OrderCommand, Typed } from '../../../../../src/orders/contract.js';
import { formatMatchCommand } from '../../../../../src/orders/match-commands.js';
import type { Command } from '../../rules/orders.js';
import type { KernelCommand } from '../../../../../src/rules/kernel/contract.js';
import { isKernelCommand } from '../../../../../src/rules/kernel/decide.js';
import type { Tongue } from '../words/index.js';
import { wordFor } from './words.js';

/** The text of a command as its player would type it. */
export function formatOrder(command: Command | KernelCommand, tongue: Tongue): Typed<OrderCommand | MatchCommand> {
  if (isKernelCommand(command)) return formatMatchCommand(command, tongue.locale);
  switch (command.type) {
    case 'bury': {
      const hexes = command.hexes.length > 0 ? command.hexes : [wordFor('none', tongue)];
      return { command: 'declare', options: { order: [wordFor('mines', tongue), ...hexes].join(' ') } };
    }
    case 'deploy': {
      const { unit, at, hidden } = command;
      const where = at === null ? wordFor('any', tongue) : `${wordFor('deploy', tongue)} ${at}`;
      const order = hidden ? `${where} ${wordFor('hidden', tongue)}` : where;
      return { command: 'move', options: { unit, order } };
    }
    case 'mines': {
      const order = [wordFor('mines', tongue), wordFor(command.live ? 'live' : 'sleep', tongue)].join(' ');
      return { command: 'declare', options: { order } };
    }
    case 'stance':
      return { command: 'declare', options: { order: wordFor(command.stance, tongue) } };
    case 'move':
      return { command: 'move', options: { unit: command.unit, order: command.path.join(' ') } };
    case 'scan':
      return { command: 'declare', options: { unit: command.unit, order: `${wordFor('scan', tongue)} ${command.at}` } };
    case 'fire':
      return { command: 'fire', options: { unit: command.unit, target: command.target } };
    case 'hold':
      return { command: 'declare', options: { unit: command.unit, order: wordFor('hold', tongue) } };
  }
}
