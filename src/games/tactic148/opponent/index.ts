import { characterOf } from '../../../rules/tactic148/characters.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Tactic148 } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Command, Topic } from '../../../rules/tactic148/commands.js';
import type { TacticReason } from './reasons.js';
import type { Argued, Valuation } from '../../../opponent/contract.js';
import { actions, answersInTheirTurn, goingOn } from './act.js';
import { deployments } from './deploy.js';
import { tokenWorth } from './tokens.js';
import { bestShot, fightWorth, restOf } from './worth.js';

/**
 * What orders are worth in 1-48 Tactic, in points of the cards: what a shot, a grenade or a fight is expected to take, what a
 * place promises and threatens, and what a token kept is worth.
 */
export const tactic148Valuation: Valuation<Tactic148, TacticReason> = (view, _seat, { topic, fallback }) => {
  const state = view.game;
  switch (topic.ask) {
    case 'act':
      return [...actions(state, topic.units), { command: fallback, reasons: [] }];
    case 'react':
      return [{ command: fallback, reasons: [] }, ...reactions(state, topic)];
    case 'deploy':
      return deployments(state, topic);
    case 'answer-shot':
      return answers(state, topic);
    case 'assault-move':
      return [{ command: fallback, reasons: [] }, ...goingOn(state, topic.unit)];
    case 'fight':
      return topic.enemies.map((enemy) => ({
        command: { type: 'fight', enemy },
        reasons: [{ reason: 'fight', value: fightWorth(characterOf(state, topic.unit), characterOf(state, enemy)) }],
      }));
    case 'wound':
      return topic.units.map((unit) => ({
        command: { type: 'wound', unit },
        reasons: [{ reason: 'points', value: restOf(characterOf(state, unit)) }],
      }));
    // The fallbacks of these are what one would choose: the edge with cover, the nearest objective, the grenade sent away.
    case 'lay-out':
    case 'edge':
    case 'objective':
    case 'scatter':
      return [{ command: fallback, reasons: [] }];
  }
};

/** In the opponent's turn a token must be worth more than it is in one's own: good shots only. */
const PATIENCE = 1;

const reactions = (
  state: State,
  { units }: Extract<Topic, { ask: 'react' }>,
): readonly Argued<Command, TacticReason>[] =>
  answersInTheirTurn(state, units).map(({ command, reasons }) => ({
    command,
    reasons: [...reasons, { reason: 'patience', value: -PATIENCE }],
  }));

/** Take Cover against a shot: what it saves against what the token is worth. */
function answers(
  state: State,
  { unit, shooter }: Extract<Topic, { ask: 'answer-shot' }>,
): readonly Argued<Command, TacticReason>[] {
  const [target, enemy] = [characterOf(state, unit), characterOf(state, shooter)];
  const taken = (one: Character): number => bestShot(state, enemy, one)?.worth ?? 0;
  const saved = taken(target) - taken({ ...target, inCover: true });
  return [
    { command: { type: 'answer-shot', takesCover: false }, reasons: [] },
    {
      command: { type: 'answer-shot', takesCover: true },
      reasons: [
        { reason: 'less-danger', value: saved },
        { reason: 'tokens', value: -tokenWorth(state, target) },
      ],
    },
  ];
}
