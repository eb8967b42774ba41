import { sumOf, type Columns, type LayerName } from '../../../../src/rules/battletech/damage/boxes.js';
import { layersAt } from '../../../../src/rules/battletech/damage/left.js';
import { NO_LEAGUE, type LeagueRules } from '../../../../src/rules/battletech/league/rules.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { ColumnShift } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { beginFull } from '../../../support/standard.js';

/** Units in boxes, and hits on them. */

/** A whole unit of a model, as it comes to a match with boxes. */
export const boxed = (model: string, options: Readonly<Record<string, string>> = {}): StandardUnit =>
  beginFull({
    pieces: [
      { unit: model, seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
    options: { armour: 'grid', ...options },
  }).unit(model);

/** The boxes that each column of a layer has left. */
export function columnsOf(unit: StandardUnit, location: Location, layer: LayerName = 'armor'): Columns {
  const found = layersAt(unit, location).find((one) => one.layer === layer)?.columns;
  if (!found) throw new Error(`${location} is not kept in boxes`);
  return found;
}

/** All the boxes of a location. */
export const boxesIn = (unit: StandardUnit, location: Location): Readonly<Partial<Record<LayerName, number>>> =>
  Object.fromEntries(layersAt(unit, location).map(({ layer, columns = [] }) => [layer, sumOf(columns)]));

interface Hit {
  readonly at: Location;
  readonly points: number;
  readonly weapon?: string;
  readonly faces: readonly number[];
  readonly rear?: boolean;
  readonly shift?: ColumnShift;
  readonly league?: Partial<LeagueRules>;
}

/** A unit being hit, with exactly these faces. */
export function hitBy(unit: StandardUnit, { at, points, weapon, faces, rear = false, shift, league }: Hit) {
  const damaging = new DamageResolution(unit, scriptedDice(faces), 1, [], undefined, false, [], {
    ...NO_LEAGUE,
    ...league,
  });
  const found = weapon === undefined ? null : fullWeaponOf(weapon);
  damaging.strike(at, points, rear, false, { ...(found ? { weapon: found } : {}), ...(shift ? { shift } : {}) });
  return damaging;
}
