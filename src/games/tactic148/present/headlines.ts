import { t } from '../../../i18n/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { findCharacter } from '../../../rules/tactic148/characters.js';
import type { Event } from '../../../rules/tactic148/events.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Story, Stretch } from '../../../present/contract.js';
import { byUnit, KERNEL_WEIGHTS, storyLines, type Happening } from '../../../present/story.js';
import type { Tongue } from '../words/index.js';
import { waitingLines } from './fire-lines.js';
import { all, placeText } from './names.js';
import { linesIn } from './report.js';
import { effectLines } from './remarks.js';
import { storyOf, type Told } from './story.js';
import type { Of, Telling } from './telling.js';
import { lossLine } from './turn-lines.js';

/** The report of a stretch as a story: what matters first, the rest by character. */
export function headlines(stretch: Stretch<Tactic148>, tongue: Tongue): Story {
  const linesOf = linesIn(stretch, tongue);
  const told = storyOf(stretch, tongue).map((one) => ({ one, lines: linesOf(one) }));
  const events = stretch.events.filter((event): event is Event => !isKernelEvent<Tactic148>(event));
  const hasEnded = events.some(({ type }) => type === 'TurnEnded');
  const waiting = waitingLines(stretch.after, tongue);
  const happenings = [
    ...waiting.map((line) => ({ weight: 900, line })),
    ...told.flatMap(({ one, lines }, i) =>
      one.kind === 'game' && one.event.type === 'CharacterHurt'
        ? hurt(one.event, one.telling, blamed(told.slice(0, i).map((earlier) => earlier.one)), stretch)
        : byItself(one, lines, hasEnded),
    ),
    ...together(events, stretch.after, tongue),
  ];
  const lines = storyLines(happenings, tongue);
  const whole = told.flatMap((each) => each.lines);
  return {
    lines:
      lines.length > 0
        ? lines
        : storyLines(
            whole.map((line) => ({ weight: 0, line })),
            tongue,
          ),
    details: byUnit([
      ...told.map(({ one, lines: some }) => ({ unit: one.kind === 'game' ? actorOf(one.event) : null, lines: some })),
      { unit: null, lines: waiting },
    ]),
  };
}

/** Whom the lines of an event are about. */
function actorOf(event: Event): UnitId | null {
  if (event.type === 'ShotFired') return event.shot.unit;
  if (event.type === 'BlowsExchanged') return event.units[0];
  if (event.type === 'SuppressionRolled') return event.shooters[0] ?? null;
  return 'unit' in event ? event.unit : null;
}

/** What is said first in the words in which the report tells it, and how much it weighs. */
const WEIGHTS: Partial<Record<MatchEvent<Tactic148>['type'], number>> = {
  ...KERNEL_WEIGHTS,
  SuppressionMarked: 60,
  SuppressionJoined: 50,
  OpportunityMarked: 40,
  TableLaidOut: 30,
  EdgesTaken: 28,
  ObjectiveNamed: 26,
  GrenadeExploded: 20,
  MoveCutShort: 15,
  ShotLost: 15,
  DeploymentBegan: 12,
  RolledOff: 10,
  PlanDropped: 8,
  TurnEnded: 5,
  TurnBegan: 2,
};

function byItself(one: Told, lines: readonly string[], hasEnded: boolean): readonly Happening[] {
  const { event } = one;
  const weight = WEIGHTS[event.type];
  const [line] = lines;
  const tells = event.type === 'TurnBegan' ? !hasEnded : event.type !== 'GrenadeExploded' || event.roll !== null;
  const zones = one.kind === 'game' ? effectLines(one.telling).map((text) => ({ weight: 70, line: text })) : [];
  if (weight === undefined || line === undefined || !tells) return zones;
  return [{ weight, line, ...(one.kind === 'game' ? shortOf(one.event, one.telling.tongue) : {}) }, ...zones];
}

