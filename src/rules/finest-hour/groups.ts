import type { SideId, UnitId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { aircraftOf, findAircraft, inPlay, isFlying, isOffTable, otherSide } from './aircraft.js';
import type { Event } from './events.js';
import { lengthOf } from './lengths.js';
import { distance } from './measuring.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** Groups and their leaders (TFH-03, TFH-10, AMB-TFH-02, AMB-TFH-27). */

/** The aircraft of a group by its leader, the leader first; of one that flies alone itself. */
export const groupOf = (state: State, leader: UnitId): readonly Aircraft[] => [
  aircraftOf(state, leader),
  ...inPlay(state).filter((one) => one.leader === leader && one.id !== leader),
];

/** Who decides for an aircraft: the leader of its group, or itself. */
export const leaderOf = (state: State, { id, leader }: Aircraft): Aircraft => {
  const found = leader === null ? null : findAircraft(state, leader);
  return found && isFlying(found) ? found : aircraftOf(state, id);
};

/** The leaders of a side's groups, and its aircraft that fly alone. */
const leadersOf = (state: State, side: SideId): readonly Aircraft[] =>
  inPlay(state, side).filter((one) => leaderOf(state, one).id === one.id);

/** The leaders of the groups against a side, and its enemies that fly alone. */
export const enemyLeaders = (state: State, side: SideId): readonly Aircraft[] =>
  leadersOf(state, otherSide(state, side));

/** Whether two are near enough, and alike enough, to be a group. */
export const canJoin = (state: State, leader: Aircraft, one: Aircraft): boolean =>
  joinProblem(state, leader, one) === null;

function joinProblem(state: State, leader: Aircraft, one: Aircraft): Refusal | null {
  const facts = { unit: one.id, leader: leader.id };
  if (one.seat !== leader.seat) return refuse('finest-hour/not-yours', { unit: one.id, known: [leader.id] }, 'TFH-10');
  if (isOffTable(one) || one.profile.model !== leader.profile.model) {
    return refuse('finest-hour/other-model', { ...facts, model: leader.profile.model }, 'TFH-10');
  }
  const [far, most] = [distance(leader.at, one.at), lengthOf(state.options, 'group')];
  return far < most ? null : refuse('finest-hour/too-far-for-group', { ...facts, far, most }, 'TFH-10');
}

/** Why these cannot be a group now, or `null`. Without members the leader flies alone. */
export function groupProblem(
  state: State,
  leader: Aircraft,
  members: readonly UnitId[],
  able: readonly UnitId[],
): Refusal | null {
  for (const id of [leader.id, ...members]) {
    const one = findAircraft(state, id);
    if (one?.seat !== leader.seat || !isFlying(one)) {
      return refuse('finest-hour/not-yours', { unit: id, known: able }, 'TFH-10');
    }
    if (one.activated) return refuse('finest-hour/activated', { unit: id }, 'AMB-TFH-27');
  }
  if (new Set([leader.id, ...members]).size !== members.length + 1) {
    return refuse('finest-hour/twice', { unit: leader.id }, 'TFH-10');
  }
  if (!able.includes(leader.id)) {
    const die = state.dice[leader.side] ?? 0;
    return refuse('finest-hour/not-able', { unit: leader.id, able, die }, 'AMB-TFH-02');
  }
  const members_ = members.map((id) => aircraftOf(state, id));
  return members_.reduce<Refusal | null>((wrong, one) => wrong ?? joinProblem(state, leader, one), null);
}

/** What naming a group changes: who leaves the groups that they were in, and the new one. */
export function formed(state: State, leader: UnitId, members: readonly UnitId[]): readonly Event[] {
  const all = [leader, ...members];
  const left = all
    .map((id) => aircraftOf(state, id))
    .filter((one) => one.leader !== null && (one.leader !== leader || members.length === 0))
    .map((one): Event => ({
      type: 'GroupLeft',
      leader: one.leader ?? one.id,
      members: groupLost(state, one),
      why: 'order',
    }));
  const stays = groupOf(state, leader).filter((one) => one.id !== leader && !members.includes(one.id));
  const dropped: readonly Event[] =
    members.length > 0 && stays.some((one) => one.leader === leader)
      ? [{ type: 'GroupLeft', leader, members: stays.map(({ id }) => id), why: 'order' }]
      : [];
  return [...left, ...dropped, ...(members.length > 0 ? [{ type: 'GroupFormed', leader, members } as const] : [])];
}

/** Who flies alone when one leaves its group: that one, or all if it led them. */
const groupLost = (state: State, one: Aircraft): readonly UnitId[] =>
  one.leader === one.id ? groupOf(state, one.id).map(({ id }) => id) : [one.id];

/** Who drops out after an activation or a reaction: too far from the leader, or the leader is lost (AMB-TFH-27). */
export function strays(state: State): readonly Event[] {
  const leaders = [...new Set(inPlay(state).flatMap(({ leader }) => (leader === null ? [] : [leader])))];
  return leaders.flatMap((leader): readonly Event[] => {
    const members = inPlay(state).filter((one) => one.leader === leader && one.id !== leader);
    const head = findAircraft(state, leader);
    if (!head || !isFlying(head)) {
      return [{ type: 'GroupLeft', leader, members: members.map(({ id }) => id), why: 'leader-lost' }];
    }
    const most = lengthOf(state.options, 'group');
    const far = members.filter((one) => distance(head.at, one.at) >= most);
    if (far.length === 0) return [];
    // A leader whom all have lost flies alone.
    const all = far.length === members.length ? [leader, ...far.map(({ id }) => id)] : far.map(({ id }) => id);
    return [{ type: 'GroupLeft', leader, members: all, why: 'too-far' }];
  });
}
