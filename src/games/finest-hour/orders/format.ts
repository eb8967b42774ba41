import type { Command, Instruction, Part, Shot, Then } from '../../../rules/finest-hour/commands.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { MatchCommand, OrderCommand, Typed } from '../../../orders/contract.js';
import { formatMatchCommand } from '../../../orders/match-commands.js';
import type { Tongue } from '../words/index.js';
import { phraseOf } from './instructions.js';
import { angleText, lengthText } from './places.js';
import { wordFor, type Word } from './words.js';

/** The text of a command as its player would type it; `parse` reads it back to the same command. */
export function formatOrder(command: Command | KernelCommand, tongue: Tongue): Typed<OrderCommand | MatchCommand> {
  if (isKernelCommand(command)) return formatMatchCommand(command, tongue.locale);
  const word = (name: Word): string => wordFor(name, tongue);
  switch (command.type) {
    case 'fly':
      return flown(command.unit, [...(command.fast ? [word('fast')] : []), ...texts(command, tongue)]);
    case 'fly-on':
      return flown(command.unit, texts(command, tongue));
    case 'group':
      return declared(
        command.members.length === 0
          ? `${word('break')} ${command.leader}`
          : `${word('group')} ${command.leader} ${word('with')} ${command.members.join(' ')}`,
      );
    case 'hold':
      return declared(word('hold'));
    case 'take-column':
      return declared(word(command.column === 'roll' ? 'roll' : `column-${command.column}`), command.unit);
    case 'evade':
      return declared(evasionText(command, tongue), command.unit);
    case 'stay':
      return declared(word('stay'), command.unit);
    case 'answer':
      return declared(`${word('answer')} ${command.target}`, command.unit);
    case 'rally':
      return declared(`${word('rally')} ${command.leader} ${word('with')} ${command.called.join(' ')}`);
    case 'no-rally':
      return declared(word('no-rally'));
    case 'instruct':
      return instruction(command.instruction, tongue);
  }
}

const flown = (unit: string, order: readonly string[]): Typed => ({
  command: 'move',
  options: { unit, order: order.join(' ') },
});

const declared = (order: string, unit?: string): Typed => ({
  command: 'declare',
  options: unit === undefined ? { order } : { unit, order },
});

interface Flying {
  readonly parts: readonly Part[];
  readonly then: Then;
}

/** The parts, and what comes after them: nothing is said where one is asked only for shots. */
const texts = ({ parts, then }: Flying, tongue: Tongue): readonly string[] => [
  ...parts.map((part) => partText(part, tongue)),
  ...(then === 'fire' ? [] : [wordFor(then, tongue)]),
];

function partText(part: Part, tongue: Tongue): string {
  const word = (name: Word): string => wordFor(name, tongue);
  switch (part.do) {
    case 'ahead':
      return lengthText(part.length);
    case 'turn':
      return `${word(part.by < 0 ? 'left' : 'right')}${angleText(Math.abs(part.by))}`;
    case 'dive':
      return `${word('dive')} ${lengthText(part.length)}`;
    case 'evade':
      return evasionText(part, tongue);
    case 'fire':
      return [word('fire'), ...part.shots.map((shot, i) => shotText(shot, part.shots[i - 1]))].join(' ');
    case 'collide':
      return `${word('collide')} ${part.target}`;
    case 'bomb':
      return `${word('bomb')} ${part.target}`;
  }
}

const evasionText = (
  { heading, facing }: { readonly heading: number; readonly facing?: number },
  tongue: Tongue,
): string => {
  const way = `${wordFor('evade', tongue)} ${angleText(heading)}`;
  return facing === undefined ? way : `${way} ${wordFor('facing', tongue)} ${angleText(facing)}`;
};

/** A weapon, behind its target unless that has just been said. */
function shotText({ target, weapon, dice }: Shot, before: Shot | undefined): string {
  const arm = dice === null ? weapon : `${weapon} ×${dice}`;
  return before?.target === target ? arm : `${target} ${arm}`;
}

function instruction(given: Instruction, tongue: Tongue): Typed {
  const phrase = phraseOf(given);
  const unit = given.about === 'rally' ? undefined : (given.unit ?? undefined);
  if (phrase) return declared(wordFor(phrase, tongue), unit);
  const weapon = given.about === 'prefer' ? given.weapon : null;
  return declared(`${wordFor('prefer', tongue)} ${weapon ?? ''}`, unit);
}
