import { t } from '../../../i18n/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { aircraftOf } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import { flownText, placeText, remarked, turnText } from './names.js';
import { testDiceText } from './reaction-lines.js';
import type { Of, Telling } from './telling.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Tongue } from '../words/index.js';
import { activationRemarks, automaticRemark } from './turn-lines.js';

/** The lines of moves, dives and evasions, and of those who are gone by them (TFH-11 … TFH-16, TFH-25, AMB-TFH-14). */

type Flying = Of<'Turned'> | Of<'Flew'>;
const isFlying = (event: Event | null | undefined): event is Flying =>
  event?.type === 'Turned' || event?.type === 'Flew';

/** Turns and legs that nothing interrupts are one line: `Red-1 flies 10 cm, 45° left, 20 cm → 40, 22, heading 315°`. */
export function flownLines(event: Flying, telling: Telling): readonly string[] {
  const { last, next, tongue, before } = telling;
  if (isFlying(last)) return [];
  const stop = next.findIndex((each) => !isFlying(each));
  const run = [event, ...(stop === -1 ? next : next.slice(0, stop)).filter(isFlying)];
  const unit = flierOf(event);
  if (unit === null) return [];
  const way = run.map((each) => (each.type === 'Turned' ? turnText(each.by, tongue) : flownText(each.length, tongue)));
  const at = run
    .flatMap((each) => (each.type === 'Flew' ? each.legs.filter((leg) => leg.unit === unit) : []))
    .at(-1)?.to;
  const headings = run.flatMap((each) =>
    each.type === 'Turned' ? each.units.filter((turned) => turned.unit === unit).map(({ heading }) => heading) : [],
  );
  const heading = headings.at(-1) ?? aircraftOf(before, unit).heading;
  const facts = { unit, way: way.join(', '), heading };
  const line = at
    ? t(tongue, 'finest-hour.report.flew', { ...facts, at: written(at) })
    : t(tongue, 'finest-hour.report.turned', facts);
  return [remarked(line, [...othersOf(run, unit, tongue), ...automaticRemark(telling)])];
}

/** Where the others of its group have come. */
function othersOf(run: readonly Flying[], unit: UnitId, tongue: Tongue): readonly string[] {
  const ends = new Map(
    run.flatMap((each) => (each.type === 'Flew' ? each.legs.map((leg) => [leg.unit, leg.to] as const) : [])),
  );
  return [...ends].filter(([id]) => id !== unit).map(([id, to]) => `${id} → ${placeText(to, tongue)}`);
}

const flierOf = (event: Flying): Of<'Flew'>['legs'][number]['unit'] | null =>
  (event.type === 'Flew' ? event.legs[0]?.unit : event.units[0]?.unit) ?? null;

/** A fast move tried, and how far it leads (TFH-35). */
export function fastLine({ unit, roll, rep, passes, most }: Of<'FastMoveTested'>, telling: Telling): string {
  const { tongue } = telling;
  const key = passes >= 2 ? 2 : passes === 1 ? 1 : 0;
  const line = t(tongue, `finest-hour.report.fast-${key}`, {
    unit,
    dice: testDiceText(roll, rep, tongue),
    most: flownText(most, tongue),
  });
  return remarked(line, activationRemarks(telling));
}

export function divedLine({ unit, length, because }: Of<'Dived'>, telling: Telling): string {
  const { tongue } = telling;
  const far = flownText(length, tongue);
  return because === 'order'
    ? remarked(t(tongue, 'finest-hour.report.dived', { unit, far }), activationRemarks(telling))
    : t(tongue, 'finest-hour.report.dived-burning', { unit, far });
}

export const evadedLine = ({ unit, heading, to }: Of<'Evaded'>, telling: Telling): string =>
  remarked(
    t(telling.tongue, 'finest-hour.report.evaded', { unit, heading, at: written(to) }),
    activationRemarks(telling),
  );

export const stayedLine = ({ unit, why }: Of<'Stayed'>, { tongue }: Telling): string =>
  t(tongue, `finest-hour.report.stayed-${why}`, { unit });

export const leftLine = ({ unit, edge, safe }: Of<'LeftTable'>, { tongue }: Telling): string =>
  t(tongue, safe ? 'finest-hour.report.exited' : 'finest-hour.report.left', { unit, edge });

export const removedLine = ({ unit, why }: Of<'Removed'>, { tongue }: Telling): string =>
  t(tongue, `finest-hour.report.${why}`, { unit });
