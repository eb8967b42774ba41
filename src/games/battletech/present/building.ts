import type { Building } from '../../../rules/battletech/structures.js';
import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';

/** Buildings in words. */

/** By which name a building stands among the words: of a class, or an ordinary one. */
export const buildingName = ({ kind, class: one }: Pick<Building, 'kind' | 'class'>): string =>
  one ? `${one}-${kind}` : kind;

/** Buildings that are alike, with their hexes. */
export function buildingLine(building: Building, hexes: string, tongue: Tongue): string {
  const { levels, cf, armour, blast } = building;
  const kind = buildingName(building);
  const line = armour
    ? t(tongue, 'battletech.board.building-armoured', { kind, levels, cf, armour, hexes })
    : t(tongue, 'battletech.board.building', { kind, levels, cf, hexes });
  return blast ? t(tongue, 'battletech.board.blast', { line, blast }) : line;
}
