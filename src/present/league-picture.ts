import type { Locale } from '../i18n/locales.js';
import type { Palette } from '../match/people.js';
import type { Format } from '../rules/league/setup.js';
import { stageIn, type State } from '../rules/league/state.js';

/** What a picture of a league shows, of one division of a stage. */
export const LEAGUE_PICTURES = ['standings', 'cross', 'bracket', 'lower', 'ladder', 'curve'] as const;
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

/** How each format can be shown, what shows it best first. */
const SHOWN: Readonly<Record<Format['kind'], readonly [LeaguePictureKind, ...LeaguePictureKind[]]>> = {
  'round-robin': ['standings', 'cross', 'curve'],
  swiss: ['standings', 'cross', 'curve'],
  knockout: ['bracket'],
  double: ['bracket', 'lower'],
  ladder: ['ladder'],
};

/** The pictures of a stage, the best first. */
export const picturesOf = (state: Pick<State, 'setup'>, stage: number) => SHOWN[stageIn(state, stage).format.kind];

/** The last stage that can be shown so; −1: none. */
export const stageFor = (state: Pick<State, 'setup' | 'stages'>, kind: LeaguePictureKind | undefined): number =>
  state.stages.findLastIndex((_, stage) => kind === undefined || picturesOf(state, stage).includes(kind));
