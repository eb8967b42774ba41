import type { Dice, Roll } from '../../kernel/dice.js';
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

/** A missile that strikes by itself, and one of a salvo: boxes that it would destroy for a point of heat, the most it makes, and for how many turns. */
const FIRES = {
  single: { per: 1, most: 2, turns: 3 },
  salvo: { per: 4, most: 2, turns: 2 },
} as const;

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
  const { per, most, turns } = group > 1 ? FIRES.salvo : FIRES.single;
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

/** A unit as it comes to a match in which LRM may have no infernos: they are ordinary missiles. */
export function reloaded(unit: StandardUnitSetup, { infernoTurns }: Options): StandardUnitSetup {
  if (infernoTurns === 'on') return unit;
  const groups = new Map(unit.sheet.mounts.map(({ weapon }) => [weapon.ammo, weapon.full.cluster?.group ?? 1]));
  const isLong = ({ ammo, stowed }: StowedBin): boolean => stowed.munition === 'inferno' && (groups.get(ammo) ?? 1) > 1;
  if (!unit.ammo.some(isLong)) return unit;
  const ammo = unit.ammo.map((bin) =>
    isLong(bin) ? { ...bin, stowed: { ...bin.stowed, munition: 'standard' as const } } : bin,
  );
  return { ...unit, ammo };
}
