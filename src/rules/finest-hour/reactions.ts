import type { UnitId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { aircraftOf, findAircraft, firesForwardOnly, isFlying, weaponOf } from './aircraft.js';
import { bears } from './arcs.js';
import { askOwner, columnAsked, reactionTaken } from './columns.js';
import type { Command } from './commands.js';
import type { HourRule } from './finest-hour.js';
import { groupOf } from './groups.js';
import { nearestFirst } from './measuring.js';
import { expectedHits } from './odds.js';
import { allThatBear, canFireAt } from './shots.js';
import type { State } from './state.js';
import type { Chain, Step } from './steps.js';
import { sightRep } from './tests.js';
import type { Aircraft } from './types.js';

/** In sight and Fired upon, one inside the other (TFH-28 … TFH-32). */

/** Whether a test can have an effect on an aircraft: not while it is stunned, nor burning with all its guns forward (TFH-25, AMB-TFH-12). */
const canReact = (one: Aircraft): boolean => isFlying(one) && !one.stunned && !(one.burning && firesForwardOnly(one));

/** Whom of an active group a reacting aircraft fires at: the member nearest to it (AMB-TFH-25). */
const nearestOf = (state: State, one: Aircraft, group: readonly Aircraft[]): Aircraft | null =>
  nearestFirst(
    state,
    one.at,
    group.filter(isFlying).map(({ id }) => id),
  )[0] ?? null;

/** The leader of an inactive group tests for all of it when an active one comes into sight (TFH-30). */
export const inSightRule: HourRule<'in-sight'> = {
  ask({ game }, { leader, active }) {
    const one = findAircraft(game, leader);
    if (!one || !isFlying(one) || !groupOf(game, leader).some(canReact)) return null;
    return columnAsked(game, one, 'in-sight', active);
  },
  run({ game }, { leader, active }, answers, dice) {
    const group = groupOf(game, leader).filter(isFlying);
    const seen = groupOf(game, active).filter(isFlying);
    if (!group.some(canReact) || seen.length === 0) return { events: [], then: [] };
    const one = aircraftOf(game, leader);
    const rep = sightRep(one, seen);
    const tested = reactionTaken(game, one, { test: 'in-sight', against: active, rep, parent: null }, answers, dice);
    const { passes, link } = tested;
    if (passes === 0) return { events: [tested], then: [] };
    const chain = { parent: link.no, depth: 1 };
    return { events: [tested], then: reactionsTo(game, group.filter(canReact), seen, passes, chain) };
  },
};

/** Who can fire does so, at REP−1 if only one die passed; who cannot evades if both did (TFH-30). */
function reactionsTo(
  state: State,
  group: readonly Aircraft[],
  seen: readonly Aircraft[],
  passes: number,
  chain: Chain,
): readonly Step[] {
  const because = 'in-sight';
  const aimed = group.map((one) => ({ one, at: nearestOf(state, one, seen) }));
  const able = aimed.flatMap(({ one, at }) => (at && canFireAt(state, one, at) ? [{ one, at }] : []));
  const volleys = able.map(({ one, at }) => ({ unit: one.id, shots: allThatBear(state, one, at) }));
  const others = passes < 2 ? [] : aimed.filter(({ one }) => !able.some((each) => each.one === one));
  return [
    ...(volleys.length > 0 ? [{ type: 'volley', volleys, weaker: passes < 2, because, chain } as const] : []),
    ...others.map(({ one, at }): Step => ({
      type: 'evade',
      unit: one.id,
      from: at?.id ?? null,
      because,
      free: false,
      thenFire: false,
      chain,
    })),
  ];
}

/** Every aircraft that was shot at tests, hit or not, up to the depth at which chains end (TFH-32, AMB-TFH-04). */
export const firedUponRule: HourRule<'fired-upon'> = {
  ask({ game }, step) {
    const one = tester(game, step);
    return one ? columnAsked(game, one, 'fired-upon', step.by[0] ?? null) : null;
  },
  run({ game }, step, answers, dice) {
    const one = tester(game, step);
    const [first] = step.by;
    if (!one || first === undefined) return { events: [], then: [] };
    const asked = { test: 'fired-upon', against: first, rep: one.rep, parent: step.chain.parent } as const;
    const tested = reactionTaken(game, one, asked, answers, dice);
    const { passes, link } = tested;
    return { events: [tested], then: reply(game, one, step.by, passes, { parent: link.no, depth: step.chain.depth }) };
  },
};

/** Who takes the test of a step, if it is taken at all. */
function tester(state: State, { unit, chain }: Extract<Step, { type: 'fired-upon' }>): Aircraft | null {
  const one = findAircraft(state, unit);
  const isTooDeep = chain.depth > Number(state.options.maxReactionDepth);
  return one && !isTooDeep && canReact(one) ? one : null;
}

/** The columns of Fired upon (TFH-32). */
function reply(state: State, one: Aircraft, by: readonly UnitId[], passes: number, chain: Chain): readonly Step[] {
  const attackers = by.filter((id) => canFireAt(state, one, aircraftOf(state, id)));
  if (passes >= 2 && attackers.length > 0) return [{ type: 'answer', unit: one.id, attackers, chain }];
  if (one.burning) return [];
  if (passes === 1 && one.manoeuvres.dived) return [];
  const because = 'fired-upon';
  const from = nearestFirst(state, one.at, by)[0]?.id ?? null;
  return [{ type: 'evade', unit: one.id, from, because, free: passes >= 2, thenFire: false, chain }];
}

/** Answers one of the attackers with every weapon that bears (AMB-TFH-24). */
export const answerRule: HourRule<'answer'> = {
  ask({ game }, { unit, attackers }) {
    const one = findAircraft(game, unit);
    if (!one) return null;
    const able = attackers.filter((id) => canFireAt(game, one, aircraftOf(game, id)));
    const [nearest] = nearestFirst(game, one.at, able);
    if (!nearest) return null;
    const to = (target: UnitId): Command => ({ type: 'answer', unit, target });
    const whom = instructed(game, one, able);
    return askOwner(game, one, {
      // Topic and fallback are public, what was instructed is not.
      topic: { ask: 'answer', unit, attackers: able },
      fallback: to(nearest.id),
      ...(whom === null ? {} : { settled: to(whom) }),
    });
  },
  run({ game }, { unit, attackers, chain }, answers) {
    const one = findAircraft(game, unit);
    const command = answers[0]?.command;
    const target = command?.type === 'answer' ? findAircraft(game, command.target) : null;
    if (!one || !target || !attackers.includes(target.id) || !canFireAt(game, one, target)) {
      return { events: [], then: [] };
    }
    const volleys = [{ unit, shots: allThatBear(game, one, target) }];
    return { events: [], then: [{ type: 'volley', volleys, weaker: false, because: 'fired-upon', chain }] };
  },
};

/** Whom it answers without being asked: the only one, or by its instructions; `null`: its player is asked. */
function instructed(state: State, one: Aircraft, able: readonly UnitId[]): UnitId | null {
  const among = preferred(state, one, able);
  const [nearest = null] = nearestFirst(state, one.at, among).map(({ id }) => id);
  if (among.length === 1 || one.standing.answer === 'nearest') return nearest;
  if (one.standing.answer === 'ask') return null;
  return among
    .map((id) => ({ id, hits: expectedHits(state, one, aircraftOf(state, id)) }))
    .reduce((best, each) => (each.hits > best.hits ? each : best)).id;
}

/** Those of some attackers on whom its preferred weapon bears, if there are any; else all of them. */
function preferred(state: State, one: Aircraft, able: readonly UnitId[]): readonly UnitId[] {
  const weapon = one.standing.prefer === null ? null : weaponOf(one, one.standing.prefer);
  const before = weapon ? able.filter((id) => bears(state, one, weapon, aircraftOf(state, id))) : [];
  return before.length > 0 ? before : able;
}

/** Checks an answer to "answer". */
export function checkAnswer(
  topic: { readonly unit: UnitId; readonly attackers: readonly UnitId[] },
  command: Command,
): Refusal | null {
  if (command.type !== 'answer') return null;
  if (command.unit !== topic.unit) return refuse('finest-hour/other-unit', { unit: topic.unit }, 'TFH-32');
  return topic.attackers.includes(command.target)
    ? null
    : refuse('finest-hour/no-attacker', { target: command.target, known: topic.attackers }, 'AMB-TFH-24');
}
