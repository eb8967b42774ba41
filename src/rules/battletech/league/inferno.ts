import type { Dice, Roll } from '../../kernel/dice.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardMount, StowedBin } from '../record-sheet.js';
import { inGroups } from '../standard/body-tables.js';
import type { DamageResolution } from '../standard/damage-resolution.js';
import type { Wound } from '../standard/damage-steps.js';
import type { Burn } from '../standard/types.js';
import { isMech } from '../standard/vehicles.js';
import { land, stick, type Aspect } from '../standard/wounds.js';
import type { Options, StandardUnit, StandardUnitSetup } from '../types.js';
import { burnsOn } from './burning.js';

/**
 * Infernos of SRM and LRM (option `infernoTurns`, CLN-52 to CLN-55): each missile, or each salvo, sets a location of a 'Mech on fire,
 * which heats it for several turns. What burns already burns no hotter (AMB-CLN-30). They deal no damage, unless `infernoDamage` says
 * so (AMB-CLN-28). In the book only SRM have them, and they heat at once.
 */

/** Where missiles of a hit have landed, and what they set on fire there; no heat: nothing. */
export interface Landed extends Burn {
  readonly roll: Roll | null;
  readonly covered: boolean;
}

export const burnsForTurns = ({ infernoTurns }: Options, target: StandardUnit): boolean =>
  infernoTurns === 'on' && isMech(target);

/** What so many missiles do that hit a 'Mech. */
export function setAlight(
  damaging: DamageResolution,
  { weapon }: StandardMount,
  missiles: number,
  aspect: Aspect,
  harms: boolean,
  dice: Dice,
): { readonly burns: readonly Landed[]; readonly wounds: readonly Wound[] } {
  const { group = 1, damage = 1 } = weapon.full.cluster ?? {};
  const { per, most, turns } = damaging.league.tables.infernos[group > 1 ? 'salvo' : 'single'];
  const burning = new Set(burnsOn(damaging.unit).map(({ location }) => location));
  const wounds: Wound[] = [];
  const burns = inGroups(missiles, group).map((size): Landed => {
    const { location, roll, covered } = struck(damaging, size * damage, aspect, harms, wounds, dice);
    const heat = covered || burning.has(location) ? 0 : Math.min(most, Math.floor((size * damage) / per));
    if (heat > 0) burning.add(location);
    return { location, heat, turns, roll, covered };
  });
  return { burns, wounds };
}

/** Where a group lands; what harms besides is a wound. */
function struck(
  damaging: DamageResolution,
  points: number,
  aspect: Aspect,
  harms: boolean,
  wounds: Wound[],
  dice: Dice,
): Pick<Landed, 'location' | 'roll' | 'covered'> {
  if (!harms) return stick(damaging, aspect, dice);
  const wound = land(damaging, aspect, points, dice);
  wounds.push(wound);
  return { location: wound.location, roll: null, covered: wound.covered };
}

/** The infernos of a unit that strike in salvos, which only a league has. */
function ofSalvos({ sheet, ammo }: StandardUnitSetup): readonly StowedBin[] {
  const groups = new Map(sheet.mounts.map(({ weapon }) => [weapon.ammo, weapon.full.cluster?.group ?? 1]));
  return ammo.filter((bin) => bin.stowed.munition === 'inferno' && (groups.get(bin.ammo) ?? 1) > 1);
}

/** Why units do not come to a match with what they have loaded, or `null`: infernos of LRM are of no use in it (CLN-52). */
export function infernoProblem(units: readonly StandardUnitSetup[], { infernoTurns }: Options): Refusal | null {
  const loaded = infernoTurns === 'on' ? [] : units.filter((unit) => ofSalvos(unit).length > 0);
  return loaded.length > 0
    ? refuse('battletech/inferno-salvos-off', { units: loaded.map(({ id }) => id) }, 'CLN-52')
    : null;
}

/** A unit as it comes to a match in which LRM may have no infernos: before that was refused they were ordinary missiles. */
export function reloaded(unit: StandardUnitSetup, { infernoTurns }: Options): StandardUnitSetup {
  const those = infernoTurns === 'on' ? [] : ofSalvos(unit);
  if (those.length === 0) return unit;
  const ammo = unit.ammo.map((bin) =>
    those.includes(bin) ? { ...bin, stowed: { ...bin.stowed, munition: 'standard' as const } } : bin,
  );
  return { ...unit, ammo };
}
