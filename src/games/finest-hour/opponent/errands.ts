import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import { hasMission, mustBomb, mustLeave } from '../../../rules/finest-hour/missions.js';
import { enemiesOf, inPlay } from '../../../rules/finest-hour/aircraft.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft, Edge, Target } from '../../../rules/finest-hour/types.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import { remembering } from '../../../rules/kernel/remember.js';
import type { SideId, UnitId } from '../../../rules/kernel/ids.js';
import { bombHits } from './worth.js';

/** Where the goals of a match lead single aircraft: out by an edge, over a target, at somebody to stop (TFH-38). */

/** So much farther a target may be that is hit for sure than one that is never hit. */
const DOUBT = 20 * MEASURE.unit;

/** The place that an aircraft has to get to from where it is, and how far off that is; `null`: nowhere. */
export function errandOf(state: State, one: Aircraft): { readonly to: Point; readonly far: number } | null {
  if (mustLeave(state, one)) {
    const ways = state.exits
      .filter(({ side }) => side === one.side)
      .map(({ edge }) => onEdge(state, edge, one.at))
      .map((to) => ({ to, far: between(one.at, to) }));
    return ways.toSorted((a, b) => a.far - b.far)[0] ?? null;
  }
  const target = mustBomb(state, one) ? assigned(state, one.side).get(one.id) : undefined;
  return target ? { to: target.at, far: Math.max(0, between(one.at, target.at) - target.radius) } : null;
}

/** The point of an edge straight ahead of a place. */
const onEdge = ({ sky }: State, edge: Edge, { x, y }: Point): Point =>
  ({ north: { x, y: 0 }, west: { x: 0, y }, south: { x, y: sky.height }, east: { x: sky.width, y } })[edge];

/** To each that carries bombs a target of its own, the nearest and surest first. */
const assigned = (state: State, side: SideId): ReadonlyMap<UnitId, Target> =>
  targets(state, side, () => {
    const wanted = wantedTargets(state, side);
    return paired(
      loaded(state, side).flatMap((one) => wanted.map((to) => ({ id: one.id, to, cost: costOf(state, one, to) }))),
    );
  });
const targets = remembering<State, ReadonlyMap<UnitId, Target>>();

const loaded = (state: State, side: SideId): readonly Aircraft[] =>
  inPlay(state, side).filter((one) => mustBomb(state, one));

/** As many targets as its goal still asks of a side, the nearest and surest: bombs are not spent on others. */
export function wantedTargets(state: State, side: SideId): readonly Target[] {
  const enemy = state.sky.targets.filter((target) => target.side !== side);
  const standing = enemy.filter(({ id }) => !state.bombed.includes(id));
  const asked = state.goals.flatMap((goal) => (goal.win === 'bomb' && goal.side === side ? [goal.count] : []));
  const bombers = loaded(state, side);
  return standing
    .map((target) => ({ target, cost: Math.min(...bombers.map((one) => costOf(state, one, target))) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, Math.min(...asked) - (enemy.length - standing.length))
    .map(({ target }) => target);
}

const costOf = (state: State, one: Aircraft, { at, clear }: Target): number =>
  between(one.at, at) + DOUBT * (1 - bombHits(state, one, clear));

/** The enemy with a mission that is an aircraft's own to stop, so that not all go for the same; `null`: there is none. */
export const quarryOf = (state: State, { id, side }: Aircraft): Aircraft | null =>
  quarries(state, side, () => {
    const sent = enemiesOf(state, side).filter((enemy) => hasMission(state, enemy));
    return paired(
      inPlay(state, side).flatMap((one) => sent.map((to) => ({ id: one.id, to, cost: between(one.at, to.at) }))),
    );
  }).get(id) ?? null;
const quarries = remembering<State, ReadonlyMap<UnitId, Aircraft>>();

/** To each something of its own, the cheapest first; who is left over goes for what is cheapest, another's or not. */
function paired<To>(
  pairs: readonly { readonly id: UnitId; readonly to: To; readonly cost: number }[],
): ReadonlyMap<UnitId, To> {
  const found = new Map<UnitId, To>();
  const sorted = pairs.toSorted((a, b) => a.cost - b.cost);
  for (const shares of [false, true]) {
    for (const { id, to } of sorted) {
      if (!found.has(id) && (shares || ![...found.values()].includes(to))) found.set(id, to);
    }
  }
  return found;
}
