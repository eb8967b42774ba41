/** Artillery off the map (option `artillery`): its guns and rounds as data. */

/** A gun: its damage in the hex and by distance from it, how far it reaches in map sheets of 17 hexes, and what a round that follows TAG does to whom it hits (ART-01, ART-05). */
export interface Gun {
  readonly rings: readonly [number, ...number[]];
  readonly maps: number;
  readonly homing: number;
}

const GUN_IDS = ['thumper', 'sniper', 'long-tom', 'arrow-iv'] as const;
export type GunId = (typeof GUN_IDS)[number];

export const GUNS: Readonly<Record<GunId, Gun>> = {
  thumper: { rings: [15, 5], maps: 21, homing: 5 },
  sniper: { rings: [20, 10], maps: 18, homing: 10 },
  'long-tom': { rings: [25, 15, 5], maps: 30, homing: 15 },
  'arrow-iv': { rings: [20, 10], maps: 8, homing: 20 },
};

/** The gun that a weapon on board is; `null`: it is none. */
export const gunIn = (weapon: string): GunId | null =>
  GUN_IDS.find((one) => one === weapon.replace(/^clan-/, '')) ?? null;

export const ROUNDS = ['high-explosive', 'homing', 'smoke'] as const;
/** What a salvo is made of: it bursts, it follows TAG, or it hides. */
export type Round = (typeof ROUNDS)[number];

/** The turns that a salvo flies, by how many sheets off the guns stand (ART-02). */
const FLIGHT: readonly { readonly maps: number; readonly turns: number }[] = [
  { maps: 8, turns: 1 },
  { maps: 15, turns: 2 },
  { maps: 21, turns: 3 },
  { maps: 26, turns: 4 },
];
const LONGEST = 5;

/** The turns that the salvos of a gun fly at its longest range. */
export const longestFlight = (gun: GunId): number =>
  FLIGHT.find(({ maps }) => GUNS[gun].maps <= maps)?.turns ?? LONGEST;

/** The options, each with its requirement; the first value is the default. A state holds only those that are not at it. */
export const ARTILLERY_VALUES = {
  artillery: { values: ['off', ...GUN_IDS], rule: 'ART-01' },
  artillerySalvos: { values: ['4', '2', '8'], rule: 'ART-01' },
  artilleryFlight: { values: ['1', '2', '3', '4', '5'], rule: 'ART-02' },
} as const satisfies Readonly<
  Record<string, { readonly values: readonly [string, ...string[]]; readonly rule: string }>
>;

type ArtilleryOption = keyof typeof ARTILLERY_VALUES;
export type ArtilleryOptions = { readonly [Id in ArtilleryOption]: (typeof ARTILLERY_VALUES)[Id]['values'][number] };

/** The ids of the options. */
export const ARTILLERY_OPTIONS: readonly ArtilleryOption[] = Object.keys(ARTILLERY_VALUES).filter(
  (id): id is ArtilleryOption => id in ARTILLERY_VALUES,
);

/** Smoke hides for so many turns, that in which it is laid among them (ART-06). */
export const SCREEN = 3;
