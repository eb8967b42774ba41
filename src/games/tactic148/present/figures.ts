import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { findCharacter } from '../../../rules/tactic148/characters.js';
import { caughtBy } from '../../../rules/tactic148/grenade.js';
import { chances } from '../../../rules/tactic148/inspect.js';
import { prospectOf } from '../../../rules/tactic148/needed.js';
import type { TacticView } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Action, Command } from '../../../rules/tactic148/commands.js';
import { shotText } from './choosing.js';
import { inRow } from './command.js';

/** What an order promises before it is confirmed: how a row of actions is carried out, and whom a grenade hits. */
export function commandFigures(
  command: Command | KernelCommand,
  { game }: TacticView,
  tongue: Tongue,
): readonly string[] {
  if (command.type === 'grenade') return blastFigures(command, game, tongue);
  if (command.type === 'shoot' || command.type === 'assault') return shotFigures(command, game, tongue);
  if (command.type !== 'plan') return [];
  return [
    t(tongue, 'tactic148.figures.row'),
    ...inRow(command.actions, game, (action, now) =>
      action.type === 'grenade'
        ? blastFigures(action, now, tongue)
        : action.type === 'shoot' || action.type === 'assault'
          ? shotFigures(action, now, tongue)
          : [],
    ).flat(),
  ];
}

/** The odds of the shot as it is ordered: with its Aim, from where it is made (P-20). */
function shotFigures(
  action: Extract<Action, { type: 'shoot' | 'assault' }>,
  game: State,
  tongue: Tongue,
): readonly string[] {
  const { unit, target: targetId, weapon } = action;
  const [one, target] = [findCharacter(game, unit), findCharacter(game, targetId)];
  if (!one || !target) return [];
  const aim = action.type === 'shoot' && action.aim;
  const from = action.type === 'assault' && action.first === 'move' ? action.path.at(-1) : undefined;
  const prospect = prospectOf(game, one, target, weapon, aim, from);
  if (!prospect) return [];
  return [`${unit} → ${targetId} · ${shotText({ ...prospect, ...chances(prospect, target.wounded) }, tongue)}`];
}

/** Whom a grenade hits where it is thrown, one's own apart from the others (T48-25). */
function blastFigures(
  { unit, at }: Extract<Action, { type: 'grenade' }>,
  game: State,
  tongue: Tongue,
): readonly string[] {
  const thrower = findCharacter(game, unit);
  if (!thrower) return [];
  const { inside } = caughtBy(game, thrower, at);
  const labels = (own: boolean) => inside.filter(({ side }) => (side === thrower.side) === own).map(({ id }) => id);
  const [friends, enemies] = [labels(true), labels(false)];
  return [
    enemies.length > 0
      ? t(tongue, 'tactic148.figures.blast', { units: enemies })
      : t(tongue, 'tactic148.figures.blast-none'),
    ...(friends.length > 0 ? [t(tongue, 'tactic148.figures.blast-own', { units: friends })] : []),
  ];
}
