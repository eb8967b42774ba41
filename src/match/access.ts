import { createHash, timingSafeEqual } from 'node:crypto';
import type { Instant, MatchId, PlayerId, StreamId } from './header.js';

/** What other programs may read: tokens, of which only hashes are kept, and addresses that are told when a match, a campaign or a league changes. */

/** `read`: everything that everybody on the server may know, sent in a header. `calendar`: the feed of deadlines alone, in its address. */
export const TOKEN_KINDS = ['read', 'calendar'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** A token as it is kept. */
export interface Token {
  readonly id: string;
  readonly guild: string;
  readonly kind: TokenKind;
  readonly name: string;
  /** SHA-256 of the whole token, hex. */
  readonly hash: string;
  readonly player: PlayerId | null;
  readonly at: Instant;
  readonly usedAt: Instant | null;
}

/** Of what an address can be told. */
export type Hooked = MatchId | StreamId;

/** An address that is told when something changes in a match, a campaign or a league. */
export interface Hook {
  readonly id: string;
  readonly of: Hooked;
  readonly url: string;
  readonly player: PlayerId | null;
  readonly at: Instant;
  /** Up to which revision it has been told, of a campaign or league up to which event, how often so far, and the hash of what it was told last. */
  readonly told: number;
  readonly events: number;
  readonly deliveries: number;
  readonly hash: string | null;
  readonly attempts: number;
  readonly failure: string | null;
  readonly notBefore: Instant;
  readonly stoppedAt: Instant | null;
}

export interface AccessStore {
  tokens(guild: string): Promise<readonly Token[]>;
  token(id: string): Promise<Token | null>;
  putToken(token: Token): Promise<void>;
  /** False: the server has none of that id. */
  dropToken(guild: string, id: string): Promise<boolean>;
  tokenUsed(id: string, at: Instant): Promise<void>;
  hooks(of: Hooked): Promise<readonly Hook[]>;
  /** False: it is told to that address already. */
  addHook(hook: Hook): Promise<boolean>;
  dropHook(of: Hooked, id: string): Promise<boolean>;
  /** Those of what has changed since they were told, and that may be tried now; with the revision that it has. */
  hooksDue(now: Instant, limit: number): Promise<readonly (Hook & { readonly revision: number })[]>;
  /** Notes what came of telling one. */
  settleHook(id: string, change: Partial<Omit<Hook, 'id' | 'of' | 'url'>>): Promise<void>;
}

const TOKEN = /^arb_([0-9a-f]{12})_[\w-]{43}$/u;
const ID_BYTES = 6;
const SECRET_BYTES = 32;

const hashOfToken = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** A new token: its text, which is shown once, and its id and hash, which are kept. */
export function newToken(randomBytes: (size: number) => Uint8Array): {
  readonly text: string;
  readonly id: string;
  readonly hash: string;
} {
  const id = Buffer.from(randomBytes(ID_BYTES)).toString('hex');
  const text = `arb_${id}_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
  return { text, id, hash: hashOfToken(text) };
}

/** What is compared with where there is no such token: so it takes as long. */
const NOBODY = hashOfToken('');

/** The token of a text; `null`: there is none, or another has that id. How long that takes tells nothing of what is kept. */
export async function tokenOf(store: Pick<AccessStore, 'token'>, text: string): Promise<Token | null> {
  const id = TOKEN.exec(text)?.[1];
  const kept = id === undefined ? null : await store.token(id);
  const same = timingSafeEqual(Buffer.from(hashOfToken(text), 'hex'), Buffer.from(kept?.hash ?? NOBODY, 'hex'));
  return same ? kept : null;
}
