import { isInSight, possibleShots, possibleTargets, type PossibleShot } from '../../../rules/battletech/fire.js';
import { chanceToHit } from '../../../rules/battletech/to-hit.js';
import type { State, Unit } from '../../../rules/battletech/types.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { roundsLeft } from '../../../rules/battletech/units.js';
import type { Argued } from '../../../opponent/contract.js';
import { best } from './best.js';
import { isFair, workingMounts } from './guns.js';
import type { BattleTechReason } from './reasons.js';
import { worthHitting } from './worth.js';

/**
 * The declarations of a unit worth comparing: at each target every weapon that has a fair chance (QSR-35, QSR-36), for what
 * the damage to expect is worth on it; and "no fire" (QSR-38).
 */
export function volleys(state: State, unit: Unit): readonly Argued<Command, BattleTechReason>[] {
  const fired = possibleTargets(state, unit)
    .filter((target) => target.side !== unit.side)
    .map((target) => ({ target, shots: affordable(unit, fair(possibleShots(state, unit, target))) }))
    .filter(({ shots }) => shots.length > 0)
    .map(({ target, shots }): Argued<Command, BattleTechReason> => ({
      command: { type: 'declare', unit: unit.id, target: target.id, mounts: shots.map(({ mount }) => mount.id) },
      reasons: [{ reason: 'given', value: worthHitting(target) * expected(shots) }],
    }));
  const held = { type: 'declare', unit: unit.id, target: null, mounts: [] } as const;
  return [...fired, { command: held, reasons: [], ...(fired.length > 0 ? {} : { because: whyHeld(state, unit) }) }];
}

/** Why a unit that has no target worth a shot holds its fire: what stops it first, before all enemies. */
function whyHeld(state: State, unit: Unit): BattleTechReason {
  const enemies = state.units.filter(({ side, status }) => side !== unit.side && status === 'active');
  if (workingMounts(unit).length === 0) return 'unarmed';
  if (!enemies.some((enemy) => isInSight(state, unit, enemy))) return 'unseen';
  return enemies.some((enemy) => possibleShots(state, unit, enemy).length > 0) ? 'hopeless' : 'unreached';
}

/** The unit to declare next of those that may: the one with the most to gain, before its line is settled for others. */
export const firstToFire = (state: State, units: readonly Unit[]): Unit | null =>
  best(units, (unit) => {
    const shots = possibleTargets(state, unit).map((target) => expected(possibleShots(state, unit, target)));
    return Math.max(0, ...shots);
  });

const fair = (shots: readonly PossibleShot[]): readonly PossibleShot[] =>
  shots.filter(({ mount, toHit }) => isFair(mount, toHit.number));

/** As many of the shots as there are rounds for, in the order of the sheet (QSR-37). */
export const affordable = (unit: Unit, shots: readonly PossibleShot[]): readonly PossibleShot[] =>
  shots.filter(({ mount }, i) => {
    const { ammo } = mount.weapon;
    const before = shots.slice(0, i).filter((one) => one.mount.weapon.ammo === ammo).length;
    return ammo === null || before < (roundsLeft(unit, mount) ?? 0);
  });

const expected = (shots: readonly PossibleShot[]): number =>
  shots.reduce((sum, { mount, toHit }) => sum + chanceToHit(toHit.number) * mount.weapon.damage, 0);
