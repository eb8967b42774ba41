import type { Locale } from '../i18n/locales.js';
import type { MatchEvent, Outcome } from '../rules/kernel/contract.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Era } from './header.js';
import type { StoredOrder, Versions } from './ports.js';

/** What a match looks like as one document. */

/**
 * A whole match as one JSON document: format of `/match export`, `arbitre simulate --export`, read by `replay` and `verify`.
 * Version 1 had no salts, no signature, no language, and did not say which order caused an event nor in whose place it was
 * given. Version 2 had no chain, no outcome, one number for shape and decisions, and orders without their questions.
 */
export interface Transcript {
  readonly format: 'arbitre-transcript';
  readonly formatVersion: 1 | 2 | 3;
  readonly match: string;
  readonly locale: Locale;
  readonly ruleset: RulesetId;
  /** The shape of the state of which `hash` is the hash. */
  readonly shape: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** The secret seed: only when the match is over, or was so before it was reopened. */
  readonly seed: string | null;
  /** What the players added to the seed, in the order of joining: with it the key of the dice (`diceKey`). */
  readonly salts: readonly string[];
  /** Who brought each salt, in the order of `salts`; left out where there are none, and in transcripts from before it was written down. */
  readonly saltedBy?: readonly SaltOwner[];
  /** The dice since it was reopened, era by era; the seed of the last one only when the match is over again. Left out: it never was. */
  readonly eras?: readonly (Era & { readonly seed: string | null })[];
  readonly seats: Readonly<Record<string, string>>;
  /** Who held a seat before its present player; left out where none changed hands. */
  readonly earlier?: readonly EarlierHolder[];
  readonly orders: readonly TranscriptOrder[];
  readonly events: readonly TranscriptEvent[];
  /** What came after `events` and could not be shown yet, in its order: in exports of running matches of old. */
  readonly withheld?: readonly Withheld[];
  /** How the match ended; `null` while it runs. */
  readonly outcome: Outcome | null;
  /** SHA-256 of the state after `events` as canonical JSON (keys sorted). */
  readonly hash: string;
  /** The last link of the chain over all orders and events, those that are withheld included; `null` before version 3. */
  readonly chain: string | null;
  /** The public half of the key that signed it, hex; empty in version 1. */
  readonly publicKey: string;
  /** Ed25519 over everything else as canonical JSON, hex; empty in version 1. */
  readonly signature: string;
}

/** The player who brought a salt, and the seat that they began with, which others may hold by now. */
export interface SaltOwner {
  readonly seat: string;
  readonly player: string;
}

/** A player who held a seat from one event on until another gave it away; event 1 for whoever began with it. */
export interface EarlierHolder {
  readonly seat: string;
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

/**
 * An order as written down: `by` the player, `as` for the seat or in the place of one that did not act, `salt` that of its
 * leaf in the chain.
 */
export interface TranscriptOrder extends Versions {
  readonly at: number;
  readonly seat: string | null;
  readonly by: string;
  readonly as: StoredOrder['by'];
  readonly question: string | null;
  readonly command: StoredOrder['command'];
  readonly salt: string;
}

/** An event as written down: `order` the number of the order that caused it, from 1; `null` in version 1. */
export interface TranscriptEvent {
  readonly seq: number;
  readonly at: number;
  readonly shape: number;
  readonly order: number | null;
  readonly event: MatchEvent<AnyGame>;
  readonly salt: string;
}

/** An order or event of a running match that not everybody could know yet: only its leaf, which it must have when it is shown. */
export type Withheld =
  | { readonly order: number; readonly leaf: string }
  | { readonly seq: number; readonly leaf: string };
