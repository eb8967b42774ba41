import type { UnitId } from '../../kernel/ids.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { answeredBy, onlyAnswer } from '../../kernel/questions.js';
import { askOwner } from '../asking.js';
import type { Step } from '../agenda.js';
import type { StandardRule } from '../battletech.js';
import { placeOf } from '../movement.js';
import { withTerrain } from '../terrain.js';
import type { StandardState } from '../types.js';
import { changeUnit, findUnit, unitOf } from '../units.js';
import { checkAttack, declaration, holdFire, type Attack } from './fire-phase.js';
import { takeEffect } from './phase-end.js';
import { Resolution } from './resolution.js';

/** Fire from hiding at a mover, before it goes on (HID-05). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** A unit that was on overwatch declares its fire at the mover, and nothing else; then it is carried out. */
export const overwatchRule: Rule<'overwatch'> = {
  ask({ game }, { unit: id, at }) {
    const unit = unitOf(game, id);
    if (unit.status !== 'active' || unit.declared || unitOf(game, at).status !== 'active') return null;
    return askOwner(unit, 'reaction', { topic: { ask: 'attack', units: [id], at }, fallback: holdFire(id) });
  },
  run(state, { unit, at }, answers) {
    const command = onlyAnswer(answers, 'attack');
    // Who holds its fire can still fire with the others.
    if (!command || fireNothing(command)) return { events: [], then: [] };
    return {
      events: declaration(metBy(state.game, unit, at), command, answeredBy(answers)),
      then: [{ type: 'shoot', unit }, { type: 'end-overwatch' }],
    };
  },
};

/** What the fire does takes effect at once: the mover may fall, or go no further. */
export const endOverwatchRule: Rule<'end-overwatch'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    takeEffect(resolution);
    return { events: resolution.events, then: resolution.then };
  },
};

/**
 * The match as whoever fires from hiding at a mover counts it: no other enemy is there, of whatever side, and no friend is fired at. Next to it neither how the mover has
 * moved nor the woods in its hex make it harder to hit.
 */
export function metBy(state: StandardState, id: UnitId, at: UnitId): StandardState {
  const target = findUnit(state, at);
  if (!target?.place) return state;
  const side = unitOf(state, id).side;
  const alone: StandardState = {
    ...state,
    options: { ...state.options, friendlyFire: 'off' },
    units: state.units.filter((one) => one.side === side || one.id === at),
  };
  if (state.options.overwatch === 'sight') return alone;
  const { hex } = placeOf(target);
  const still = changeUnit(alone, at, (unit) => ({
    ...unit,
    moved: { mode: 'stand', steps: '', path: [placeOf(unit)], mp: 0, entered: 0 },
  }));
  return { ...still, board: withTerrain(state.board, [hex], { woods: 0 }) };
}

const fireNothing = ({ shots, atHexes = [], unjam }: Attack): boolean =>
  shots.length === 0 && atHexes.length === 0 && unjam === null;

/** Checks fire from hiding: by the one that is asked, at the mover alone. Its fire is held in the name of whatever unit is said. */
export function checkOverwatch(
  state: StandardState,
  asked: readonly UnitId[],
  at: UnitId,
  command: Attack,
): Refusal | null {
  if (command.shots.some(({ target }) => target !== at))
    return refuse('battletech/overwatch-at', { unit: command.unit, target: at }, 'HID-05');
  const named = fireNothing(command) ? [command.unit] : asked;
  const unit = state.units.find(({ id }) => named.includes(id));
  if (!unit) return refuse('battletech/not-this-unit', { unit: command.unit, known: asked }, 'SEQ-09');
  const met = metBy(state, unit.id, at);
  return checkAttack(
    met,
    met.units.filter(({ id }) => id === unit.id),
    command,
  );
}
