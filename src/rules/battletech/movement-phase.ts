import { sowing, sowProblem } from './standard/sowing.js';
import { sweep, sweepProblem } from './standard/sweeping.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Dice } from '../kernel/dice.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import { onlyAnswer, type Answer } from '../kernel/questions.js';
import { askOwner, askSeats } from './asking.js';
import { allowance, move, placeOf, standing } from './movement.js';
import { carefulStandProblem, fullMoveProblem, riseProblem } from './standard/check-move.js';
import { mountProblem, ridesOutside, unloadable, unloadProblem } from './standard/carrying.js';
import { editionOf } from './standard/editions.js';
import { findAround } from './standard/finding.js';
import { comingOut, withThemOut } from './standard/hiding.js';
import { destructProblem } from './league/self-destruct.js';
import { eject, ejectProblem } from './standard/ejecting.js';
import { takeEffect, takeOut } from './standard/phase-end.js';
import { Resolution } from './standard/resolution.js';
import { mascProblem, switchMasc } from './standard/masc.js';
import { canGoOn, carryOut } from './standard/moving.js';
import { probe } from './standard/probing.js';
import { isImmobile } from './standard/parts.js';
import { rise, riseCarefully } from './standard/rising.js';
import { stepOf } from './step-letters.js';
import { unitOrder } from './turn.js';
import type { Movement, State, Unit } from './types.js';
import type { BattleTechProgress, BattleTechRule, BattleTechState } from './battletech.js';
import type { Mode } from './vocabulary.js';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import type { Step } from './agenda.js';
import { actingOf, findUnit, isLegged, unitOf } from './units.js';
import { Way } from './way.js';

type Rule<Type extends Step['type']> = BattleTechRule<Extract<Step, { type: Type }>>;
type Moves = Extract<Command, { type: 'move' }>;

/**
 * Movement alternates unit by unit until every unit has been given one (QSR-09, QSR-10); with `moveBy: side` one side moves
 * all its units, in any order, before the other begins.
 */
export const movementPhaseRule: Rule<'movement-phase'> = {
  run(state) {
    const out = comingOut(state.game, 'move');
    const order = unitOrder(withThemOut(state, out), state.game.options.moveBy, movingOf);
    return {
      events: [{ type: 'PhaseBegan', phase: 'movement', order }, ...out],
      then: [...order.map((side): Step => ({ type: 'move', side })), { type: 'end-movement' }],
    };
  },
};

/** A side moves a unit of its choice that has not moved, or names it first (under the chrono within its minute, CLN-51); any seat of the side may. */
export const moveRule: Rule<'move'> = {
  ask(state, { side }) {
    const waiting = movingOf(state.game, side).filter((unit) => unit.moved === null);
    // Where every unit left can only stand still, nobody need be asked.
    const stuck = waiting.every((unit) => isStuck(state.game, unit));
    // The minute for naming is for a choice: a single unit is named at once, and has its three minutes (CLN-51).
    const only = state.clock?.settings.kind === 'chrono' && waiting.length === 1 ? waiting[0] : undefined;
    return askSeats(state, waiting, 'turn', (units) => {
      const fallback = standStill(...units);
      const topic = { ask: 'move', units: units.map((unit) => unit.id) } as const;
      const settled: Command | undefined = stuck ? fallback : only && { type: 'name', unit: only.id };
      return { topic, fallback, chrono: 'name', ...whenLate(state, units), ...(settled ? { settled } : {}) };
    });
  },
  run(state, _step, answers, dice) {
    const named = onlyAnswer(answers, 'name');
    if (named) {
      return { events: [{ type: 'UnitNamed', unit: named.unit }], then: [{ type: 'move-named', unit: named.unit }] };
    }
    // The minute for naming is over with the name; what follows has the three of a move.
    return moved(state, answers, dice, state.clock?.settings.kind !== 'chrono');
  },
};

/** The unit that was named is moved. */
export const moveNamedRule: Rule<'move-named'> = {
  ask(state, step) {
    const unit = unitOf(state.game, step.unit);
    // One whose MASC has failed may be out before it moves.
    if (unit.status !== 'active') return null;
    return askOwner(unit, 'turn', {
      topic: { ask: 'move-named', units: [unit.id] },
      fallback: standStill(unit),
      chrono: 'move',
      ...(step.goesOn ? { goesOn: true } : {}),
      ...(isStuck(state.game, unit) ? { settled: standStill(unit) } : {}),
    });
  },
  run: (state, _step, answers, dice) => moved(state, answers, dice, true),
};

