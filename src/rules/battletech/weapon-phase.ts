import { refuse, type Refusal } from '../kernel/refusal.js';
import { answeredBy, onlyAnswer } from '../kernel/questions.js';
import { askOwner, askSeats } from './asking.js';
import { declared, possibleTargets, sightOf, splitToAsk } from './fire.js';
import { placeOf } from './movement.js';
import { chosenBetween, sight, worstHexes } from './sight.js';
import { unitOrder, unitsLoserFirst } from './turn.js';
import type { State, Unit } from './types.js';
import type { BattleTechProgress, BattleTechRule, BattleTechState } from './battletech.js';
import type { MountId } from './vocabulary.js';
import type { Event } from './events.js';
import type { Command } from './commands.js';
import type { Step } from './agenda.js';
import type { UnitId } from '../kernel/ids.js';
import { activeOf, findUnit, unitOf } from './units.js';

type Rule<Type extends Step['type']> = BattleTechRule<Extract<Step, { type: Type }>>;

/**
 * Declarations alternate unit by unit, or are made at once and sealed (option `declare`); all are made before any is resolved
 * (QSR-11, QSR-12).
 */
export const weaponPhaseRule: Rule<'weapon-phase'> = {
  run(state) {
    const order = unitOrder(state);
    return {
      events: [{ type: 'PhaseBegan', phase: 'weapons', order }],
      then: [
        ...(state.game.options.declare === 'sealed'
          ? [{ type: 'declare-sealed' } as const]
          : order.map((side): Step => ({ type: 'declare', side, again: null }))),
        { type: 'resolve' },
        { type: 'end-weapons' },
      ],
    };
  },
};

/** The declaration that a unit fires at nothing. */
export const noFire = (unit: UnitId): Command => ({ type: 'declare', unit, target: null, mounts: [] });

/** A side declares the attacks of a unit of its choice. Where none of its units could fire at anything it is not asked. */
export const declareRule: Rule<'declare'> = {
  ask(state, { side, again }) {
    const waiting = again ? [unitOf(state.game, again)] : activeOf(state.game, side).filter((unit) => !unit.declared);
    const idle = waiting.every((unit) => possibleTargets(state.game, unit).length === 0);
    return askSeats(state, waiting, 'turn', (units) => {
      const ids = units.map((unit) => unit.id);
      const fallback = ids.map(noFire)[0];
      if (!fallback) throw new Error('no unit to declare');
      return { topic: { ask: 'declare', units: ids }, fallback, ...(idle ? { settled: fallback } : {}) };
    });
  },
  run(state, { side }, answers) {
    const command = onlyAnswer(answers, 'declare');
    return command ? declaring(state.game, side, command, answeredBy(answers)) : { events: [], then: [] };
  },
};

/** What a declaration leads to: it stands, or the target's owner is first asked about a split line (QSR-31). */
export function declaring(
  state: State,
  side: Unit['side'],
  { unit: id, target: targetId, mounts }: Extract<Command, { type: 'declare' }>,
  by: 'seat' | 'referee',
): BattleTechProgress {
  const unit = unitOf(state, id);
  if (targetId === null) {
    return { events: [{ type: 'AttackDeclared', unit: unit.id, target: null, shots: [], by }], then: [] };
  }
  const target = unitOf(state, targetId);
  if (splitToAsk(state, unit, target).length === 0) {
    return { events: declaration(state, unit, target, mounts, sightOf(state, unit, target), by), then: [] };
  }
  return { events: [], then: [{ type: 'split-hex', side, attacker: unit.id, target: target.id, mounts }] };
}

/** The event of a declaration whose line is settled; what its seat could not see may keep the unit from it. */
function declaration(
  state: State,
  unit: Unit,
  target: Unit,
  mounts: readonly MountId[],
  line: Parameters<typeof declared>[4],
  by: 'seat' | 'referee',
): readonly Event[] {
  const shots = declared(state, unit, target, mounts, line);
  return shots.ok
    ? [{ type: 'AttackDeclared', unit: unit.id, target: target.id, shots: shots.value, by }]
    : [
        { type: 'OrderVoid', unit: unit.id, why: shots.error },
        { type: 'AttackDeclared', unit: unit.id, target: null, shots: [], by },
      ];
}

/**
 * The target's owner chooses the hexes of a split line (QSR-31). If they block it, the declaration comes back to its owner.
 * Without an answer the referee takes those that are worse for the shooter (AMB-QSR-04).
 */
