import type { Munition } from './types.js';
import type { StandardWeapon } from '../record-sheet.js';

/** What weapons do to platoons of infantry (table 11.2.6). */

/** Dice of weapons that fire bursts at troopers. */
const BURSTS: Readonly<Record<string, number>> = {
  'light-machine-gun': 1,
  'clan-light-machine-gun': 1,
  'machine-gun': 2,
  'clan-machine-gun': 2,
  'ba-machine-gun': 1,
  'ba-heavy-machine-gun': 2,
  'ba-bearhunter-autocannon': 3,
  'ba-ap-gauss-rifle': 2,
  'ba-light-recoilless-rifle': 1,
  'ba-medium-recoilless-rifle': 2,
  'ba-heavy-recoilless-rifle': 2,
  'small-pulse-laser': 2,
  'clan-small-pulse-laser': 2,
  'clan-micro-pulse-laser': 2,
  'heavy-machine-gun': 3,
  'clan-heavy-machine-gun': 3,
  'ba-flamer': 3,
  'ba-firedrake-needler': 3,
  'ba-heavy-grenade-launcher': 1,
  'ba-heavy-mortar': 1,
  'ba-light-mortar': 1,
  'ba-heavy-flamer': 6,
  flamer: 4,
  'clan-flamer': 4,
  'vehicle-flamer': 4,
};

/** Those of suits that burst with half a die, rounded up. */
const HALF_A_DIE: readonly string[] = ['ba-light-machine-gun', 'ba-micro-grenade-launcher'];

/** The dice that a weapon rolls against a platoon instead of its damage; 0: it fires no bursts. `halves`: of what they show half counts, rounded up. */
export const burstOf = ({ id }: Pick<StandardWeapon, 'id'>): { readonly dice: number; readonly halves: boolean } =>
  HALF_A_DIE.includes(id) ? { dice: 1, halves: true } : { dice: BURSTS[id] ?? 0, halves: false };

/** What a burst comes to. */
export const burstPoints = (shown: number, halves: boolean): number => (halves ? Math.ceil(shown / 2) : shown);

const LESS = 10;
const LESS_OF_MISSILES = 5;
const MORE_OF_PELLETS = 1;
const MORE_OF_PULSES = 2;

/** The troopers that a weapon which fires no bursts hits of a platoon: a part of its damage, rounded up, missiles with the whole rack (UNI-44, UNI-45), fragmentation ones with all their points (WPN-18). */
export function troopersHit({ damage, full }: StandardWeapon, munition: Munition | null): number {
  if (full.amongTroopers !== undefined) return full.amongTroopers;
  const whole = full.cluster ? full.cluster.size * full.cluster.damage : damage;
  if (munition === 'fragmentation') return whole;
  if (full.class === 'missile') return Math.ceil(whole / LESS_OF_MISSILES);
  const more = munition === 'cluster' ? MORE_OF_PELLETS : full.traits.includes('pulse') ? MORE_OF_PULSES : 0;
  return Math.ceil(whole / LESS + more);
}

/** The troopers that a physical attack, an explosion or a fall of a 'Mech hits, one at the least (UNI-71). */
export const troopersStruck = (points: number): number => (points > 0 ? Math.max(1, Math.floor(points / LESS)) : 0);
