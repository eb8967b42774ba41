import { total, type Roll } from '../../kernel/dice.js';
import { slotsAt, slotsStruckAt, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { filledSlots } from '../standard/condition.js';
import type { CriticalSlot } from '../standard/types.js';
import type { StandardUnit } from '../types.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import type { Damaging } from './damaging.js';

/**
 * Water that gets into a 'Mech part by part (option `flooding: parts`, CLN-43 to CLN-48): what it stops is as good as destroyed until
 * a workshop has seen it, and never explodes.
 */

/** The sum from which on water gets in, and how much more stops one thing more (CLN-44). */
const PENETRATES = 12;
const ONE_MORE = 2;

/** How many things stop working at a sum of dice and damage. */
export const thingsStopped = (sum: number): number =>
  sum < PENETRATES ? 0 : 1 + Math.floor((sum - PENETRATES) / ONE_MORE);

/** What keeps the reactor running, by how many of its slots the water has stopped; beyond these nothing does (CLN-47). */
const RUNS: readonly number[] = [2, 5, 10];

/** The number that keeps a reactor running with so many slots stopped; `null`: none does. */
export const reactorNeed = (slots: number): number | null => RUNS[slots] ?? null;

const isEngine = (holds: CriticalSlot | null | undefined): boolean =>
  holds?.holds === 'part' && holds.part === 'engine';

/** Slots of a location that water has stopped. */
const stoppedAt = ({ body }: Pick<StandardUnit, 'body'>, location: Location): readonly number[] =>
  body.stopped?.[location] ?? [];

/** Engine slots that water has stopped (AMB-CLN-34). */
const engineStopped = (unit: StandardUnit): number =>
  LOCATIONS.reduce((sum, at) => {
    const slots = slotsAt(unit, at);
    return sum + stoppedAt(unit, at).filter((slot) => isEngine(slots[slot])).length;
  }, 0);

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
  const count = thingsStopped(total(roll) + of - left);
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

function stop(damaging: Damaging, location: Location, slot: number, pick: Roll | null): void {
  const holds = slotsAt(damaging.unit, location)[slot];
  if (!holds) throw new Error(`nothing in slot ${slot} of ${location}`);
  damaging.add({ harm: 'stopped', location, slot, holds, pick });
  if (holds.holds !== 'part' || holds.part !== 'cockpit') return;
  // The pilot ejects if they can, or drowns (CLN-48, AMB-CLN-25).
  damaging.doom(damaging.unit.body.pilot.out === null ? 'ejected' : 'pilot');
}

/** Water in the engine: the reactor may stop, and does not start again before a workshop has seen it. */
function shortOut(damaging: Damaging): void {
  if (damaging.unit.body.shorted) return;
  const need = reactorNeed(engineStopped(damaging.unit));
  const roll = need === null ? null : damaging.dice.roll(2, 6, 'reactor');
  const runs = need !== null && roll !== null && total(roll) >= need;
  damaging.add({ harm: 'reactor', need, roll, runs });
}
