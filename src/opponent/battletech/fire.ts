import { possibleShots, possibleTargets } from '../../rules/battletech/fire.js';
import { waysToHit } from '../../rules/battletech/to-hit.js';
import type { Command, Mount, State, ToHit, Unit } from '../../rules/battletech/types.js';
import { roundsLeft } from '../../rules/battletech/units.js';
import { best } from './best.js';
import { worthHitting } from './field.js';

/** Ways out of 36 to hit from which on a round of ammunition is worth spending: 10 or more. */
const FAIR_WAYS = 6;

type Shot = { readonly mount: Mount; readonly toHit: ToHit };

/** The target on which the damage to expect is worth most, and every weapon that has a fair chance (QSR-35, QSR-36). */
export function bestFire(state: State, unit: Unit): Command {
  const volleys = possibleTargets(state, unit)
    .filter((target) => target.side !== unit.side)
    .map((target) => ({ target, shots: affordable(unit, fair(possibleShots(state, unit, target))) }))
    .filter(({ shots }) => shots.length > 0);
  const volley = best(volleys, ({ target, shots }) => worthHitting(target) * expected(shots));
  return {
    type: 'declare',
    unit: unit.id,
    target: volley?.target.id ?? null,
    mounts: volley?.shots.map(({ mount }) => mount.id) ?? [],
  };
}

/** The unit to declare next of those that may: the one with the most to gain, before its line is settled for others. */
export const firstToFire = (state: State, units: readonly Unit[]): Unit | null =>
  best(units, (unit) => {
    const shots = possibleTargets(state, unit).map((target) => expected(possibleShots(state, unit, target)));
    return Math.max(0, ...shots);
  });

/** Shots that can hit; those that cost ammunition only when the chance is fair. */
const fair = (shots: readonly Shot[]): readonly Shot[] =>
  shots.filter(({ mount, toHit }) => waysToHit(toHit.number) >= (mount.weapon.ammo === null ? 1 : FAIR_WAYS));

/** As many of the shots as there are rounds for, in the order of the sheet (QSR-37). */
const affordable = (unit: Unit, shots: readonly Shot[]): readonly Shot[] =>
  shots.filter(({ mount }, i) => {
    const { ammo } = mount.weapon;
    const before = shots.slice(0, i).filter((one) => one.mount.weapon.ammo === ammo).length;
    return ammo === null || before < (roundsLeft(unit, mount) ?? 0);
  });

const expected = (shots: readonly Shot[]): number =>
  shots.reduce((sum, { mount, toHit }) => sum + (waysToHit(toHit.number) / 36) * mount.weapon.damage, 0);
