import type { MapEntry, MapFacts, UnitEntry, UnitFacts } from '../library/contract.js';
import type { ImportNote } from '../library/imports/contract.js';
import type { Instant, PlayerId } from '../match/header.js';
import type { Shelved, ShelfKind } from '../match/shelf.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { RulesetId } from '../rules/registry.js';

/** What servers play with beside what is shipped: units and maps that their members bring (IMP-08). */

/** What a shelf holds, what one member may have on it who does not manage the server, and how large an upload may be. */
export const QUOTA = {
  files: 1000,
  bytes: 16 * 1024 * 1024,
  ofOne: 100,
  upload: 8 * 1024 * 1024,
  /** Seconds that the reading of an upload may take. */
  seconds: 60,
} as const;

/** Who acts on the shelf of which server; `manages`: whether they manage it. */
export interface Member {
  readonly guild: string;
  readonly player: PlayerId;
  readonly manages: boolean;
}

/** A file that somebody brings: one of the community's, or an archive of them. */
export interface Upload extends Member {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly at: Instant;
}

/** What became of an upload, file by file. */
export interface Delivery {
  readonly kept: readonly Kept[];
  readonly refused: readonly { readonly file: string; readonly why: Refusal }[];
}

/** A file that now stands on the shelf; `notes`: what it asks that cannot be had here; `anew`: it took the place of another. */
export interface Kept {
  readonly file: string;
  readonly kind: ShelfKind;
  readonly id: string;
  readonly name: string;
  readonly notes: readonly ImportNote[];
  readonly anew: boolean;
}

/** The shelves of all servers; without a server there is what is shipped. */
export interface Shelf {
  /** The units that can be played with: those of the library, then those of the shelf. */
  units(guild: string | null): Promise<readonly UnitFacts[]>;
  /** The maps likewise. */
  maps(guild: string | null): Promise<readonly MapFacts[]>;
  /** One of these units, to be looked at; `null`: there is none any more, or it can no longer be read. */
  unit(guild: string | null, unit: Pick<UnitFacts, 'ruleset' | 'id'>): Promise<UnitEntry | null>;
  /** One of these maps by its name; `null` likewise. */
  map(guild: string | null, name: string): Promise<MapEntry | null>;
  /** The files of those of these units that are not of the library: a roster takes them along. */
  files(guild: string | null, ruleset: RulesetId, ids: readonly string[]): Promise<readonly object[]>;
  /** What a server has on its shelf. */
  all(guild: string): Promise<readonly Shelved[]>;
  /** Reads what somebody brings and keeps what can be kept; uploads for a server wait for each other. */
  bring(upload: Upload): Promise<Result<Delivery, Refusal>>;
  /** Takes files off the shelf; those of others only managers may. Yields how many. */
  remove(by: Member, kind: ShelfKind, ids: readonly string[]): Promise<number>;
}

/** Whether somebody may replace and remove a file: their own; who manages the server any. */
export const mayChange = ({ player, manages }: Member, file: Pick<Shelved, 'player'>): boolean =>
  manages || file.player === player;
