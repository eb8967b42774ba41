import type { MatchEvent } from '../kernel/contract.js';
import type { UnitId } from '../kernel/ids.js';
import type { BattleTech } from './battletech.js';
import { isHit } from './events.js';

/** Who attacked whom, and what came of it, for campaigns. */

/** An attack: the number that it needed, whether it struck, and the event that tells it. */
export interface Deed {
  readonly by: UnitId;
  readonly against: UnitId;
  readonly need: number;
  readonly hit: boolean;
  readonly event: number;
}

/** An event with its number in the match. */
interface Numbered {
  readonly seq: number;
  readonly event: MatchEvent<BattleTech>;
}

/**
 * The attacks of a match on units, with weapons and by hand, in their order. `events`: those that count. What was not carried out
 * is no attack.
 */
export const deedsOf = (events: readonly Numbered[]): readonly Deed[] => events.flatMap(deedOf);

function deedOf({ seq, event }: Numbered): readonly Deed[] {
  switch (event.type) {
    case 'ShotResolved': {
      const { unit: by, target: against, toHit, result } = event;
      return result === 'held' ? [] : [{ by, against, need: toHit.number, hit: isHit(result), event: seq }];
    }
    case 'ShotFired': {
      const { unit: by, target: against, toHit, outcome } = event;
      return outcome === 'no-lock' ? [] : [{ by, against, need: toHit.number ?? 0, hit: isHit(outcome), event: seq }];
    }
    case 'BlowStruck': {
      const { unit: by, blow, toHit, why, hit } = event;
      return why === null ? [{ by, against: blow.target, need: toHit.number ?? 0, hit, event: seq }] : [];
    }
    default:
      return [];
  }
}

/** The event with which each unit that was destroyed was, by its label. */
export const endsOf = (events: readonly Numbered[]): ReadonlyMap<UnitId, number> =>
  new Map(
    events.flatMap(({ seq, event }) =>
      event.type === 'UnitDestroyed' || (event.type === 'DamageTookEffect' && event.destroyed !== null)
        ? [[event.unit, seq] as const]
        : [],
    ),
  );
