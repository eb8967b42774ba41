import { t } from '../../../i18n/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { SideId, UnitId } from '../../../rules/kernel/ids.js';
import { findAircraft, inPlay, isFlying, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import type { Event } from '../../../rules/finest-hour/events.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Story, Stretch } from '../../../present/contract.js';
import { byUnit, KERNEL_WEIGHTS, storyLines, type Happening } from '../../../present/story.js';
import type { Tongue } from '../words/index.js';
import { all, placeText } from './names.js';
import { linesIn } from './report.js';
import { storyOf, type Told } from './story.js';
import type { Of, Telling } from './telling.js';

/** The report of a stretch as a story: who was lost, who burns, what it means; then all of it, by activation. */
export function headlines(stretch: Stretch<FinestHour>, tongue: Tongue): Story {
  const { after } = stretch;
  const linesOf = linesIn(stretch, tongue);
  const told = storyOf(stretch, tongue).map((one) => ({ one, lines: linesOf(one) }));
  const events = stretch.events.filter((event): event is Event => !isKernelEvent<FinestHour>(event));
  const lines = storyLines(
    [
      ...told.flatMap(({ one, lines: [line] }) => happening(one, line, after, tongue)),
      ...together(events, after, tongue),
    ],
    tongue,
  );
  // Who could act, where nothing came of it.
  const whole = told.flatMap((each) => each.lines);
  const flat = whole.map((line) => ({ weight: 0, line: alone(line) }));
  return { lines: lines.length > 0 ? lines : storyLines(flat, tongue), details: byUnit(activations(told)) };
}

interface Lines {
  readonly one: Told;
  readonly lines: readonly string[];
}

/** The lines by whose activation they belong to, so that a chain of reactions stays together. */
function activations(
  told: readonly Lines[],
): readonly { readonly unit: UnitId | null; readonly lines: readonly string[] }[] {
  let active: UnitId | null = null;
  return told.map(({ one, lines }) => {
    if (one.kind === 'game') {
      const { event } = one;
      if (event.type === 'ActivationBegan' || event.type === 'Focused') active = event.unit;
      if (event.type === 'SideBegan' || event.type === 'RallyBegan' || event.type === 'TurnBegan') active = null;
    }
    return { unit: active, lines };
  });
}

/** What is said first in the words in which the report tells it, and how much it weighs. */
const WEIGHTS: Partial<Record<MatchEvent<FinestHour>['type'], number>> = {
  ...KERNEL_WEIGHTS,
  Bombed: 850,
  CollisionDeclared: 24,
  CollisionAvoided: 55,
  RallyCalled: 25,
  Rallied: 20,
  FastMoveTested: 12,
  GroupFormed: 6,
  TurnEnded: 5,
  TurnBegan: 3,
};

function happening(one: Told, line: string | undefined, after: HourView, tongue: Tongue): readonly Happening[] {
  if (one.kind === 'game') {
    const { event, telling } = one;
    switch (event.type) {
      case 'Damaged':
        return damaged(event, telling, tongue);
      case 'SideBegan':
        return event.able.length > 0 ? [] : [{ weight: 2, line: line ?? '' }];
      case 'Removed':
      case 'LeftTable': {
        const left = leftLine(telling.after, event.unit, tongue);
        const safe = event.type === 'LeftTable' && event.safe;
        return [
          {
            weight: (safe ? 840 : 950) + repOf(after.game, event.unit),
            line: `${alone(line ?? '')}. ${left}`,
            ...(safe ? {} : { short: t(tongue, 'finest-hour.story.lost-short', { unit: event.unit }) }),
          },
        ];
      }
      default:
    }
  }
  const weight = WEIGHTS[one.event.type];
  return weight === undefined || line === undefined ? [] : [{ weight, line: alone(line) }];
}

/** A line without its place in a chain. */
const alone = (line: string): string => line.replace(/^\u2003*(?:↳ )?(?:\(\d+\) )?/u, '');

/** What a volley did to an aircraft: shot down, on fire, stunned, or hit without that. */
function damaged(
  { unit, hits, harm, stuns }: Of<'Damaged'>,
  { before, after }: Telling,
  tongue: Tongue,
): readonly Happening[] {
  const by = all(tongue, [...new Set(hits.map((hit) => hit.by))]);
  const rep = repOf(after, unit);
  if (harm === 'destroyed') {
    const left = leftLine(after, unit, tongue);
    return [
      {
        weight: 1_000 + rep,
        line: t(tongue, 'finest-hour.story.destroyed', { unit, by, left }),
        short: t(tongue, 'finest-hour.story.destroyed-short', { unit }),
      },
    ];
  }
  if (harm === 'fire' && findAircraft(before, unit)?.burning === false) {
    return [
      {
        weight: 500 + rep,
        line: t(tongue, 'finest-hour.story.burns', { unit, by }),
        short: t(tongue, 'finest-hour.story.burns-short', { unit }),
      },
    ];
  }
  if (stuns) {
    return [
      {
        weight: 200 + rep,
        line: t(tongue, 'finest-hour.story.stunned', { unit, by }),
        short: t(tongue, 'finest-hour.story.stunned-short', { unit }),
      },
    ];
  }
  return harm === 'minor' ? [{ weight: 100 + rep, line: t(tongue, 'finest-hour.story.shaken', { unit, by }) }] : [];
}

const repOf = (state: State, unit: UnitId): number => findAircraft(state, unit)?.rep ?? 0;

/** How many its side has left in the air. */
function leftLine(state: State, unit: UnitId, tongue: Tongue): string {
  const side = findAircraft(state, unit)?.side;
  if (side === undefined) return '';
  const isOf = (one: State['aircraft'][number]): boolean => one.side === side && !isOffTable(one);
  const n = inPlay(state, side).filter(isOf).length;
  return t(tongue, 'finest-hour.story.left', { side, n, of: state.aircraft.filter(isOf).length });
}

/** What many did, a line for all of them: shots and hits of each side, where they flew, who evaded. */
function together(events: readonly Event[], { game, sides }: HourView, tongue: Tongue): readonly Happening[] {
  const fired = events.filter((event): event is Of<'Fired'> => event.type === 'Fired');
  const sideOf = (unit: UnitId): SideId | undefined => findAircraft(game, unit)?.side;
  const shots = sides.flatMap((side) => {
    const mine = fired.filter(({ unit }) => sideOf(unit) === side);
    const dice = mine.reduce((sum, { roll }) => sum + roll.faces.length, 0);
    const hits = mine.reduce((sum, each) => sum + each.hits, 0);
    return dice === 0 ? [] : [t(tongue, 'finest-hour.story.shots', { side, hits, dice })];
  });
  const flown = new Set(events.flatMap((event) => (event.type === 'Flew' ? event.legs.map(({ unit }) => unit) : [])));
  const places = game.aircraft
    .filter((one) => flown.has(one.id) && isFlying(one))
    .map(({ id, at }) => `${id} (${placeText(at, tongue)})`);
  const evaded = [...new Set(events.flatMap((event) => (event.type === 'Evaded' ? [event.unit] : [])))];
  return [
    ...(shots.length > 0 ? [{ weight: 30, line: shots.join(' · ') }] : []),
    ...(evaded.length > 0
      ? [{ weight: 10, line: t(tongue, 'finest-hour.story.evaded', { list: evaded.join(', ') }) }]
      : []),
    ...(places.length > 0
      ? [{ weight: 8, line: t(tongue, 'finest-hour.story.moved', { list: places.join(', ') }) }]
      : []),
  ];
}
