import type { Game } from '../kernel/contract.js';
import { never } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import { choices } from './choices.js';
import { holds } from './conditions.js';
import { correction } from './correct.js';
import { checkDeploy, deployRule } from './deployment.js';
import { begun, evolve } from './evolve.js';
import { inspect } from './inspect.js';
import { checkMove, endMovementRule, moveNamedRule, movementPhaseRule, moveRule } from './movement-phase.js';
import { OPTIONS } from './options.js';
import {
  checkFire,
  checkFireAnyway,
  endWeaponsRule,
  fireUnitRule,
  impossibleShotsRule,
  resolveRule,
} from './resolution.js';
import { declareSealedRule } from './sealed-declaration.js';
import { checkSetup } from './setup.js';
import { endPhaseRule, initiativeRule, outcome, turnRule } from './turn.js';
import type {
  BattleTech,
  BattleTechQuestion,
  BattleTechRule,
  BattleTechView,
  Command,
  Phase,
  Step,
  Topic,
  Unit,
} from './types.js';
import { FULL_RULES } from './standard/rules.js';
import { unitOf } from './units.js';
import { checkDeclare, checkSplit, declareRule, splitHexRule, weaponPhaseRule } from './weapon-phase.js';

/** The rule of each step of the turn, by chapter. */
const RULES: { readonly [Type in Step['type']]: BattleTechRule<Extract<Step, { type: Type }>> } = {
  deploy: deployRule,
  turn: turnRule,
  initiative: initiativeRule,
  'movement-phase': movementPhaseRule,
  move: moveRule,
  'move-named': moveNamedRule,
  'end-movement': endMovementRule,
  'weapon-phase': weaponPhaseRule,
  'declare-sealed': declareSealedRule,
  declare: declareRule,
  'split-hex': splitHexRule,
  resolve: resolveRule,
  'impossible-shots': impossibleShotsRule,
  'fire-unit': fireUnitRule,
  'end-weapons': endWeaponsRule,
  'end-phase': endPhaseRule,
  ...FULL_RULES,
};

/** The orders that answer each question. */
const ANSWERS: { readonly [Ask in Topic['ask']]: readonly Command['type'][] } = {
  deploy: ['deploy'],
  move: ['move', 'name'],
  'move-named': ['move'],
  declare: ['declare'],
  'split-hex': ['choose-hex'],
  'impossible-shots': ['fire-anyway'],
  fire: ['fire'],
  'move-on': ['move', 'stand-up'],
  attack: ['attack'],
  strike: ['strike'],
};

/** The report that tells of each phase: initiative with movement, the end with the weapons (QSR-07). */
const REPORTED = {
  deployment: 'deployment',
  initiative: 'movement',
  movement: 'movement',
  weapons: 'weapons',
  physical: 'physical',
  heat: 'physical',
  end: 'weapons',
} as const satisfies Record<Phase, Phase>;

/** Checks an answer against what the seat sees. */
function check(view: BattleTechView, { topic }: BattleTechQuestion, command: Command): Refusal | null {
  const state = view.game;
  switch (topic.ask) {
    case 'deploy':
      return command.type === 'deploy' ? checkDeploy(state, units(view, topic.units), command) : null;
    case 'move':
    case 'move-named':
      return command.type === 'move' || command.type === 'name'
        ? checkMove(state, units(view, topic.units), command)
        : null;
    case 'declare':
      return command.type === 'declare' ? checkDeclare(state, units(view, topic.units), command) : null;
    case 'split-hex':
      return command.type === 'choose-hex' ? checkSplit(state, topic.pairs, command) : null;
    case 'impossible-shots':
      return command.type === 'fire-anyway' ? checkFireAnyway(topic.mounts, command) : null;
    case 'fire':
      return command.type === 'fire' ? checkFire(topic, command) : null;
    case 'move-on':
    case 'attack':
    case 'strike':
      throw new Error(`no check yet for ${topic.ask}`);
    default:
      return never(topic);
  }
}

const units = (view: BattleTechView, ids: Extract<Topic, { units: unknown }>['units']): readonly Unit[] =>
  ids.map((id) => unitOf(view.game, id));

/** BattleTech at the quick-start level, as its author writes it for the kernel. */
export const game: Game<BattleTech> = {
  id: 'battletech',
  version: 1,
  options: OPTIONS,
  checkSetup,
  begin: (setup) => ({
    state: begun(setup),
    steps: [...setup.deployment.map(({ side }): Step => ({ type: 'deploy', side })), { type: 'turn' }],
  }),
  rule: (step) => RULES[step.type],
  answers: (topic, command) => ANSWERS[topic.ask].includes(command.type),
  part: (command) => ('unit' in command ? command.unit : ''),
  narrow: (topic, parts) =>
    topic.ask === 'declare' ? { ...topic, units: topic.units.filter((unit) => parts.includes(unit)) } : topic,
  check,
  evolve,
  view: (state) => state.game,
  choices,
  tell: (event) => event,
  mark: (event) => (event.type === 'PhaseEnded' ? 'phase' : event.type === 'TurnEnded' ? 'turn' : null),
  chapter: ({ turn, phase }) => ({ turn, phase: REPORTED[phase] }),
  inspect,
  holds,
  correction,
  stopped: outcome,
  upcast: (event) => event,
};
