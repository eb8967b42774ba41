import { total, type Roll } from '../../kernel/dice.js';
import { slotsAt, slotsStruckAt, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { filledSlots } from '../standard/condition.js';
import type { SoakAhead } from '../standard/reckoning.js';
import type { CriticalSlot } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import type { Damaging } from './damaging.js';
import type { LeagueRules } from './rules.js';
import type { LeagueTables } from './tables.js';

/**
 * Water that gets into a 'Mech part by part (option `flooding: parts`, CLN-43 to CLN-48): what it stops is as good as destroyed until
 * a workshop has seen it, and never explodes.
 */

/** How many things stop working at a sum of dice and damage (CLN-44). */
export const thingsStopped = ({ water }: LeagueTables, sum: number): number =>
  sum < water.from ? 0 : 1 + Math.floor((sum - water.from) / water.step);

/** The number that keeps a reactor running with so many of its zones under water, one at the least; `null`: none does (CLN-47). */
export const reactorNeed = ({ water }: LeagueTables, zones: number): number | null => water.runs[zones - 1] ?? null;

const isEngine = (holds: CriticalSlot | null | undefined): boolean =>
  holds?.holds === 'part' && holds.part === 'engine';

/** Slots of a location that water has stopped. */
const stoppedAt = ({ body }: Pick<StandardUnit, 'body'>, location: Location): readonly number[] =>
  body.stopped?.[location] ?? [];

/** Slots of the engine that water has stopped in a location. */
const engineStoppedAt = (unit: StandardUnit, at: Location): number =>
  stoppedAt(unit, at).filter((slot) => isEngine(slotsAt(unit, at)[slot])).length;

const engineStopped = (unit: StandardUnit): number => LOCATIONS.reduce((sum, at) => sum + engineStoppedAt(unit, at), 0);

/** Zones of the engine that are flooded: slots that water has stopped, or locations in which it has stopped any (AMB-CLN-34). */
const zonesFlooded = (unit: StandardUnit, by: LeagueRules['engineFlood']): number =>
  by === 'slots' ? engineStopped(unit) : LOCATIONS.filter((at) => engineStoppedAt(unit, at) > 0).length;

/** What still works in a location, each thing by its first slot: of parts every slot is one, as for critical hits. */
export function workingIn(unit: StandardUnit, location: Location): readonly number[] {
  const slots = slotsAt(unit, location);
  const down = [...slotsStruckAt(unit, location), ...stoppedAt(unit, location)];
  const nameOf = (slot: number): string => {
    const holds = slots[slot];
    return JSON.stringify(holds?.holds === 'part' ? slot : holds);
  };
  const gone = new Set(down.map(nameOf));
  const seen = new Set<string>();
  return filledSlots(unit, location).filter((slot) => {
    const name = nameOf(slot);
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst && !gone.has(name);
  });
}

/** A part comes under water, or is opened there: the roll, what it stops, and what comes of that. */
export function getsIn(damaging: Damaging, location: Location): void {
  if (isLost(damaging.unit, location)) return;
  const { left, of } = structureAt(damaging.unit, location);
  const roll = damaging.dice.roll(2, 6, 'water');
  const count = thingsStopped(damaging.league.tables, total(roll) + of - left);
  damaging.add({ harm: 'soaked', location, roll, more: of - left, things: count });
  const engine = engineStopped(damaging.unit);
  for (let i = 0; i < count; i++) {
    const working = workingIn(damaging.unit, location);
    const pick = working.length > 1 ? damaging.dice.roll(1, working.length, 'stopped') : null;
    const slot = working[pick ? total(pick) - 1 : 0];
    if (slot === undefined) break;
    stop(damaging, location, slot, pick);
  }
  if (engineStopped(damaging.unit) > engine) shortOut(damaging);
}

/** What getting in there rolls for, of these locations of a unit that were dry, before it does (CLN-43, CLN-44). */
export const soakAhead = (tables: LeagueTables, unit: StandardUnit, wet: readonly Location[]): readonly SoakAhead[] =>
  [...new Set(wet)]
    .filter((at) => !(unit.body.soaked ?? []).includes(at) && !isLost(unit, at))
    .map((location) => {
      const { left, of } = structureAt(unit, location);
      return { location, number: tables.water.from - (of - left) };
    });

function stop(damaging: Damaging, location: Location, slot: number, pick: Roll | null): void {
  const holds = slotsAt(damaging.unit, location)[slot];
  if (!holds) throw new Error(`nothing in slot ${slot} of ${location}`);
  damaging.add({ harm: 'stopped', location, slot, holds, pick });
  if (holds.holds !== 'part' || holds.part !== 'cockpit') return;
  // The pilot ejects if they can, or drowns (CLN-48, AMB-CLN-25).
  const { cockpitFlood } = damaging.league;
  const ejects = cockpitFlood === 'awake' ? damaging.unit.body.pilot.out === null : cockpitFlood === 'ejects';
  damaging.doom(ejects ? 'ejected' : 'pilot');
}

/** Water in the engine: the reactor may stop, and does not start again before a workshop has seen it. */
function shortOut(damaging: Damaging): void {
  if (damaging.unit.body.shorted) return;
  const { tables, engineFlood } = damaging.league;
  const need = reactorNeed(tables, zonesFlooded(damaging.unit, engineFlood));
  const roll = need === null ? null : damaging.dice.roll(2, 6, 'reactor');
  const runs = need !== null && roll !== null && total(roll) >= need;
  damaging.add({ harm: 'reactor', need, roll, runs });
}
