import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Event } from '../../../rules/tactic148/events.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { Report, Stretch } from '../../../present/contract.js';
import { kernelTeller, type OwnWords } from '../../../present/kernel.js';
import { exchangeLine, explosionLine, grenadeMovedLine, scatterLine, thrownLine } from './blast-lines.js';
import { factText } from './facts.js';
import * as fire from './fire-lines.js';
import { verdictText } from './outcome.js';
import { effectLines } from './remarks.js';
import * as setUp from './set-up-lines.js';
import { storyOf, type Told } from './story.js';
import type { Telling } from './telling.js';
import * as turns from './turn-lines.js';
import { whyLines } from './why.js';

/** The report of a stretch: what happened, one short line each, and behind it the terms of each number. */
export function report(stretch: Stretch<Tactic148>, tongue: Tongue): Report {
  const { before, after, events } = stretch;
  const told = storyOf(stretch, tongue);
  const linesOf = linesIn(stretch, tongue);
  return {
    heading: heading(events, before, after, tongue),
    lines: [...told.flatMap(linesOf), ...fire.waitingLines(after, tongue)],
    why: told.flatMap((each) => (each.kind === 'game' ? whyLines(each.event, each.telling) : [])),
    changed: before ? changedUnits(before, after) : [],
    map: events.some(showsOnMap),
  };
}

/** The lines of what was told in a stretch. */
export function linesIn({ events }: Stretch<Tactic148>, tongue: Tongue): (told: Told) => readonly string[] {
  const kernel = kernelTeller(events, own(tongue), tongue);
  return (told) => (told.kind === 'game' ? gameLines(told) : kernel(told.event));
}

/** What the kernel's lines say in the words of this game. */
const own = (tongue: Tongue): OwnWords => ({
  fact: (fact) => factText(fact, tongue),
  verdict: (outcome) => verdictText(outcome, tongue),
});

/** What nobody sees on the map. */
const OFF_THE_MAP: ReadonlySet<Event['type']> = new Set([
  'RolledOff',
  'DeploymentBegan',
  'TurnBegan',
  'TurnEnded',
  'SeatFinished',
  'LetPass',
  'Instructed',
  'PlanLaid',
  'PlanFollowed',
  'PlanDropped',
]);

const showsOnMap = (event: MatchEvent<Tactic148>): boolean =>
  isKernelEvent<Tactic148>(event)
    ? event.type === 'Corrected' || event.type === 'Rewound'
    : !OFF_THE_MAP.has(event.type);

/** The chapter that a stretch is about is told by what happened in it; the view may already stand in the next one. */
function heading(
  events: readonly MatchEvent<Tactic148>[],
  before: TacticView | null,
  after: TacticView,
  tongue: Tongue,
): string {
  const [first] = events.flatMap((event) => (isKernelEvent<Tactic148>(event) ? [] : [event]));
  if (first?.type === 'TurnBegan') {
    return t(tongue, 'tactic148.report.heading', { round: first.round, side: first.side });
  }
  const phase = first ? phaseOf(first) : null;
  if (phase) return nameOf(tongue, 'tactic148.phase', phase);
  const { round, active, phase: standing } = before && before.game.active !== null ? before.game : after.game;
  if (active === null) return nameOf(tongue, 'tactic148.phase', standing);
  return t(tongue, 'tactic148.report.heading', { round, side: active });
}

/** What belongs to the time before the first turn. */
function phaseOf(event: Event): 'set-up' | 'deployment' | null {
  switch (event.type) {
    case 'RolledOff':
      return event.what === 'first-turn' ? 'deployment' : 'set-up';
    case 'TableLaidOut':
    case 'EdgesTaken':
    case 'ObjectiveNamed':
      return 'set-up';
    case 'DeploymentBegan':
    case 'CharacterDeployed':
      return 'deployment';
    default:
      return null;
  }
}

/** Characters whose cards show another side than before, or have been laid away. */
function changedUnits(before: TacticView, after: TacticView): readonly UnitId[] {
  return after.game.characters
    .filter(({ id, wounded, status }) => {
      const was = before.game.characters.find((one) => one.id === id);
      return was?.wounded !== wounded || (was.status === 'eliminated') !== (status === 'eliminated');
    })
    .map(({ id }) => id);
}

/** The lines of an event: its own, and those of zones that have gained or lost their effect by it. */
export const gameLines = ({ event, telling }: Extract<Told, { kind: 'game' }>): readonly string[] => [
  ...eventLines(event, telling),
  ...effectLines(telling),
];

/** The lines of one event; what nobody needs to hear has none: passing, instructions, and what the next event tells. */
function eventLines(event: Event, telling: Telling): readonly string[] {
  switch (event.type) {
    case 'RolledOff':
      return [setUp.rollOffLine(event, telling)];
    case 'TableLaidOut':
      return [setUp.tableLine(event, telling)];
    case 'EdgesTaken':
      return [setUp.edgesLine(event, telling)];
    case 'ObjectiveNamed':
      return [setUp.objectiveLine(event, telling)];
    case 'DeploymentBegan':
      return [setUp.forcesLine(event, telling)];
    case 'CharacterDeployed':
      return [setUp.deployedLine(event, telling)];
    case 'TurnBegan':
      return [turns.turnBeganLine(event, telling)];
    case 'TurnEnded':
      return turns.turnEndedLines(event, telling);
    case 'SeatFinished':
      return turns.finishedLines(event, telling);
    case 'Moved':
      return [turns.movedLine(event, telling)];
    case 'MoveCutShort':
      return [turns.cutShortLine(event, telling)];
    case 'CoverTaken':
      return [turns.coverLine(event, telling)];
    case 'MarkersRemoved':
      return turns.markersLines(event, telling);
    case 'CharacterHurt':
      return turns.hurtLines(event, telling);
    case 'AimPaid':
      return [turns.aimLine(event, telling)];
    case 'ClimbPaid':
      return [turns.climbLine(event, telling)];
    case 'ShotFired':
      return [fire.shotLine(event, telling)];
    case 'ShotLost':
      return [fire.lostShotLine(event, telling)];
    case 'OpportunityMarked':
      return [fire.opportunityLine(event, telling)];
    case 'SuppressionMarked':
      return [fire.suppressionLine(event, telling)];
    case 'SuppressionJoined':
      return [fire.joinedLine(event, telling)];
    case 'SuppressionRolled':
      return [fire.suppressionDiceLine(event, telling)];
    case 'GrenadeThrown':
      return [thrownLine(event, telling)];
    case 'GrenadeScattered':
      return [scatterLine(event, telling)];
    case 'GrenadeMoved':
      return [grenadeMovedLine(event, telling)];
    case 'GrenadeExploded':
      return [explosionLine(event, telling)];
    case 'BlowsExchanged':
      return [exchangeLine(event, telling)];
    case 'PlanLaid':
      return [t(telling.tongue, 'tactic148.report.plan', { seat: event.seat, orders: event.actions.length })];
    case 'PlanDropped':
      return [t(telling.tongue, 'tactic148.report.plan-dropped')];
    case 'ActionTaken':
    case 'LetPass':
    case 'Instructed':
    case 'PlanFollowed':
      return [];
  }
}
