import type { MatchEvent } from '../kernel/contract.js';
import { evolve as evolveMatch } from '../kernel/evolve.js';
import type { Game } from '../kernel/game.js';
import { never, type UnitId } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import { choices } from './choices.js';
import { holds } from './conditions.js';
import { correction } from './correct.js';
import { checkDeploy, deployRule } from './deployment.js';
import { begun, evolve } from './evolve.js';
import { inspect } from './inspect.js';
import { checkMove, endMovementRule, moveNamedRule, movementPhaseRule, moveRule } from './movement-phase.js';
import { atStandard, reportOf } from './levels.js';
import { OPTIONS } from './options.js';
import {
  checkFire,
  checkFireAnyway,
  endWeaponsRule,
  fireUnitRule,
  impossibleShotsRule,
  resolveRule,
} from './fire-resolution.js';
import { declareSealedRule } from './sealed-declaration.js';
import { checkSetup } from './setup.js';
import { endPhaseRule, initiativeRule, stopped, turnRule } from './turn.js';
import type { State, UnitOf, With } from './types.js';
import type { BattleTech, BattleTechQuestion, BattleTechRule, BattleTechState, BattleTechView } from './battletech.js';
import type { Command, Topic } from './commands.js';
import type { Step } from './agenda.js';
import { checkAttack } from './standard/fire-phase.js';
import { checkOverwatch } from './standard/overwatch.js';
import { checkStrike } from './standard/physical-phase.js';
import { checkAside } from './standard/step-aside.js';
import { isHiddenFrom, toHidden } from './standard/hiding.js';
import { salvoProblem } from './standard/artillery.js';
import { layingProblem, minesOf } from './standard/minefields.js';
import { FULL_RULES } from './standard/rules.js';
import { unitOf } from './units.js';
import { checkDeclare, checkSplit, declareRule, splitHexRule, weaponPhaseRule } from './weapon-phase.js';
import { DECISIONS, UPCASTS } from './versions.js';
import { hidesNothing, seenBy, toldTo, type Knows } from './knowing.js';
import { bySheets } from './league/sheets.js';
import { supposed } from './supposed.js';

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
  'lay-mines': ['lay-mines'],
  bombard: ['bombard'],
  move: [
    'move',
    'name',
    'stand-up',
    'careful-stand',
    'masc',
    'self-destruct',
    'eject',
    'mount',
    'unload',
    'sow',
    'clear-mines',
  ],
  'move-named': [
    'move',
    'stand-up',
    'careful-stand',
    'masc',
    'self-destruct',
    'eject',
    'mount',
    'unload',
    'sow',
    'clear-mines',
  ],
  declare: ['declare'],
  'split-hex': ['choose-hex'],
  'impossible-shots': ['fire-anyway'],
  fire: ['fire'],
  'move-on': ['move', 'stand-up', 'careful-stand'],
  'step-aside': ['move'],
  attack: ['attack'],
  strike: ['strike'],
};

/** What brings something hidden to light. */
const REVEALING: readonly string[] = [
  'WayBarred',
  'OrderVoid',
  'UnitRevealed',
  'MinesMet',
  'MinesSwept',
  'SalvoLanded',
];

/** Checks an answer against what the seat sees. */
function check(view: BattleTechView, { topic }: BattleTechQuestion, command: Command): Refusal | null {
  const state = supposed(view.game);
  switch (topic.ask) {
    case 'deploy':
      return command.type === 'deploy' ? checkDeploy(state, mine(state, topic.units), command) : null;
    case 'lay-mines':
      return command.type === 'lay-mines' ? layingProblem(state, topic.side, command.hexes) : null;
    case 'bombard':
      return command.type === 'bombard' ? salvoProblem(state, topic.side, command.hex) : null;
    case 'move':
    case 'move-named':
    case 'move-on':
      return isMoving(command)
        ? checkMove(state, mine(state, topic.units), command, topic.ask === 'move-on' ? topic.mode : null)
        : null;
    case 'step-aside':
      return command.type === 'move' ? checkAside(atStandard(state), topic.units[0], command) : null;
    case 'declare':
      return command.type === 'declare' ? checkDeclare(state, mine(state, topic.units), command) : null;
    case 'split-hex':
      return command.type === 'choose-hex' ? checkSplit(state, topic.pairs, command) : null;
    case 'impossible-shots':
      return command.type === 'fire-anyway' ? checkFireAnyway(topic.mounts, command) : null;
    case 'fire':
      return command.type === 'fire' ? checkFire(topic, command) : null;
    case 'attack': {
      const full = atStandard(state);
      if (command.type !== 'attack') return null;
      return topic.at === undefined
        ? checkAttack(full, mine(full, topic.units), command)
        : checkOverwatch(full, topic.units, topic.at, command);
    }
    case 'strike': {
      const full = atStandard(state);
      return command.type === 'strike' ? checkStrike(full, mine(full, topic.units), command) : null;
    }
    default:
      return never(topic);
  }
}

