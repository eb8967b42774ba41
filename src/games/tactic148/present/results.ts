import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { SeatId, UnitId } from '../../../rules/kernel/ids.js';
import { findCharacter } from '../../../rules/tactic148/characters.js';
import type { Event } from '../../../rules/tactic148/events.js';
import type { Tactic148 } from '../../../rules/tactic148/tactic148.js';
import type { Stretch } from '../../../present/contract.js';
import type { Tongue } from '../words/index.js';
import { gameLines } from './report.js';
import { storyOf } from './story.js';

/** What a seat's shots, grenades and fights came to, and what befell its characters, as the report tells it. */
export function results(stretch: Stretch<Tactic148>, seat: SeatId, tongue: Tongue): readonly string[] {
  const { game } = stretch.after;
  const isMine = (unit: UnitId): boolean => findCharacter(game, unit)?.seat === seat;
  if (!stretch.events.some((event) => !isKernelEvent<Tactic148>(event) && concerned(event).some(isMine))) return [];
  return storyOf(stretch, tongue).flatMap((told) =>
    told.kind === 'game' && concerned(told.event).some(isMine) ? gameLines(told) : [],
  );
}

/** Whose dice have fallen, and at whom. */
function concerned(event: Event): readonly UnitId[] {
  switch (event.type) {
    case 'ShotFired':
      return [event.shot.unit, event.shot.target];
    case 'GrenadeExploded':
      return [event.unit, ...event.inside];
    case 'BlowsExchanged':
      return event.units;
    case 'SuppressionRolled':
      return event.shooters;
    case 'CharacterHurt':
      return [event.unit];
    default:
      return [];
  }
}
