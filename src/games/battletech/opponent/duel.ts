import { ATTACKER_MOVEMENT, IMMOBILE_BONUS } from '../../../rules/battletech/tables.js';
import { targetMovement } from '../../../rules/battletech/to-hit.js';
import type { State, Unit } from '../../../rules/battletech/types.js';
import { isLegged } from '../../../rules/battletech/units.js';
import { FACINGS, type Facing } from '../../../rules/geometry/hex/facing.js';
import type { Ground } from './ground.js';
import { ALL_FACINGS, gunsOf, type Facings, type Guns } from './guns.js';
import { spotsFrom, type Spot } from './stands.js';
import { worthHitting } from './worth.js';

/**
 * How much heavier damage taken weighs than damage given. In a duel, where all hangs on one unit, whoever waits for a good
 * shot lives longer than whoever trades shots; where there are more, a fair trade is fair.
 */
const CAUTION = { duel: 2.5, battle: 1 };
/** The same for an enemy that is still to move, as one who cannot look into it has to fear: that it minds less. */
const ENEMY_CAUTION = 0.5;
/** How heavily weighs what the distance promises for the turns after. */
const FORESIGHT = 0.5;

/** What a unit usually does that has yet to move: walk a few hexes. */
const USUAL = { aim: ATTACKER_MOVEMENT.walk.value, hard: targetMovement(3) };

/** A unit as it counts in a fight. */
export interface Fighter {
  readonly unit: Unit;
  readonly guns: Guns;
  /** What a point of damage on it is worth. */
  readonly worth: number;
  /** What is added to the number of a shot at it for its being stuck (AMB-QSR-09). */
  readonly stuck: number;
  /** How much heavier damage taken weighs for it than damage given. */
  readonly caution: number;
}

export const fighter = (state: State, unit: Unit): Fighter => ({
  unit,
  guns: gunsOf(unit),
  worth: worthHitting(unit),
  stuck: isLegged(unit) && state.options.immobileBonus === 'on' ? IMMOBILE_BONUS : 0,
  caution: state.units.filter(({ side }) => side === unit.side).length === 1 ? CAUTION.duel : CAUTION.battle,
});

/** What everything that a fighter can fire from a spot is worth against a target in another, on average. */
export function volley(ground: Ground, by: Fighter, from: Spot, on: Fighter, to: Spot): number {
  const lane = ground.lane(from.at, to.at);
  return on.worth * by.guns.damage(lane, from.facings, from.aim + to.hard + on.stuck);
}

/** A fighter's gain at each distance in the turns to come, both walking: guns of long range draw it away from short ones. */
export function promises(by: Fighter, on: Fighter, farthest: number): readonly number[] {
  const modifier = USUAL.aim + USUAL.hard;
  return Array.from({ length: farthest + 1 }, (_, distance) => {
    const away = Math.max(1, distance);
    const given = on.worth * by.guns.ahead(away, modifier);
    return FORESIGHT * (given - by.caution * by.worth * on.guns.ahead(away, modifier));
  });
}

/** Where an enemy that is still to move will go when the unit stands in a spot: to where it gains most at once and on the way. */
export function answer(
  ground: Ground,
  enemy: Fighter,
  spots: readonly Spot[],
  me: Fighter,
  spot: Spot,
  drawn: readonly number[],
): Spot | null {
  let found: Spot | null = null;
  let most = -Infinity;
  for (const one of spots) {
    if (one.at === spot.at) continue;
    const { distance } = ground.lane(one.at, spot.at);
    const gain =
      volley(ground, enemy, one, me, spot) -
      ENEMY_CAUTION * volley(ground, me, spot, enemy, one) +
      (drawn[distance] ?? 0);
    if (gain <= most) continue;
    found = one;
    most = gain;
  }
  return found && { ...found, facings: 1 << enemy.guns.facing(ground.lane(found.at, spot.at), found.facings) };
}

/** Spots that a unit could reach from a place in the turn after, each place looked up once. */
export type Ahead = (unit: Unit, spot: Spot) => readonly Spot[];

export function lookingAhead(ground: Ground): Ahead {
  const known = new Map<string, readonly Spot[]>();
  return (unit, { at, facings }) => {
    const key = `${unit.id} ${at} ${facings}`;
    const spots = known.get(key) ?? spotsFrom(ground, unit, at, onlyFacing(facings));
    known.set(key, spots);
    return spots;
  };
}

/** The facing of a spot that has one. */
const onlyFacing = (facings: Facings): Facing => FACINGS.find((facing) => facings === 1 << facing) ?? 0;

/** What the turn after promises from two places: half the time the one moves last, half the time the other (QSR-08, QSR-09). */
export function turnAfter(ground: Ground, ahead: Ahead, me: Fighter, mine: Spot, enemy: Fighter, theirs: Spot): number {
  const chance = (by: Fighter, from: Spot, on: Fighter, to: Spot): number => {
    const there: Spot = { ...USUAL, at: to.at, facings: ALL_FACINGS };
    return ahead(by.unit, from).reduce((most, spot) => {
      if (spot.at === to.at) return most;
      return Math.max(most, volley(ground, by, spot, on, there) - me.caution * volley(ground, on, there, by, spot));
    }, -Infinity);
  };
  return (chance(me, mine, enemy, theirs) - chance(enemy, theirs, me, mine)) / 2;
}
