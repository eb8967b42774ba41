import type { Correction } from '../kernel/game.js';
import { unitId, type UnitId } from '../kernel/ids.js';
import type { Fact } from '../kernel/proposal.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { FACING_NAMES, parseFacing } from '../geometry/hex/facing.js';
import { isOn, parseHex } from '../geometry/hex/hex.js';
import { leagueFactForms, leagueFactOf, leagueFactProblem, withLeagueFact, type LeagueFact } from './league/correct.js';
import { FULL_FACT_FORMS, fullFactOf, fullFactProblem, withFullFact, type FullFact } from './standard/correct.js';
import { armorAt, locationProblem, rearArmorAt } from './damage/left.js';
import { isLost } from './damage/lost.js';
import { withArmor, withFound, withLost } from './damage/take.js';
import { VITAL } from './tables.js';
import { isImpassable } from './terrain.js';
import type { Options, Place, State, Unit } from './types.js';
import type { BattleTech } from './battletech.js';
import {
  LOCATIONS,
  REAR_LOCATIONS,
  mountId,
  type Level,
  type Location,
  type MountId,
  type RearLocation,
} from './vocabulary.js';
import type { AmmoBin, Mount } from './record-sheet.js';
import { inPlaceOf } from './stacking.js';
import { restProblem } from './step.js';
import { changeUnit, findMount, findUnit, mountOf } from './units.js';
import { supposed } from './supposed.js';

/** Facts that can be set right when the referee has erred: where a unit stands, its armour, its ammunition, its weapons. */

/** A fact, taken apart. */
export type BattleTechFact = { readonly unit: UnitId } & (
  | { readonly set: 'place'; readonly to: Place }
  | { readonly set: 'armour'; readonly which: Location; readonly to: number }
  | { readonly set: 'rear'; readonly which: RearLocation; readonly to: number }
  | { readonly set: 'ammo'; readonly which: MountId; readonly to: number }
  | { readonly set: 'weapon'; readonly which: MountId; readonly to: 'lost' | 'ok' }
  | FullFact
  | LeagueFact
);

/** How facts are written, by examples: those that a match of this level has. */
export const factForms = (level: Level, options: Partial<Options> = {}): readonly string[] => [
  'HBK-4G hex 0705 N',
  'HBK-4G RT armour 5',
  'HBK-4G CT rear 2',
  'ENF-4R ammo A 3',
  'ENF-4R weapon B lost',
  ...(level === 'standard' ? [...FULL_FACT_FORMS, ...leagueFactForms(options)] : []),
];

/** A fact as the kernel carries it. */
export function factFrom(fact: BattleTechFact): Fact {
  const of = fact.unit;
  if (fact.set === 'place') {
    return { of, set: 'place', which: null, to: `${fact.to.hex} ${FACING_NAMES[fact.to.facing]}` };
  }
  return { of, set: fact.set, which: 'which' in fact ? fact.which : null, to: fact.to };
}

/** A fact of the kernel's read as one of this game; `null` when it is none. */
export function factOf(fact: Fact): BattleTechFact | null {
  const { of, set, which, to } = fact;
  const unit = unitId(of);
  switch (set) {
    case 'place': {
      const [hexText = '', facingText = ''] = String(to).split(' ');
      const hex = parseHex(hexText);
      const facing = parseFacing(facingText);
      return hex && facing !== null ? { unit, set, to: { hex, facing } } : null;
    }
    case 'armour': {
      const location = LOCATIONS.find((one) => one === which);
      return location && typeof to === 'number' ? { unit, set, which: location, to } : null;
    }
    case 'rear': {
      const location = REAR_LOCATIONS.find((one) => one === which);
      return location && typeof to === 'number' ? { unit, set, which: location, to } : null;
    }
    case 'ammo':
      return which !== null && typeof to === 'number' ? { unit, set, which: mountId(which), to } : null;
    case 'weapon':
      return which !== null && (to === 'lost' || to === 'ok') ? { unit, set, which: mountId(which), to } : null;
    default: {
      const full = fullFactOf(fact) ?? leagueFactOf(fact);
      return full && { unit, ...full };
    }
  }
}

