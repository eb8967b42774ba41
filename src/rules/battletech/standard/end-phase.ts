import { total } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { sidesLeft } from '../../kernel/seats.js';
import type { StandardRule } from '../battletech.js';
import type { Event } from '../events.js';
import type { Step } from '../agenda.js';
import { activeUnits } from '../units.js';
import { CONSCIOUSNESS } from './body-tables.js';
import { Resolution } from './resolution.js';
import { burnDown, drift, spread } from './fires.js';
import { lift } from './lifts.js';
import { blow } from './geysers.js';
import { burnOn } from './magma.js';
import { swallow } from './quicksand.js';
import { takeEffect } from './phase-end.js';
import { eased } from './talents.js';
import { ending, goalsHeld, pointsOf } from './victory.js';
import { withdraw } from './withdrawal.js';

/** The end phase: waking up, dumping, heat sinks, fires, victory (SEQ-15, SEQ-16, SEQ-18). */

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

export const endTurnRule: Rule<'end-turn'> = {
  run(state, _step, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    takeEffect(resolution);
    for (const { id } of activeUnits(resolution.state)) {
      wake(resolution, id);
      keepHouse(resolution, id);
    }
    swallow(resolution);
    burnOn(resolution);
    blow(resolution);
    lift(resolution);
    if (resolution.state.options.fires === 'on') {
      if (resolution.state.options.burnDown === 'on') burnDown(resolution);
      spread(resolution);
    }
    if (resolution.state.options.fires === 'on' || resolution.state.field.screens) drift(resolution);
    if (resolution.state.options.forcedWithdrawal === 'on') withdraw(resolution);
    const held = goalsHeld(resolution.state);
    const points = Object.fromEntries(state.sides.map((side) => [side, pointsOf(resolution.state, side)]));
    if (resolution.state.field.victory.goals.length > 0) resolution.happen({ type: 'GoalsCounted', held, points });
    const ended: Event = { type: 'TurnEnded', turn: resolution.state.turn, jams: 'told' };
    const outcome = ending(resolution.state, sidesLeft(state), held);
    return outcome
      ? { events: [...resolution.events, ended], then: [], outcome }
      : { events: [...resolution.events, ended], then: [{ type: 'turn' }] };
  },
};

/** A pilot who lost consciousness in an earlier turn may wake (SEQ-15). */
function wake(resolution: Resolution, id: UnitId): void {
  const { pilot } = resolution.unit(id).body;
  if (pilot.out === null || pilot.out >= resolution.state.turn) return;
  const plain = CONSCIOUSNESS[pilot.hits];
  if (plain === undefined) return;
  const need = eased(plain, pilot, 'awake');
  const roll = resolution.dice.roll(2, 6, 'wake');
  resolution.happen({ type: 'PilotWoke', unit: id, need, roll, awake: total(roll) >= need });
}

/** What was said with the declaration of fire: bins that are dumped, heat sinks switched off or on. */
function keepHouse(resolution: Resolution, id: UnitId): void {
  const { dumping, sinksOff } = resolution.unit(id).body;
  if (dumping.length > 0) resolution.happen({ type: 'AmmoDumped', unit: id, bins: dumping });
  const wanted = resolution.state.field.fire.find(({ unit }) => unit === id)?.sinksOff ?? null;
  if (wanted !== null && wanted !== sinksOff) resolution.happen({ type: 'SinksSwitched', unit: id, off: wanted });
}
