import type { Options } from './options.js';

/** Pilots' bonuses, ranks and what a rank gives access to (CLN-14 … CLN-17). */

export const CHARACTERISTICS = ['gunnery', 'piloting', 'sensors', 'physical'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export type Bonuses = Readonly<Record<Characteristic, number>>;

export const NO_BONUS: Bonuses = { gunnery: 0, piloting: 0, sensors: 0, physical: 0 };

/** The XP of each step of a bonus (CLN-14), as it is paid (AMB-CLN-10). */
const STEPS = [20, 30, 40] as const;

/** What the next step of a bonus costs; `null`: there is none. */
export function stepCost(from: number, { xpCost }: Pick<Options, 'xpCost'>): number | null {
  const cost = STEPS[from];
  if (cost === undefined) return null;
  return xpCost === 'incremental' ? cost : cost - (STEPS[from - 1] ?? 0);
}

/** The ranks from the lowest on: the bonuses that each asks, whether it brings a talent, the tons that it may pilot (CLN-15 … CLN-17). */
const RANKS = [
  { rank: 'bleu', bonuses: [], talent: false, tons: 35 },
  { rank: 'cadet', bonuses: [1], talent: false, tons: 35 },
  { rank: 'warrior', bonuses: [1, 1], talent: true, tons: 35 },
  { rank: 'point-commander', bonuses: [1, 1, 1], talent: true, tons: 60 },
  { rank: 'star-commander', bonuses: [1, 1, 1, 1], talent: true, tons: 60 },
  { rank: 'nova-commander', bonuses: [2, 2, 2, 1], talent: true, tons: 80 },
  { rank: 'star-captain', bonuses: [2, 2, 2, 2], talent: true, tons: 80 },
  { rank: 'nova-captain', bonuses: [3, 3, 3, 2], talent: true, tons: Number.POSITIVE_INFINITY },
] as const;
export type Rank = (typeof RANKS)[number]['rank'];

/** The ranks that bonuses are enough for, from the lowest on; each asks every bonus of its line, whichever characteristic it is of (AMB-CLN-11). */
function reached(bonuses: Bonuses): readonly (typeof RANKS)[number][] {
  const sorted = Object.values(bonuses).sort((a, b) => b - a);
  return RANKS.filter((rank) => rank.bonuses.every((least, i) => (sorted[i] ?? 0) >= least));
}

/** The rank of a pilot (CLN-15). */
export const rankOf = (bonuses: Bonuses): Rank => reached(bonuses).at(-1)?.rank ?? 'bleu';

/** The heaviest machine that a pilot may take, in tons (CLN-17). */
export const mostTons = (bonuses: Bonuses): number => Math.max(0, ...reached(bonuses).map(({ tons }) => tons));

/** How many talents a pilot may have (CLN-16). */
export function talentsOf(bonuses: Bonuses, { talents }: Pick<Options, 'talents'>): number {
  const count = reached(bonuses).filter(({ talent }) => talent).length;
  return talents === 'perRank' ? count : Math.min(1, count);
}

/** What a rank costs from nothing on. */
export const rankCost = (rank: Rank, options: Pick<Options, 'xpCost'>): number =>
  RANKS.filter((one) => one.rank === rank)
    .flatMap(({ bonuses }) => [...bonuses])
    .flatMap((bonus) => Array.from({ length: bonus }, (_, from) => stepCost(from, options) ?? 0))
    .reduce((sum, cost) => sum + cost, 0);

/** The XP of an attack by the number that it needed (CLN-13, AMB-CLN-09). */
export function xpFor(need: number): number {
  switch (need) {
    case 10:
      return 2;
    case 11:
      return 4;
    case 12:
      return 8;
    default:
      return need >= 4 && need <= 9 ? 1 : 0;
  }
}
