/** Who sits in a unit. */

export const TALENTS = [
  'marksman',
  'moving-gunner',
  'artillerist',
  'juggler',
  'brawler',
  'surefooted',
  'cool-headed',
  'iron-willed',
] as const;
/** What a pilot does better than others of the same skill (ADV-04). */
export type Talent = (typeof TALENTS)[number];

/** What of a pilot's training the rules ask for besides the skills (AMB-CLN-11). */
export const BONUSES = ['gunnery', 'sensors', 'physical'] as const;

/** The pilot: skills, wounds, whether they are conscious. `out`: the turn in which they lost consciousness; `null` awake. */
export interface Pilot {
  readonly gunnery: number;
  readonly piloting: number;
  readonly hits: number;
  readonly out: number | null;
  readonly talents?: readonly Talent[];
  /** Steps above a beginner, as a campaign counts them; that of gunnery is in the skill already (CLN-32, CLN-39, AMB-CLN-11). */
  readonly bonuses?: Readonly<Partial<Record<(typeof BONUSES)[number], number>>>;
  /** Rolls that may still be made again (ADV-05). */
  readonly edge?: number;
}
