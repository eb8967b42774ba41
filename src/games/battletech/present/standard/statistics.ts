import { t } from '../../../../i18n/index.js';
import { numberOf } from '../../../../i18n/format.js';
import type { Tongue } from '../../words/index.js';
import { expectedOf, type Expected } from '../../../../match/statistics.js';
import { binOf } from '../../../../rules/battletech/standard/condition.js';
import type { Wound } from '../../../../rules/battletech/standard/damage-steps.js';
import { hitDamage } from '../../../../rules/battletech/standard/expected.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import { atStandard } from '../../../../rules/battletech/levels.js';
import { isHit } from '../../../../rules/battletech/events.js';
import type { BattleTech, BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { MatchEvent } from '../../../../rules/kernel/contract.js';
import type { SeatId } from '../../../../rules/kernel/ids.js';
import { mountOf, unitOf } from '../names.js';
import type { ShotFired } from './fire.js';
import { supposed } from '../../../../rules/battletech/supposed.js';

/** What the attacks of the standard level came to, against what their numbers promised. */

/** An attack as the tally counts it. `promised`: what a hit deals on average; `dealt`: what it did deal. */
export interface Attack {
  readonly by: SeatId;
  readonly at: SeatId;
  readonly chance: number;
  readonly hit: boolean;
  readonly promised: number;
  readonly dealt: number;
}

/** The physical attacks of a seat; those that could no longer be carried out are none. */
export interface PhysicalTally {
  readonly seat: SeatId;
  readonly attacks: number;
  readonly hits: number;
  readonly hitsExpected: Expected;
  readonly damage: number;
}

const pointsOf = (wounds: readonly Wound[]): number =>
  wounds.reduce((sum, { points, covered }) => sum + (covered ? 0 : points), 0);

/** The chance that a number is rolled. The tally is made when all of them are told, at the end of the match. */
const chanceOf = (number: number | null): number => (number === null ? 0 : chanceToHit(number));

/** Every shot; a Streak that found no lock counts as one that missed. */
export const fullShotsOf = (events: readonly MatchEvent<BattleTech>[], view: BattleTechView): readonly Attack[] =>
  events.flatMap((event) =>
    event.type === 'ShotFired'
      ? [
          {
            by: unitOf(view.game, event.unit).seat,
            at: unitOf(view.game, event.target).seat,
            chance: chanceOf(event.toHit.number),
            hit: isHit(event.outcome),
            promised: promiseOf(event, view),
            dealt: pointsOf(event.wounds),
          },
        ]
      : [],
  );

/** What a hit deals on average, in whole points; nothing for one that heats, marks or leaves a pod. */
function promiseOf({ unit: id, mount: letter, mode, bin, range }: ShotFired, view: BattleTechView): number {
  const unit = unitOf(atStandard(supposed(view.game)), id);
  const mount = mountOf(unit, letter);
  const munition = bin === null ? null : (binOf(unit, bin)?.stowed.munition ?? null);
  return Math.round(hitDamage(mount, munition, mode, range).average / 36);
}

/** Physical attacks by seat. */
export function physicalTallies(
  events: readonly MatchEvent<BattleTech>[],
  view: BattleTechView,
): readonly PhysicalTally[] {
  const struck = events.flatMap((event) => (event.type === 'BlowStruck' && event.why === null ? [event] : []));
  return view.seats.map(({ id: seat }) => {
    const own = struck.filter(({ unit }) => unitOf(view.game, unit).seat === seat);
    return {
      seat,
      attacks: own.length,
      hits: own.filter(({ hit }) => hit).length,
      hitsExpected: expectedOf(own.map(({ toHit }) => ({ chance: chanceOf(toHit.number), value: 1 }))),
      damage: own.reduce((sum, { wounds }) => sum + pointsOf(wounds), 0),
    };
  });
}

/** Damage that a seat took from physical attacks: those of others, and its own charges. */
export const takenByPhysicalAttacks = (
  events: readonly MatchEvent<BattleTech>[],
  view: BattleTechView,
  seat: SeatId,
): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'BlowStruck') return sum;
    const hurt = unitOf(view.game, event.blow.target).seat === seat ? pointsOf(event.wounds) : 0;
    const own = unitOf(view.game, event.unit).seat === seat ? pointsOf(event.recoil) : 0;
    return sum + hurt + own;
  }, 0);

/** Damage that a seat took from what went off: mines under its units, explosions near them, shells that came down on them. */
export const takenByBlasts = (events: readonly MatchEvent<BattleTech>[], view: BattleTechView, seat: SeatId): number =>
  events.reduce((sum, event) => {
    const struck =
      event.type === 'Blasted' || event.type === 'MinesMet'
        ? event.unit
        : event.type === 'MinesSwept'
          ? (event.unit ?? null)
          : event.type === 'SalvoLanded'
            ? event.target
            : null;
    if (struck === null || !('wounds' in event)) return sum;
    return sum + (unitOf(view.game, struck).seat === seat ? pointsOf(event.wounds) : 0);
  }, 0);

/** A seat's physical attacks in one line; nothing for one that made none. */
export function physicalLine(
  { seat, attacks, hits, hitsExpected, damage }: PhysicalTally,
  tongue: Tongue,
): readonly string[] {
  if (attacks === 0) return [];
  const { mean, low, high } = hitsExpected;
  const rounded = numberOf(tongue.locale, Math.round(mean * 10) / 10);
  return [t(tongue, 'battletech.tally.physical-line', { seat, attacks, hits, mean: rounded, low, high, damage })];
}

export const physicalCells = (struck: PhysicalTally | undefined, tongue: Tongue): readonly string[] =>
  [struck?.attacks ?? 0, struck?.hits ?? 0, struck?.damage ?? 0].map((n) => numberOf(tongue.locale, n));
