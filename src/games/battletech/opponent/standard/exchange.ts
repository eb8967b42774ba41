import { within } from '../../../../rules/battletech/arcs.js';
import { allowance, depthAt, placeOf } from '../../../../rules/battletech/movement.js';
import { legsGone } from '../../../../rules/battletech/standard/legs.js';
import { isImmobile } from '../../../../rules/battletech/standard/parts.js';
import { ARCS, ATTACK_SIDES, ATTACKER_MOVEMENT, type Arc } from '../../../../rules/battletech/tables.js';
import { targetHexes } from '../../../../rules/battletech/standard/to-hit.js';
import { batherOf, depthOf, type Depth } from '../../../../rules/battletech/standard/water.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';
import { DIAL } from '../../../../rules/geometry/hex/bearing.js';
import type { Facing } from '../../../../rules/geometry/hex/facing.js';
import { hexesOf } from '../../../../rules/geometry/hex/hex.js';
import type { Ground } from '../ground.js';
import { roam } from '../stands.js';
import { worthHitting } from '../worth.js';
import { FALL } from './charge.js';
import { firepowerOf, type Firepower } from './firepower.js';

/** What units of the standard level do to each other from where they stand: shots, hits from behind, kicks. */

/** How much harder a hit from behind is felt: the armour there is thin. */
const FROM_BEHIND = 1.6;
/** What makes an immobile target easier to hit. */
const STILL = -4;
/** What makes a target that lies easier to hit from the next hex, and harder from farther off. */
const LYING = { near: -2, far: 1 };
/** A kick is easier than the piloting roll, and does a fifth of the weight. */
const KICK = { easier: -2, tons: 5 };

/** Where a unit is, or may be, when shots are fired. */
export interface Spot {
  readonly at: number;
  readonly depth: Depth;
  /** `null`: the one that suits it best. */
  readonly facing: Facing | null;
  /** What its movement adds to its own numbers, and to those of its enemies. */
  readonly aim: number;
  readonly hard: number;
}

/** What a unit does on average from one depth of water at another. */
type PowerAt = (from: Depth, to: Depth) => Firepower;

/** A unit as it counts in a fight. */
export interface Fighter {
  readonly unit: StandardUnit;
  readonly power: PowerAt;
  /** How deep in water it is in each hex, by number. */
  readonly depths: readonly Depth[];
  /** What a point of damage on it is worth. */
  readonly worth: number;
  readonly still: boolean;
  readonly kicks: boolean;
}

export const fighterOf = (state: StandardState, unit: StandardUnit): Fighter => ({
  unit,
  power: powerOf(state, unit),
  depths: depthsOf(state, unit),
  worth: worthHitting(unit),
  still: isImmobile(unit),
  kicks: !unit.body.prone && !isImmobile(unit) && legsGone(unit).length === 0,
});

/** The firepower of a unit, reckoned once for each pair of depths. */
function powerOf(state: StandardState, unit: StandardUnit): PowerAt {
  const known: Record<Depth, Partial<Record<Depth, Firepower>>> = { dry: {}, wading: {}, submerged: {} };
  return (from, to) => (known[from][to] ??= firepowerOf(state, unit, { from, to }));
}

function depthsOf({ board }: StandardState, unit: StandardUnit): readonly Depth[] {
  const bather = batherOf(unit);
  return hexesOf(board).map((hex) => depthOf(board, { ...bather, place: { ...bather.place, hex } }));
}

/** What a way of moving and the hexes entered make of a spot for a unit. */
export const spotAt = ({ depths }: Fighter, at: number, facing: Facing | null, mode: Mode, entered: number): Spot => ({
  at,
  depth: depths[at] ?? 'dry',
  facing,
  aim: ATTACKER_MOVEMENT[mode].value,
  hard: targetHexes(entered) + (mode === 'jump' ? 1 : 0),
});

/** What a unit does to another from a spot, on average, in the share of it that it destroys. */
export function dealt(ground: Ground, by: Fighter, from: Spot, on: Fighter, to: Spot): number {
  const lane = ground.lane(from.at, to.at);
  if (lane.woods === null) return 0;
  const near = lane.distance === 1;
  const lying = !on.unit.body.prone ? 0 : near ? LYING.near : LYING.far;
  const modifier = from.aim + (on.still ? STILL : to.hard) + lying;
  const power = by.power(from.depth, to.depth);
  const shots = from.facing === null ? power.anywhere(lane, modifier) : power.damage(lane, from.facing, modifier);
  const behind = to.facing !== null && lies(ATTACK_SIDES.rear, ground.lane(to.at, from.at).bearing, to.facing);
  const reaches = near && by.kicks && (from.facing === null || lies(ARCS.front, lane.bearing, from.facing));
  return on.worth * (behind ? FROM_BEHIND : 1) * (shots + (reaches ? kick(by.unit, modifier) : 0));
}

/** What a kick does on average, the falls counted of whoever is hit and of whoever misses. */
function kick({ body, sheet }: StandardUnit, modifier: number): number {
  const chance = chanceToHit(body.pilot.piloting + KICK.easier + modifier);
  return Math.max(0, chance * (sheet.tons / KICK.tons + FALL / 2) - (1 - chance) * (FALL / 2));
}

/** Whether a bearing, seen from a unit that faces north, lies in an arc of one that faces elsewhere. */
const lies = (arc: Arc, bearing: number, facing: Facing): boolean => within(arc, (bearing + DIAL - 4 * facing) % DIAL);

/** Roughly where a unit may go that is still to move, as if nobody else were there; `null`: it has moved, or cannot, or lies. */
export function spotsAhead(state: StandardState, ground: Ground, fighter: Fighter): readonly Spot[] | null {
  const { unit, depths } = fighter;
  if (unit.moved !== null || unit.body.prone || isImmobile(unit)) return null;
  const { hex, facing } = placeOf(unit);
  const at = ground.numberOf(hex);
  const depth = depthAt(state, unit);
  const onFoot = (['walk', 'run'] as const).flatMap((mode) =>
    roam(ground, allowance(unit, mode, depth), mode, at, facing).map((spot): Spot => ({
      ...spot,
      depth: depths[spot.at] ?? 'dry',
      facing: null,
    })),
  );
  const jump = allowance(unit, 'jump', depth);
  const jumped = ground.cost.flatMap((_, to): readonly Spot[] => {
    const { distance } = ground.lane(at, to);
    return distance > 0 && distance <= jump ? [spotAt(fighter, to, null, 'jump', distance)] : [];
  });
  return [spotAt(fighter, at, null, 'stand', 0), ...onFoot, ...jumped];
}
