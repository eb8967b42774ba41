import { t } from '../../i18n/index.js';
import { numberOf } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locales.js';
import { expectedOf, type Expected } from '../../match/statistics.js';
import { waysToHit } from '../../rules/battletech/to-hit.js';
import type { BattleTech, BattleTechView } from '../../rules/battletech/types.js';
import type { MatchEvent } from '../../rules/kernel/contract.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import type { Tally } from '../contract.js';
import { mountOf, unitOf } from './names.js';
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
export function tally(events: readonly MatchEvent<BattleTech>[], view: BattleTechView, locale: Locale): Tally {
  const all = shooting(events, view);
  const number = (n: number): string => numberOf(locale, Math.round(n * 10) / 10);
  const range = ({ mean, low, high }: Expected): string =>
    t(locale, 'battletech.tally.range', { mean: number(mean), low: number(low), high: number(high) });
  return {
    lines: all.map(({ seat, shots, hits, hitsExpected, damage, damageExpected }) =>
      shots === 0
        ? t(locale, 'battletech.tally.no-shots', { seat })
        : t(locale, 'battletech.tally.line', {
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
    columns: [
      t(locale, 'battletech.tally.shots'),
      t(locale, 'battletech.tally.hits'),
      t(locale, 'battletech.tally.expected'),
      t(locale, 'battletech.tally.damage'),
      t(locale, 'battletech.tally.expected'),
      t(locale, 'battletech.tally.taken'),
    ],
    rows: all.map(({ seat, shots, hits, hitsExpected, damage, damageExpected, taken }) => ({
      seat,
      cells: [number(shots), number(hits), range(hitsExpected), number(damage), range(damageExpected), number(taken)],
    })),
  };
}

function shooting(events: readonly MatchEvent<BattleTech>[], view: BattleTechView): readonly Shooting[] {
  const fired = events.filter((event): event is Shot => event.type === 'ShotResolved' && event.result !== 'held');
  const isHit = ({ result }: Shot): boolean => result === 'hit' || result === 'sure';
  const damageOf = ({ unit, mount }: Shot): number => mountOf(unitOf(view.game, unit), mount).weapon.damage;
  const chances = (shots: readonly Shot[], valueOf: (shot: Shot) => number): Expected =>
    expectedOf(shots.map((shot) => ({ chance: chanceOf(shot), value: valueOf(shot) })));
  const sum = (shots: readonly Shot[]): number => shots.reduce((all, shot) => all + damageOf(shot), 0);
  return view.seats.map(({ id: seat }) => {
    const shots = fired.filter(({ unit }) => unitOf(view.game, unit).seat === seat);
    const hits = shots.filter(isHit);
    return {
      seat,
      shots: shots.length,
      hits: hits.length,
      hitsExpected: chances(shots, () => 1),
      damage: sum(hits),
      damageExpected: chances(shots, damageOf),
      taken: sum(fired.filter((shot) => isHit(shot) && unitOf(view.game, shot.target).seat === seat)),
    };
  });
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
      return waysToHit(toHit.number) / 36;
  }
}