const isMoving = (command: Command): command is Parameters<typeof checkMove>[2] =>
  command.type === 'move' ||
  command.type === 'name' ||
  command.type === 'stand-up' ||
  command.type === 'careful-stand' ||
  command.type === 'masc' ||
  command.type === 'self-destruct' ||
  command.type === 'eject' ||
  command.type === 'mount' ||
  command.type === 'unload' ||
  command.type === 'sow' ||
  command.type === 'clear-mines';

const mine = <S extends State>(state: With<S>, ids: readonly UnitId[]): readonly UnitOf<S>[] =>
  ids.map((id) => unitOf(state, id));

/** The match as it has just begun: what is told of its beginning hangs on who knows what of whom then. */
const beginning = (event: MatchEvent<BattleTech>): BattleTechState | null =>
  event.type === 'Began' && 'setup' in event ? evolveMatch(game, null, event) : null;

/**
 * A rule where something is hidden: whether somebody is asked would tell others what they see, or what stands on their sheet. So
 * nobody's answer is settled, nor that for a part of a question, also where it makes no difference.
 */
const askingAll = (knows: Knows, rule: BattleTechRule): BattleTechRule => ({
  ...rule,
  ask(state, step) {
    const asking = rule.ask?.(state, step);
    if (!asking || hidesNothing(knows, state)) return asking ?? null;
    return {
      ...asking,
      asks: asking.asks.map(({ settled: _, parts, ...ask }) => ({
        ...ask,
        ...(parts ? { parts: parts.map(({ id, fallback }) => ({ id, fallback })) } : {}),
      })),
    };
  },
});

/** BattleTech as it is where viewers know so much of each other's units. */
export const gameKnowing = (knows: Knows): Game<BattleTech> => ({
  id: 'battletech',
  decisions: DECISIONS,
  upcasts: UPCASTS,
  options: OPTIONS,
  checkSetup,
  begin(setup) {
    const state = begun(setup);
    const deploys = setup.deployment.map(({ side }): Step => ({ type: 'deploy', side }));
    return {
      state,
      steps: [...(minesOf(state.options) > 0 ? [{ type: 'lay-mines' } as const] : []), ...deploys, { type: 'turn' }],
    };
  },
  rule: (step) => askingAll(knows, RULES[step.type]),
  answers: (topic, command) => ANSWERS[topic.ask].includes(command.type),
  part: (command) => ('unit' in command ? command.unit : ''),
  narrow: (topic, parts) =>
    topic.ask === 'declare' || topic.ask === 'attack' || topic.ask === 'strike'
      ? { ...topic, units: topic.units.filter((unit) => parts.includes(unit)) }
      : topic,
  check,
  beside: toHidden,
  evolve,
  view: (state, viewer) => seenBy(knows, state, viewer),
  choices,
  tell: (event, before, viewer, now) => toldTo(knows, event, before ?? beginning(event), viewer, now),
  // That a phase begins: what happens in it is told, and until then there is nothing.
  isNews: ({ type }) => type !== 'PhaseBegan',
  reveals: ({ type }) => REVEALING.includes(type),
  chapter: ({ turn, phase, level }) => ({ turn, phase: reportOf(level, phase) }),
  inspect,
  holds,
  correction,
  stopped,
});

/** BattleTech, as its author writes it for the kernel. */
export const game = gameKnowing((viewer, unit, state) =>
  isHiddenFrom(viewer, unit, state) ? 'nothing' : bySheets(viewer, unit, state),
);
