import { aircraftOf, changeAircraft, has, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import { potential } from '../../../rules/finest-hour/allowance.js';
import { bombingProblem } from '../../../rules/finest-hour/bombing.js';
import { ahead, edgeBeyond, isExit, isInSky } from '../../../rules/finest-hour/courses.js';
import type { Command, Part } from '../../../rules/finest-hour/commands.js';
import { TURN } from '../../../rules/finest-hour/lengths.js';
import { comesOver } from '../../../rules/finest-hour/machine.js';
import { offNose, turned } from '../../../rules/finest-hour/measuring.js';
import { mustBomb } from '../../../rules/finest-hour/missions.js';
import { orderProblem, waysEnd } from '../../../rules/finest-hour/plan.js';
import { allThatBear, canFireAt, underFire } from '../../../rules/finest-hour/shots.js';
import { sightedAt } from '../../../rules/finest-hour/sighting.js';
import { sightRep } from '../../../rules/finest-hour/tests.js';
import { groupOf } from '../../../rules/finest-hour/groups.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Argued, Reason } from '../../../opponent/contract.js';
import { wantedTargets } from './errands.js';
import { rams } from './rams.js';
import type { HourReason } from './reasons.js';
import { leaving, standing } from './standing.js';
import { waysOf, type Way } from './ways.js';
import { bombWorth, passing, shotWorth, sightWorth } from './worth.js';

/** What the activations of an aircraft are worth: where it flies, whom it fires at on the way, what that sets off. */

type Plan = Argued<Command, HourReason>;
type Fly = Extract<Command, { type: 'fly' }>;

/** So many of the best are looked at for whether they are legal. */
const LOOKED_AT = 12;

/** The legal activations of some leaders that are worth comparing. */
export const activations = (state: State, units: readonly UnitId[]): readonly Plan[] =>
  units.flatMap((id) => flights(state, aircraftOf(state, id)));

function flights(state: State, one: Aircraft): readonly Plan[] {
  const awake = { ...one, stunned: false };
  return [...waysOf(state, awake).flatMap((way) => plansOf(state, awake, way)), ...ramming(state, awake)]
    .map((plan) => ({ ...plan, value: plan.reasons.reduce((sum, { value }) => sum + value, 0) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, LOOKED_AT)
    .filter(({ command }) => command.type === 'fly' && isLegal(state, one, command))
    .map(({ command, reasons }) => ({ command, reasons }));
}

const isLegal = (state: State, one: Aircraft, { fast, parts, then }: Fly): boolean =>
  orderProblem(state, one, fast, parts, then) === null &&
  groupOf(state, one.id).every((each) => staysIn(state, each, parts));

/** Whether a member of a group does not leave the table with its leader's move, each from its own place (AMB-TFH-27). */
function staysIn(state: State, member: Aircraft, parts: readonly Part[]): boolean {
  const moves = parts.filter(
    ({ do: what }) => what === 'turn' || what === 'ahead' || what === 'dive' || what === 'evade',
  );
  const end = waysEnd(state, member, false, moves);
  return member.leader === member.id || member.leader === null || !end.ok || isInSky(state.sky, end.value.one.at);
}

/** A collision in place of the move, where its target is in reach. */
const ramming = (state: State, one: Aircraft): readonly Plan[] =>
  rams(state, one).map(({ target, there, value }) => ({
    command: { type: 'fly', unit: one.id, fast: false, parts: [{ do: 'collide', target }], then: 'fire' },
    reasons: [
      { reason: 'ram', value },
      { reason: 'answer', value: -sighting(state, one, there) },
      ...standing(state, there),
    ],
  }));

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
            [...parts, ...(after ? [after.part] : []), ...bombs.parts],
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
  const dares = passing(sightRep(leader, [place]));
  return groupOf(state, leader.id).reduce((sum, each) => sum + sightWorth(state, each, place, dares), 0);
}

/** Bombs on the surest target that it would be over; a dive from which its next move leads over one (TFH-42). */
function bombing(
  state: State,
  there: Aircraft,
): { readonly parts: readonly Part[]; readonly reason: Reason<HourReason> } | null {
  if (!mustBomb(state, there)) return null;
  const now = changeAircraft(state, there.id, () => there);
  const targets = wantedTargets(state, there.side);
  const over = targets.find(({ id }) => bombingProblem(now, there, id) === null);
  if (over) {
    const reason = { reason: 'bomb', value: bombWorth(state, there, over.clear) } as const;
    return { parts: [{ do: 'bomb', target: over.id }], reason };
  }
  const next =
    has(there, 'dive-bomber') && there.manoeuvres.dived && targets.find((target) => comesOver(state, there, target));
  return next ? { parts: [], reason: { reason: 'bomb', value: NEXT * bombWorth(state, there, next.clear) } } : null;
}
/** What bombs are worth that fall in the next activation, if nothing comes between. */
const NEXT = 0.6;

/** Where an aircraft stands after a rally that it follows at its normal speed. */
export function rallied(state: State, one: Aircraft, leader: Aircraft): Aircraft {
  const turn = one.profile.class * TURN;
  const heading = turned(one.heading + Math.max(-turn, Math.min(turn, offNose(one, leader.at))));
  return { ...one, heading, at: ahead(one.at, heading, potential(state.options, one)) };
}
