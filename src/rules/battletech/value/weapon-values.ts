import type { StandardMount } from '../record-sheet.js';
import { rounded } from './round.js';

/**
 * What a weapon is worth (BV-12), and a ton of its ammunition. A list beside the weapon table, not a column of it: what stands
 * there goes into the set-up of every match.
 */
type Worth = readonly [weapon: number, ton?: number];

const WORTH: Readonly<Record<string, Worth>> = {
  // Lasers, particle cannons, flamers.
  'small-laser': [9],
  'medium-laser': [46],
  'large-laser': [123],
  'er-small-laser': [17],
  'er-medium-laser': [62],
  'er-large-laser': [163],
  'clan-er-small-laser': [31],
  'clan-er-medium-laser': [108],
  'clan-er-large-laser': [248],
  'small-pulse-laser': [12],
  'medium-pulse-laser': [48],
  'large-pulse-laser': [119],
  'clan-small-pulse-laser': [24],
  'clan-medium-pulse-laser': [111],
  'clan-large-pulse-laser': [265],
  'clan-er-micro-laser': [7],
  'clan-micro-pulse-laser': [12],
  'clan-heavy-small-laser': [15],
  'clan-heavy-medium-laser': [76],
  'clan-heavy-large-laser': [244],
  'ba-small-laser': [9],
  ppc: [176],
  'er-ppc': [229],
  'clan-er-ppc': [412],
  'light-ppc': [88],
  'heavy-ppc': [317],
  'snub-nose-ppc': [165],
  flamer: [6],
  'clan-flamer': [6],
  'ba-flamer': [5],
  'vehicle-flamer': [5, 1],
  'plasma-rifle': [210, 26],
  // Autocannons, machine guns, Gauss rifles.
  'ac-2': [37, 5],
  'ac-5': [70, 9],
  'ac-10': [123, 15],
  'ac-20': [178, 22],
  'light-ac-2': [30, 4],
  'light-ac-5': [62, 8],
  'ultra-ac-2': [56, 7],
  'ultra-ac-5': [112, 14],
  'ultra-ac-10': [210, 26],
  'ultra-ac-20': [281, 35],
  'clan-ultra-ac-2': [62, 8],
  'clan-ultra-ac-5': [122, 15],
  'clan-ultra-ac-10': [210, 26],
  'clan-ultra-ac-20': [335, 42],
  'rotary-ac-2': [118, 15],
  'rotary-ac-5': [247, 31],
  'lb-2-x': [42, 5],
  'lb-5-x': [83, 10],
  'lb-10-x': [148, 19],
  'lb-20-x': [237, 30],
  'clan-lb-2-x': [47, 6],
  'clan-lb-5-x': [93, 12],
  'clan-lb-10-x': [148, 19],
  'clan-lb-20-x': [237, 30],
  'machine-gun': [5, 1],
  'clan-machine-gun': [5, 1],
  'ba-machine-gun': [5],
  'ba-light-recoilless-rifle': [12],
  'ba-medium-recoilless-rifle': [19],
  'ba-heavy-recoilless-rifle': [22],
  'ba-david-light-gauss-rifle': [7],
  'ba-king-david-light-gauss-rifle': [7],
  'ba-magshot': [15],
  'ba-tsunami-gauss-rifle': [6],
  'ba-firedrake-needler': [2],
  'ba-heavy-grenade-launcher': [2],
  'ba-heavy-mortar': [17],
  'ba-support-ppc': [12],
  'light-machine-gun': [5, 1],
  'clan-light-machine-gun': [5, 1],
  'heavy-machine-gun': [6, 1],
  'clan-heavy-machine-gun': [6, 1],
  'gauss-rifle': [320, 40],
  'clan-gauss-rifle': [320, 40],
  'light-gauss-rifle': [159, 20],
  'heavy-gauss-rifle': [346, 43],
  // Missiles and torpedoes.
  'lrm-5': [45, 6],
  'lrm-10': [90, 11],
  'lrm-15': [136, 17],
  'lrm-20': [181, 23],
  'clan-lrm-5': [55, 7],
  'clan-lrm-10': [109, 14],
  'clan-lrm-15': [164, 21],
  'clan-lrm-20': [220, 27],
  'lrt-5': [45, 6],
  'lrt-10': [90, 11],
  'lrt-15': [136, 17],
  'lrt-20': [181, 23],
  'clan-lrt-5': [55, 7],
  'clan-lrt-10': [109, 14],
  'clan-lrt-15': [164, 21],
  'clan-lrt-20': [220, 27],
  'srm-2': [21, 3],
  'srm-4': [39, 5],
  'srm-6': [59, 7],
  'clan-srm-2': [21, 3],
  'clan-srm-4': [39, 5],
  'clan-srm-6': [59, 7],
  'srt-2': [21, 3],
  'srt-4': [39, 5],
  'srt-6': [59, 7],
  'clan-srt-2': [21, 3],
  'clan-srt-4': [39, 5],
  'clan-srt-6': [59, 7],
  'ba-srm-1': [15, 2],
  'ba-srm-2': [21, 3],
  'streak-srm-2': [30, 4],
  'streak-srm-4': [59, 7],
  'streak-srm-6': [89, 11],
  'clan-streak-srm-2': [40, 5],
  'clan-streak-srm-4': [79, 10],
  'clan-streak-srm-6': [118, 15],
  'ba-mrm-1': [9, 1],
  'mrm-10': [56, 7],
  'mrm-20': [112, 14],
  'mrm-30': [168, 21],
  'mrm-40': [224, 28],
  'rocket-launcher-10': [18],
  'rocket-launcher-15': [23],
  'rocket-launcher-20': [24],
  'clan-atm-3': [53, 14],
  'clan-atm-6': [105, 26],
  'clan-atm-9': [147, 36],
  'clan-atm-12': [212, 52],
  narc: [30, 0],
  'clan-narc': [30, 0],
  inarc: [75, 0],
  // What counts for the defence, and what counts for nothing.
  'anti-missile-system': [32, 11],
  'clan-anti-missile-system': [32, 22],
  tag: [0],
  'clan-tag': [0],
  'light-tag': [0],
  'clan-light-tag': [0],
  'attack-swarmed-mech': [0],
  'leg-attack': [0],
  'stop-swarm': [0],
  'swarm-mech': [0],
};

/** Machine guns are no help to a targeting computer, nor is it to them. */
export const isMachineGun = (weapon: string): boolean => weapon.endsWith('machine-gun');

/** Whether the list knows a weapon: it knows all of the table. */
export const isValued = (weapon: string): boolean => weapon in WORTH;

/** What a weapon is worth, before anything is made of it. */
export const weaponWorth = (weapon: string): number => WORTH[weapon]?.[0] ?? 0;

/** A launcher with one load is worth a fifth of one that is fed. */
const ONCE = 0.2;

/** What a weapon is worth as it is mounted. */
export const mountWorth = ({ weapon, oneShot }: StandardMount): number =>
  oneShot ? rounded(weaponWorth(weapon.id) * ONCE) : weaponWorth(weapon.id);

/** What a ton of its ammunition is worth. */
export const tonWorth = (weapon: string): number => WORTH[weapon]?.[1] ?? 0;
