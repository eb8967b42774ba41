import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Hook, Hooked, Token } from '../match/access.js';
import type { Instant } from '../match/header.js';
import type { ShardSet } from '../match/ports.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { matches } from './schema.js';
import { streams } from './stream-schema.js';
import { hooks, tokens } from './tools-schema.js';

/** Tokens, and addresses that are told of a match, a campaign or a league. */

export const tokensOf = (tx: Tx, guild: string): readonly Token[] =>
  tx.select().from(tokens).where(eq(tokens.guild, guild)).orderBy(asc(tokens.at)).all();

export const tokenNamed = (tx: Tx, id: string): Token | null =>
  tx.select().from(tokens).where(eq(tokens.id, id)).get() ?? null;

export const putToken = (tx: Tx, token: Token): void => void tx.insert(tokens).values(token).run();

export const dropToken = (tx: Tx, guild: string, id: string): boolean =>
  tx
    .delete(tokens)
    .where(and(eq(tokens.guild, guild), eq(tokens.id, id)))
    .run().changes > 0;

export const tokenUsed = (tx: Tx, id: string, usedAt: Instant): void =>
  void tx.update(tokens).set({ usedAt }).where(eq(tokens.id, id)).run();

export const hooksOf = (tx: Tx, of: Hooked): readonly Hook[] =>
  tx.select().from(hooks).where(eq(hooks.of, of)).orderBy(asc(hooks.at)).all();

export const addHook = (tx: Tx, hook: Hook): boolean =>
  tx.insert(hooks).values(hook).onConflictDoNothing().run().changes > 0;

export const dropHook = (tx: Tx, of: Hooked, id: string): boolean =>
  tx
    .delete(hooks)
    .where(and(eq(hooks.of, of), eq(hooks.id, id)))
    .run().changes > 0;

/** Asks for those of what has changed since they were told, and that may be tried now. */
export function hooksDueIn(
  db: Db,
  set: ShardSet,
): (now: Instant, limit: number) => readonly (Hook & { readonly revision: number })[] {
  const due = db
    .select({ hook: hooks, match: matches.revision, stream: streams.revision })
    .from(hooks)
    .leftJoin(matches, eq(matches.id, hooks.of))
    .leftJoin(streams, eq(streams.id, hooks.of))
    .where(
      and(
        or(
          and(gt(matches.revision, hooks.told), ofShards(set)),
          and(gt(streams.revision, hooks.told), ofShards(set, streams.guild)),
        ),
        lte(hooks.notBefore, sql.placeholder('now')),
        isNull(hooks.stoppedAt),
      ),
    )
    .orderBy(asc(hooks.notBefore))
    .limit(sql.placeholder('limit'))
    .prepare();
  return (now, limit) =>
    due.all({ now, limit }).map(({ hook, match, stream }) => ({ ...hook, revision: match ?? stream ?? hook.told }));
}

export const settleHook = (tx: Tx, id: string, change: Partial<Omit<Hook, 'id' | 'of' | 'url'>>): void =>
  void tx.update(hooks).set(change).where(eq(hooks.id, id)).run();
