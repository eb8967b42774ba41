import type { MapFacts, UnitFacts } from '../library/contract.js';
import type { Instant, PlayerId } from './header.js';

/** The shelf of a server: units and maps that players have brought, each as the file of ours that was made of theirs. */

/** What lists need of a file on the shelf, without its text; `player` is `null` once they are forgotten. */
interface OnShelf {
  readonly guild: string;
  /** The label of a unit, the name of a map, what the server calls a file of a campaign. */
  readonly id: string;
  /** What the file that was brought calls itself, or was called. */
  readonly source: string;
  readonly bytes: number;
  readonly player: PlayerId | null;
  readonly at: Instant;
}

/** A unit or a map: the same source brought again takes its place. */
export type Shelved = OnShelf &
  ({ readonly kind: 'unit'; readonly facts: UnitFacts } | { readonly kind: 'map'; readonly facts: MapFacts });

export type ShelfKind = Shelved['kind'];

/** A file of a campaign or a deck of event cards that a server keeps. */
export type KeptCampaignFile = OnShelf;

/** The part of the store that keeps files of campaigns, on the same shelves. */
export interface CampaignFiles {
  campaignFiles(guild: string): Promise<readonly KeptCampaignFile[]>;
  /** The text of one; `null`: there is none. */
  campaignFile(guild: string, id: string): Promise<string | null>;
  /** Keeps a file in the place of the one that had its name. */
  keepCampaignFile(file: KeptCampaignFile & { readonly text: string }): Promise<void>;
  /** False: there is none of that name. */
  dropCampaignFile(guild: string, id: string): Promise<boolean>;
}

/** The part of the store that keeps the shelves. */
export interface Shelves {
  /** Everything on the shelf of a server, units before maps, each by its id. */
  shelf(guild: string): Promise<readonly Shelved[]>;
  /** The text of one file; `null`: there is none. */
  shelfText(guild: string, kind: ShelfKind, id: string): Promise<string | null>;
  /** Keeps files in the place of those that had their ids, all or none. */
  putOnShelf(files: readonly (Shelved & { readonly text: string })[]): Promise<void>;
  dropFromShelf(guild: string, kind: ShelfKind, ids: readonly string[]): Promise<void>;
}
