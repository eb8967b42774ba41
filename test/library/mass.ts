import type { MechFile } from '../../src/games/battletech/library/unit-mech.js';
import { armOf } from '../../src/rules/battletech/standard/weapons.js';

/** What a 'Mech's parts weigh by the rules of construction, to hold the files of the catalogue to their tonnage. */

type Standard = NonNullable<MechFile['standard']>;

/** Tons of a fusion engine by its rating, in fives from 0. */
const ENGINES = [
  0, 0.25, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1.5, 1.5, 1.5, 2, 2, 2, 2.5, 2.5, 3, 3, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5,
  5.5, 5.5, 6, 6, 6, 7, 7, 7.5, 7.5, 8, 8.5, 8.5, 9, 9.5, 10, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15.5,
  16, 16.5, 17.5, 18, 19, 19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 27, 28.5, 29.5, 31.5, 33, 34.5, 36.5, 38.5, 41,
  43.5, 46, 49, 52.5,
] as const;

/** Tons rounded up to half a ton. */
export const halves = (tons: number): number => Math.ceil(Number((tons * 2).toFixed(6))) / 2;
export const sum = (all: readonly (number | undefined)[]): number =>
  all.reduce<number>((total, one = 0) => total + one, 0);

/** Tons of a fusion engine without gyro or shielding. */
export const fusionTons = (rating: number): number => ENGINES[Math.ceil(rating / 5)] ?? 0;

/** Tons of everything in the file of a 'Mech. */
export function massOf(file: MechFile, standard: Standard): number {
  const { tons } = file;
  const clan = standard.techBase === 'clan';
  const lines = Object.values(standard.slots).flat();
  const fusion = fusionTons(standard.engine.rating);
  const points = sum([...Object.values(file.armor), ...Object.values(file.rearArmor)]);
  const perTon = 16 * denser(standard.armorType, clan);
  const jets = tons <= 55 ? 0.5 : tons <= 85 ? 1 : 2;
  // A launcher that has its one salvo in it weighs half a ton more.
  const weapons = sum(file.weapons.map(({ weapon, oneShot }) => (armOf(weapon)?.tons ?? 0) + (oneShot ? 0.5 : 0)));
  return sum([
    halves(tons * (standard.structureType ? 0.05 : 0.1)),
    halves(fusion * (standard.engine.type === 'xl' ? 0.5 : standard.engine.type === 'light' ? 0.75 : 1)),
    Math.ceil(standard.engine.rating / 100),
    3,
    Math.max(0, standard.heatSinks.count - 10),
    standard.jump * jets,
    halves(points / perTon),
    weapons,
    sum(lines.map((line) => tonsOfRounds(line))),
    clan ? 0 : (standard.case ?? []).length / 2,
    sum([...new Set(lines)].map((line) => equipment(line, file, clan) * timesIn(line, lines))),
  ]);
}

/** How many more points a ton of armour is than of standard one. */
function denser(armor: Standard['armorType'], clan: boolean): number {
  switch (armor) {
    case 'ferro-fibrous':
      return clan ? 1.2 : 1.12;
    case 'light-ferro-fibrous':
      return 1.06;
    case 'heavy-ferro-fibrous':
      return 1.24;
    default:
      return 1;
  }
}

/** A slot of rounds is a ton of them, or as much less as it says. */
function tonsOfRounds(line: string): number {
  const [, id = '', rounds] = /^([a-z0-9-]+)(?: [a-z-]+)? ammo(?: (\d+))?$/.exec(line) ?? [];
  const full = armOf(id)?.rounds;
  return full ? Number(rounds ?? full) / full : 0;
}

/** How often a thing is there whose every slot weighs for itself; of the others once. */
const timesIn = (line: string, lines: readonly string[]): number =>
  line === 'artemis' || line === 'a-pod' ? lines.filter((one) => one === line).length : 1;

function equipment(line: string, { tons, weapons }: MechFile, clan: boolean): number {
  switch (line) {
    case 'hatchet':
      return Math.ceil(tons / 15);
    case 'sword':
      return halves(tons / 20);
    case 'masc':
      return Math.round(tons / (clan ? 25 : 20));
    case 'active-probe':
    case 'ecm':
      return clan ? 1 : 1.5;
    case 'artemis':
    case 'c3-slave':
      return 1;
    case 'c3i':
      return 2.5;
    case 'a-pod':
      return 0.5;
    case 'targeting-computer': {
      const laid = weapons.filter(({ weapon }) => isLaid(weapon));
      return Math.ceil(sum(laid.map(({ weapon }) => armOf(weapon)?.tons ?? 0)) / (clan ? 5 : 4));
    }
    default:
      return 0;
  }
}

const isLaid = (weapon: string): boolean =>
  !/machine-gun|flamer|anti-missile/u.test(weapon) &&
  ['energy', 'ballistic'].includes(armOf(weapon)?.weapon.full.class ?? 'other');