export const splitHexRule: Rule<'split-hex'> = {
  ask(state, step) {
    const { game } = state;
    const attacker = unitOf(game, step.attacker);
    const target = unitOf(game, step.target);
    const pairs = splitToAsk(game, attacker, target);
    // Of two sealed declarations along one line the first has settled it for both (AMB-QSR-04).
    if (pairs.length === 0) return null;
    const worst = worstHexes(game.board, game.options, pairs, placeOf(attacker).hex, placeOf(target).hex);
    const fallback: Command = { type: 'choose-hex', hexes: worst };
    return askOwner(target, 'reaction', {
      topic: { ask: 'split-hex', attacker: attacker.id, target: target.id, pairs },
      fallback,
    });
  },
  run(state, step, answers) {
    const { game } = state;
    const attacker = unitOf(game, step.attacker);
    const target = unitOf(game, step.target);
    const hexes = onlyAnswer(answers, 'choose-hex')?.hexes ?? chosenBetween(game, attacker.id, target.id) ?? [];
    const by = answeredBy(answers);
    const chosen: readonly Event[] =
      answers.length > 0 ? [{ type: 'SplitChosen', units: [attacker.id, target.id], hexes, by }] : [];
    const line = sight(game.board, game.options, placeOf(attacker).hex, placeOf(target).hex, hexes);
    if (!line.visible) {
      return {
        events: [...chosen, { type: 'DeclarationReturned', unit: attacker.id, target: target.id }],
        then: [{ type: 'declare', side: step.side, again: attacker.id }],
      };
    }
    return { events: [...chosen, ...declaration(game, attacker, target, step.mounts, line, 'seat')], then: [] };
  },
};

/** Checks a declaration (QSR-11, QSR-28, QSR-35…38); "no fire" is a legal one, but must be said. */
export function checkDeclare(
  state: State,
  mine: readonly Unit[],
  command: Extract<Command, { type: 'declare' }>,
): Refusal | null {
  const unit = mine.find((one) => one.id === command.unit);
  if (!unit) {
    const known = mine.map((one) => one.id);
    const code = state.units.some((one) => one.id === command.unit && one.declared)
      ? 'already-declared'
      : 'not-this-unit';
    return refuse(`battletech/${code}`, { unit: command.unit, known }, 'QSR-11');
  }
  if (command.target === null) {
    return command.mounts.length === 0 ? null : refuse('battletech/no-target-named', { unit: unit.id }, 'QSR-11');
  }
  const target = findUnit(state, command.target);
  if (!target)
    return refuse('battletech/no-such-unit', { unit: command.target, known: state.units.map((one) => one.id) });
  if (command.mounts.length === 0) {
    return refuse('battletech/no-weapons-named', { unit: unit.id, target: target.id }, 'QSR-11');
  }
  const shots = declared(state, unit, target, command.mounts);
  return shots.ok ? null : shots.error;
}

/** Checks a choice of split hexes: one of each pair; all on one side where the option says so (AMB-QSR-15). */
export function checkSplit(
  state: State,
  pairs: readonly (readonly [string, string])[],
  command: Extract<Command, { type: 'choose-hex' }>,
): Refusal | null {
  const { hexes } = command;
  const known = pairs.map(([left, right]) => `${left}/${right}`);
  const each = pairs.every((pair) => pair.filter((hex) => hexes.some((one) => one === hex)).length === 1);
  if (hexes.length !== pairs.length || !each) return refuse('battletech/choose-one-of-each', { known }, 'QSR-31');
  const lefts = pairs.filter(([left]) => hexes.some((hex) => hex === left)).length;
  if (state.options.splitLine === 'side' && lefts !== 0 && lefts !== pairs.length) {
    return refuse('battletech/choose-one-side', { known }, 'AMB-QSR-15');
  }
  return null;
}

/** The declared units in the order in which they are resolved (AMB-QSR-03). */
export function resolutionOrder(state: BattleTechState): readonly UnitId[] {
  const { declarations, options } = state.game;
  const firing = declarations.filter((one) => one.mounts.length > 0).map((one) => one.unit);
  // Sealed declarations are made at the same time; whoever lost the initiative is resolved first.
  if (options.resolutionOrder === 'declaration' && options.declare !== 'sealed') return firing;
  return unitsLoserFirst(state.game, firing);
}
