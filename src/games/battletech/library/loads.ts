import type { Load } from '../../../library/contract.js';
import { roundsOf, standardRounds } from '../../../rules/battletech/standard/munitions.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';
import type { StowedBin } from '../../../rules/battletech/record-sheet.js';
import type { Munition } from '../../../rules/battletech/standard/types.js';
import type { StockUnit } from './unit.js';

/** Ammunition of another kind than that of the sheet, as a side brings it (WPN-12): by the kind of its weapon, `srm-6`, or by slot, `LT-5`. */
export type Loads = Readonly<Record<string, Munition>>;

const binsOf = ({ outfits }: Pick<StockUnit, 'outfits'>): readonly StowedBin[] => outfits.standard?.ammo ?? [];

/** What fits into a bin. */
const fitting = ({ ammo }: StowedBin): readonly Munition[] => ['standard', ...(armOf(ammo)?.loads ?? [])];

/** Whether a bin is meant by the kind of its weapon, or by its slot. */
export const isBinCalled = ({ ammo, stowed }: StowedBin, name: string): boolean => stowed.id === name || ammo === name;

/** What can be chosen for a unit: by weapon, and by slot where a weapon has several. */
export function loadsOf(unit: Pick<StockUnit, 'outfits'>): readonly Load[] {
  const bins = binsOf(unit).filter((bin) => fitting(bin).length > 1);
  const named = bins.flatMap((bin) => {
    const like = bins.filter(({ ammo }) => ammo === bin.ammo);
    const slots = like.length > 1 ? [{ ammo: String(bin.stowed.id), bin }] : [];
    return like[0] === bin ? [{ ammo: String(bin.ammo), bin }, ...slots] : slots;
  });
  return named.flatMap(({ ammo, bin }) => fitting(bin).map((kind) => ({ ammo, kind })));
}

/** A choice that cannot be: the bin that there is not, or what does not fit into it; `known`: what would be right. */
export interface LoadFault {
  readonly name: string;
  readonly what: 'unknown' | 'wrong';
  readonly known: readonly string[];
}

export const loadFaults = (unit: Pick<StockUnit, 'outfits'>, loads: Loads): readonly LoadFault[] =>
  Object.entries(loads).flatMap(([name, munition]): readonly LoadFault[] => {
    const bins = binsOf(unit);
    const bin = bins.find((one) => isBinCalled(one, name));
    if (!bin) {
      const known = [...new Set(bins.flatMap(({ ammo, stowed }) => [ammo, stowed.id]))];
      return [{ name, what: 'unknown', known }];
    }
    return fitting(bin).includes(munition) ? [] : [{ name, what: 'wrong', known: fitting(bin) }];
  });

/** A unit with that ammunition in its bins; a slot that is named counts before its kind. */
export function reloaded(outfits: StockUnit['outfits'], loads: Loads): StockUnit['outfits'] {
  const { standard } = outfits;
  if (!standard || Object.keys(loads).length === 0) return outfits;
  const ammo = standard.ammo.map((bin): StowedBin => {
    const munition = loads[bin.stowed.id] ?? loads[bin.ammo] ?? bin.stowed.munition;
    const full = roundsOf(standardRounds(bin.full, bin.stowed.munition), munition);
    return { ...bin, full, left: Math.min(full, bin.left), stowed: { ...bin.stowed, munition } };
  });
  return { ...outfits, standard: { ...standard, ammo } };
}
