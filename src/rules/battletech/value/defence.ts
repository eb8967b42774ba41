import { locationsOf, printedArmor, printedStructure } from '../damage/left.js';
import type { StandardSheet } from '../record-sheet.js';
import { ammunitionWorth } from './ammunition.js';
import { defensiveEquipment } from './equipment.js';
import { engineInSide, explosives } from './explosives.js';
import type { Kind } from './kinds.js';
import { evasionFactor, type Pace } from './motion.js';
import type { Printed } from './printed.js';
import { electronicsOf } from './squad.js';
import { isReflex } from '../standard/traits.js';
import { weaponWorth } from './weapon-values.js';

/** What a machine can take (BV-01…04). */
export interface Defence {
  readonly armor: number;
  readonly structure: number;
  readonly gyro: number;
  readonly equipment: number;
  /** What its explosives take away. */
  readonly explosives: number;
  /** How much harder its speed makes it to hit; of other units with what their kind adds. */
  readonly factor: number;
  readonly total: number;
}

const ARMOR = 2.5;
const FIREPROOF = 3.5;
const GYRO = 0.5;

/** How much of the structure counts, by the engine slots in a side torso. */
const ENGINE = [1, 1, 0.75, 0.5] as const;

export function defenceOf(printed: Printed, pace: Pace, kind: Kind): Defence {
  const { sheet } = printed;
  const { legged } = kind;
  const { tons, mounts } = sheet;
  const armor = pointOf(sheet) * armorPoints(sheet);
  const structure = kind.structure * structurePoints(sheet) * (ENGINE[engineInSide(sheet)] ?? 1);
  const gyro = legged ? GYRO * tons : 0;
  const reflexes = mounts.filter(({ weapon }) => isReflex(weapon.full));
  const equipment =
    reflexes.reduce((sum, { weapon }) => sum + weaponWorth(weapon.id), 0) +
    ammunitionWorth(printed, 'defence') +
    (sheet.kind === 'battle-armour' ? electronicsOf(sheet) : defensiveEquipment(sheet));
  const less = legged ? explosives(printed) : 0;
  const factor = kind.armored * kind.squad * evasionFactor(pace, kind.elusive);
  const total = Math.max(1, armor + structure + gyro + equipment - less) * factor;
  return { armor, structure, gyro, equipment, explosives: less, factor, total };
}

/** What a point of armour is worth: of suits that resist fire, more. */
const pointOf = (sheet: StandardSheet): number =>
  sheet.kind === 'battle-armour' && sheet.fireproof ? FIREPROOF : ARMOR;

const armorPoints = (sheet: StandardSheet): number =>
  locationsOf({ sheet }).reduce((sum, location) => {
    const { front, rear } = printedArmor(sheet, location);
    return sum + front + (rear ?? 0);
  }, 0);

const structurePoints = (sheet: StandardSheet): number =>
  locationsOf({ sheet }).reduce((sum, location) => sum + printedStructure(sheet, location), 0);
