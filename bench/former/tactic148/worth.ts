import { showing } from '../../../src/rules/tactic148/characters.js';
import { chances } from '../../../src/rules/tactic148/inspect.js';
import { prospectOf } from '../../../src/rules/tactic148/needed.js';
import type { Character, WeaponId } from '../../../src/rules/tactic148/types.js';
import type { State } from '../../../src/rules/tactic148/state.js';
import type { Point } from '../../../src/rules/geometry/plane/point.js';

/** What hits are worth, in points of the cards: half for the first wound, half for the second. */

const HALF = 0.5;
/** A wound at the right moment takes the target's actions of the turn as well. */
const SHOCK = 0.1;

/** What is lost of a character by one wound, and by being eliminated outright. */
const lossOf = (one: Character): { readonly wound: number; readonly all: number } => {
  const { points } = one.card;
  return one.wounded ? { wound: points * HALF, all: points * HALF } : { wound: points * (HALF + SHOCK), all: points };
};

/** What a shot takes from its target, in points to be expected; 0 when it cannot be made. */
export function shotWorth(
  state: State,
  shooter: Character,
  target: Character,
  weapon: WeaponId,
  aim: boolean,
  at?: Point,
): number {
  const prospect = prospectOf(state, shooter, target, weapon, aim, at);
  if (!prospect || prospect.dice === 0) return 0;
  const { wound, eliminate, of } = chances(prospect, target.wounded);
  const { wound: half, all } = lossOf(target);
  return target.wounded ? (eliminate / of) * all : (eliminate * all + (wound - eliminate) * half) / of;
}

/** The best weapon against a target, and what its shot is worth. */
export function bestShot(
  state: State,
  shooter: Character,
  target: Character,
  at?: Point,
): { readonly weapon: WeaponId; readonly worth: number } | null {
  return showing(shooter).weapons.reduce<{ readonly weapon: WeaponId; readonly worth: number } | null>(
    (best, { id: weapon }) => {
      const worth = shotWorth(state, shooter, target, weapon, false, at);
      return worth > (best?.worth ?? 0) ? { weapon, worth } : best;
    },
    null,
  );
}

/** What the enemies could take from a character that stands somewhere, each with one shot from where it stands now. */
export function danger(state: State, one: Character, enemies: readonly Character[], at?: Point): number {
  const there = at ? { ...one, at } : one;
  const shots = enemies.map((enemy) => bestShot(state, enemy, there)?.worth ?? 0).sort((a, b) => b - a);
  // An opponent has few tokens: they fire the best of their shots, seldom all.
  return shots.reduce((sum, worth, i) => sum + worth / (i + 1), 0);
}

/** What a character could take from the enemies with its best shot from somewhere. */
export const promise = (state: State, one: Character, enemies: readonly Character[], at?: Point): number =>
  Math.max(0, ...enemies.map((enemy) => bestShot(state, one, enemy, at)?.worth ?? 0));

/** Successes among dice that wound on 5 or more, or on 4 or more: the chances of none, one, two … of them. */
export function successes(dice: number, chance: number): readonly number[] {
  let odds: readonly number[] = [1];
  for (let i = 0; i < dice; i++) {
    odds = Array.from(
      { length: odds.length + 1 },
      (_, n) => (odds[n] ?? 0) * (1 - chance) + (odds[n - 1] ?? 0) * chance,
    );
  }
  return odds;
}

/** Exchanges after which a fight is taken to be over. */
const EXCHANGES = 12;

/** What a fight hand to hand is worth: the enemy's points times the chance to eliminate them, less one's own. */
export function fightWorth(one: Character, enemy: Character): number {
  let [win, lose] = [0, 0];
  const fight = (mine: boolean, theirs: boolean, odds: number, left: number): void => {
    if (odds < 1e-4 || left === 0) return;
    const [a, b] = [diceOf(one, mine), diceOf(enemy, theirs)];
    if (a + b === 0) return;
    const [hits, blows] = [successes(a, 1 / 3), successes(b, 1 / 3)];
    const out = (wounded: boolean, wounds: number): boolean => wounds >= (wounded ? 1 : 2);
    hits.forEach((p, n) => {
      blows.forEach((q, m) => {
        const now = odds * p * q;
        const [dead, fallen] = [out(theirs, n), out(mine, m)];
        if (dead) win += now;
        if (fallen) lose += now;
        if (!dead && !fallen) fight(mine || m > 0, theirs || n > 0, now, left - 1);
      });
    });
  };
  fight(one.wounded, enemy.wounded, 1, EXCHANGES);
  return win * restOf(enemy) - lose * restOf(one);
}

const diceOf = (one: Character, wounded: boolean): number => (wounded ? one.card.wounded : one.card.healthy).h2h;

/** The points still in a character. */
export const restOf = (one: Character): number => one.card.points * (one.wounded ? HALF : 1);
