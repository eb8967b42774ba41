import type { Dice } from '../kernel/dice.js';
import type { UnitId } from '../kernel/ids.js';
import { aircraftOf, diceOf, has, isOffTable, knownWeapon } from './aircraft.js';
import type { Shot } from './commands.js';
import { rollHarm, worstOf } from './damage.js';
import type { Event, Harm, Link } from './events.js';
import type { HourRule } from './finest-hour.js';
import { strays } from './groups.js';
import { nextLink } from './links.js';
import { nearestFirst } from './measuring.js';
import { occasionOf } from './occasions.js';
import { after } from './evolve.js';
import { sharedShots } from './shots.js';
import type { State } from './state.js';
import type { Chain, Step, Volley } from './steps.js';
import { asShooter, judge } from './to-hit.js';
import type { Aircraft } from './types.js';

/** Firing, and what it does (TFH-18 … TFH-26). */

type Fired = Extract<Event, { type: 'Fired' }>;
type VolleyStep = Extract<Step, { type: 'volley' }>;

/**
 * All that fires on one occasion: first every die at every target, then the damage of each, then what damage forces, and last a test
 * of each that was fired at (TFH-32, AMB-TFH-24). Shots that have become impossible since they were ordered are lost.
 */
export const volleyRule: HourRule<'volley'> = {
  run({ game }, step, _answers, dice) {
    const link = nextLink(game, step.chain.parent);
    const shooters = step.volleys.flatMap((volley) => firing(game, volley));
    const lost = step.volleys.flatMap((volley) => lostShots(game, volley));
    const fired = shooters.flatMap(({ one, shots }) => shots.map((shot) => fire(game, one, shot, step, link, dice)));
    const targets = [...new Set(fired.map(({ target }) => target))];
    const harmed = targets.flatMap((target) => damage(game, target, fired, link, dice) ?? []);
    const events = [...lost, ...fired, ...harmed];
    const chain: Chain = { parent: link.no, depth: step.chain.depth + 1 };
    const now = after(game, events);
    return {
      events: [...events, ...strays(now)],
      then: [
        ...harmed.flatMap((each) => forced(now, each, game, chain)),
        ...targets.flatMap((unit) => testOf(game, unit, fired, chain)),
      ],
    };
  },
};

interface Firing {
  readonly one: Aircraft;
  readonly shots: readonly Shot[];
}

/** What of a volley can still be fired. */
function firing(state: State, { unit, shots }: Volley): readonly Firing[] {
  const one = aircraftOf(state, unit);
  const able = sharedShots(state, one, shots, []);
  return able.length > 0 ? [{ one, shots: able }] : [];
}

function lostShots(state: State, { unit, shots }: Volley): readonly Event[] {
  const able = firing(state, { unit, shots }).flatMap((each) => each.shots);
  return shots
    .filter((shot) => !able.includes(shot))
    .map(({ target, weapon }): Event => ({ type: 'ShotLost', unit, target, weapon }));
}

/** The dice of one weapon at one target (TFH-20). */
function fire(state: State, one: Aircraft, shot: Shot, { weaker, because }: VolleyStep, link: Link, dice: Dice): Fired {
  const weapon = knownWeapon(one, shot.weapon);
  const target = aircraftOf(state, shot.target);
  const rep = one.rep - (weaker ? 1 : 0);
  const occasion = occasionOf(state, one, shot.weapon);
  const circumstances = { target: target.manoeuvres, shooter: asShooter(state, one), occasion };
  const roll = dice.roll(shot.dice ?? diceOf(one, weapon), 6, 'to-hit');
  const judged = roll.faces.map((face) => judge(face + rep, circumstances));
  return {
    type: 'Fired',
    unit: one.id,
    target: shot.target,
    weapon: shot.weapon,
    roll,
    rep,
    occasion,
    hits: judged.filter(({ hit }) => hit).length,
    misses: judged.map(({ why }) => why),
    because,
    link,
  };
}

/** The damage dice of all hits on a target, in the order of the shots; `null`: none hit. */
function damage(
  state: State,
  target: UnitId,
  fired: readonly Fired[],
  link: Link,
  dice: Dice,
): Extract<Event, { type: 'Damaged' }> | null {
  const one = aircraftOf(state, target);
  const hits = fired
    .filter((shot) => shot.target === target)
    .flatMap((shot) => Array.from({ length: shot.hits }, () => shot))
    .map(({ unit, weapon }) => ({
      by: unit,
      weapon,
      ...rollHarm(one, knownWeapon(aircraftOf(state, unit), weapon), dice),
    }));
  if (hits.length === 0) return null;
  const harms = hits.map(({ harm }) => harm);
  const { harm, spared } = worstOf(one, harms);
  return { type: 'Damaged', unit: target, hits, harm, spared, stuns: stuns(one, harm, harms), link };
}

/** Minor damage stuns, unless the aircraft is stable (TFH-26, TFH-48); an ion hit always does, whatever else hits. */
const stuns = (one: Aircraft, harm: Harm, harms: readonly Harm[]): boolean =>
  harm !== 'destroyed' && (harms.includes('stun') || (harm === 'minor' && !has(one, 'stable')));

/** What damage makes an aircraft do at once: dive when it burns, evade when it is minor (TFH-25, TFH-26, AMB-TFH-11, AMB-TFH-13). */
function forced(
  now: State,
  { unit, harm, hits }: Extract<Event, { type: 'Damaged' }>,
  before: State,
  chain: Chain,
): readonly Step[] {
  if (harm === 'fire') return aircraftOf(before, unit).burning ? [] : [{ type: 'dive', unit, chain }];
  if (harm !== 'minor') return [];
  const hitters = [...new Set(hits.map(({ by }) => by))];
  const from = nearestFirst(now, aircraftOf(now, unit).at, hitters)[0]?.id ?? null;
  return [{ type: 'evade', unit, from, because: 'damage', free: false, thenFire: false, chain }];
}

/** A test for who was fired at, hit or not. */
function testOf(state: State, unit: UnitId, fired: readonly Fired[], chain: Chain): readonly Step[] {
  const by = [...new Set(fired.filter(({ target }) => target === unit).map((shot) => shot.unit))];
  const offTable = by.every((id) => isOffTable(aircraftOf(state, id)));
  return offTable && state.options.offTableReactions === 'off' ? [] : [{ type: 'fired-upon', unit, by, chain }];
}
