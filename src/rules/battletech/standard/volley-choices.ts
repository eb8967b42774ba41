import { namesIn, pick, type Blanks, type Choice } from '../../kernel/choices.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import {
  attackChoice,
  firstOfEach,
  NO_TARGET,
  targetFacts,
  waysAt,
  weaponsChoice,
  weaponsPick,
  type Targeted,
} from './attack-choices.js';
import { holdFire, type Attack } from './fire-phase.js';
import { fullShots, possibleFullShots, shotsTogether, twistFor, twistsOf } from './gunnery.js';
import { firesAnywhere, hasWoodsToFireAt } from './hex-fire.js';
import { hexesToClear } from './mine-missiles.js';
import { hasSmoke } from './smoke-missiles.js';
import { isIdle } from './idle.js';
import { outlook } from './prospects.js';
import { woodsChoice } from './woods-choices.js';
import type { Aimed } from './types.js';

/**
 * A declaration of fire in the fewest blanks: at whom, with what. The torso twists as the weapons need it, and what nearly nobody
 * wants (spotting, ammunition, heat sinks, a twist for its own sake) is behind one more option.
 */

type Next = Choice<Command>;

/** The blank for the target, and its value for whoever declares blank by blank; the value for every weapon that can hit. */
const AT = 'at';
export const ALL = 'all';
export const MORE_WAYS = 'more';
/** The value for woods instead of an enemy, and the blank in which these are named. */
export const WOODS = 'woods';

export function volleyChoice(state: StandardState, unit: StandardUnit, partial: Blanks): Next {
  const isBegun = ['twist', 'spot', 'target'].some((blank) => partial[blank] !== undefined);
  if (isBegun || partial[AT] === MORE_WAYS || isIdle(state, unit)) return attackChoice(state, unit, partial);
  if (partial[AT] === NO_TARGET) return { kind: 'done', command: holdFire(unit.id) };
  if (partial[AT] === WOODS) return woodsChoice(state, unit, partial);
  const target = state.units.find(({ id }) => id === partial[AT]);
  const found = target && withAnyTwist(state, unit, target);
  if (found && found.ways.length > 0) return shotsChoice(state, unit, found, partial);
  const targets = state.units.map((one) => withAnyTwist(state, unit, one)).filter(({ ways }) => ways.length > 0);
  return pick(AT, [
    ...targets.map((one) => ({ value: one.target.id, facts: targetFacts(unit, one) })),
    ...(hasWoodsToFireAt(state, unit)
      ? [{ value: WOODS, facts: { unit: unit.id, any: isAnyHex(state, unit) ? 'yes' : 'no' } }]
      : []),
    { value: NO_TARGET, facts: {} },
    { value: MORE_WAYS, facts: { unit: unit.id } },
  ]);
}

/** Whether the hexes at which a unit fires have more in them than woods and buildings. */
const isAnyHex = (state: StandardState, unit: StandardUnit): boolean =>
  firesAnywhere(unit) || hasSmoke(unit) || hexesToClear(state, unit).length > 0;

/** An enemy with every way to fire at it, each with the number under the first twist that allows it. */
function withAnyTwist(state: StandardState, unit: StandardUnit, target: StandardUnit): Targeted {
  const all = twistsOf(unit).flatMap((twist) => waysAt(state, unit, twist, target, []));
  return { target, ways: firstOfEach(all) };
}

/** With what: all that can hit under the twist that promises most, or some under a twist that lets them fire together. */
function shotsChoice(state: StandardState, unit: StandardUnit, targeted: Targeted, partial: Blanks): Next {
  const { target, ways } = targeted;
  const volley = worthFiring(state, unit, target);
  if (volley.shots.length > 0 && partial['weapons'] === ALL) return { kind: 'done', command: volley };
  const names = namesIn(partial['weapons']);
  const chosen = names.flatMap((name) => ways.filter(({ value }) => value === name).map(({ aimed }) => aimed));
  const isKnown = chosen.length > 0 && chosen.length === names.length;
  const twist = isKnown ? twistFor(state, unit, chosen) : null;
  if (twist !== null) {
    const there = { target, ways: waysAt(state, unit, twist, target, []) };
    return weaponsChoice(state, unit, twist, [], there, partial, 1);
  }
  const ahead = isKnown ? fullShots(state, unit, 0, chosen) : null;
  const mounts = volley.shots.map(({ mount }) => mount);
  return {
    ...weaponsPick('weapons', unit, targeted),
    ...(ahead && !ahead.ok ? { refusal: ahead.error } : {}),
    ...(mounts.length > 1 ? { every: { value: ALL, facts: { mounts, target: target.id } } } : {}),
  };
}

/** Every weapon that can hit a target, as far as they can fire together, with the twist that promises most (P-09). */
function worthFiring(state: StandardState, unit: StandardUnit, target: StandardUnit): Attack {
  const { twist } = outlook(state, unit, target.id);
  const shots = possibleFullShots(state, unit, twist, target)
    .filter(({ toHit }) => waysToHit(toHit.number) > 0)
    .map(({ mount, mode }): Aimed => ({ mount, target: target.id, mode, bin: null, aim: null }));
  return { ...holdFire(unit.id), twist, shots: shotsTogether(state, unit, twist, shots) };
}
