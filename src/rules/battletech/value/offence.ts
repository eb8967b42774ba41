import type { MountId } from '../vocabulary.js';
import type { StandardMount, StandardSheet } from '../record-sheet.js';
import { carries } from '../standard/parts.js';
import { assaultOf, isComputable, isReflex } from '../standard/traits.js';
import { ammunitionWorth } from './ammunition.js';
import { armsWorth } from './arms.js';
import { offensiveEquipment } from './equipment.js';
import { heatEfficiency, weaponHeat } from './heat.js';
import type { Kind } from './kinds.js';
import { speedFactor, type Pace } from './motion.js';
import type { Printed } from './printed.js';
import { timesOf, toolsOf } from './squad.js';
import { isMachineGun, mountWorth } from './weapon-values.js';

/** What a machine can deal (BV-05…08). */
export interface Offence {
  readonly weapons: readonly Gun[];
  /** The sum of its weapons, as they count. */
  readonly firepower: number;
  /** The heat that they may build up before the rest counts half; of a vehicle no heat counts. */
  readonly efficiency: number;
  readonly ammunition: number;
  readonly equipment: number;
  readonly tons: number;
  /** How much its speed makes of its weapons. */
  readonly factor: number;
  readonly total: number;
}

/** A weapon as it counts. `hot`: by half, since those before it use up the heat. */
export interface Gun {
  readonly mount: MountId;
  readonly worth: number;
  readonly hot: boolean;
}

const ARTEMIS = 1.2;
const COMPUTER = 1.25;
const HALF = 0.5;

export function offenceOf(printed: Printed, pace: Pace, { mass, legged, squad }: Kind): Offence {
  const { sheet } = printed;
  const efficiency = legged ? heatEfficiency(sheet, pace) : Infinity;
  const weapons = gunsOf(sheet, efficiency);
  const firepower = weapons.reduce((sum, { worth }) => sum + worth, 0);
  const ammunition = ammunitionWorth(printed, 'offence');
  const equipment = sheet.kind === 'battle-armour' ? toolsOf(sheet) : offensiveEquipment(sheet);
  const factor = squad * speedFactor(pace);
  const tons = mass * sheet.tons;
  const total = (firepower + ammunition + equipment + tons) * factor;
  return { weapons, firepower, efficiency, ammunition, equipment, tons, factor, total };
}

/** A weapon before the heat is counted. */
interface Barrel {
  readonly mount: MountId;
  readonly worth: number;
  readonly heat: number;
}

/** The weapons with what each counts, the worthiest first; of equal ones the cooler. */
function gunsOf(sheet: StandardSheet, efficiency: number): readonly Gun[] {
  const fired = sheet.mounts.filter((mount) => !isReflex(mount.weapon.full) && assaultOf(mount) === null);
  const less = lesserSide(fired);
  const barrels = fired.map((mount): Barrel => {
    const worth = modified(sheet, mount) * timesOf(sheet, mount) * (less.includes(mount) ? HALF : 1);
    return { mount: mount.id, worth, heat: weaponHeat(mount) };
  });
  let heat = 0;
  return barrels
    .toSorted((a, b) => b.worth - a.worth || a.heat - b.heat)
    .map((barrel) => {
      const hot = barrel.heat > 0 && heat >= efficiency;
      heat += barrel.heat;
      return { mount: barrel.mount, worth: barrel.worth * (hot ? HALF : 1), hot };
    });
}

/** A weapon with what guides it. */
function modified(sheet: StandardSheet, mount: StandardMount): number {
  const { weapon, artemis } = mount;
  const { class: kind } = weapon.full;
  const direct = (kind === 'energy' || kind === 'ballistic') && isComputable(weapon.full) && !isMachineGun(weapon.id);
  const computed = direct && carries(sheet, 'targeting-computer');
  if (sheet.kind === 'infantry' && weapon.full.arms) return armsWorth(sheet.arms) ?? 0;
  return mountWorth(mount) * (artemis ? ARTEMIS : 1) * (computed ? COMPUTER : 1);
}

/** The weapons that count half for where they point: those to the rear, or to the front where the rear has more. Arms turn, and so do turrets; the sides of a vehicle are neither. */
function lesserSide(mounts: readonly StandardMount[]): readonly StandardMount[] {
  const rear = mounts.filter((mount) => !isArm(mount) && isRear(mount));
  const front = mounts.filter((mount) => !isArm(mount) && isFront(mount));
  return power(rear) > power(front) ? front : rear;
}

const isArm = ({ location }: StandardMount): boolean => location === 'LA' || location === 'RA';
const isRear = ({ location, rear }: StandardMount): boolean => rear === true || location === 'RR';
const isFront = (mount: StandardMount): boolean =>
  !isRear(mount) && !VEHICLE_SIDES.some((side) => side === mount.location);

/** Where a vehicle fires neither ahead nor back. */
const VEHICLE_SIDES = ['RS', 'LS', 'TU', 'BD'] as const;

const power = (mounts: readonly StandardMount[]): number =>
  mounts.reduce((sum, mount) => sum + mountWorth(mount) * (mount.artemis ? ARTEMIS : 1), 0);
