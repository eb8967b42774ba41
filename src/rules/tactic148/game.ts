import type { Game } from '../kernel/game.js';
import { never } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import { assaultMoveRule, checkAssaultMove } from './assault.js';
import { battlefieldRule, checkOffered, edgeRule, layOutRule, objectiveRule } from './battlefield.js';
import { choices } from './choices.js';
import { holds } from './conditions.js';
import { correction } from './correct.js';
import { checkDeploy, deploymentRule, deployRule, firstTurnRule } from './deployment.js';
import { begun, evolve } from './evolve.js';
import { allotRule, checkScatter, explosionRule, scatterRule, throwRule } from './grenade.js';
import { contactRule, fightRule } from './h2h.js';
import { inspect } from './inspect.js';
import { walkRule } from './move.js';
import { MEASURE } from './lengths.js';
import { OPTIONS } from './options.js';
import { instructions } from './instructions.js';
import { checkReact, windowRule } from './reactions.js';
import { tellTo, viewFor } from './secrets.js';
import { checkSetup } from './setup.js';
import { opportunityShotRule, shotDeclaredRule, shotRule } from './shoot.js';
import { suppressionDiceRule, suppressionHitRule, suppressionStartRule } from './suppression-dice.js';
import { actRule, checkAct, endTurnRule, turnRule } from './turn.js';
import { ACTION_TYPES, type Command, type Topic } from './commands.js';
import type { Tactic148, TacticQuestion, TacticRule, TacticView } from './tactic148.js';
import type { Step } from './steps.js';
import { outcome, victoryRule } from './victory.js';
import { DECISIONS, UPCASTS } from './versions.js';

/** The rule of each step, by chapter. */
const RULES: { readonly [Type in Step['type']]: TacticRule<Type> } = {
  battlefield: battlefieldRule,
  'lay-out': layOutRule,
  edge: edgeRule,
  objective: objectiveRule,
  deployment: deploymentRule,
  deploy: deployRule,
  'first-turn': firstTurnRule,
  turn: turnRule,
  'suppression-start': suppressionStartRule,
  'suppression-dice': suppressionDiceRule,
  'suppression-hit': suppressionHitRule,
  act: actRule,
  window: windowRule,
  'end-turn': endTurnRule,
  'shot-declared': shotDeclaredRule,
  shot: shotRule,
  'opportunity-shot': opportunityShotRule,
  'assault-move': assaultMoveRule,
  throw: throwRule,
  scatter: scatterRule,
  explosion: explosionRule,
  allot: allotRule,
  walk: walkRule,
  contact: contactRule,
  fight: fightRule,
  victory: victoryRule,
};

/** The orders that answer each question. */
const ANSWERS: { readonly [Ask in Topic['ask']]: readonly Command['type'][] } = {
  'lay-out': ['lay-out'],
  edge: ['take-edge'],
  objective: ['name-objective'],
  deploy: ['deploy'],
  act: [...ACTION_TYPES, 'plan', 'end-turn'],
  react: [...ACTION_TYPES, 'let-pass'],
  'answer-shot': ['answer-shot'],
  'assault-move': ['move', 'stay'],
  scatter: ['scatter'],
  wound: ['wound'],
  fight: ['fight'],
};

/** Checks an answer against what the seat sees. */
function check({ game }: TacticView, { topic }: TacticQuestion, command: Command): Refusal | null {
  switch (topic.ask) {
    case 'lay-out':
      return command.type === 'lay-out' ? checkOffered(command.table, topic.tables, 'T48-02') : null;
    case 'edge':
      return command.type === 'take-edge' ? checkOffered(command.edge, topic.edges, 'T48-02') : null;
    case 'objective':
      return command.type === 'name-objective' ? checkOffered(command.piece, topic.pieces, 'T48-56') : null;
    case 'deploy':
      return command.type === 'deploy' ? checkDeploy(game, topic.units, command) : null;
    case 'act':
      return checkAct(game, topic, command);
    case 'react':
      return checkReact(game, topic.units, command);
    case 'answer-shot':
      return null;
    case 'assault-move':
      return command.type === 'move' || command.type === 'stay' ? checkAssaultMove(game, topic, command) : null;
    case 'scatter':
      return command.type === 'scatter' ? checkScatter(game, topic, command.at) : null;
    case 'wound':
      return command.type === 'wound' ? checkOffered(command.unit, topic.units, 'AMB-T48-08') : null;
    case 'fight':
      return command.type === 'fight' ? checkOffered(command.enemy, topic.enemies, 'AMB-T48-39') : null;
    default:
      return never(topic);
  }
}

/** 1-48 Tactic, quick-start rules, as an author of rules writes it. */
export const game: Game<Tactic148> = {
  id: 'tactic148',
  decisions: DECISIONS,
  upcasts: UPCASTS,
  options: OPTIONS,
  measure: MEASURE,
  checkSetup,
  begin: (setup) => ({ state: begun(setup), steps: [{ type: 'battlefield' }] }),
  rule: (step) => RULES[step.type],
  answers: (topic, command) => ANSWERS[topic.ask].includes(command.type),
  beside: instructions,
  check,
  evolve,
  view: viewFor,
  choices,
  tell: (event, _before, viewer, now) => tellTo(event, viewer, now),
  // What a seat keeps to itself is no reason for a report.
  isNews: (event) => event.type !== 'Instructed' || event.instruction.about === 'hold',
  chapter: ({ round, phase }) => ({ turn: round, phase }),
  inspect,
  correction,
  holds,
  stopped: outcome,
};
