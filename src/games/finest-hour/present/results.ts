import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { SeatId, UnitId } from '../../../rules/kernel/ids.js';
import { findAircraft } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import type { Stretch } from '../../../present/contract.js';
import type { Tongue } from '../words/index.js';
import { gameLines } from './report.js';
import { storyOf } from './story.js';

/** What a seat's shots and tests came to, and what befell its aircraft, as the report tells it. */
export function results(stretch: Stretch<FinestHour>, seat: SeatId, tongue: Tongue): readonly string[] {
  const { game } = stretch.after;
  const isMine = (unit: UnitId): boolean => findAircraft(game, unit)?.seat === seat;
  if (!stretch.events.some((event) => !isKernelEvent<FinestHour>(event) && concerned(event).some(isMine))) return [];
  return storyOf(stretch, tongue).flatMap((told) =>
    told.kind === 'game' && concerned(told.event).some(isMine) ? gameLines(told) : [],
  );
}

/** Whose dice have fallen, and whom it befell. */
function concerned(event: Event): readonly UnitId[] {
  switch (event.type) {
    case 'Fired':
      return [event.unit, event.target];
    case 'CollisionAvoided':
      return [event.unit, event.target];
    case 'Tested':
    case 'Damaged':
    case 'FastMoveTested':
    case 'Bombed':
    case 'Rallied':
    case 'Removed':
    case 'LeftTable':
    case 'ShotLost':
      return [event.unit];
    case 'Evaded':
    case 'Dived':
    case 'Stayed':
      return event.because === 'order' ? [] : [event.unit];
    default:
      return [];
  }
}
