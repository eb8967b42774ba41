import type { Game } from '../kernel/game.js';
import { never } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import { refuse } from '../kernel/refusal.js';
import { checkActivate, checkFlyOn, endActivationRule, fastMoveRule, sideRule } from './activation.js';
import { bombingRule } from './bombing.js';
import { choices } from './choices.js';
import { closeRule, collisionRule, wantsCollisionRule } from './collision.js';
import type { Command, Topic } from './commands.js';
import { holds } from './conditions.js';
import { correction } from './correct.js';
import { checkEvade, diveRule, evadeRule } from './evasion.js';
import type { Event } from './events.js';
import { begun, evolve } from './evolve.js';
import type { FinestHour, HourQuestion, HourRule, HourView } from './finest-hour.js';
import { volleyRule } from './fire.js';
import { flightRule } from './flight.js';
import { focusRule } from './focus.js';
import { inspect } from './inspect.js';
import { instructions } from './instructions.js';
import { MEASURE } from './lengths.js';
import { machineRule } from './machine.js';
import { OPTIONS } from './options.js';
import { checkRally, rallyRule, rallyTestRule } from './rally.js';
import { answerRule, checkAnswer, firedUponRule, inSightRule } from './reactions.js';
import { tellTo, viewFor } from './secrets.js';
import { checkSetup } from './setup.js';
import type { Step } from './steps.js';
import { chapter, endTurnRule, phaseRule, turnRule } from './turn.js';
import { DECISIONS, UPCASTS } from './versions.js';
import { outcome, victoryRule } from './victory.js';

/** The rule of each step, by chapter. */
const RULES: { readonly [Type in Step['type']]: HourRule<Type> } = {
  turn: turnRule,
  phase: phaseRule,
  side: sideRule,
  'fast-move': fastMoveRule,
  flight: flightRule,
  'end-activation': endActivationRule,
  'in-sight': inSightRule,
  volley: volleyRule,
  'fired-upon': firedUponRule,
  answer: answerRule,
  evade: evadeRule,
  dive: diveRule,
  'wants-collision': wantsCollisionRule,
  close: closeRule,
  collision: collisionRule,
  bombing: bombingRule,
  focus: focusRule,
  machine: machineRule,
  rally: rallyRule,
  'rally-test': rallyTestRule,
  'end-turn': endTurnRule,
  victory: victoryRule,
};

/** The orders that answer each question. */
const ANSWERS: { readonly [Ask in Topic['ask']]: readonly Command['type'][] } = {
  activate: ['fly', 'group', 'hold'],
  'fly-on': ['fly-on'],
  column: ['take-column'],
  evade: ['evade', 'stay'],
  answer: ['answer'],
  rally: ['rally', 'no-rally'],
};

/** Checks an answer against what the seat sees. */
function check({ game: state }: HourView, { topic }: HourQuestion, command: Command): Refusal | null {
  switch (topic.ask) {
    case 'activate':
      return checkActivate(state, topic.units, command);
    case 'fly-on':
      return checkFlyOn(state, command);
    case 'column':
      return command.type === 'take-column' && command.unit !== topic.unit
        ? refuse('finest-hour/other-unit', { unit: topic.unit }, 'AMB-TFH-15')
        : null;
    case 'evade':
      return checkEvade(state, topic, command);
    case 'answer':
      return checkAnswer(topic, command);
    case 'rally':
      return checkRally(state, topic.leaders, command);
    default:
      return never(topic);
  }
}

/** What is told with other things, if at all. */
const QUIET: ReadonlySet<Event['type']> = new Set(['Instructed', 'RallyBegan', 'TurnEnded']);

/** Their Finest Hour as an author of rules writes it. */
export const game: Game<FinestHour> = {
  id: 'finest-hour',
  decisions: DECISIONS,
  upcasts: UPCASTS,
  options: OPTIONS,
  measure: MEASURE,
  checkSetup,
  begin: (setup) => ({ state: begun(setup), steps: [{ type: 'turn' }] }),
  rule: (step) => RULES[step.type],
  answers: (topic, command) => ANSWERS[topic.ask].includes(command.type),
  beside: instructions,
  check,
  evolve,
  view: viewFor,
  choices,
  tell: (event, _before, viewer, now) => tellTo(event, viewer, now),
  // What a seat keeps to itself is no reason for a report, nor is a rally that nobody calls.
  isNews: ({ type }) => !QUIET.has(type),
  chapter,
  inspect,
  correction,
  holds,
  stopped: outcome,
};
