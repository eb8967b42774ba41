import type { Locale } from '../i18n/locales.js';
import type { AnyPicture } from './picture.js';

/** A whole campaign or league as everybody was told it: what its page is made of. */

export interface StoryPicture {
  readonly picture: AnyPicture;
  readonly alt: string;
}

/** What happened in one go, with pictures of how it stood right after it, the chief one first; none before there is anything to show. */
export interface SeasonStep {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly pictures: readonly StoryPicture[];
}

/** A battle or a pairing: who fought, how it ended, in which step it was booked, from 0 on, and where it is told. */
export interface SeasonBattle {
  readonly id: string;
  readonly told: string;
  readonly ended: string | null;
  readonly step: number | null;
  readonly link: string | null;
}

/** A row of an account, in the order of its columns, and the battle that it comes from. */
export interface SeasonEntry {
  readonly cells: readonly string[];
  readonly battle: string | null;
}

export interface SeasonStory {
  readonly locale: Locale;
  readonly title: string;
  /** How far it has come, in one line. */
  readonly stands: string;
  readonly steps: readonly SeasonStep[];
  /** What its parts are called; the last column leads to the battle. */
  readonly words: { readonly battles: string; readonly ledger: string; readonly columns: readonly string[] };
  readonly battles: readonly SeasonBattle[];
  readonly accounts: readonly { readonly name: string; readonly entries: readonly SeasonEntry[] }[];
}
