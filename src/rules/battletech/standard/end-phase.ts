import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { sidesLeft } from '../../kernel/seats.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Step } from '../agenda.js';
import { activeUnits } from '../units.js';
import { CONSCIOUSNESS } from './body-tables.js';
import { Course } from './course.js';
import { drift, spread } from './fires.js';
import { ending, goalsHeld, pointsOf } from './victory.js';
import { withdraw } from './withdrawal.js';

/** The end phase: waking up, dumping, heat sinks, fires, victory (SEQ-15, SEQ-16, SEQ-18). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

export const endTurnRule: Rule<'end-turn'> = {
  ask: () => null,
  run(state, _step, _answers, dice) {
    const course = new Course(state.game, dice);
    for (const { id } of activeUnits(course.state)) {
      wake(course, id);
      keepHouse(course, id);
    }
    if (course.state.options.fires === 'on') {
      spread(course);
      drift(course);
    }
    if (course.state.options.forcedWithdrawal === 'on') withdraw(course);
    const held = goalsHeld(course.state);
    const points = Object.fromEntries(state.sides.map((side) => [side, pointsOf(course.state, side)]));
    if (course.state.field.victory.goals.length > 0) course.happen({ type: 'GoalsCounted', held, points });
    const ended: Event = { type: 'TurnEnded', turn: course.state.turn };
    const outcome = ending(course.state, sidesLeft(state), held);
    return outcome
      ? { events: [...course.events, ended], then: [], outcome }
      : { events: [...course.events, ended], then: [{ type: 'turn' }] };
  },
};

/** A pilot who lost consciousness in an earlier turn may wake (SEQ-15). */
function wake(course: Course, id: UnitId): void {
  const { pilot } = course.unit(id).body;
  if (pilot.out === null || pilot.out >= course.state.turn) return;
  const need = CONSCIOUSNESS[pilot.hits];
  if (need === undefined) return;
  const roll = course.dice.roll(2, 6, 'wake');
  course.happen({ type: 'PilotWoke', unit: id, need, roll, awake: total(roll) >= need });
}

/** What was said with the declaration of fire: bins that are dumped, heat sinks switched off or on. */
function keepHouse(course: Course, id: UnitId): void {
  const { dumping, sinksOff } = course.unit(id).body;
  if (dumping.length > 0) course.happen({ type: 'AmmoDumped', unit: id, bins: dumping });
  const wanted = course.state.field.fire.find(({ unit }) => unit === id)?.sinksOff ?? null;
  if (wanted !== null && wanted !== sinksOff) course.happen({ type: 'SinksSwitched', unit: id, off: wanted });
}
