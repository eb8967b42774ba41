import type { StandardUnitSetup } from '../types.js';
import { TROOPERS } from '../vocabulary.js';

/** The marks on a squad of which only so many have come. */
export function understrength({ sheet }: StandardUnitSetup, troopers: number): Partial<StandardUnitSetup> {
  if (sheet.kind !== 'battle-armour') return {};
  const missing = TROOPERS.slice(troopers, sheet.troopers);
  if (missing.length === 0) return {};
  const none = Object.fromEntries(missing.map((trooper) => [trooper, 0]));
  return {
    armor: { ...sheet.armor, ...none },
    structure: { ...sheet.full.structure, ...none },
    lost: missing,
  };
}
