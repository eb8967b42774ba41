import type { FactionId, ProvinceId } from './ids.js';
import type { Options } from './options.js';
import type { ProvinceSetup } from './setup.js';

/** What provinces yield (CLN-12). */

type Owners = Readonly<Record<ProvinceId, FactionId>>;

/** The provinces of a faction that hang together with one, itself included. */
export function connectedWith(
  start: ProvinceId,
  provinces: readonly ProvinceSetup[],
  owners: Owners,
): readonly ProvinceId[] {
  const found = [start];
  for (const at of found) {
    const next = provinces.find(({ id }) => id === at)?.adjacent ?? [];
    found.push(...next.filter((id) => owners[id] === owners[start] && !found.includes(id)));
  }
  return found;
}

/** The others that raise the production of a province: its group's, or its neighbours (AMB-CLN-07). */
function raisedBy(
  { id, adjacent }: ProvinceSetup,
  provinces: readonly ProvinceSetup[],
  owners: Owners,
  { provinceBonus }: Pick<Options, 'provinceBonus'>,
): number {
  return provinceBonus === 'component'
    ? connectedWith(id, provinces, owners).length - 1
    : adjacent.filter((other) => owners[other] === owners[id]).length;
}

/** Per cent that each connected province adds (CLN-12). */
const PER_PROVINCE = 10;

/**
 * What a faction produces in a turn. `bonus`: per cent that its tiers add (CLN-06). Reckoned exactly and rounded once, half up
 * (AMB-CLN-08).
 */
export function productionOf(
  faction: FactionId,
  provinces: readonly ProvinceSetup[],
  owners: Owners,
  bonus: number,
  options: Pick<Options, 'provinceBonus'>,
): number {
  const own = provinces.filter(({ id }) => owners[id] === faction);
  const exact = own.reduce(
    (sum, one) => sum + one.production * (100 + PER_PROVINCE * raisedBy(one, provinces, owners, options)),
    0,
  );
  return Math.floor((exact * (100 + bonus) + 5000) / 10_000);
}
