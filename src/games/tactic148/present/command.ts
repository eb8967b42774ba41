import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { changeCharacter, findCharacter } from '../../../rules/tactic148/characters.js';
import { isAction } from '../../../rules/tactic148/actions.js';
import type { WeaponId } from '../../../rules/tactic148/types.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Action, Command, Instruction } from '../../../rules/tactic148/commands.js';
import { kernelCommandText } from '../../../present/kernel.js';
import { pieceNamed, wayText, remarked, tableTitle, wayLength, weaponText } from './names.js';

/** A command in one sentence, to confirm it or to log it. */
export function commandText(command: Command | KernelCommand, { game }: TacticView, tongue: Tongue): string {
  if (isKernelCommand(command)) return kernelCommandText(command, tongue);
  if (isAction(command)) return actionText(command, game, tongue);
  switch (command.type) {
    case 'plan':
      return queueText(command.actions, game, tongue);
    case 'end-turn':
      return command.cover === null
        ? t(tongue, 'tactic148.command.end-turn')
        : t(tongue, 'tactic148.command.end-turn-cover', { unit: command.cover });
    case 'let-pass':
      return t(tongue, 'tactic148.command.let-pass');
    case 'instruct':
      return instructionText(command.instruction, tongue);
    case 'answer-shot':
      return t(tongue, command.takesCover ? 'tactic148.command.answer-cover' : 'tactic148.command.answer-stand');
    case 'stay':
      return t(tongue, 'tactic148.command.stay', { unit: command.unit });
    case 'scatter':
      return t(tongue, 'tactic148.command.scatter', { at: written(command.at) });
    case 'wound':
      return t(tongue, 'tactic148.command.wound', { unit: command.unit });
    case 'fight':
      return t(tongue, 'tactic148.command.fight', { unit: command.enemy });
    case 'lay-out':
      return t(tongue, 'tactic148.command.lay-out', { table: tableTitle(game, command.table, tongue) });
    case 'take-edge':
      return t(tongue, 'tactic148.command.take-edge', { edge: command.edge });
    case 'name-objective':
      return t(tongue, 'tactic148.command.name-objective', { piece: pieceNamed(game, command.piece, tongue) });
    case 'deploy':
      return t(tongue, 'tactic148.command.deploy', { unit: command.unit, at: written(command.at) });
  }
}

/** Actions in a row: the way of each begins where the one before it ends. */
const queueText = (actions: readonly Action[], state: State, tongue: Tongue): string =>
  inRow(actions, state, (action, now) => actionText(action, now, tongue)).join(' · ');

/** What is said of each action of a row on the table to which the ways of those before it lead. */
export function inRow<Said>(
  actions: readonly Action[],
  state: State,
  say: (action: Action, now: State) => Said,
): readonly Said[] {
  let now = state;
  return actions.map((action) => {
    const said = say(action, now);
    const end = 'path' in action ? action.path.at(-1) : undefined;
    if (end) now = changeCharacter(now, action.unit, (one) => ({ ...one, at: end }));
    return said;
  });
}

function actionText(action: Action, state: State, tongue: Tongue): string {
  const { unit } = action;
  const weapon = (id: WeaponId): string => weaponText(findCharacter(state, unit), id, tongue);
  const aimed = (line: string, aim: boolean): string =>
    remarked(line, aim ? [t(tongue, 'tactic148.report.aimed')] : []);
  switch (action.type) {
    case 'shoot': {
      const { target, aim } = action;
      return aimed(t(tongue, 'tactic148.command.shoot', { unit, target, weapon: weapon(action.weapon) }), aim);
    }
    case 'grenade':
      return t(tongue, 'tactic148.command.grenade', { unit, at: written(action.at) });
    case 'take-cover':
      return t(tongue, 'tactic148.command.take-cover', { unit });
    case 'move':
      return t(tongue, 'tactic148.command.move', { unit, ...wayOf(action, state, tongue) });
    case 'opportunity': {
      const { at, aim } = action;
      const params = { unit, at: written(at), weapon: weapon(action.weapon) };
      return aimed(t(tongue, 'tactic148.command.opportunity', params), aim);
    }
    case 'assault': {
      const { target, first } = action;
      const params = { unit, target, weapon: weapon(action.weapon), ...wayOf(action, state, tongue) };
      if (action.path.length === 0) return t(tongue, 'tactic148.command.assault-open', params);
      return t(tongue, `tactic148.command.assault-${first}`, params);
    }
    case 'suppress':
      return t(tongue, 'tactic148.command.suppress', { unit, at: written(action.at), weapon: weapon(action.weapon) });
    case 'join':
      return t(tongue, 'tactic148.command.join', { unit, zone: action.zone, weapon: weapon(action.weapon) });
  }
}

/** Where a move leads by every bend, and how far it is. */
function wayOf(
  { unit, path }: { readonly unit: UnitId; readonly path: Extract<Action, { type: 'move' }>['path'] },
  state: State,
  tongue: Tongue,
): { readonly way: string; readonly far: number } {
  const from = findCharacter(state, unit)?.at;
  const way = wayText(path, tongue);
  return { way, far: wayLength(from ? [from, ...path] : path) };
}

function instructionText(instruction: Instruction, tongue: Tongue): string {
  switch (instruction.about) {
    case 'ask':
      return t(tongue, 'tactic148.command.ask-when', { when: instruction.when });
    case 'cover':
      return t(tongue, 'tactic148.command.cover-answer', { unit: instruction.unit, answer: instruction.answer });
    case 'hold':
      return t(tongue, instruction.hold ? 'tactic148.command.hold' : 'tactic148.command.release', {
        unit: instruction.unit,
      });
  }
}
