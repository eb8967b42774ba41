import { sees } from '../../../src/rules/tactic148/lines.js';
import { characterOf, enemiesOf, showing } from '../../../src/rules/tactic148/characters.js';
import { freePlaces } from '../../../src/rules/tactic148/deployment.js';
import { edgeOf, fromEdge, standsIn } from '../../../src/rules/tactic148/terrain.js';
import type { Character } from '../../../src/rules/tactic148/types.js';
import type { Tactic148 } from '../../../src/rules/tactic148/tactic148.js';
import type { State } from '../../../src/rules/tactic148/state.js';
import type { Command, Topic } from '../../../src/rules/tactic148/commands.js';
import { disc } from '../../../src/rules/geometry/plane/shape.js';
import { between } from '../../../src/rules/geometry/plane/point.js';
import type { TacticReason } from '../../../src/games/tactic148/opponent/reasons.js';
import type { Argued, Valuation } from '../../../src/opponent/contract.js';
import { actions, goingOn, tokenWorth } from './act.js';
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
  [...actions(state, units)]
    .filter(({ command }) => command.type === 'shoot' || command.type === 'grenade')
    .map(({ command, reasons }) => ({ command, reasons: [...reasons, { reason: 'patience', value: -PATIENCE }] }));

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

/** In cover, out of sight of those who stand already, well forward, near the middle; who shoots far may stay back. */
function deployments(
  state: State,
  { units }: Extract<Topic, { ask: 'deploy' }>,
): readonly Argued<Command, TacticReason>[] {
  const [unit] = units;
  if (unit === undefined) return [];
  const one = characterOf(state, unit);
  const edge = edgeOf(state, one.side);
  const enemies = enemiesOf(state, one.side);
  const middle = { x: state.table.width / 2, y: state.table.height / 2 };
  const forward = Math.max(...showing(one).weapons.map(({ short, long }) => short - long), 0) + 1;
  return freePlaces(state, one).map((at): Argued<Command, TacticReason> => {
    const base = disc(at, 500);
    const covered = state.table.pieces.some((piece) => piece.kind === 'cover' && standsIn(base, piece));
    const hidden = enemies.filter((enemy) => !sees(state, enemy, { ...one, at })).length;
    return {
      command: { type: 'deploy', unit, at },
      reasons: [
        { reason: 'cover', value: covered ? 3 : 0 },
        { reason: 'hidden', value: hidden },
        { reason: 'forward', value: (forward * fromEdge(state.table, edge, at)) / 5000 },
        { reason: 'near', value: -between(at, middle) / 10_000 },
      ],
    };
  });
}
