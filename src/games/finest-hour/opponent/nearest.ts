import { aircraftOf, enemiesOf } from '../../../rules/finest-hour/aircraft.js';
import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import { machineOrder } from '../../../rules/finest-hour/machine.js';
import { nearestFirst } from '../../../rules/finest-hour/measuring.js';
import { orderProblem } from '../../../rules/finest-hour/plan.js';
import type { Valuation } from '../../../opponent/contract.js';
import type { HourReason } from './reasons.js';

/**
 * A sparring partner of plain habits: each aircraft in the order of the roster flies at the nearest enemy and fires all that
 * bears, or goes about its mission; what else is asked it leaves to the referee.
 */
export const nearestValuation: Valuation<FinestHour, HourReason> = ({ game: state }, _seat, { topic, fallback }) => {
  const otherwise = { command: fallback, reasons: [] };
  if (topic.ask !== 'activate') return [otherwise];
  const [first] = topic.units;
  if (first === undefined) return [otherwise];
  const one = aircraftOf(state, first);
  const enemies = enemiesOf(state, one.side).map(({ id }) => id);
  const [nearest] = nearestFirst(state, one.at, enemies);
  const command = machineOrder(state, one, nearest?.id ?? null, true);
  return orderProblem(state, one, command.fast, command.parts, command.then) === null
    ? [{ command, reasons: [{ reason: 'nearest', value: 1 }] }, otherwise]
    : [otherwise];
};
