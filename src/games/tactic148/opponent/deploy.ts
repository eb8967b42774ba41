import { lineBetween, sees } from '../../../rules/tactic148/lines.js';
import { characterOf, enemiesOf, otherSide, showing } from '../../../rules/tactic148/characters.js';
import { freePlaces } from '../../../rules/tactic148/deployment.js';
import { baseRadius } from '../../../rules/tactic148/options.js';
import { edgeOf, fromEdge, middleOf, standsIn } from '../../../rules/tactic148/terrain.js';
import type { State } from '../../../rules/tactic148/state.js';
import type { Command, Topic } from '../../../rules/tactic148/commands.js';
import { disc } from '../../../rules/geometry/plane/shape.js';
import { between, type Point } from '../../../rules/geometry/plane/point.js';
import type { Edge } from '../../../rules/tactic148/types.js';
import type { SideId } from '../../../rules/kernel/ids.js';
import type { TacticReason } from './reasons.js';
import type { Argued } from '../../../opponent/contract.js';
import { crowd } from './standing.js';

/** Friends nearer than this hinder each other at deployment, in steps: one grenade or one zone takes all of them. */
const APART = 4000;
/** What each u less costs. */
const CROWD = 1.6;
/** What it is worth to be seen from nowhere where the enemy may stand in the first turns. */
const HIDDEN = { skirmish: 3, mission: 1 };
/** Steps that cost a point, to the middle of the table and to the objective that wins a mission. */
const TO_MIDDLE = 10_000;
const TO_OBJECTIVE = 4000;
/** What it is worth to stand in cover. */
const COVERED = 3;
/** How much of being seen counts where there is cover. */
const BEHIND_COVER = 0.4;
/** Where enemies may stand: so far from their edge, and so far apart along it, in steps. */
const DEPTHS = [4500, 9500];
const EVERY = 3000;

/** Out of the sight of places where enemies may stand, well forward, apart from friends; who shoots far may stay back. */
export function deployments(
  state: State,
  { units }: Extract<Topic, { ask: 'deploy' }>,
): readonly Argued<Command, TacticReason>[] {
  const [unit] = units;
  if (unit === undefined) return [];
  const one = characterOf(state, unit);
  const edge = edgeOf(state, one.side);
  const enemies = enemiesOf(state, one.side);
  const posts = enemyPosts(state, edgeOf(state, otherSide(state, one.side)));
  const r = baseRadius(state.options);
  const isMission = state.mode === 'mission';
  const hidden = isMission ? HIDDEN.mission : HIDDEN.skirmish;
  const goal = objectiveOf(state, one.side) ?? { x: state.table.width / 2, y: state.table.height / 2 };
  const forward = Math.max(...showing(one).weapons.map(({ short, long }) => short - long), 0) + 1;
  return freePlaces(state, one).map((at): Argued<Command, TacticReason> => {
    const seen = posts.reduce((sum, post) => {
      const line = lineBetween(state, disc(post, r), disc(at, r));
      return sum + (line === 'none' ? 0 : line === 'cover' ? BEHIND_COVER : 1);
    }, 0);
    const base = disc(at, r);
    const covered = state.table.pieces.some((piece) => piece.kind === 'cover' && standsIn(base, piece));
    const unseen = enemies.filter((enemy) => !sees(state, enemy, one, at)).length;
    return {
      command: { type: 'deploy', unit, at },
      reasons: [
        { reason: 'cover', value: covered ? COVERED : 0 },
        { reason: 'hidden', value: unseen + hidden * (1 - seen / posts.length) },
        { reason: 'forward', value: (forward * fromEdge(state.table, edge, at)) / 5000 },
        { reason: 'near', value: -between(at, goal) / (isMission ? TO_OBJECTIVE : TO_MIDDLE) },
        { reason: 'crowd', value: -crowd(state, one, at, APART, CROWD) },
      ],
    };
  });
}

/** Places where enemies may stand after they have deployed and moved once. */
function enemyPosts({ table }: State, edge: Edge): readonly Point[] {
  const lies = edge === 'north' || edge === 'south';
  const [span, depth] = lies ? [table.width, table.height] : [table.height, table.width];
  return DEPTHS.flatMap((deep) =>
    Array.from({ length: Math.floor(span / EVERY) }, (_, i): Point => {
      const along = EVERY * i + EVERY / 2;
      const off = edge === 'north' || edge === 'west' ? deep : depth - deep;
      return lies ? { x: along, y: off } : { x: off, y: along };
    }),
  );
}

/** The middle of the enemy's objective; `null`: there is none. */
function objectiveOf(state: State, side: SideId): Point | null {
  const piece = state.table.pieces.find(({ id }) => id === state.objectives[otherSide(state, side)]);
  return piece ? middleOf(piece) : null;
}
