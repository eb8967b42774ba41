import { isWhole, type Point } from '../geometry/plane/point.js';
import type { SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { askOwners } from './asking.js';
import { answeredBy, onlyAnswer } from '../kernel/questions.js';
import { rollOff } from './battlefield.js';
import { baseOf, findCharacter, otherSide } from './characters.js';
import { LENGTHS } from './lengths.js';
import { endProblem } from './move.js';
import { baseRadius } from './options.js';
import { edgeOf, fromEdge, isOnTable } from './terrain.js';
import type { Character } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import type { Command } from './commands.js';

/** Deployment: one character at a time, near one's own edge (T48-03 … T48-06). */

/** What a force is worth (T48-03). */
const worth = (state: State, side: SideId): number =>
  state.characters.filter((one) => one.side === side).reduce((sum, { card }) => sum + card.points, 0);

/** The force of higher value deploys first; equal: the lower of two dice (T48-04). */
export const deploymentRule: TacticRule<'deployment'> = {
  run({ game, sides }, _step, _answers, dice) {
    const totals = Object.fromEntries(sides.map((side) => [side, worth(game, side)]));
    const most = Math.max(...Object.values(totals));
    const [richest, ...equals] = sides.filter((side) => totals[side] === most);
    const rolled = equals.length > 0 || !richest ? rollOff(sides, dice, 'deployment', 'low') : null;
    const first = rolled?.winner ?? richest;
    if (first === undefined) throw new Error('a match without sides');
    return {
      events: [...(rolled ? [rolled] : []), { type: 'DeploymentBegan', totals, agreed: game.agreed, first }],
      then: [{ type: 'deploy', side: first }],
    };
  },
};

const waiting = (state: State, side: SideId): readonly Character[] =>
  state.characters.filter((one) => one.side === side && one.status === 'waiting');

/** Sides alternate; who has characters left goes on alone (AMB-T48-25). */
export const deployRule: TacticRule<'deploy'> = {
  ask(state, { side }) {
    return askOwners(state, waiting(state.game, side), 'turn', (mine) => ({
      topic: { ask: 'deploy', units: mine.map(({ id }) => id) },
      fallback: { type: 'deploy', unit: mine[0].id, at: freePlaces(state.game, mine[0])[0] ?? { x: 0, y: 0 } },
    }));
  },
  run({ game }, { side }, answers) {
    const command = onlyAnswer(answers, 'deploy');
    if (!command) return { events: [], then: [] };
    const { unit, at } = command;
    const other = otherSide(game, side);
    const mineLeft = waiting(game, side).some(({ id }) => id !== unit);
    const next = waiting(game, other).length > 0 ? other : mineLeft ? side : null;
    const then: Step = next === null ? { type: 'first-turn' } : { type: 'deploy', side: next };
    return { events: [{ type: 'CharacterDeployed', unit, at, by: answeredBy(answers) }], then: [then] };
  },
};

/** Why a character cannot deploy at a place: off the table, too far from its edge, on something (T48-05). */
function placeProblem(state: State, one: Character, at: Point): Refusal | null {
  const base = baseOf(state, one, at);
  const { width, height } = state.table;
  if (!isWhole(at) || !isOnTable(state.table, base)) {
    return refuse('tactic148/off-table', { unit: one.id, width, height }, 'T48-05');
  }
  const middle = fromEdge(state.table, edgeOf(state, one.side), at);
  const far = state.options.deployWithin === 'nearest' ? middle - base.r : middle + base.r;
  if (far > LENGTHS.deployment) {
    return refuse('tactic148/outside-zone', { unit: one.id, far, most: LENGTHS.deployment }, 'T48-05');
  }
  return endProblem(state, one, at);
}

/** Checks an answer to "deploy". */
export function checkDeploy(
  state: State,
  units: readonly Character['id'][],
  { unit, at }: Extract<Command, { type: 'deploy' }>,
): Refusal | null {
  const one = findCharacter(state, unit);
  if (!one || !units.includes(unit)) {
    return refuse('tactic148/not-this-character', { unit, known: units }, 'T48-05');
  }
  return placeProblem(state, one, at);
}

/** Places where a character can deploy, on a lattice of one base, nearest to the middle of its edge first (AMB-T48-25). */
export function freePlaces(state: State, one: Character): readonly Point[] {
  const { width, height } = state.table;
  const r = baseRadius(state.options);
  const edge = edgeOf(state, one.side);
  const lies = edge === 'north' || edge === 'south';
  const span = lies ? width : height;
  const most = state.options.deployWithin === 'nearest' ? LENGTHS.deployment + r : LENGTHS.deployment - r;
  const across = Array.from({ length: Math.floor(span / (2 * r)) }, (_, i) => r + 2 * r * i);
  const deep = Array.from({ length: Math.floor(most / (2 * r)) }, (_, i) => r + 2 * r * i);
  const places = across.flatMap((along) =>
    [...deep, most].map((d): Point => {
      const [near, far] = [d, (lies ? height : width) - d];
      const off = edge === 'north' || edge === 'west' ? near : far;
      return lies ? { x: along, y: off } : { x: off, y: along };
    }),
  );
  const middle = (point: Point): number =>
    Math.abs((lies ? point.x : point.y) - span / 2) + Math.abs(fromEdge(state.table, edge, point) - most / 2);
  return places.filter((point) => placeProblem(state, one, point) === null).sort((a, b) => middle(a) - middle(b));
}

/** An outline of where a character can deploy: the free places nearest to its edge one way, the farthest from it back. */
export function deployOutline(state: State, one: Character): readonly Point[] {
  const edge = edgeOf(state, one.side);
  const along = ({ x, y }: Point): number => (edge === 'north' || edge === 'south' ? x : y);
  const columns = new Map<number, Point[]>();
  for (const point of freePlaces(state, one)) columns.set(along(point), [...(columns.get(along(point)) ?? []), point]);
  const ends = [...columns]
    .sort(([a], [b]) => a - b)
    .map(([, points]) => {
      const ordered = [...points].sort((a, b) => fromEdge(state.table, edge, a) - fromEdge(state.table, edge, b));
      return { near: ordered[0], far: ordered.at(-1) };
    });
  const back = [...ends].reverse().flatMap(({ near, far }) => (far && far !== near ? [far] : []));
  return [...ends.flatMap(({ near }) => near ?? []), ...back];
}

/** Who takes the first turn (AMB-T48-01). */
export const firstTurnRule: TacticRule<'first-turn'> = {
  run({ game, sides }, _step, _answers, dice) {
    if (game.options.firstTurn === 'deploysFirst' && game.firstSide !== null) {
      return { events: [], then: [{ type: 'turn', side: game.firstSide }] };
    }
    const rolled = rollOff(sides, dice, 'first-turn');
    return { events: [rolled], then: [{ type: 'turn', side: rolled.winner }] };
  },
};
