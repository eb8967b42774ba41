import { isRearLocation } from '../tables.js';
import type { StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { filledSlots } from './condition.js';
import type { DamageStep } from './damage-steps.js';
import type { PilotingCause } from './terms.js';
import { isLeg } from './legs.js';
import type { Body, CriticalSlot } from './types.js';

/** The unit with a step of damage marked on its sheet. Never rolls. */
export function afterDamage(unit: StandardUnit, step: DamageStep): StandardUnit {
  const body = unit.body;
  const with_ = (change: Partial<Body>, rest: Partial<StandardUnit> = {}): StandardUnit => ({
    ...unit,
    ...rest,
    body: { ...body, ...change },
  });
  switch (step.harm) {
    case 'armor': {
      const { location, rear, after } = step;
      const damage = body.damage + step.damage;
      return rear && isRearLocation(location)
        ? with_({ damage }, { rearArmor: { ...unit.rearArmor, [location]: after } })
        : with_({ damage }, { armor: { ...unit.armor, [location]: after } });
    }
    case 'structure':
      return with_({
        damage: body.damage + step.damage,
        structure: { ...body.structure, [step.location]: step.after },
      });
    case 'location-lost':
      return lost(unit, body, step.location);
    case 'slot': {
      const struck = { ...body.struck, [step.location]: [...body.struck[step.location], step.slot] };
      return with_({ struck, due: [...body.due, ...dueFor(step.holds, unit, body)] });
    }
    case 'breach':
      return step.broken ? breached(unit, body, step.location) : unit;
    case 'explosion': {
      const { what } = step;
      if ('mount' in what) return unit;
      const ammo = unit.ammo.map((bin) => (bin.stowed.id === what.bin ? { ...bin, left: 0 } : bin));
      return { ...unit, ammo };
    }
    case 'pilot':
      return with_({ pilot: { ...body.pilot, hits: step.hits } });
    case 'consciousness':
      return step.awake ? unit : with_({ pilot: { ...body.pilot, out: step.turn } });
    case 'doomed':
      return with_({ doomed: body.doomed ?? step.why });
    case 'transfer':
    case 'critical-roll':
      return unit;
  }
}

/** A location is full of water: all its slots are as if struck, and those of a leg call for rolls as hits do. */
function breached(unit: StandardUnit, body: Body, location: Location): StandardUnit {
  const slots = unit.sheet.full.slots[location];
  const fresh = filledSlots(unit, location).filter((slot) => !body.struck[location].includes(slot));
  const due = fresh.flatMap((slot) => {
    const held = slots[slot];
    return held ? dueFor(held, unit, body) : [];
  });
  return {
    ...unit,
    body: {
      ...body,
      breached: [...body.breached, location],
      struck: { ...body.struck, [location]: [...body.struck[location], ...fresh] },
      due: [...body.due, ...due],
    },
  };
}

/** A location is gone with all that is in it; without a leg the unit falls. */
function lost(unit: StandardUnit, body: Body, location: Location): StandardUnit {
  const due: readonly PilotingCause[] = isLeg(unit, location) ? ['leg-lost'] : [];
  return {
    ...unit,
    lost: unit.lost.includes(location) ? unit.lost : [...unit.lost, location],
    armor: { ...unit.armor, [location]: 0 },
    rearArmor: isRearLocation(location) ? { ...unit.rearArmor, [location]: 0 } : unit.rearArmor,
    body: {
      ...body,
      structure: { ...body.structure, [location]: 0 },
      due: [...body.due, ...due],
      pods: body.pods.filter((pod) => pod.location !== location),
      ...(body.newPods ? { newPods: body.newPods.filter((pod) => pod.location !== location) } : {}),
      // A club is held in both hands.
      ...(body.club && (location === 'LA' || location === 'RA') ? { club: null } : {}),
    },
  };
}

/** The piloting roll that a critical hit calls for at the end of the phase (table 7.2.2). */
function dueFor(slot: CriticalSlot, unit: StandardUnit, body: Body): readonly PilotingCause[] {
  if (slot.holds !== 'part') return [];
  switch (slot.part) {
    case 'gyro': {
      const slots = unit.sheet.full.slots.CT;
      const before = body.struck.CT.some((i) => {
        const held = slots[i];
        return held?.holds === 'part' && held.part === 'gyro';
      });
      return [before ? 'gyro-destroyed' : 'gyro-hit'];
    }
    case 'hip':
      return ['hip-hit'];
    case 'upper-leg':
    case 'lower-leg':
    case 'foot':
      return ['leg-actuator-hit'];
    default:
      return [];
  }
}
