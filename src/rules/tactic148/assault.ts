import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Point } from '../geometry/plane/point.js';
import { askSeat } from './asking.js';
import { onlyAnswer } from '../kernel/questions.js';
import { characterOf, showing } from './characters.js';
import { moveProblem } from './move.js';
import { climbProblem, isClimb } from './prices.js';
import { wayFrom, zonesOnWay } from './suppression.js';
import type { Character } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import type { Action, Command, Topic } from './commands.js';

/** Assault Fire: a move and a shot, before or after it, for one token (T48-35). */

type Assault = Extract<Action, { type: 'assault' }>;

/**
 * Why an Assault Fire cannot lead where it is ordered to. Moved first, a way through an enemy zone with effect leaves no shot
 * after it (T48-38). Fired first, the way is what is intended: the target may be gone by then, and it may be left open.
 */
export function assaultWayProblem(state: State, one: Character, assault: Assault): Refusal | null {
  const { path, target, first } = assault;
  const reach = showing(one).assault;
  if (first === 'fire') {
    const without = { ...state, characters: state.characters.filter(({ id }) => id !== target) };
    return path.length === 0 ? null : moveProblem(without, one, path, reach);
  }
  const problem = moveProblem(state, one, path, reach);
  if (problem) return problem;
  const [zone] = zonesOnWay(state, one, wayFrom(one, path));
  return zone === undefined ? null : refuse('tactic148/suppressed', { unit: one.id, zone }, 'T48-38');
}

/** The shot before the move, after it and before a fight, or by option after the fight (AMB-T48-39). */
export function assaultSteps(state: State, { unit, target, weapon, first, path }: Assault): readonly Step[] {
  const shot: Step = { type: 'shot-declared', shot: { unit, target, weapon, aim: false, why: 'assault' } };
  if (first === 'fire') return [shot, { type: 'assault-move', unit, path }];
  const walk: Step = { type: 'walk', unit, path, gone: [] };
  const arrived: Step = { type: 'victory', mover: unit };
  const contact: Step = { type: 'contact', unit, fought: [] };
  return state.options.assaultContact === 'shootFirst'
    ? [walk, arrived, shot, contact]
    : [walk, arrived, contact, shot];
}

/** Why a character that has fired cannot go on to these places: the way itself, or the second token of a climb. */
export const assaultMoveProblem = (state: State, one: Character, path: readonly Point[]): Refusal | null =>
  moveProblem(state, one, path, showing(one).assault) ?? (isClimb(state, one, path) ? climbProblem(state, one) : null);

/** Where to, now that the dice have fallen: as was intended, if that can be, else its player is asked. */
export const assaultMoveRule: TacticRule<'assault-move'> = {
  ask({ game }, { unit, path }) {
    const one = characterOf(game, unit);
    if (one.status !== 'active' || one.shocked) return null;
    const intended = path.length > 0 && assaultMoveProblem(game, one, path) === null;
    return askSeat(one.seat, 'reaction', {
      topic: { ask: 'assault-move', unit, most: showing(one).assault },
      fallback: { type: 'stay', unit },
      ...(intended ? { settled: { type: 'move', unit, path } } : {}),
    });
  },
  run({ game }, { unit }, answers) {
    const path = onlyAnswer(answers, 'move')?.path;
    if (!path) return { events: [], then: [] };
    return {
      events: isClimb(game, characterOf(game, unit), path) ? [{ type: 'ClimbPaid', unit }] : [],
      then: [
        { type: 'walk', unit, path, gone: [] },
        { type: 'victory', mover: unit },
        { type: 'contact', unit, fought: [] },
      ],
    };
  },
};

/** Checks where a character goes after the shot of its Assault Fire, or that it stays. */
export function checkAssaultMove(
  state: State,
  { unit }: Extract<Topic, { ask: 'assault-move' }>,
  command: Extract<Command, { type: 'move' | 'stay' }>,
): Refusal | null {
  if (command.unit !== unit) {
    return refuse('tactic148/not-this-character', { unit: command.unit, known: [unit] }, 'T48-35');
  }
  return command.type === 'stay' ? null : assaultMoveProblem(state, characterOf(state, unit), command.path);
}