/** Markers and explosions along with others: who, and which. */
function shortOf(event: Event, tongue: Tongue): { readonly short?: string } {
  switch (event.type) {
    case 'SuppressionMarked':
    case 'SuppressionJoined':
      return { short: t(tongue, 'tactic148.story.marker', { unit: event.unit, marker: 'suppression' }) };
    case 'OpportunityMarked':
      return { short: t(tongue, 'tactic148.story.marker', { unit: event.unit, marker: 'opportunity' }) };
    case 'GrenadeExploded':
      return { short: `💥 ${placeText(event.at, tongue)}` };
    default:
      return {};
  }
}

/** Who is behind the wounds that follow an event: whose shot, grenade, blow or zone it was; `null`: it is none of these. */
export function behind(event: Event): readonly UnitId[] | null {
  switch (event.type) {
    case 'ShotFired':
      return [event.shot.unit];
    case 'GrenadeExploded':
      return [event.unit];
    case 'BlowsExchanged':
      return event.units;
    case 'SuppressionRolled':
      return event.shooters;
    default:
      return null;
  }
}

/** Who is behind a wound: whose event came last before it. */
const blamed = (earlier: readonly Told[]): readonly UnitId[] =>
  earlier.flatMap((one) => (one.kind === 'game' ? [behind(one.event)] : [])).findLast((by) => by !== null) ?? [];

/** A wound, or the end of a character with what it means for the side; of one that falls later only the end is told. */
function hurt(
  { unit, becomes }: Of<'CharacterHurt'>,
  telling: Telling,
  by: readonly UnitId[],
  { after }: Stretch<Tactic148>,
): readonly Happening[] {
  const { tongue } = telling;
  const one = findCharacter(after.game, unit);
  if (!one || (becomes === 'wounded' && one.status === 'eliminated')) return [];
  const others = all(
    tongue,
    by.filter((id) => id !== unit),
  );
  if (becomes === 'wounded')
    return [
      {
        weight: 200 + one.card.points,
        line:
          others === ''
            ? t(tongue, 'tactic148.story.wounded', { unit })
            : t(tongue, 'tactic148.story.wounded-by', { unit, by: others }),
        short: t(tongue, 'tactic148.story.wounded-short', { unit }),
      },
    ];
  const loss = lossLine(telling, one.side);
  return [
    {
      weight: 1_000 + one.card.points,
      line:
        others === ''
          ? t(tongue, 'tactic148.story.out', { unit, loss })
          : t(tongue, 'tactic148.story.out-by', { unit, by: others, loss }),
      short: t(tongue, 'tactic148.story.out-short', { unit }),
    },
  ];
}

/** What many did, a line for all of them. */
function together(events: readonly Event[], { game, sides }: TacticView, tongue: Tongue): readonly Happening[] {
  const places = (type: 'CharacterDeployed' | 'Moved'): string => {
    const at = new Map<UnitId, string>();
    for (const event of events) {
      if (event.type !== type) continue;
      const place = event.type === 'Moved' ? event.path.at(-1) : event.at;
      if (place) at.set(event.unit, `${event.unit} (${placeText(place, tongue)})`);
    }
    return [...at.values()].join(', ');
  };
  const fired = events.flatMap((event) => (event.type === 'ShotFired' ? [event] : []));
  const shots = sides.flatMap((side) => {
    const mine = fired.filter(({ shot }) => findCharacter(game, shot.unit)?.side === side);
    const hits = mine.filter(({ successes }) => successes > 0).length;
    return mine.length === 0 ? [] : [t(tongue, 'tactic148.story.shots', { side, hits, shots: mine.length })];
  });
  const covered = [...new Set(events.flatMap((event) => (event.type === 'CoverTaken' ? [event.unit] : [])))];
  const [moved, deployed] = [places('Moved'), places('CharacterDeployed')];
  return [
    ...(shots.length > 0 ? [{ weight: 9, line: shots.join(' · ') }] : []),
    ...(moved === '' ? [] : [{ weight: 7, line: t(tongue, 'tactic148.story.moved', { list: moved }) }]),
    ...(covered.length === 0
      ? []
      : [{ weight: 3, line: t(tongue, 'tactic148.story.covered', { units: covered.join(', ') }) }]),
    ...(deployed === '' ? [] : [{ weight: 11, line: t(tongue, 'tactic148.story.deployed', { list: deployed }) }]),
  ];
}
