import type { Tongue } from '../words/index.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { Action, Command, Instruction } from '../../../rules/tactic148/commands.js';
import type { MatchCommand, OrderCommand, Typed } from '../../../orders/contract.js';
import { formatMatchCommand } from '../../../orders/match-commands.js';
import { wayOf } from './answers.js';
import { placeText } from './places.js';
import { wayFor, wordFor, type Word } from './words.js';

/** The text of a command as its player would type it; `parse` reads it back to the same command. */
export function formatOrder(command: Command | KernelCommand, tongue: Tongue): Typed<OrderCommand | MatchCommand> {
  if (isKernelCommand(command)) return formatMatchCommand(command, tongue.locale);
  const word = (name: Word): string => wordFor(name, tongue);
  switch (command.type) {
    case 'shoot': {
      const { unit, target, weapon: weapons, aim } = command;
      return { command: 'fire', options: { unit, target, weapons, ...(aim ? { order: word('aim') } : {}) } };
    }
    case 'grenade':
      return { command: 'fire', options: { unit: command.unit, order: actionText(command, tongue) } };
    case 'move':
      return { command: 'move', options: { unit: command.unit, order: actionText(command, tongue) } };
    case 'take-cover':
      return declared(actionText(command, tongue), command.unit);
    case 'opportunity':
    case 'assault':
    case 'suppress':
    case 'join':
      return {
        command: 'declare',
        options: { unit: command.unit, weapons: command.weapon, order: actionText(command, tongue) },
      };
    case 'plan': {
      const items = command.actions.map(
        (action) => `${action.unit} ${actionText(action, tongue)}${armText(action, tongue)}`,
      );
      return declared(`${word('plan')} ${items.join('; ')}`);
    }
    case 'end-turn':
      return command.cover === null
        ? declared(word('end-turn'))
        : declared(`${word('end-turn')} ${word('take-cover')}`, command.cover);
    case 'let-pass':
      return declared(word('let-pass'));
    case 'instruct':
      return instruction(command.instruction, tongue);
    case 'answer-shot':
      return declared(word(command.takesCover ? 'answer-cover' : 'answer-stand'));
    case 'stay':
      return declared(word('stay'), command.unit);
    case 'scatter':
      return declared(`${word('scatter')} ${placeText(command.at)}`);
    case 'wound':
      return declared(`${word('wound')} ${command.unit}`);
    case 'fight':
      return declared(`${word('fight')} ${command.enemy}`);
    case 'lay-out':
      return declared(`${word('table')} ${command.table}`);
    case 'take-edge':
      return declared(`${word('edge')} ${wayFor(wayOf(command.edge), tongue)}`);
    case 'name-objective':
      return declared(`${word('objective')} ${command.piece}`);
    case 'deploy':
      return { command: 'move', options: { unit: command.unit, order: `${word('deploy')} ${placeText(command.at)}` } };
  }
}

const declared = (order: string, unit?: string): Typed => ({
  command: 'declare',
  options: unit === undefined ? { order } : { unit, order },
});

/** What a character does, without its name and its weapon. */
function actionText(action: Action, tongue: Tongue): string {
  const word = (name: Word): string => wordFor(name, tongue);
  switch (action.type) {
    case 'shoot':
      return [word('fire'), action.target, ...(action.aim ? [word('aim')] : [])].join(' ');
    case 'grenade':
      return `${word('grenade')} ${placeText(action.at)}`;
    case 'take-cover':
      return word('take-cover');
    case 'move':
      return wayText(action.path, tongue);
    case 'opportunity':
      return [word('overwatch'), placeText(action.at), ...(action.aim ? [word('aim')] : [])].join(' ');
    case 'suppress':
      return `${word('suppress')} ${placeText(action.at)}`;
    case 'join':
      return `${word('join')} ${action.zone}`;
    case 'assault': {
      const shot = `${word('fire')} ${action.target}`;
      if (action.path.length === 0) return `${word('assault')} ${shot}`;
      const way = wayText(action.path, tongue);
      const halves = action.first === 'fire' ? [shot, way] : [way, shot];
      return `${word('assault')} ${halves.join(` ${word('then')} `)}`;
    }
  }
}

const armText = (action: Action, tongue: Tongue): string =>
  'weapon' in action ? ` ${wordFor('with', tongue)} ${action.weapon}` : '';

const wayText = (path: readonly Point[], tongue: Tongue): string =>
  [wordFor(path.length === 1 ? 'to' : 'path', tongue), ...path.map(placeText)].join(' ');

const COVER = { always: 'cover-always', never: 'cover-never', ask: 'cover-ask' } as const;

function instruction(given: Instruction, tongue: Tongue): Typed {
  switch (given.about) {
    case 'ask':
      return declared(wordFor(`ask-${given.when}`, tongue));
    case 'cover':
      return declared(wordFor(COVER[given.answer], tongue), given.unit);
    case 'hold':
      return declared(wordFor(given.hold ? 'hold' : 'release', tongue), given.unit);
  }
}
