import { aircraftOf, changeAircraft, enemiesOf, has, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { evasionLength, fastMost, potential } from '../../../rules/finest-hour/allowance.js';
import { approaches } from '../../../rules/finest-hour/approach.js';
import { bombingProblem, targetsFor } from '../../../rules/finest-hour/bombing.js';
import { ahead, edgeBeyond, isExit, isInSky } from '../../../rules/finest-hour/courses.js';
import type { Command, Part } from '../../../rules/finest-hour/commands.js';
import { lengthOf, TURN } from '../../../rules/finest-hour/lengths.js';
import { nearestFirst, offNose, turned } from '../../../rules/finest-hour/measuring.js';
import { orderProblem } from '../../../rules/finest-hour/plan.js';
import { allThatBear, canFireAt, underFire } from '../../../rules/finest-hour/shots.js';
import { sightedAt } from '../../../rules/finest-hour/sighting.js';
import { sightRep } from '../../../rules/finest-hour/tests.js';
import { groupOf } from '../../../rules/finest-hour/groups.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Argued, Reason } from '../../../opponent/contract.js';
import type { HourReason } from './reasons.js';
import { leaving, standing } from './standing.js';
import { bombWorth, passing, shotWorth } from './worth.js';

/** What the activations of an aircraft are worth: where it flies, whom it fires at on the way, what that sets off. */

type Plan = Argued<Command, HourReason>;

/** A way to fly, and the aircraft as it would be at its end. `by`: how, which tells what makes it harder to hit. */
interface Way {
  readonly parts: readonly Part[];
  readonly fast: boolean;
  readonly there: Aircraft;
}

/** So many of the best are looked at for whether they are legal. */
const LOOKED_AT = 12;

/** The legal activations of some leaders that are worth comparing. */
export const activations = (state: State, units: readonly UnitId[]): readonly Plan[] =>
  units.flatMap((id) => flights(state, aircraftOf(state, id)));

function flights(state: State, one: Aircraft): readonly Plan[] {
  const awake = { ...one, stunned: false };
  return waysOf(state, awake)
    .flatMap((way) => plansOf(state, awake, way))
    .map((plan) => ({ ...plan, value: plan.reasons.reduce((sum, { value }) => sum + value, 0) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, LOOKED_AT)
    .filter(({ command }) => command.type === 'fly' && isLegal(state, one, command))
    .map(({ command, reasons }) => ({ command, reasons }));
}

const isLegal = (state: State, one: Aircraft, { fast, parts, then }: Extract<Command, { type: 'fly' }>): boolean =>
  orderProblem(state, one, fast, parts, then) === null;

const COMPASS = Array.from({ length: 16 }, (_, i) => i * 225);

function waysOf(state: State, one: Aircraft): readonly Way[] {
  if (isOffTable(one)) return [{ parts: [], fast: false, there: one }];
  const enemies = enemiesOf(state, one.side);
  const [nearest] = nearestFirst(
    state,
    one.at,
    enemies.map(({ id }) => id),
  );
  const plain = approaches(state, one, nearest?.at ?? null).map(({ parts, at, heading }): Way => ({
    parts,
    fast: false,
    there: { ...one, at, heading },
  }));
  const evasions = one.burning || has(one, 'unwieldy') ? [] : COMPASS.map((heading) => evasion(state, one, heading));
  const dive: Way = {
    parts: [{ do: 'dive', length: lengthOf(state.options, 'dive') }],
    fast: false,
    there: dived(state, one),
  };
  return [...plain, ...evasions, ...fastWays(state, one, nearest ?? null), dive];
}

const evasion = (state: State, one: Aircraft, heading: number): Way => ({
  parts: [{ do: 'evade', heading }],
  fast: false,
  there: {
    ...one,
    at: ahead(one.at, heading, evasionLength(state.options, one)),
    heading: state.options.evadeFacing === 'keep' ? one.heading : heading,
    manoeuvres: { ...one.manoeuvres, evaded: true },
  },
});

const dived = (state: State, one: Aircraft): Aircraft => ({
  ...one,
  at: ahead(one.at, one.heading, lengthOf(state.options, 'dive')),
  manoeuvres: { ...one.manoeuvres, dived: true },
});

/** Fast moves, after one turn: they lead as far as half the test brings it, which is what is likeliest. */
function fastWays(state: State, one: Aircraft, nearest: Aircraft | null): readonly Way[] {
  const [most, likely] = [fastMost(state.options, one, 2), fastMost(state.options, one, 1)];
  const aimed = nearest ? Math.max(-TURN, Math.min(TURN, offNose(one, nearest.at))) : 0;
  return [...new Set([0, -TURN, TURN, aimed])].map((by) => {
    const heading = turned(one.heading + by);
    const there = {
      ...one,
      heading,
      at: ahead(one.at, heading, likely),
      manoeuvres: { ...one.manoeuvres, fast: true },
    };
    const turn: readonly Part[] = by === 0 ? [] : [{ do: 'turn', by }];
    return { parts: [...turn, { do: 'ahead', length: most }], fast: true, there };
  });
}

/** A way with its best shots: before it, or from its end; with bombs where it leads over a target. */
function plansOf(state: State, one: Aircraft, { parts, fast, there }: Way): readonly Plan[] {
  const order = (all: readonly Part[], reasons: readonly Reason<HourReason>[]): Plan => ({
    command: { type: 'fly', unit: one.id, fast, parts: all, then: 'fire' },
    reasons,
  });
  const inSky = isInSky(state.sky, there.at);
  const edge = edgeBeyond(state.sky, there.at);
  const end = inSky ? standing(state, there) : [leaving(state, one, isExit(state, one, edge))];
  const seen: readonly Reason<HourReason>[] = isOffTable(one)
    ? []
    : [{ reason: 'answer', value: -sighting(state, one, there) }];
  const before = fast ? null : bestShot(state, one);
  const after = inSky && parts.length > 0 && !fast ? bestShot(state, there) : null;
  const bombs = inSky ? bombing(state, there) : null;
  const move = [...seen, ...end];
  return [
    order(parts, move),
    ...(before ? [order([before.part, ...parts], [...before.reasons, ...move])] : []),
    ...(after ? [order([...parts, after.part], [...move, ...after.reasons])] : []),
    ...(bombs
      ? [
          order(
            [...parts, ...(after ? [after.part] : []), bombs.part],
            [...move, ...(after?.reasons ?? []), bombs.reason],
          ),
        ]
      : []),
  ].filter(({ command }) => isOffTable(one) || parts.length > 0 || command.type !== 'fly');
}

interface Shooting {
  readonly part: Part;
  readonly reasons: readonly Reason<HourReason>[];
}

/** The target from which all that bears is expected to take most, less what it answers. */
function bestShot(state: State, there: Aircraft): Shooting | null {
  const now = changeAircraft(state, there.id, () => there);
  return underFire(now, there, []).reduce<(Shooting & { readonly value: number }) | null>((best, target) => {
    const [shot, back] = [shotWorth(now, there, target), answer(now, there, target)];
    if (best && best.value >= shot - back) return best;
    const shots = allThatBear(now, there, target);
    return {
      part: { do: 'fire', shots },
      reasons: [
        { reason: 'shot', value: shot },
        { reason: 'answer', value: -back },
      ],
      value: shot - back,
    };
  }, null);
}

/** What the target fires back, if it can and dares (TFH-32). */
function answer(state: State, one: Aircraft, target: Aircraft): number {
  if (isOffTable(one) && state.options.offTableReactions === 'off') return 0;
  if (!canFireAt(state, target, one)) return 0;
  const survives = 1 - Math.min(1, shotWorth(state, one, target) / Math.max(1, target.rep));
  return survives * passing(target.rep).both * shotWorth(state, target, one);
}

/** What those take who see it come and can fire at once (TFH-30): looked for in the middle of the way and at its end. */
function sighting(state: State, one: Aircraft, there: Aircraft): number {
  const middle = { x: Math.round((one.at.x + there.at.x) / 2), y: Math.round((one.at.y + there.at.y) / 2) };
  const places = [one, { ...there, at: middle }, there].filter(({ at }) => isInSky(state.sky, at));
  const met = new Set<UnitId>();
  return places.reduce((sum, place) => {
    const now = [{ one: place, at: place.at, heading: place.heading }];
    const leaders = sightedAt(state, one, now, null).filter(({ id }) => !met.has(id));
    for (const { id } of leaders) met.add(id);
    return sum + leaders.reduce((all, leader) => all + volley(state, leader, place), 0);
  }, 0);
}

function volley(state: State, leader: Aircraft, place: Aircraft): number {
  const { both, any } = passing(sightRep(leader, [place]));
  return groupOf(state, leader.id)
    .filter(({ stunned }) => !stunned)
    .reduce((sum, each) => {
      const full = shotWorth(state, each, place);
      return full === 0 ? sum : sum + both * full + (any - both) * shotWorth(state, each, place, each.rep - 1);
    }, 0);
}

/** Bombs on a target that it would be over. */
function bombing(state: State, there: Aircraft): { readonly part: Part; readonly reason: Reason<HourReason> } | null {
  if (!there.profile.bombs) return null;
  const now = changeAircraft(state, there.id, () => there);
  const target = targetsFor(state, there).find(({ id }) => bombingProblem(now, there, id) === null);
  return target
    ? {
        part: { do: 'bomb', target: target.id },
        reason: { reason: 'bomb', value: bombWorth(state, there, target.clear) },
      }
    : null;
}

/** Where an aircraft stands after a rally that it follows at its normal speed. */
export function rallied(state: State, one: Aircraft, leader: Aircraft): Aircraft {
  const turn = one.profile.class * TURN;
  const heading = turned(one.heading + Math.max(-turn, Math.min(turn, offNose(one, leader.at))));
  return { ...one, heading, at: ahead(one.at, heading, potential(state.options, one)) };
}
