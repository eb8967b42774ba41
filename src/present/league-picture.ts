import type { Locale } from '../i18n/locales.js';
import type { Palette } from '../match/people.js';
import type { State } from '../rules/league/state.js';

/** What a picture of a league shows, of one division of a stage. */
export const LEAGUE_PICTURES = ['standings', 'cross', 'bracket', 'ladder', 'curve'] as const;
export type LeaguePictureKind = (typeof LEAGUE_PICTURES)[number];

/** A picture of a league, as plain JSON. */
export interface LeaguePicture {
  readonly game: 'league';
  readonly view: Pick<State, 'setup' | 'entrants' | 'stages' | 'pairings' | 'periods' | 'status' | 'placed'>;
  readonly shows: { readonly kind: LeaguePictureKind; readonly stage: number; readonly division: number };
  readonly title: string;
  readonly locale: Locale;
  readonly palette?: Palette;
}
