import { refuse, type Refusal } from '../kernel/refusal.js';
import { diceOf, enemiesOf, findAircraft, isFlying, isOffTable, weaponOf } from './aircraft.js';
import { bearingProblem, bears } from './arcs.js';
import type { Shot } from './commands.js';
import { lengthOf } from './lengths.js';
import { distance } from './measuring.js';
import type { Activation, State } from './state.js';
import type { Aircraft, Weapon, WeaponId } from './types.js';

/** What an aircraft may fire at what (TFH-17 … TFH-19). */

/** The weapons of an aircraft that have fired in the running activation (AMB-TFH-04). */
export const firedIn = (activation: Pick<Activation, 'fired'> | null, one: Aircraft): readonly WeaponId[] =>
  (activation?.fired ?? []).filter(({ unit }) => unit === one.id).map(({ weapon }) => weapon);

/** All weapons that bear on a target, without those that have fired already. */
export const allThatBear = (
  state: State,
  one: Aircraft,
  target: Aircraft,
  fired?: readonly WeaponId[],
): readonly Shot[] =>
  isFlying(target) && !isOffTable(target)
    ? one.profile.weapons
        .filter((weapon) => !fired?.includes(weapon.id) && bears(state, one, weapon, target))
        .map(({ id }) => ({ weapon: id, target: target.id, dice: null }))
    : [];

/** Whether an aircraft could fire at another now. */
export const canFireAt = (state: State, one: Aircraft, target: Aircraft): boolean =>
  !one.stunned && isFlying(one) && allThatBear(state, one, target).length > 0;

/** The enemies that a weapon which has not fired yet bears on. */
export const underFire = (state: State, one: Aircraft, fired?: readonly WeaponId[]): readonly Aircraft[] =>
  enemiesOf(state, one.side).filter((enemy) => allThatBear(state, one, enemy, fired).length > 0);

/** Why an aircraft, as it is placed, cannot fire these shots on one occasion, or `null`. */
export function shotsProblem(
  state: State,
  one: Aircraft,
  shots: readonly Shot[],
  fired: readonly WeaponId[],
): Refusal | null {
  if (shots.length === 0) return refuse('finest-hour/no-shot', { unit: one.id }, 'TFH-17');
  for (const shot of shots) {
    const wrong = shotProblem(state, one, shot, fired);
    if (wrong) return wrong;
  }
  for (const weapon of one.profile.weapons) {
    const own = shots.filter((shot) => shot.weapon === weapon.id);
    const wrong = splitProblem(state, one, weapon, own);
    if (wrong) return wrong;
  }
  return null;
}

function shotProblem(state: State, one: Aircraft, shot: Shot, fired: readonly WeaponId[]): Refusal | null {
  const weapon = weaponOf(one, shot.weapon);
  const known = one.profile.weapons.map(({ id }) => id);
  if (!weapon) return refuse('finest-hour/no-weapon', { unit: one.id, weapon: shot.weapon, known }, 'TFH-04');
  if (fired.includes(shot.weapon))
    return refuse('finest-hour/fired', { unit: one.id, weapon: shot.weapon }, 'AMB-TFH-04');
  const target = findAircraft(state, shot.target);
  const enemies = enemiesOf(state, one.side);
  if (!target || !enemies.includes(target)) {
    return refuse('finest-hour/no-enemy', { target: shot.target, known: enemies.map(({ id }) => id) }, 'TFH-17');
  }
  return bearingProblem(state, one, weapon, target);
}

/** The dice of one weapon, an ace’s with the one more: no more than it has, and several targets only close together (TFH-19, TFH-45). */
function splitProblem(state: State, one: Aircraft, weapon: Weapon, shots: readonly Shot[]): Refusal | null {
  const most = diceOf(one, weapon);
  const facts = { unit: one.id, weapon: weapon.id, dice: most };
  const [first, ...others] = shots;
  if (others.length === 0 && (first?.dice ?? null) === null) return null;
  if (others.length > 0 && most < 2) return refuse('finest-hour/no-split', facts, 'TFH-19');
  const dice = shots.map((shot) => shot.dice ?? 0);
  if (dice.some((each) => !Number.isInteger(each) || each < 1) || dice.reduce((sum, each) => sum + each, 0) > most) {
    return refuse('finest-hour/dice', facts, 'TFH-19');
  }
  const targets = shots.flatMap(({ target }) => findAircraft(state, target) ?? []);
  if (new Set(targets).size < targets.length) return refuse('finest-hour/twice', { unit: one.id }, 'TFH-19');
  const apart = lengthOf(state.options, 'split');
  for (const a of targets) {
    const b = targets.find((each) => distance(a.at, each.at) > apart);
    if (b) {
      const far = distance(a.at, b.at);
      return refuse('finest-hour/targets-apart', { ...facts, target: a.id, other: b.id, far, most: apart }, 'TFH-19');
    }
  }
  return null;
}

/** The shots of a leader as a member of its group fires them: the same weapons at the same targets, where they bear (AMB-TFH-27). */
export const sharedShots = (
  state: State,
  one: Aircraft,
  shots: readonly Shot[],
  fired: readonly WeaponId[],
): readonly Shot[] => shots.filter((shot) => shotProblem(state, one, shot, fired) === null);
