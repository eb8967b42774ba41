import { numberOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import { expectedOf, type Expected } from '../../../match/statistics.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { SeatId, UnitId } from '../../../rules/kernel/ids.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import { findAircraft } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import { begun, evolve } from '../../../rules/finest-hour/evolve.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import { asShooter, judge } from '../../../rules/finest-hour/to-hit.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Tally } from '../../../present/contract.js';
import type { Tongue } from '../words/index.js';
import type { Of } from './telling.js';

/** What a seat's dice came to, against what they promised, and what became of its own. */
interface Flying {
  readonly seat: SeatId;
  readonly dice: number;
  readonly hits: number;
  readonly expected: Expected;
  readonly tests: number;
  readonly passed: number;
  readonly evasions: number;
  readonly lost: number;
}

const COLUMNS = ['dice', 'hits', 'expected', 'tests', 'evasions', 'lost'] as const;

/** Dice fired and hits, tests passed (with at least one die), evasions and losses of each seat. */
export function tally(events: readonly MatchEvent<FinestHour>[], view: HourView, tongue: Tongue): Tally {
  const all = flying(events, view);
  const number = (n: number): string => numberOf(tongue.locale, Math.round(n * 10) / 10);
  return {
    lines: all.map(({ seat, dice, hits, expected: { mean, low, high }, tests, passed, evasions, lost }) => {
      const rest = { seat, tests: passed, taken: tests, evasions, lost };
      return dice === 0
        ? t(tongue, 'finest-hour.tally.no-shots', rest)
        : t(tongue, 'finest-hour.tally.line', { ...rest, dice, hits, mean: number(mean), low, high });
    }),
    columns: COLUMNS.map((column) => t(tongue, `finest-hour.tally.${column}`)),
    rows: all.map(({ seat, dice, hits, expected: { mean, low, high }, tests, passed, evasions, lost }) => ({
      seat,
      cells: [
        number(dice),
        number(hits),
        t(tongue, 'finest-hour.tally.range', { mean: number(mean), low: number(low), high: number(high) }),
        t(tongue, 'finest-hour.tally.of', { n: passed, of: tests }),
        number(evasions),
        number(lost),
      ],
    })),
  };
}

/** A shot with the chance that each of its dice had. */
interface Shot {
  readonly event: Of<'Fired'>;
  readonly chance: number;
}

function flying(events: readonly MatchEvent<FinestHour>[], { game, seats }: HourView): readonly Flying[] {
  const shots = shotsOf(events, game);
  const own = events.filter((event): event is Event => !isKernelEvent<FinestHour>(event));
  return seats.map(({ id: seat }) => {
    const isMine = (unit: UnitId): boolean => findAircraft(game, unit)?.seat === seat;
    const fired = shots.filter(({ event }) => isMine(event.unit));
    const tests = own.filter(
      (event): event is Of<'Tested'> | Of<'FastMoveTested'> | Of<'Rallied'> | Of<'Bombed'> =>
        TESTS.has(event.type) && 'unit' in event && isMine(event.unit) && 'roll' in event && event.roll !== null,
    );
    return {
      seat,
      dice: fired.reduce((sum, { event }) => sum + event.roll.faces.length, 0),
      hits: fired.reduce((sum, { event }) => sum + event.hits, 0),
      expected: expectedOf(fired.flatMap(({ event, chance }) => event.roll.faces.map(() => ({ chance, value: 1 })))),
      tests: tests.length,
      passed: tests.filter(({ passes }) => passes > 0).length,
      evasions: own.filter((event) => event.type === 'Evaded' && isMine(event.unit)).length,
      lost: game.aircraft.filter((one) => one.seat === seat && one.status !== 'flying' && one.status !== 'exited')
        .length,
    };
  });
}
const TESTS: ReadonlySet<Event['type']> = new Set(['Tested', 'FastMoveTested', 'Rallied', 'Bombed']);

/** All shots of a match, by the manoeuvres of both at that moment. */
function shotsOf(events: readonly MatchEvent<FinestHour>[], end: State): readonly Shot[] {
  let now: State = end;
  return events.flatMap((event): readonly Shot[] => {
    if (isKernelEvent<FinestHour>(event)) {
      if (event.type === 'Began') now = begun(event.setup);
      return [];
    }
    const found = event.type === 'Fired' ? [{ event, chance: chanceOf(now, event) }] : [];
    now = evolve(now, event);
    return found;
  });
}

/** The chance of one die of a shot. */
function chanceOf(state: State, { unit, target, rep, occasion }: Of<'Fired'>): number {
  const [one, other] = [findAircraft(state, unit), findAircraft(state, target)];
  if (!one || !other) return 0;
  const circumstances = { target: other.manoeuvres, shooter: asShooter(state, one), occasion };
  return [1, 2, 3, 4, 5, 6].filter((face) => judge(face + rep, circumstances).hit).length / 6;
}
