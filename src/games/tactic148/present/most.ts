import { t } from '../../../i18n/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Event } from '../../../rules/tactic148/events.js';
import type { Tongue } from '../words/index.js';
import { behind } from './headlines.js';

/** The characters behind most wounds of a match, three at most, on whichever side. */
export function most(events: readonly MatchEvent<Tactic148>[], _: TacticView, tongue: Tongue): readonly string[] {
  const done = new Map<UnitId, { hits: number; out: number }>();
  const game = events.filter((event): event is Event => !isKernelEvent<Tactic148>(event));
  let by: readonly UnitId[] = [];
  for (const event of game) {
    by = behind(event) ?? by;
    if (event.type !== 'CharacterHurt') continue;
    for (const unit of by.filter((one) => one !== event.unit)) {
      const { hits, out } = done.get(unit) ?? { hits: 0, out: 0 };
      done.set(unit, { hits: hits + 1, out: out + (event.becomes === 'eliminated' ? 1 : 0) });
    }
  }
  return [...done]
    .toSorted(([, a], [, b]) => b.out - a.out || b.hits - a.hits)
    .slice(0, 3)
    .map(([unit, { hits, out }]) =>
      out > 0 ? t(tongue, 'tactic148.most-out', { unit, hits, out }) : t(tongue, 'tactic148.most', { unit, hits }),
    );
}