/** Standard level: a unit that fell or tried to stand up goes on with the MP it has left, if it can (SEQ-05). */
export const moveOnRule: Rule<'move-on'> = {
  ask(state, step) {
    const unit = unitOf(state.game, step.unit);
    const { moved: so } = unit;
    if (!so || !unit.body || !canGoOn(unit)) return null;
    return askOwner(unit, 'turn', {
      topic: { ask: 'move-on', units: [unit.id], mode: so.mode, mp: allowance(unit, so.mode) - so.mp },
      fallback: { type: 'move', unit: unit.id, mode: so.mode, steps: '', exit: false },
      chrono: 'move',
      ...(step.goesOn ? { goesOn: true } : {}),
    });
  },
  run(state, { unit }, answers, dice) {
    // One that cannot go on has arrived.
    return answers.length === 0 ? arrived(state.game, unit, dice) : moved(state, answers, dice, true);
  },
};

/** A unit that goes no further looks around. */
function arrived(game: State, unit: UnitId, dice: Dice): BattleTechProgress {
  if (game.level !== 'standard') return { events: [], then: [] };
  const resolution = new Resolution(game, dice);
  probe(resolution, unit);
  return { events: resolution.events, then: [] };
}

/** What has shaken others than those who moved takes effect at the end, as in any phase. */
export const endMovementRule: Rule<'end-movement'> = {
  run({ game }, _step, _answers, dice) {
    const ended: Event = { type: 'PhaseEnded', phase: 'movement' };
    if (game.level !== 'standard') return { events: [ended], then: [] };
    const resolution = new Resolution(game, dice);
    takeEffect(resolution);
    return { events: [...resolution.events, ended], then: [] };
  },
};

/** The units of a side that are given a move: by the rules of 2026 none that can do nothing but stay (EDN-03). */
const movingOf = (state: State, side: SideId): readonly Unit[] =>
  actingOf(state, side).filter((unit) => editionOf(unit).countsImmobile || !isStuck(state, unit));

/** Whether a unit can do nothing but stay where it is; one that cannot move may still set down whom it carries. */
const isStuck = (state: State, unit: Unit): boolean =>
  unit.body ? isImmobile(unit) && unloadable(state, unit).length === 0 : isLegged(unit);

/**
 * What an order to move leads to. At the standard level piloting rolls are made at once, and the unit may have to go on; `shares`:
 * with what is left of the time of this order.
 */
function moved(
  state: BattleTechState,
  answers: readonly Answer<Command>[],
  dice: Dice,
  shares: boolean,
): BattleTechProgress {
  const [answer] = answers;
  if (!answer) return { events: [], then: [] };
  const { command, by } = answer;
  if (state.game.level === 'standard') {
    const resolution = new Resolution(state.game, dice);
    const time = shares ? ({ goesOn: true } as const) : {};
    if (command.type === 'mount') {
      const { unit, on } = command;
      const outside = ridesOutside(resolution.state, resolution.unit(unit), resolution.unit(on));
      resolution.happen({ type: 'Mounted', unit, on, ...(outside ? { outside } : {}) });
      return { events: resolution.events, then: [] };
    }
    if (command.type === 'unload') {
      resolution.happen({ type: 'Unloaded', unit: command.unit, passenger: command.passenger });
      return { events: resolution.events, then: [] };
    }
    if (command.type === 'eject') {
      eject(resolution, command.unit);
      return { events: resolution.events, then: resolution.then };
    }
    if (command.type === 'self-destruct') {
      resolution.happen({ type: 'SelfDestructSet', unit: command.unit, ejects: command.ejects });
      return { events: resolution.events, then: [{ type: 'move-named', unit: command.unit, ...time }] };
    }
    if (command.type === 'sow') {
      const events = sowing(resolution.unit(command.unit));
      return { events, then: [{ type: 'move-named', unit: command.unit, ...time }] };
    }
    if (command.type === 'clear-mines') {
      sweep(resolution, command.unit);
      takeOut(resolution);
      return { events: resolution.events, then: [...resolution.then] };
    }
    if (command.type === 'masc') {
      switchMasc(resolution, command.unit);
      return { events: resolution.events, then: [{ type: 'move-named', unit: command.unit, ...time }] };
    }
    if (command.type === 'stand-up') rise(resolution, command, by);
    else if (command.type === 'careful-stand') riseCarefully(resolution, command, by);
    else if (command.type === 'move') carryOut(resolution, command, by);
    else return { events: [], then: [] };
    takeOut(resolution);
    findAround(resolution, command.unit);
    const isOpen = command.type === 'stand-up' && !command.then;
    const happened = (...types: readonly Event['type'][]): boolean =>
      resolution.events.some(({ type }) => types.includes(type));
    const isMet = resolution.then.some(({ type }) => type === 'overwatch');
    const interrupted = isOpen || isMet || happened('Fell', 'Slowed');
    const on: readonly Step[] =
      interrupted && !happened('WayBarred') ? [{ type: 'move-on', unit: command.unit, ...time }] : [];
    // A unit that goes on looks around when it has arrived.
    if (on.length === 0) probe(resolution, command.unit);
    return { events: resolution.events, then: [...resolution.then, ...on] };
  }
  return { events: command.type === 'move' ? walked(state.game, command, by) : [], then: [] };
}

