import type { UnitId } from '../../kernel/ids.js';
import type { Fact } from '../../kernel/proposal.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardUnit } from '../types.js';
import { LOCATIONS, type Location } from '../vocabulary.js';
import { locationProblem, slotsStruckAt, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { withStruck, withStructure } from '../damage/take.js';
import { binOf, ENGINE_DEAD, engineHits, filledSlots } from './condition.js';
import { partHits } from './parts.js';
import { binId, type BinId, type Body } from './types.js';

/** Facts that only the standard level has: heat, structure, critical slots, wounds of the pilot, lying or shut down, rounds of a bin. */
export type FullFact =
  | { readonly set: 'heat' | 'wounds'; readonly to: number }
  | { readonly set: 'structure'; readonly which: Location; readonly to: number }
  | { readonly set: 'bin'; readonly which: BinId; readonly to: number }
  | { readonly set: 'slot'; readonly which: SlotName; readonly to: 'lost' | 'ok' }
  | { readonly set: 'prone' | 'shutdown'; readonly to: 'yes' | 'no' };

/** How they are written, by examples. */
export const FULL_FACT_FORMS = [
  'AWS-8Q heat 9',
  'AWS-8Q CT structure 8',
  'AWS-8Q slot CT-4 lost',
  'AWS-8Q wounds 2',
  'AWS-8Q prone yes',
] as const;

/** A critical slot as players name it, counted from 1 as on the sheet: `CT-4`. */
export type SlotName = `${Location}-${number}`;
export const slotName = (location: Location, index: number): SlotName => `${location}-${index + 1}`;

function slotAt(name: SlotName): { readonly location: Location; readonly index: number } {
  const [at, count] = name.split('-');
  const location = LOCATIONS.find((one) => one === at);
  if (!location) throw new Error(`no location in ${name}`);
  return { location, index: Number(count) - 1 };
}

/** The slot that a text names; `null` when it names none. Whether the unit has it is another matter. */
export function slotNamed(text: string): SlotName | null {
  const [at = '', count = ''] = text.toUpperCase().split('-');
  const location = LOCATIONS.find((one) => one === at);
  return location && /^[1-9]\d?$/u.test(count) ? slotName(location, Number(count) - 1) : null;
}

/** Heat and wounds beyond which a unit would be out of the match. */
const MOST_HEAT = 29;
const MOST_WOUNDS = 5;

/** Such a fact taken from one of the kernel's; `null` when it is none. */
export function fullFactOf({ set, which, to }: Fact): FullFact | null {
  switch (set) {
    case 'heat':
    case 'wounds':
      return typeof to === 'number' ? { set, to } : null;
    case 'structure': {
      const location = LOCATIONS.find((one) => one === which);
      return location && typeof to === 'number' ? { set, which: location, to } : null;
    }
    case 'bin':
      return which !== null && typeof to === 'number' ? { set, which: binId(which), to } : null;
    case 'slot': {
      const name = slotNamed(which ?? '');
      return name && (to === 'lost' || to === 'ok') ? { set, which: name, to } : null;
    }
    case 'prone':
    case 'shutdown':
      return to === 'yes' || to === 'no' ? { set, to } : null;
    default:
      return null;
  }
}

/** Why a fact cannot be set, or `null`; `forms` are those that there are. */
export function fullFactProblem(unit: StandardUnit, fact: FullFact): Refusal | null {
  switch (fact.set) {
    case 'heat':
      return outside(unit.id, fact.to, 0, MOST_HEAT);
    case 'wounds':
      return outside(unit.id, fact.to, 0, MOST_WOUNDS);
    case 'structure': {
      // A location goes, or comes back, by going back to the shot, not by a figure.
      const gone = isLost(unit, fact.which);
      return (
        locationProblem(unit, fact.which, 'SEQ-12') ??
        outside(unit.id, fact.to, gone ? 0 : 1, gone ? 0 : structureAt(unit, fact.which).of)
      );
    }
    case 'bin': {
      const bin = binOf(unit, fact.which);
      const known = unit.ammo.map(({ stowed }) => stowed.id);
      const facts = { unit: unit.id, mount: '', weapon: '', bin: fact.which, known };
      return bin ? outside(unit.id, fact.to, 0, bin.full) : refuse('battletech/no-such-bin', facts, 'SEQ-08');
    }
    case 'slot':
      return slotProblem(unit, fact);
    case 'prone':
    case 'shutdown':
      return null;
  }
}

/** A slot must hold something in a location that is there; who would be out by it goes out by the shot, not by a figure. */
function slotProblem(unit: StandardUnit, fact: Extract<FullFact, { set: 'slot' }>): Refusal | null {
  const { location, index } = slotAt(fact.which);
  const there = isLost(unit, location) ? [] : filledSlots(unit, location);
  if (!there.includes(index)) {
    const known = there.map((one) => slotName(location, one));
    return refuse('battletech/fact-no-slot', { unit: unit.id, given: fact.which, known });
  }
  const after = withFullFact(unit, fact);
  const isOut = engineHits(after) >= ENGINE_DEAD || partHits(after, 'cockpit', 'HD') > 0;
  return fact.to === 'lost' && isOut ? refuse('battletech/fact-deadly', { unit: unit.id, given: fact.which }) : null;
}

function outside(unit: UnitId, given: number, least: number, most: number): Refusal | null {
  const fits = Number.isInteger(given) && given >= least && given <= most;
  return fits ? null : refuse('battletech/fact-out-of-range', { unit, given, least, most });
}

/** The unit with a fact set that was checked. */
export function withFullFact(unit: StandardUnit, fact: FullFact): StandardUnit {
  const { body } = unit;
  const having = (change: Partial<Body>): StandardUnit => ({ ...unit, body: { ...body, ...change } });
  switch (fact.set) {
    case 'heat':
      return having({ heat: fact.to });
    case 'wounds':
      return having({ pilot: { ...body.pilot, hits: fact.to } });
    case 'structure':
      return withStructure(unit, fact.which, fact.to);
    case 'bin':
      return {
        ...unit,
        ammo: unit.ammo.map((bin) => (bin.stowed.id === fact.which ? { ...bin, left: fact.to } : bin)),
      };
    case 'slot': {
      const { location, index } = slotAt(fact.which);
      const rest = slotsStruckAt(unit, location).filter((one) => one !== index);
      return withStruck(dried(unit, location, index), location, fact.to === 'lost' ? [...rest, index] : rest);
    }
    case 'prone':
      return having({ prone: fact.to === 'yes' });
    case 'shutdown':
      return running(having({ shutdown: fact.to === 'yes' }));
  }
}

/** A reactor that is said to run has not been shorted out by water (CLN-47). */
function running(unit: StandardUnit): StandardUnit {
  if (unit.body.shutdown || !unit.body.shorted) return unit;
  const { shorted: _, ...body } = unit.body;
  return { ...unit, body };
}

/** The unit with a slot of which it is said how it is: what water has stopped there it has not (CLN-46). */
function dried(unit: StandardUnit, location: Location, index: number): StandardUnit {
  const { [location]: wet = [], ...others } = unit.body.stopped ?? {};
  const { stopped: _, ...body } = unit.body;
  const left = wet.filter((one) => one !== index);
  const stopped = left.length > 0 ? { ...others, [location]: left } : others;
  return { ...unit, body: { ...body, ...(Object.keys(stopped).length > 0 ? { stopped } : {}) } };
}
