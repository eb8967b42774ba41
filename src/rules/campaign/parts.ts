import type { Setup } from './setup.js';

/** The parts of a campaign that a game master may replace by a file. */

/** What can be replaced. */
export const PARTS = [
  'cards',
  'prices',
  'repairs',
  'stakes',
  'resources',
  'talents',
  'map',
  'tiers',
  'beginners',
  'squads',
  'options',
  'rules',
] as const;
export type Part = (typeof PARTS)[number];

/** What of a set-up a file replaces. */
export type Change = Partial<
  Pick<
    Setup,
    | 'cards'
    | 'prices'
    | 'tons'
    | 'missions'
    | 'factions'
    | 'talents'
    | 'talentsInBattle'
    | 'provinces'
    | 'tiers'
    | 'beyond'
    | 'tierProduction'
    | 'workshop'
    | 'beginner'
    | 'squad'
    | 'options'
    | 'rules'
  >
>;

/** Names in each language, which no rule asks for; they come with what they name. */
type Words = Readonly<Record<'en' | 'fr' | 'ru', string>>;
export interface Lore {
  readonly provinces?: Readonly<Record<string, { readonly title: Words; readonly at: readonly [number, number] }>>;
  readonly missions?: Readonly<Record<string, Words>>;
  readonly talents?: Readonly<Record<string, Words>>;
  readonly cards?: Readonly<Record<string, { readonly title: Words; readonly text: Words }>>;
}

/** A part as it is from now on, with its text. */
export interface Replacement {
  readonly part: Part;
  readonly change: Change;
  readonly lore: Lore;
  readonly text: string;
}
