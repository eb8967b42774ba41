import { total, type Dice } from '../../kernel/dice.js';
import { isLost } from '../damage/lost.js';
import { isGone } from '../units.js';
import type { StandardRule } from '../battletech.js';
import type { Step } from '../agenda.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { MechLocation } from '../vocabulary.js';
import type { DamageResolution } from './damage-resolution.js';
import type { Wound } from './damage-steps.js';
import { damageOfTroopers, isPlatoon, troopersLeft } from './infantry.js';
import { landing } from './hit-tables.js';
import { Resolution } from './resolution.js';
import { assaultOf } from './traits.js';
import { criticalAt, landHard } from './wounds.js';

/** What troopers do to a machine whose legs they attack or to which they cling (UNI-64, UNI-65). */

/** What a leg attack does, and what vibro-claws add. */
export const LEG_DAMAGE = 4;
const VIBRO_CLAWS = 1;

/** Where those who cling to a 'Mech strike it, by 2D6 (table 11.2.7); `rear`: in the back. */
const SWARMED: Readonly<Record<number, { readonly location: MechLocation; readonly rear: boolean }>> = {
  2: { location: 'HD', rear: false },
  3: { location: 'CT', rear: true },
  4: { location: 'RT', rear: true },
  5: { location: 'RT', rear: false },
  6: { location: 'RA', rear: false },
  7: { location: 'CT', rear: false },
  8: { location: 'LA', rear: false },
  9: { location: 'LT', rear: false },
  10: { location: 'LT', rear: true },
  11: { location: 'CT', rear: true },
  12: { location: 'HD', rear: false },
};

/** Where a roll of 2D6 strikes a 'Mech that is swarmed. */
export const swarmed = (roll: number) => SWARMED[roll] ?? null;

const claws = ({ sheet }: StandardUnit): number =>
  sheet.kind === 'battle-armour' && sheet.hands === 'vibro-claw' ? VIBRO_CLAWS : 0;

/** A leg attack that has hit: damage to a leg, the other where one is gone, and a critical roll whatever is left of its armour. */
export function strikeLeg(damaging: DamageResolution, unit: StandardUnit, dice: Dice): Wound {
  const roll = dice.roll(1, 6, 'hit-location');
  const found = landing('kick', 'front', total(roll))?.location ?? 'LL';
  const other = found === 'LL' ? 'RL' : 'LL';
  const location = isLost(damaging.unit, found) ? other : found;
  return criticalAt(damaging, { roll, location, rear: false, points: LEG_DAMAGE + claws(unit) });
}

/** What those who cling to a unit do to it: suits with all that is neither missiles nor on the body, a platoon with its arms (AMB-UNI-03). */
export function swarmDamage(unit: StandardUnit): number {
  const left = troopersLeft(unit);
  const { mounts } = unit.sheet;
  if (isPlatoon(unit)) return damageOfTroopers(left, unit.sheet.arms.damage);
  const fired = mounts.filter(
    (mount) =>
      !mount.body && !isGone(unit, mount) && mount.weapon.full.class !== 'missile' && assaultOf(mount) === null,
  );
  return fired.reduce((sum, { weapon, location }) => sum + weapon.damage * (location === 'TR' ? left : 1), claws(unit));
}

type Rule<Type extends Step['type']> = StandardRule<Extract<Step, { type: Type }>>;

/** Who clung to an enemy before this turn strikes it without a roll to hit. */
export const swarmRule: Rule<'swarm'> = {
  run(state, { unit: id }, _answers, dice) {
    const resolution = new Resolution(state.game, dice);
    const unit = resolution.unit(id);
    const { aboard } = unit.body;
    if (unit.status === 'active' && aboard?.as === 'swarm') {
      const wounds = [tear(resolution, unit, aboard.unit)];
      resolution.happen({ type: 'Swarmed', unit: id, target: aboard.unit, wounds });
    }
    return { events: resolution.events, then: [] };
  },
};

function tear(resolution: Resolution, unit: StandardUnit, target: StandardUnit['id']): Wound {
  const { dice } = resolution;
  const damaging = resolution.damageTo(target);
  const { platoonSwarm } = resolution.state.options;
  const points = isPlatoon(unit) && platoonSwarm === 'crit' ? 0 : swarmDamage(unit);
  if (damaging.unit.sheet.kind !== 'mech') return landHard(damaging, points, dice);
  const roll = dice.roll(2, 6, 'hit-location');
  const at = swarmed(total(roll));
  if (!at) throw new Error(`no location for a roll of ${total(roll)}`);
  return criticalAt(damaging, { roll, ...at, points });
}

/** Those who cling to an enemy since before this turn. */
export const swarmers = ({ units, turn }: StandardState): readonly StandardUnit[] =>
  units.filter(({ status, body }) => status === 'active' && body.aboard?.as === 'swarm' && body.aboard.since < turn);
