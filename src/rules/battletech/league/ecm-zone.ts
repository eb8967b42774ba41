import { isHidden } from '../standard/hiding.js';
import { distance, type Hex } from '../../geometry/hex/hex.js';
import type { SideId } from '../../kernel/ids.js';
import { placeOf } from '../movement.js';
import { jams } from '../standard/electronics.js';
import { lineBetween } from '../standard/sightings.js';
import type { SeenStandard } from '../seen.js';
import type { FullTerm } from '../standard/terms.js';
import type { StandardState, StandardUnit } from '../types.js';
import { tablesOf } from './tables.js';

/**
 * Zones of ECM (option `ecmZone`, CLN-38): every shot whose line crosses one is harder, both sides' shots alike or only the enemy's
 * (`ecmFriendly`, AMB-CLN-21). Where several lie the hardest counts, once. A set-up may give a side a suite of its own.
 */

/** A zone: the hex in its middle, how far it reaches, what it adds. */
export interface EcmZone {
  readonly side: SideId;
  readonly hex: Hex;
  readonly radius: number;
  readonly harder: number;
}

/** The zones that lie on the map. */
export function ecmZones({
  options,
  units,
  field,
}: Pick<SeenStandard, 'options' | 'units' | 'field'>): readonly EcmZone[] {
  const { ecmZone, ecmRadius = '6' } = options;
  if (ecmZone !== 'on') return [];
  return units
    .filter((unit) => unit.status === 'active' && jams(unit) && !isHidden(unit))
    .flatMap(({ side, place }) =>
      place
        ? [{ side, hex: place.hex, radius: Number(ecmRadius), ...tablesOf({ field }).ecm, ...field.ecm?.[side] }]
        : [],
    );
}

/** What the zones on the way of a shot add to its number. */
export function ecmTerms(state: StandardState, unit: StandardUnit, target: StandardUnit): readonly FullTerm[] {
  const zones = ecmZones(state).filter(({ side }) => state.options.ecmFriendly !== 'off' || side !== unit.side);
  if (zones.length === 0) return [];
  const between = lineBetween(state, unit, target).hexes.map(({ hex }) => hex);
  return crossingTerms(zones, [placeOf(unit).hex, ...between, placeOf(target).hex]);
}

/** What zones add to a shot that goes this way: the hardest that it crosses, once. */
function crossingTerms(zones: readonly Omit<EcmZone, 'side'>[], way: readonly Hex[]): readonly FullTerm[] {
  const crossed = zones.filter((zone) => way.some((hex) => distance(hex, zone.hex) <= zone.radius));
  const value = Math.max(0, ...crossed.map(({ harder }) => harder));
  return value > 0 ? [{ reason: 'ecm-zone', value }] : [];
}
