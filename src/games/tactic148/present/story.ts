import type { Tongue } from '../words/index.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import { correction } from '../../../rules/tactic148/correct.js';
import { begun, evolve } from '../../../rules/tactic148/evolve.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Event } from '../../../rules/tactic148/events.js';
import type { Topic } from '../../../rules/tactic148/commands.js';
import type { Stretch } from '../../../present/contract.js';
import type { Acting, Telling } from './telling.js';

/** A stretch of a match event by event, each of the game's with the match around it: nothing is hidden here, so it can be played again. */

export type Told =
  | { readonly kind: 'game'; readonly event: Event; readonly telling: Telling }
  | { readonly kind: 'kernel'; readonly event: Exclude<MatchEvent<Tactic148>, Event> };

/** The story of a stretch. */
export function storyOf({ before, after, events }: Stretch<Tactic148>, tongue: Tongue): readonly Told[] {
  let now: State = before?.game ?? after.game;
  let acting: ReadonlyMap<UnitId, Acting> = new Map();
  let shooter: UnitId | null = openShot(before)?.shooter ?? null;
  return events.map((event, i): Told => {
    if (isKernelEvent<Tactic148>(event)) {
      if (event.type === 'Began') now = begun(event.setup);
      if (event.type === 'Corrected') now = event.facts.reduce((state, fact) => correction.apply(state, fact), now);
      // What was before is not to be had from the events: the present must do.
      if (event.type === 'Rewound') now = after.game;
      return { kind: 'kernel', event };
    }
    const next = events.slice(i + 1).filter((each): each is Event => !isKernelEvent<Tactic148>(each));
    const then = evolve(now, event);
    const telling: Telling = { tongue, before: now, after: then, next, acting, shooter };
    now = then;
    acting = actingAfter(acting, event);
    shooter = shooterAfter(shooter, event);
    return { kind: 'game', event, telling };
  });
}

/** The shot that waits for its target's answer. */
export function openShot(view: TacticView | null): Extract<Topic, { ask: 'answer-shot' }> | null {
  const topics = view?.questions.map(({ topic }) => topic) ?? [];
  return topics.find((topic) => topic.ask === 'answer-shot') ?? null;
}

function actingAfter(acting: ReadonlyMap<UnitId, Acting>, event: Event): ReadonlyMap<UnitId, Acting> {
  if (event.type === 'ActionTaken') {
    return new Map([...acting, [event.unit, { taken: event, ended: [], told: false }]]);
  }
  const current = 'unit' in event ? acting.get(event.unit) : event.type === 'ShotFired' && acting.get(event.shot.unit);
  if (!current) return acting;
  const { unit } = current.taken;
  if (event.type === 'MarkersRemoved') {
    // The end of a zone has a line of its own.
    const ended = event.markers.filter((marker) => marker !== 'suppression' || event.zones.length === 0);
    return event.why === 'acted' ? new Map([...acting, [unit, { ...current, ended }]]) : acting;
  }
  return new Map([...acting, [unit, { ...current, told: true }]]);
}

function shooterAfter(shooter: UnitId | null, event: Event): UnitId | null {
  switch (event.type) {
    case 'ActionTaken':
      return event.action === 'shoot' || event.action === 'assault' ? event.unit : shooter;
    case 'ShotFired':
      return event.shot.why === 'opportunity' ? shooter : null;
    case 'ShotLost':
    case 'TurnEnded':
      return null;
    default:
      return shooter;
  }
}
