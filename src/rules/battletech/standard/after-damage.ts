import { isGyroFailing } from './gyro.js';
import { armorAt, rearArmorAt, slotsAt, slotsStruckAt, structureAt } from '../damage/left.js';
import { laidBare, withArmor, withLost, withStruck, withStructure } from '../damage/take.js';
import type { StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import { filledSlots } from './condition.js';
import { malfunctioned } from './jams-after.js';
import type { DamageStep } from './damage-steps.js';
import type { Crew, TurretFacing } from './kinds.js';
import { crewOf, pointed } from './vehicles.js';
import { editionOf } from './editions.js';
import type { PilotingCause } from './piloting-causes.js';
import { isLeg } from './legs.js';
import type { Body, CriticalSlot } from './types.js';

/** The unit with a step of damage marked on its sheet, as it was: what is told with figures left out marks nothing. Never rolls. */
export function afterDamage(unit: StandardUnit, step: DamageStep): StandardUnit {
  const body = unit.body;
  const with_ = (change: Partial<Body>): StandardUnit => ({ ...unit, body: { ...body, ...change } });
  const shaken = (damage: number): StandardUnit => with_({ damage: body.damage + damage });
  switch (step.harm) {
    case 'armor': {
      const { location, rear } = step;
      const damage = step.damage ?? 0;
      const { left } = (rear ? rearArmorAt(unit, location) : null) ?? armorAt(unit, location);
      return withArmor(shaken(damage), location, rear, left - damage, step.columns);
    }
    case 'structure': {
      const damage = step.damage ?? 0;
      const { left } = structureAt(unit, step.location);
      return withStructure(shaken(damage), step.location, left - damage, step.columns);
    }
    case 'cowl':
      return with_({ cowl: (body.cowl ?? 0) + step.damage, damage: body.damage + step.damage });
    case 'location-lost':
      return lost(unit, step.location);
    case 'slot': {
      const { slot, holds, location } = step;
      if (slot === null || holds === null) return unit;
      if (step.survives)
        return holds.holds === 'weapon' ? with_({ dented: [...(body.dented ?? []), holds.mount] }) : unit;
      const struck = withStruck(unit, location, [...slotsStruckAt(unit, location), slot]);
      return dueByLeg(struck, location, dueFor(holds, unit));
    }
    case 'breach':
      return step.broken ? breached(unit, step.location) : unit;
    case 'explosion': {
      const { what } = step;
      if (what === null || 'mount' in what) return unit;
      const ammo = unit.ammo.map((bin) => (bin.stowed.id === what.bin ? { ...bin, left: 0 } : bin));
      return { ...unit, ammo };
    }
    case 'pilot':
      return with_({ pilot: { ...body.pilot, hits: body.pilot.hits + 1 } });
    case 'consciousness':
      return step.awake ? unit : with_({ pilot: { ...body.pilot, out: step.turn } });
    case 'edge':
      return with_({ pilot: { ...body.pilot, edge: step.left } });
    case 'doomed':
      return with_({ doomed: body.doomed ?? step.why });
    case 'motive':
      return step.result === null || step.result === 'none'
        ? unit
        : with_({ crew: { ...crewOf(unit), fresh: [...crewOf(unit).fresh, step.result] } });
    case 'rotor':
      return with_({ crew: { ...crewOf(unit), rotor: (crewOf(unit).rotor ?? 0) + 1 } });
    case 'vehicle-critical':
      return criticallyHit(unit, step);
    case 'stopped':
      return stopped(unit, step);
    case 'reactor':
      return step.runs ? unit : with_({ shutdown: true, shorted: true });
    case 'transfer':
    case 'critical-roll':
    case 'soaked':
    case 'column':
    case 'shared':
      return unit;
  }
}

/** Where the turret of a vehicle points now. */
function turretOf(unit: StandardUnit): TurretFacing {
  const twist = pointed(unit, unit.body.twist);
  return twist === 'flip' ? 0 : twist;
}

/** A vehicle with a critical hit on its sheet (table 11.2.4). A stunned crew is so for the rest of this turn and in the next. */
function criticallyHit(
  unit: StandardUnit,
  { location, critical, mount }: Extract<DamageStep, { harm: 'vehicle-critical' }>,
): StandardUnit {
  if (critical === null) return unit;
  const crew = crewOf(unit);
  const { body } = unit;
  const having = (change: Partial<Body>): StandardUnit => ({ ...unit, body: { ...body, ...change } });
  const hit = (change: Partial<Crew> = {}): StandardUnit =>
    having({ crew: { ...crew, hits: [...crew.hits, critical], ...change } });
  switch (critical) {
    case 'weapon-jam':
      return mount === null ? unit : malfunctioned(unit, mount);
    case 'weapon-lost': {
      const slot = slotsAt(unit, location).findIndex((held) => held?.holds === 'weapon' && held.mount === mount);
      return slot < 0 ? unit : withStruck(unit, location, [...slotsStruckAt(unit, location), slot]);
    }
    case 'stabiliser':
      return having({ crew: { ...crew, shaken: [...crew.shaken, location] } });
    case 'turret-jam':
    case 'turret-lock':
      return hit({ stuck: turretOf(unit) });
    case 'crew-stunned':
    case 'commander':
      return hit({ stunned: (crew.stunned ?? 1) + 1 });
    case 'ammunition': {
      const emptied = { ...unit, ammo: unit.ammo.map((bin) => ({ ...bin, left: 0 })) };
      return { ...emptied, body: hit({ stunned: (crew.stunned ?? 1) + 1 }).body };
    }
    case 'engine':
    case 'fuel':
      return hit({ stuck: turretOf(unit) });
    case 'rotor-damage':
      return hit({ rotor: (crew.rotor ?? 0) + 1 });
    case 'copilot':
    case 'pilot':
    case 'flight-stabiliser':
    case 'rotor-destroyed':
    case 'driver':
    case 'crew-killed':
    case 'sensors':
    case 'turret-off':
    case 'cargo':
      return hit();
  }
}

const due = (unit: StandardUnit, causes: readonly PilotingCause[]): StandardUnit => ({
  ...unit,
  body: { ...unit.body, due: [...unit.body.due, ...causes] },
});

/** A thing that water has stopped is as if struck, but for the engine: there it may stop the reactor (CLN-46, CLN-47). */
function stopped(
  unit: StandardUnit,
  { location, slot, holds }: Extract<DamageStep, { harm: 'stopped' }>,
): StandardUnit {
  const all = { ...unit.body.stopped, [location]: [...(unit.body.stopped?.[location] ?? []), slot] };
  const wet = { ...unit, body: { ...unit.body, stopped: all } };
  if (holds.holds === 'part' && (holds.part === 'engine' || holds.part === 'cockpit')) return wet;
  return due(withStruck(wet, location, [...slotsStruckAt(unit, location), slot]), dueFor(holds, unit));
}

/** A location is full of water: all its slots are as if struck, and those of a leg call for rolls as hits do. */
function breached(unit: StandardUnit, location: Location): StandardUnit {
  const slots = slotsAt(unit, location);
  const before = slotsStruckAt(unit, location);
  const fresh = filledSlots(unit, location).filter((slot) => !before.includes(slot));
  const causes = fresh.flatMap((slot) => {
    const held = slots[slot];
    return held ? dueFor(held, unit) : [];
  });
  const full = { ...unit, body: { ...unit.body, breached: [...unit.body.breached, location] } };
  return due(withStruck(full, location, [...before, ...fresh]), causes);
}

/** A location is gone with all that is in it; without a leg the unit falls. */
function lost(unit: StandardUnit, location: Location): StandardUnit {
  const causes: readonly PilotingCause[] = isLeg(unit, location) ? ['leg-lost'] : [];
  const gone = withStructure(laidBare(withLost(unit, location), location), location, 0);
  const { pods, newPods, club } = gone.body;
  const body = {
    ...gone.body,
    pods: pods.filter((pod) => pod.location !== location),
    ...(newPods ? { newPods: newPods.filter((pod) => pod.location !== location) } : {}),
    // A club is held in both hands.
    ...(club && (location === 'LA' || location === 'RA') ? { club: null } : {}),
  };
  return due({ ...gone, body }, causes);
}

/** Rolls that a leg calls for: by the rules of 2026 one in a turn (EDN-03). */
function dueByLeg(unit: StandardUnit, location: Location, causes: readonly PilotingCause[]): StandardUnit {
  const { rolledFor = [] } = unit.body;
  if (causes.length === 0 || !editionOf(unit).oneRollPerLeg || !isLeg(unit, location)) return due(unit, causes);
  if (rolledFor.includes(location)) return unit;
  return due({ ...unit, body: { ...unit.body, rolledFor: [...rolledFor, location] } }, causes);
}

/** The piloting roll that a critical hit calls for at the end of the phase (table 7.2.2). */
function dueFor(slot: CriticalSlot, unit: StandardUnit): readonly PilotingCause[] {
  if (slot.holds !== 'part') return [];
  switch (slot.part) {
    case 'gyro':
      return [isGyroFailing(unit) ? 'gyro-destroyed' : 'gyro-hit'];
    case 'hip':
      return ['hip-hit'];
    case 'upper-leg':
    case 'lower-leg':
      return ['leg-actuator-hit'];
    case 'foot':
      return editionOf(unit).upright.foot ? ['leg-actuator-hit'] : [];
    default:
      return [];
  }
}