/** What a move of the quick-start level leads to: the unit gets as far as it can. */
function walked(state: State, command: Moves, by: Answer<Command>['by']): readonly Event[] {
  const { mode, exit } = command;
  const unit = unitOf(state, command.unit);
  const way = new Way(standing(placeOf(unit)));
  for (const letter of exit ? command.steps.slice(0, -1) : command.steps) {
    const step = stepOf(letter);
    if (step && !way.bar) way.take(state, unit, mode, step);
  }
  way.end(state, unit);
  const { at, bar, path } = way;
  const left = exit && !bar;
  const edge = left ? 1 : 0;
  const movement: Movement = {
    mode,
    steps: way.steps + (left ? 'F' : ''),
    path: [placeOf(unit), ...path],
    mp: at.mp + edge,
    entered: at.entered + edge,
  };
  return [
    { type: 'UnitMoved', unit: unit.id, movement, to: at.place, left, by },
    ...(bar ? [{ type: 'WayBarred', unit: unit.id, ...bar } as const] : []),
  ];
}

function standStill(...[unit]: readonly Unit[]): Moves {
  if (!unit) throw new Error('no unit to stand still');
  return { type: 'move', unit: unit.id, mode: 'stand', steps: '', exit: false };
}

/** Under the chrono the next unit in roster order is named for a seat that names none in time (CLN-51, AMB-CLN-20). */
function whenLate({ clock }: BattleTechState, [next]: readonly Unit[]): { readonly late?: Command } {
  const names = clock?.settings.kind === 'chrono' && clock.settings.designateTimeout === 'next';
  return names && next ? { late: { type: 'name', unit: next.id } } : {};
}

/** Checks the naming of a unit or its move, for a seat that may move `mine`. */
export function checkMove(
  state: State,
  mine: readonly Unit[],
  command: Extract<
    Command,
    {
      type:
        | 'move'
        | 'name'
        | 'stand-up'
        | 'careful-stand'
        | 'masc'
        | 'self-destruct'
        | 'eject'
        | 'mount'
        | 'unload'
        | 'sow'
        | 'clear-mines';
    }
  >,
  on: Mode | null = null,
): Refusal | null {
  const unit = mine.find((one) => one.id === command.unit);
  if (!unit) {
    const known = mine.map((one) => one.id);
    const code = state.units.some((one) => one.id === command.unit && one.moved) ? 'already-moved' : 'not-this-unit';
    return refuse(`battletech/${code}`, { unit: command.unit, known }, 'QSR-09');
  }
  if (command.type === 'name') return null;
  if (command.type === 'masc') return mascProblem(unit);
  if (command.type === 'self-destruct') return destructProblem(state, unit);
  if (command.type === 'eject') return ejectProblem(state, unit);
  if (command.type === 'mount') return mountProblem(state, unit, findUnit(state, command.on));
  if (command.type === 'unload') return unloadProblem(state, unit, command.passenger);
  if (command.type === 'sow') return sowProblem(state, unit);
  if (command.type === 'clear-mines') return sweepProblem(state, unit);
  if (command.type === 'stand-up' || command.type === 'careful-stand') {
    return state.level === 'standard' && unit.body
      ? command.type === 'stand-up'
        ? riseProblem(state, unit, command, on)
        : carefulStandProblem(state, unit, on)
      : refuse('battletech/stands-already', { unit: unit.id }, 'QSR-17');
  }
  if (state.level === 'standard' && unit.body) return fullMoveProblem(state, unit, command, on);
  const result = move(state, unit, command.mode, command.steps, command.exit);
  return result.ok ? null : result.error;
}