/** Why a fact cannot be set so, or `null`. */
function check(state: State, given: Fact): Refusal | null {
  const fact = factOf(given);
  if (!fact)
    return refuse('battletech/fact-unknown', {
      given: `${given.of} ${given.set}`,
      forms: factForms(state.level, state.options),
    });
  const unit = findUnit(state, fact.unit);
  if (!unit) return refuse('battletech/no-such-unit', { unit: fact.unit, known: state.units.map(({ id }) => id) });
  if (unit.status !== 'active') return refuse('battletech/not-on-map', { unit: unit.id, status: unit.status });
  switch (fact.set) {
    case 'place': {
      const { hex } = fact.to;
      if (!isOn(state.board, hex)) {
        const { columns, rows } = state.board;
        return refuse('battletech/no-such-hex', { hex, columns, rows });
      }
      if (isImpassable(state.board, hex)) return refuse('battletech/impassable', { unit: unit.id, hex }, 'TER-01');
      const other = inPlaceOf(state, unit, hex);
      if (other) return refuse('battletech/hex-occupied', { hex, unit: other.id }, 'QSR-27');
      return restProblem(state.board, unit, hex);
    }
    case 'armour': {
      // A unit that is to be destroyed is destroyed by going back to the shot, not by a figure (QSR-56).
      const least = !unit.body && VITAL.some((vital) => vital === fact.which) ? 1 : 0;
      // At the standard level armour alone neither takes a location nor brings one back.
      const most = unit.body && isLost(unit, fact.which) ? 0 : armorAt(unit, fact.which).of;
      return locationProblem(unit, fact.which, 'QSR-04') ?? outside(fact.to, least, most, unit.id);
    }
    case 'rear':
      return outside(fact.to, 0, rearArmorAt(unit, fact.which)?.of ?? 0, unit.id);
    case 'ammo': {
      const mount = findMount(unit, fact.which);
      const bins = mount ? binsOf(unit, mount) : [];
      if (!mount || bins.length === 0) {
        const known = unit.sheet.mounts.filter((one) => binsOf(unit, one).length > 0).map(({ id }) => id);
        return refuse('battletech/fact-no-ammo', { unit: unit.id, mount: fact.which, known });
      }
      const most = bins.reduce((sum, bin) => sum + bin.full, 0);
      return outside(fact.to, 0, most, unit.id);
    }
    case 'weapon': {
      const mount = findMount(unit, fact.which);
      if (!mount) {
        const known = unit.sheet.mounts.map(({ id }) => id);
        return refuse('battletech/no-such-weapon', { unit: unit.id, mount: fact.which, known });
      }
      const { location, weapon } = mount;
      return isLost(unit, location)
        ? refuse('battletech/weapon-lost', { unit: unit.id, mount: mount.id, weapon: weapon.id, location }, 'QSR-15')
        : null;
    }
    case 'destruct':
    case 'scan':
    case 'mines':
      return state.level === 'standard' && unit.body
        ? leagueFactProblem(state, unit, fact)
        : noSuchFact(state, unit, fact);
    default:
      return unit.body ? fullFactProblem(unit, fact) : noSuchFact(state, unit, fact);
  }
}

const noSuchFact = ({ level, options }: State, { id }: Unit, { set }: BattleTechFact): Refusal =>
  refuse('battletech/fact-unknown', { given: `${id} ${set}`, forms: factForms(level, options) });

function outside(given: number, least: number, most: number, unit: UnitId): Refusal | null {
  const fits = Number.isInteger(given) && given >= least && given <= most;
  return fits ? null : refuse('battletech/fact-out-of-range', { unit, given, least, most });
}

const binsOf = (unit: Unit, { weapon }: Mount) => unit.ammo.filter((bin) => bin.ammo === weapon.ammo);

/** The state with a fact set. */
function apply(state: State, given: Fact): State {
  const fact = factOf(given);
  if (fact && isOfLeague(fact)) {
    const unit = state.level === 'standard' ? findUnit(state, fact.unit) : undefined;
    return state.level === 'standard' && unit ? withLeagueFact(state, unit, fact) : state;
  }
  return fact ? changeUnit(state, fact.unit, (unit) => changed(unit, fact)) : state;
}

const isOfLeague = (fact: BattleTechFact): fact is BattleTechFact & LeagueFact =>
  fact.set === 'destruct' || fact.set === 'scan' || fact.set === 'mines';

function changed(unit: Unit, fact: Exclude<BattleTechFact, LeagueFact>): Unit {
  switch (fact.set) {
    case 'place':
      return { ...unit, place: fact.to };
    case 'armour': {
      const corrected = withArmor(unit, fact.which, false, fact.to);
      if (unit.body) return corrected;
      const found = withFound(corrected, fact.which);
      return fact.to === 0 ? withLost(found, fact.which) : found;
    }
    case 'rear':
      return withArmor(unit, fact.which, true, fact.to);
    case 'ammo': {
      const mount = mountOf(unit, fact.which);
      return unit.body
        ? { ...unit, ammo: filled(unit.ammo, mount, fact.to) }
        : { ...unit, ammo: filled(unit.ammo, mount, fact.to) };
    }
    case 'weapon': {
      const rest = (unit.broken ?? []).filter((id) => id !== fact.which);
      return { ...unit, broken: fact.to === 'lost' ? [...rest, fact.which] : rest };
    }
    default:
      return unit.body ? withFullFact(unit, fact) : unit;
  }
}

/** The rounds of a weapon's kind put into its bins, the first one full first. */
function filled<Bin extends AmmoBin>(bins: readonly Bin[], mount: Mount, rounds: number): readonly Bin[] {
  let left = rounds;
  return bins.map((bin) => {
    if (bin.ammo !== mount.weapon.ammo) return bin;
    const here = Math.min(bin.full, left);
    left -= here;
    return { ...bin, left: here };
  });
}

/** How the facts of BattleTech are set right. */
export const correction: Correction<BattleTech> = { check: (view, fact) => check(supposed(view.game), fact), apply };
