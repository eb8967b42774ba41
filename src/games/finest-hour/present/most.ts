import { t } from '../../../i18n/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import type { FinestHour } from '../../../rules/finest-hour/finest-hour.js';
import type { Tongue } from '../words/index.js';

/** The aircraft behind most losses and hits of a match, three at most, on whichever side. */
export function most(events: readonly MatchEvent<FinestHour>[], tongue: Tongue): readonly string[] {
  const done = new Map<UnitId, { hits: number; down: number }>();
  const credit = (unit: UnitId, hits: number, down: number): void => {
    const so = done.get(unit) ?? { hits: 0, down: 0 };
    done.set(unit, { hits: so.hits + hits, down: so.down + down });
  };
  const game = events.filter((event): event is Event => !isKernelEvent<FinestHour>(event));
  for (const event of game) {
    if (event.type === 'Fired') credit(event.unit, event.hits, 0);
    if (event.type === 'Damaged') for (const unit of downedBy(event)) credit(unit, 0, 1);
  }
  return [...done]
    .filter(([, { hits }]) => hits > 0)
    .toSorted(([, a], [, b]) => b.down - a.down || b.hits - a.hits)
    .slice(0, 3)
    .map(([unit, { hits, down }]) =>
      down > 0
        ? t(tongue, 'finest-hour.most-down', { unit, hits, down })
        : t(tongue, 'finest-hour.most', { unit, hits }),
    );
}

/** Whose hit destroyed an aircraft or set it on fire for good; each hit that came to as much. */
function downedBy({ hits, harm }: Extract<Event, { type: 'Damaged' }>): readonly UnitId[] {
  if (harm !== 'destroyed' && harm !== 'fire') return [];
  const [first] = hits.filter((hit) => hit.harm === harm);
  return first ? [first.by] : [];
}
