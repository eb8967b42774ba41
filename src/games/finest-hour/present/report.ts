import { t } from '../../../i18n/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import { never, type SideId, type UnitId } from '../../../rules/kernel/ids.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Report, Stretch } from '../../../present/contract.js';
import { kernelTeller, type OwnWords } from '../../../present/kernel.js';
import type { Tongue } from '../words/index.js';
import { factText } from './facts.js';
import * as fire from './fire-lines.js';
import * as flight from './flight-lines.js';
import { verdictText } from './outcome.js';
import * as missions from './mission-lines.js';
import * as reactions from './reaction-lines.js';
import { linkOf, storyOf, type Told } from './story.js';
import type { Telling } from './telling.js';
import * as turns from './turn-lines.js';
import { whyLines } from './why.js';

/** The report of a stretch: what happened, one short line each, reactions indented below what caused them. */
export function report(stretch: Stretch<FinestHour>, tongue: Tongue): Report {
  const { before, after, events } = stretch;
  const told = storyOf(stretch, tongue);
  return {
    heading: heading(events, before, after, tongue),
    lines: told.flatMap(linesIn(stretch, tongue)),
    why: told.flatMap((each) => (each.kind === 'game' ? whyLines(each.event, each.telling) : [])),
    changed: before ? changedUnits(before, after) : [],
    map: events.some(showsOnMap),
  };
}

/** What the kernel's lines say in the words of this game. */
const own = (tongue: Tongue): OwnWords => ({
  fact: (fact) => factText(fact, tongue),
  verdict: (outcome) => verdictText(outcome, tongue),
});

/** The lines of what was told in a stretch. */
export function linesIn({ events }: Stretch<FinestHour>, tongue: Tongue): (told: Told) => readonly string[] {
  const kernel = kernelTeller(events, own(tongue), tongue);
  return (told) => (told.kind === 'game' ? gameLines(told) : kernel(told.event));
}

/** What nobody sees on the map. */
const OFF_THE_MAP: ReadonlySet<Event['type']> = new Set([
  'TurnBegan',
  'SideBegan',
  'RallyBegan',
  'ActivationEnded',
  'Held',
  'Instructed',
  'TurnEnded',
]);

const showsOnMap = (event: MatchEvent<FinestHour>): boolean =>
  isKernelEvent<FinestHour>(event)
    ? event.type === 'Corrected' || event.type === 'Rewound'
    : !OFF_THE_MAP.has(event.type);

/** The chapter that a stretch is about is told by what happened in it; the view may already stand in the next one. */
function heading(
  events: readonly MatchEvent<FinestHour>[],
  before: HourView | null,
  after: HourView,
  tongue: Tongue,
): string {
  const [first] = events.filter((event): event is Event => !isKernelEvent<FinestHour>(event));
  const said = (turn: number, side: SideId | null): string =>
    side === null
      ? t(tongue, 'finest-hour.report.heading-rally', { turn })
      : t(tongue, 'finest-hour.report.heading', { turn, side });
  if (first?.type === 'TurnBegan') return said(first.turn, first.first);
  const { turn, active, phase, first: initiative } = before && before.game.turn > 0 ? before.game : after.game;
  if (turn === 0) return t(tongue, 'finest-hour.report.heading-line-up');
  if (first?.type === 'SideBegan') return said(turn, first.side);
  return said(turn, first?.type === 'RallyBegan' || phase === 'rally' ? null : (active ?? initiative));
}

/** Aircraft whose cards say something else than before. */
function changedUnits(before: HourView, after: HourView): readonly UnitId[] {
  const marks = ({ status, burning, stunned, scorched, bombed }: Aircraft): string =>
    [status, burning, stunned, scorched, bombed].join(' ');
  return after.game.aircraft
    .filter((one) => {
      const was = before.game.aircraft.find(({ id }) => id === one.id);
      return !was || marks(was) !== marks(one);
    })
    .map(({ id }) => id);
}

/** The lines of an event, each as far to the right as it is nested, with the number that its link has on the picture. */
export function gameLines({ event, telling }: Extract<Told, { kind: 'game' }>): readonly string[] {
  const { depth } = telling;
  const link = linkOf(event);
  return eventLines(event, telling).map((line) => {
    const numbered = link ? `(${link.no}) ${line}` : line;
    return depth === 0 ? numbered : `${INDENT.repeat(Math.min(depth, DEEPEST) - 1)}↳ ${numbered}`;
  });
}
/** Wide blanks: others are taken away at the beginning of a line. */
const INDENT = '\u2003';
/** Farther to the right a phone has no room; the numbers of the links go on. */
const DEEPEST = 6;

/** The lines of one event; what nobody needs to hear has none: instructions, and what the next event tells. */
function eventLines(event: Event, telling: Telling): readonly string[] {
  switch (event.type) {
    case 'TurnBegan':
      return [turns.initiativeLine(event, telling)];
    case 'SideBegan':
      return [turns.sideLine(event, telling)];
    case 'GroupFormed':
      return turns.groupFormedLines(event, telling);
    case 'GroupLeft':
      return [turns.groupLeftLine(event, telling)];
    case 'ActivationBegan':
      return turns.activationLines(event, telling);
    case 'Held':
      return [turns.heldLine(event, telling)];
    case 'TurnEnded':
      return [turns.turnEndedLine(event, telling)];
    case 'Focused':
      return [missions.focusedLine(event, telling)];
    case 'FastMoveTested':
      return [flight.fastLine(event, telling)];
    case 'Turned':
    case 'Flew':
      return flight.flownLines(event, telling);
    case 'Dived':
      return [flight.divedLine(event, telling)];
    case 'Evaded':
      return [flight.evadedLine(event, telling)];
    case 'Stayed':
      return [flight.stayedLine(event, telling)];
    case 'LeftTable':
      return [flight.leftLine(event, telling)];
    case 'Removed':
      return [flight.removedLine(event, telling)];
    case 'Tested':
      return [reactions.testedLine(event, telling)];
    case 'CollisionDeclared':
    case 'Closed':
    case 'CollisionAvoided':
      return [reactions.collisionLine(event, telling)];
    case 'Fired':
      return [fire.firedLine(event, telling)];
    case 'ShotLost':
      return [fire.shotLostLine(event, telling)];
    case 'Damaged':
      return [fire.damagedLine(event, telling)];
    case 'Bombed':
      return [missions.bombedLine(event, telling)];
    case 'RallyCalled':
      return [missions.rallyCalledLine(event, telling)];
    case 'Rallied':
      return [missions.ralliedLine(event, telling)];
    case 'RallyBegan':
    case 'Sighted':
    case 'ActivationEnded':
    case 'Instructed':
      return [];
    default:
      return never(event);
  }
}
