import { answeredBy } from '../kernel/questions.js';
import { aircraftOf, findAircraft, has, isFlying } from './aircraft.js';
import { evasionLength, evasionProblem, facingAfter } from './allowance.js';
import { askOwner, type Asking } from './columns.js';
import type { Command } from './commands.js';
import { ahead, edgeBeyond, farthestInSky, isBarred, isExit, isInSky, keptInSky } from './courses.js';
import type { Event } from './events.js';
import type { HourRule } from './finest-hour.js';
import { strays } from './groups.js';
import { lengthOf } from './lengths.js';
import { nextLink } from './links.js';
import { bearing, turned } from './measuring.js';
import { after } from './evolve.js';
import { allThatBear, canFireAt } from './shots.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import type { Aircraft, Evasion } from './types.js';
import type { Refusal } from '../kernel/refusal.js';
import { refuse } from '../kernel/refusal.js';
import type { UnitId } from '../kernel/ids.js';

/** Evasions and dives that something forces (TFH-15, TFH-16, AMB-TFH-13, AMB-TFH-22, AMB-TFH-23). */

type EvadeStep = Extract<Step, { type: 'evade' }>;

/** Where an evasion heads by an instruction or without an answer: never off the table if it can be helped. */
export function evasionHeading(state: State, one: Aircraft, from: UnitId | null, way: Exclude<Evasion, 'ask'>): number {
  const cause = from === null ? null : findAircraft(state, from);
  const away = cause ? bearing(cause.at, one.at) : one.heading;
  const wanted = { away, left: turned(one.heading - 900), right: turned(one.heading + 900), ahead: one.heading }[way];
  return keptInSky(state.sky, one.at, wanted, evasionLength(state.options, one));
}

/** Who evades now: nobody whom a test tells to while it is stunned, which only damage can still move (AMB-TFH-12). */
function evader(state: State, { unit, because }: EvadeStep): Aircraft | null {
  const one = findAircraft(state, unit);
  return one && isFlying(one) && !(one.stunned && because !== 'damage') ? one : null;
}

/** Why it stays where it is told to evade, or `null`. */
function staysBecause(one: Aircraft): 'unwieldy' | 'burning' | null {
  if (has(one, 'unwieldy')) return 'unwieldy';
  return one.burning ? 'burning' : null;
}

export const evadeRule: HourRule<'evade'> = {
  ask({ game }, step): Asking | null {
    const { unit, from, free } = step;
    const one = evader(game, step);
    if (!one || staysBecause(one)) return null;
    const { evasion, dodge } = one.standing;
    const to = (way: Exclude<Evasion, 'ask'>): Command => ({
      type: 'evade',
      unit,
      heading: evasionHeading(game, one, from, way),
    });
    const stay: Command = { type: 'stay', unit };
    const settled =
      free && dodge === 'stay' ? stay : evasion !== 'ask' && (!free || dodge === 'evade') ? to(evasion) : undefined;
    return askOwner(game, one, {
      topic: { ask: 'evade', unit, from, free },
      // The fallback is public, what was instructed is not.
      fallback: to('away'),
      ...(settled ? { settled } : {}),
    });
  },
  run({ game }, step, answers) {
    const one = evader(game, step);
    if (!one) return { events: [], then: [] };
    const events = evaded(game, one, step, answers[0]?.command, answeredBy(answers));
    const now = after(game, events);
    return { events: [...events, ...strays(now)], then: firesAfter(now, step) };
  },
};

/** Leads it away by half its potential, over the edge if it must be. */
function evaded(
  state: State,
  one: Aircraft,
  { because, chain, free }: EvadeStep,
  command: Command | undefined,
  by: 'seat' | 'referee',
): readonly Event[] {
  const link = nextLink(state, chain.parent);
  const why = staysBecause(one) ?? (command?.type === 'stay' && free ? 'chosen' : null);
  if (why) return [{ type: 'Stayed', unit: one.id, why, because, link }];
  if (command?.type !== 'evade') return [];
  const { heading } = command;
  const to = ahead(one.at, heading, evasionLength(state.options, one));
  const facing = facingAfter(state.options, one, heading, command.facing);
  return [
    { type: 'Evaded', unit: one.id, from: one.at, to, heading, facing, because, by, link },
    ...leftTable(state, one, to),
  ];
}

/** The edge over which it left, if it did. */
export function leftTable(state: State, one: Aircraft, to: Aircraft['at']): readonly Event[] {
  if (isInSky(state.sky, to)) return [];
  const edge = edgeBeyond(state.sky, to);
  return [{ type: 'LeftTable', unit: one.id, edge, safe: isExit(state, one, edge) }];
}

/** After a collision that it evaded at once, it fires from there if it can (TFH-34). */
function firesAfter(now: State, { unit, from, thenFire, chain }: EvadeStep): readonly Step[] {
  const one = aircraftOf(now, unit);
  const target = from === null ? null : findAircraft(now, from);
  if (!thenFire || !target || !canFireAt(now, one, target)) return [];
  const volleys = [{ unit, shots: allThatBear(now, one, target) }];
  return [{ type: 'volley', volleys, weaker: false, because: 'collision', chain }];
}

/** Checks an answer to "evade". */
export function checkEvade(
  state: State,
  topic: { readonly unit: UnitId; readonly free: boolean },
  command: Command,
): Refusal | null {
  if (command.type === 'stay') {
    if (command.unit !== topic.unit) return refuse('finest-hour/other-unit', { unit: topic.unit }, 'TFH-16');
    return topic.free ? null : refuse('finest-hour/must-evade', { unit: topic.unit }, 'TFH-32');
  }
  if (command.type !== 'evade') return null;
  if (command.unit !== topic.unit) return refuse('finest-hour/other-unit', { unit: topic.unit }, 'TFH-16');
  const one = aircraftOf(state, command.unit);
  const wrong = evasionProblem(state.options, one, command);
  if (wrong) return wrong;
  const to = ahead(one.at, command.heading, evasionLength(state.options, one));
  const canStay = isInSky(
    state.sky,
    ahead(one.at, evasionHeading(state, one, null, 'ahead'), evasionLength(state.options, one)),
  );
  return canStay && isBarred(state, one, to)
    ? refuse('finest-hour/edge', { unit: one.id, edge: edgeBeyond(state.sky, to) }, 'AMB-TFH-14')
    : null;
}

/** A dive that fire forces: 5 cm straight ahead, up to the edge at most (AMB-TFH-22). */
export const diveRule: HourRule<'dive'> = {
  run({ game }, { unit, chain }) {
    const one = findAircraft(game, unit);
    if (!one || !isFlying(one)) return { events: [], then: [] };
    const length = farthestInSky(game.sky, one.at, one.heading, lengthOf(game.options, 'dive'));
    const dived: Event = {
      type: 'Dived',
      unit,
      from: one.at,
      to: ahead(one.at, one.heading, length),
      length,
      because: 'damage',
      link: nextLink(game, chain.parent),
    };
    return { events: [dived, ...strays(after(game, [dived]))], then: [] };
  },
};
