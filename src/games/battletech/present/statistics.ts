import { t } from '../../../i18n/index.js';
import { numberOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { expectedOf, type Expected } from '../../../match/statistics.js';
import { chanceToHit } from '../../../rules/battletech/to-hit.js';
import { isHit } from '../../../rules/battletech/events.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import type { Tally } from '../../../present/contract.js';
import { mountOf, unitOf } from './names.js';
import {
  physicalCells,
  physicalLine,
  physicalTallies,
  fullShotsOf,
  takenByBlasts,
  takenByPhysicalAttacks,
  type Attack,
} from './standard/statistics.js';
import type { Shot } from './shots.js';

/** What a seat's shots came to, against what their numbers promised. */
interface Shooting {
  readonly seat: SeatId;
  readonly shots: number;
  readonly hits: number;
  readonly hitsExpected: Expected;
  readonly damage: number;
  readonly damageExpected: Expected;
  readonly taken: number;
}

/** Shots, hits and damage of each seat. A shot that was held is none; one that could not miss, or not hit, counts as what it was. */
export function tally(events: readonly MatchEvent<BattleTech>[], view: BattleTechView, tongue: Tongue): Tally {
  const all = shooting(events, view);
  const struck = physicalTallies(events, view);
  const hasPhysical = struck.some(({ attacks: n }) => n > 0);
  const number = (n: number): string => numberOf(tongue.locale, Math.round(n * 10) / 10);
  const range = ({ mean, low, high }: Expected): string =>
    t(tongue, 'battletech.tally.range', { mean: number(mean), low: number(low), high: number(high) });
  return {
    lines: [
      ...all.map(({ seat, shots, hits, hitsExpected, damage, damageExpected }) =>
        shots === 0
          ? t(tongue, 'battletech.tally.no-shots', { seat })
          : t(tongue, 'battletech.tally.line', {
              seat,
              shots,
              hits,
              hitsMean: number(hitsExpected.mean),
              hitsLow: hitsExpected.low,
              hitsHigh: hitsExpected.high,
              damage,
              damageMean: number(damageExpected.mean),
              damageLow: damageExpected.low,
              damageHigh: damageExpected.high,
            }),
      ),
      ...struck.flatMap((one) => physicalLine(one, tongue)),
    ],
    columns: [
      t(tongue, 'battletech.tally.shots'),
      t(tongue, 'battletech.tally.hits'),
      t(tongue, 'battletech.tally.expected'),
      t(tongue, 'battletech.tally.damage'),
      t(tongue, 'battletech.tally.expected'),
      t(tongue, 'battletech.tally.taken'),
      ...(hasPhysical
        ? [
            t(tongue, 'battletech.tally.physical'),
            t(tongue, 'battletech.tally.hits'),
            t(tongue, 'battletech.tally.damage'),
          ]
        : []),
    ],
    rows: all.map(({ seat, shots, hits, hitsExpected, damage, damageExpected, taken }, i) => ({
      seat,
      cells: [
        ...[number(shots), number(hits), range(hitsExpected), number(damage), range(damageExpected), number(taken)],
        ...(hasPhysical ? physicalCells(struck[i], tongue) : []),
      ],
    })),
  };
}

function shooting(events: readonly MatchEvent<BattleTech>[], view: BattleTechView): readonly Shooting[] {
  const fired = [...events.flatMap((event) => attackOf(event, view) ?? []), ...fullShotsOf(events, view)];
  const sum = (some: readonly Attack[]): number => some.reduce((total, { dealt }) => total + dealt, 0);
  return view.seats.map(({ id: seat }) => {
    const shots = fired.filter(({ by }) => by === seat);
    const hits = shots.filter(({ hit }) => hit);
    return {
      seat,
      shots: shots.length,
      hits: hits.length,
      hitsExpected: expectedOf(shots.map(({ chance }) => ({ chance, value: 1 }))),
      damage: sum(hits),
      damageExpected: expectedOf(shots.map(({ chance, promised }) => ({ chance, value: promised }))),
      taken:
        sum(fired.filter(({ at }) => at === seat)) +
        takenByPhysicalAttacks(events, view, seat) +
        takenByBlasts(events, view, seat),
    };
  });
}

/** A shot of the quick-start level; `null` for another event, and for one that was held. */
function attackOf(event: MatchEvent<BattleTech>, view: BattleTechView): Attack | null {
  if (event.type !== 'ShotResolved' || event.result === 'held') return null;
  const { unit, mount, target, result } = event;
  const { damage } = mountOf(unitOf(view.game, unit), mount).weapon;
  const hit = isHit(result);
  return {
    by: unitOf(view.game, unit).seat,
    at: unitOf(view.game, target).seat,
    chance: chanceOf(event),
    hit,
    promised: damage,
    dealt: hit ? damage : 0,
  };
}

/** How likely a shot was to hit when its die fell. */
function chanceOf({ result, toHit }: Shot): number {
  switch (result) {
    case 'sure':
      return 1;
    case 'impossible':
    case 'held':
      return 0;
    case 'hit':
    case 'miss':
      return chanceToHit(toHit.number);
  }
}
